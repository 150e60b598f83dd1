"""What proves a match's deals: their seals, and what opens them once it is over.

The file of a finished match has all that anyone needs to check its deals and everybody's board.
docs/together.md describes its form, and docs/verify.py checks one.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.work import Slices, Slicing
from bot.services.daily.proofs import LAST, canonical, par_record, with_places
from bot.services.matches.comparison import Score, ranking
from bot.services.matches.transitions import found_match
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import Match, MatchDeal, MatchState
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction

FORMAT: Final = "divan/match/2"


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal of a match. Its repr contains nothing that could reveal the cards."""

    seal: str
    """64 hex digits."""
    deal: int | None = field(default=None, repr=False)
    """None until the match is over."""
    nonce: str | None = field(default=None, repr=False)
    """32 hex digits; None until the match is over."""


@dataclass(frozen=True, slots=True)
class MatchProof:
    """The deals of a match in order; none if they aren't proved winnable yet."""

    match: int
    key: str
    deals: tuple[SealedDeal, ...]
    is_over: bool


class MatchProofs:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, request: Request, match: int) -> MatchProof:
        """A match's proof, which is seals alone until it is over; NO_MATCH."""
        row, deals = await self._transactions.read_for(
            request, lambda tx: (shown_match(tx, request, match), tx.matches.deals(match))
        )
        is_over = row.state is MatchState.OVER
        told = (SealedDeal(one.seal, *((one.deal, one.nonce) if is_over else ())) for one in deals)
        return MatchProof(match, row.key, tuple(told), is_over)


def shown_match(tx: Transaction, request: Request, id: int) -> Match:
    """A match that everybody may know of, or the player's own; NO_MATCH."""
    match = found_match(tx, id)
    if match.server is None and tx.seats.seat(id, request.owner) is None:
        raise PlayError(Reason.NO_MATCH)
    return match


@dataclass(frozen=True, slots=True)
class Board:
    """What somebody made of a match's deal, with at least one move."""

    number: int
    """Of the deal, from 1."""
    seat: int | None
    """From 1; None at a table, whose board is everybody's."""
    score: Score
    moves: str | None = field(repr=False)
    """None if they aren't shown."""


@dataclass(frozen=True, slots=True)
class MatchFile:
    """The file of a finished match."""

    match: Match
    boards: int
    named: int
    """How many of the boards have their moves in it."""
    checksum: str
    """64 hex digits; equal files have equal ones."""
    content: bytes = field(repr=False)


def written(match: Match, deals: Sequence[MatchDeal], boards: Sequence[Board]) -> Slices[MatchFile]:
    """The file of a match that is over."""
    told = list[dict[str, Any]]()
    for deal in deals:
        told.append((yield from _deal(match.key, deal, boards)))
    whole = {
        "format": FORMAT,
        "kind": match.format or match.kind.value,  # It tells how many deals there are.
        "match": str(match.id),
        "ranking": _ranking(len(deals), boards),
        "checksum": "",
        "deals": told,
    }
    checksum = sha256(canonical(whole).encode("ascii")).hexdigest()
    yield
    return MatchFile(
        match=match,
        boards=len(boards),
        named=sum(board.moves is not None for board in boards),
        checksum=checksum,
        content=f"{json.dumps({**whole, 'checksum': checksum}, indent=1)}\n".encode("ascii"),
    )


def _deal(key: str, deal: MatchDeal, boards: Sequence[Board]) -> Slices[dict[str, Any]]:
    """A deal, with its boards best first."""
    par = yield from par_record(key, deal.deal, deal.par, deal.par_tie_breaker)
    records = sorted((_told(board) for board in boards if board.number == deal.number), key=_rank)
    return {
        "game": key,
        "number": str(deal.deal),  # Many programs would round it.
        "nonce": deal.nonce,
        "seal": deal.seal,
        "line": " ".join(deal.line),
        "par": par,
        "players": len(records),
        "records": [*with_places(records)],
    }


def _told(board: Board) -> dict[str, Any]:
    told: dict[str, Any] = {} if board.seat is None else {"seat": board.seat}
    told |= {"score": board.score.score, "tie_breaker": board.score.tie_breaker}
    return told if board.moves is None else {**told, "moves": board.moves}


def _rank(record: dict[str, Any]) -> tuple[int, int, str, int]:
    moves = record.get("moves", LAST)
    return -record["score"], record["tie_breaker"], moves, record.get("seat", 0)


def _ranking(deals: int, boards: Sequence[Board]) -> list[dict[str, int]]:
    """Everybody's place and match points; none if fewer than two have played, or at a table."""
    played = dict[int, list[Score | None]]()
    for board in boards:
        if board.seat is not None:
            played.setdefault(board.seat, [None] * deals)[board.number - 1] = board.score
    ranked = ranking({str(seat): scores for seat, scores in sorted(played.items())}).lines
    return [
        {"place": line.place, "seat": int(line.owner), "points": line.points} for line in ranked
    ]


class MatchData:
    """The files of a store's finished matches, the same for everybody who asks.

    Each is as the store is when it is asked for: who hides or deletes drops out of the next one.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing, limits: Limits) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._limits = limits
        self._lock = asyncio.Lock()
        """Only one is made at a time: a cup's may have hundreds of boards."""

    async def file(self, request: Request, match: int) -> MatchFile:
        """A match's file. Raises NO_MATCH, MATCH_NOT_OVER and TOO_MANY_FILES."""
        self._limits.count(request, Reason.TOO_MANY_FILES)
        async with self._lock:
            found = await self._transactions.read_for(
                request, lambda tx: _found(tx, request, match)
            )
            return await self._slicing.result(written(*found))


def _found(
    tx: Transaction, request: Request, id: int
) -> tuple[Match, tuple[MatchDeal, ...], list[Board]]:
    match, deals = shown_match(tx, request, id), tx.matches.deals(id)
    if match.state is MatchState.RUNNING:
        raise PlayError(Reason.MATCH_NOT_OVER, closes_at=match.closes_at)
    if match.state is not MatchState.OVER or not deals:
        raise PlayError(Reason.NO_MATCH)
    return match, deals, _boards(tx, id)


def _boards(tx: Transaction, id: int) -> list[Board]:
    """The boards on which at least one move was made, without those that don't count.

    Whoever hides anywhere, or has deleted their data, shows no moves.
    """
    seats = tx.seats.of(id)
    numbers = {seat.owner: number for number, seat in enumerate(seats, 1)}
    void = {seat.owner for seat in seats if seat.voided}
    hiding = tx.memberships.hiding(numbers)
    return [
        _board(row, numbers.get(row.owner), row.owner not in hiding)
        for row in tx.match_games.of_match(id)
        if row.record and row.owner not in void
    ]


def _board(row: StoredGame, seat: int | None, is_shown: bool) -> Board:
    assert row.match and row.placed is not None and row.tie_breaker is not None
    score = Score(WIN if row.result is Ended.WON else row.placed, row.tie_breaker)
    is_known = not row.owner.startswith(ANONYMOUS)
    return Board(row.match.number, seat, score, str(row.record) if is_shown and is_known else None)
