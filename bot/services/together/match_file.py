"""The file of a finished match: all that anyone needs to check its deals and everybody's board.

docs/together.md describes its form, and docs/verify.py checks one.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from bot.services.core.slices import Slices
from bot.services.daily.data_file import LAST, canonical, par_record, with_places
from bot.services.together.comparison.match_points import ranking
from bot.services.together.comparison.scores import Score
from bot.store.schema.matches import Match, MatchDeal

FORMAT: Final = "divan/match/2"


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
