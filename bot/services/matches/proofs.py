"""Proof: what opens the seals of a day's or a match's deals once it is over, and how it was played.

The file of what is over has all that anyone needs to check its deals and everybody's board.
docs/daily.md and docs/together.md describe its form, and docs/verify.py checks one.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from hashlib import sha256
from heapq import merge
from operator import itemgetter
from typing import Any, Final, TypeAlias

from bot.errors import PlayError, Reason
from bot.services.core.days import day_of, is_over
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import opened_daily
from bot.services.core.work import BoundedCache, SingleFlight, Slices, Slicing
from bot.services.daily.day_roots import DayState, day_records, salt_of_record
from bot.services.matches.comparison import ranking
from bot.services.matches.transitions import found_match
from bot.services.rankings.par import Score
from bot.store.queries.roots import ranking_salt, salt_of
from bot.store.schema.dailies import Daily
from bot.store.schema.matches import Match, MatchDeal, MatchState, scoring
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import WIN
from bot.store.schema.roots import Root
from bot.store.store import Transaction
from engine import Game
from engine.catalogue import GAMES
from engine.solver.baseline import patient, playing_on

DAY: Final = "divan/day/3"
DAY_BEFORE: Final = "divan/day/2"
"""Of a day that has no root, as one that was drawn before 1.1."""
MATCH: Final = "divan/match/4"
MATCH_BEFORE: Final = "divan/match/2"
"""Of a match that has no root, as one that was dealt before 1.1."""
CUP_BEFORE: Final = "divan/match/3"
"""Of such a cup, whose points are the scores added."""
LAST: Final = "~"
"""A text that comes after every notation: the moves that aren't shown."""
AT_ONCE: Final = 200
"""How many records are written in a slice."""
CACHED: Final = 30
"""The most files cached."""
BYTES_CACHED: Final = 20_000_000
"""The most bytes that they have together, unless one alone has more: 20,000 records."""
_SLICE: Final = 20
"""How many moves of Patient's a slice makes."""
_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
"""Writes what the checksum is of."""

_State: TypeAlias = tuple[Daily, Root | None, DayState]
_Told: TypeAlias = dict[str, Any]
"""A part of a file."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A deal of a day or match. Its repr contains nothing that could reveal the cards."""

    key: str
    number: int | None
    """Of a day's how many dailies of its game there were up to it; of a match's which, from 1."""
    seal: str | None
    """64 hex digits; None if it isn't sealed."""
    deal: int | None = field(default=None, repr=False)
    """None until the day or match is over."""
    nonce: str | None = field(default=None, repr=False)
    """32 hex digits; None until then, and if it isn't sealed."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The deals of a day, in catalogue order, or of a match; none if there are none yet."""

    of: date | int
    """The day, or the id of the match."""
    key: str
    """The game of a match; empty for a day, which has all of them."""
    deals: tuple[Sealed, ...]
    is_over: bool
    today: date
    """The day of whoever asks."""
    roots: tuple[tuple[str, Root], ...] = ()
    """Those of a day by game, without leaves, or of a match: that of its end, then those of later
    judgments."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """The file of a finished day and game, or of a finished match."""

    of: date | int
    """The day, or the id of the match."""
    name: str
    key: str
    boards: int
    named: int
    """How many of them have their moves in it."""
    checksum: str
    """64 hex digits; equal files have equal ones."""
    content: bytes = field(repr=False)


class Proofs:
    """The proofs and files of a store, the same for everybody who asks.

    Each file is as the store is when it is asked for: who hides or deletes drops out of the next
    one.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing, limits: Limits) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._limits = limits
        self._lock = asyncio.Lock()
        """Only one file is made at a time: a crowd may ask for many days, each with all its
        records, and a cup may have hundreds of boards."""
        self._cached: BoundedCache[_State, DataFile] = BoundedCache(CACHED, BYTES_CACHED)
        self._making: SingleFlight[_State, DataFile] = SingleFlight()

    async def of(self, request: Request, of: date | int) -> Proof:
        """The proof of a day, or of a match by its id: seals alone until it is over.

        Raises NO_DAILY and NO_MATCH.
        """
        return await self._transactions.read_for(
            request,
            lambda tx: _day(tx, request, of) if isinstance(of, date) else _match(tx, request, of),
        )

    async def file_of_day(self, request: Request, day: date, key: str) -> DataFile:
        """A day's file. Raises DAY_NOT_OVER, NO_DAILY and TOO_MANY_FILES."""
        self._limits.count(request, Reason.TOO_MANY_FILES)
        state = await self._transactions.read_for(
            request,
            lambda tx: (
                opened_daily(tx, request, day, key),
                tx.roots.of_day(day, key),
                tx.ranked_records.state(day, key),
            ),
        )
        if cached := self._cached.get(state):
            return cached
        return await self._making.result(state, lambda: self._made(*state))

    async def file_of_match(self, request: Request, match: int) -> DataFile:
        """A match's file. Raises NO_MATCH, MATCH_NOT_OVER and TOO_MANY_FILES."""
        self._limits.count(request, Reason.TOO_MANY_FILES)
        async with self._lock:
            found = await self._transactions.read_for(
                request, lambda tx: _opened_match(tx, request, match)
            )
            return await self._slicing.result(_written(*found))

    async def _made(self, daily: Daily, root: Root | None, before: DayState) -> DataFile:
        async with self._lock:
            found, state = await day_records(self._transactions, daily, before)
            records = [
                _record(
                    Score(one.score, one.tie_breaker),
                    one.moves,
                    salt=salt_of_record(daily.salt, one) if root and daily.salt else None,
                )
                for one in found
            ]
            roots = (root,) if root else ()
            made = await self._slicing.result(_written(daily, [(daily, records)], roots))
            self._cached.put((daily, root, state), made, len(made.content))
            return made


def _day(tx: Transaction, request: Request, day: date) -> Proof:
    today = day_of(request.at)
    found = [daily for key in GAMES if (daily := tx.deals.daily(day, key))] if day <= today else []
    if not found and day != today:
        raise PlayError(Reason.NO_DAILY, day=day)
    numbered = [(one.key, tx.deals.number(day, one.key), one) for one in found]
    proof = _proof(day, "", numbered, request, is_over=is_over(day, request.at))
    roots = ((one.key, tx.roots.of_day(day, one.key, leaves=False)) for one in found)
    return replace(proof, roots=tuple((key, root) for key, root in roots if root))


def _match(tx: Transaction, request: Request, id: int) -> Proof:
    match = _known_match(tx, request, id)
    numbered = [(match.key, one.number, one) for one in tx.matches.deals(id)]
    proof = _proof(id, match.key, numbered, request, is_over=match.state is MatchState.OVER)
    return replace(proof, roots=tuple((match.key, root) for root in tx.roots.of_match(id)))


def _proof(
    of: date | int,
    key: str,
    deals: Iterable[tuple[str, int | None, Daily | MatchDeal]],
    request: Request,
    *,
    is_over: bool,
) -> Proof:
    told = (
        Sealed(key, number, one.seal, *((one.deal, one.nonce) if is_over else ()))
        for key, number, one in deals
    )
    return Proof(of, key, tuple(told), is_over, day_of(request.at))


def _known_match(tx: Transaction, request: Request, id: int) -> Match:
    """A match that everybody may know of, or the player's own; NO_MATCH."""
    match = found_match(tx, id)
    if match.server is None and tx.seats.seat(id, request.owner) is None:
        raise PlayError(Reason.NO_MATCH)
    return match


_Dealt: TypeAlias = Sequence[tuple[Daily | MatchDeal, list[_Told]]]
"""Deals, each with its records in any order."""


def _opened_match(
    tx: Transaction, request: Request, id: int
) -> tuple[Match, _Dealt, Sequence[Root]]:
    """A match that is over, with the boards on which at least one move was made, without those that
    don't count.

    Whoever hides anywhere, or has deleted their data, shows no moves.
    """
    match, deals = _known_match(tx, request, id), tx.matches.deals(id)
    if match.state is MatchState.RUNNING:
        raise PlayError(Reason.MATCH_NOT_OVER, closes_at=match.closes_at)
    if match.state is not MatchState.OVER or not deals:
        raise PlayError(Reason.NO_MATCH)
    seats, roots, numbers = tx.seats.of(id), tx.roots.of_match(id), tx.roots.numbers(id)
    void = {seat.owner for seat in seats if seat.voided}
    hiding = tx.memberships.hiding(numbers)
    records: dict[int, list[_Told]] = {deal.number: [] for deal in deals}
    for row in tx.match_games.of_match(id):
        if row.record and row.owner not in void:
            assert row.match, "it is a match's"
            is_hidden = row.owner in hiding or row.owner.startswith(ANONYMOUS)
            score = Score.kept(row.result, row.placed, row.tie_breaker)
            moves, seat = None if is_hidden else str(row.record), numbers.get(row.owner)
            secret = deals[0].salt if roots else None
            salt = salt_of(secret, str(seat or 0)) if secret else None
            records[row.match.number].append(_record(score, moves, seat, salt=salt))
    return match, [(deal, records[deal.number]) for deal in deals], roots


def _record(
    score: Score, moves: str | None, seat: int | None = None, *, salt: str | None = None
) -> _Told:
    """A board as it is told: of a match by its seat, but at a table, whose board is everybody's;
    without moves and salt if they aren't shown. Nothing says who played it."""
    told: _Told = {} if seat is None else {"seat": seat}
    told |= score._asdict()
    if moves is None:
        return told
    return told | {"moves": moves} | ({} if salt is None else {"salt": salt})


def _rooted(roots: Sequence[Root], secret: str | None, **told: object) -> _Told:
    """The roots in a file, the first one first, with what opens the last one."""
    if not roots or secret is None:
        return {}
    made = [{"at": one.at.isoformat(), "root": one.root, "rest": one.rest} for one in roots]
    opened = {"salt": ranking_salt(secret, len(roots)), **told}
    return {"roots": {"made": made, **opened, "leaves": [*roots[-1].leaves]}}


def _written(of: Daily | Match, dealt: _Dealt, roots: Sequence[Root]) -> Slices[DataFile]:
    """The file of a day and game, or of a match, that is over, with its roots if it has any."""
    deals = list[_Told]()
    for deal, records in dealt:
        deals.append((yield from _deal(of.key, deal, records)))
    boards = [record for deal in deals for record in deal["records"]]
    whole: _Told
    if isinstance(of, Daily):
        name = f"divan-{of.day}-{of.key}.json"
        form = DAY if roots else DAY_BEFORE
        whole = {"format": form, "day": of.day.isoformat(), **deals[0], "checksum": ""}
        if roots:
            par = roots[0].par and Score(*roots[0].par)._asdict()
            whole |= _rooted(roots, of.salt, par=par)
        whole["records"] = whole.pop("records")  # The last one.
    else:
        name = f"divan-{of.kind.value}-{of.id}.json"
        form = MATCH if roots else CUP_BEFORE if of.adds_scores else MATCH_BEFORE
        whole = {
            "format": form,
            "kind": of.format or of.kind.value,  # It tells how many deals there are.
            "match": str(of.id),
            **_rooted(roots, dealt[0][0].salt, void=[*roots[-1].void] if roots else []),
            "ranking": _ranking(deals, adds_scores=of.adds_scores),
            "checksum": "",
            "deals": deals,
        }
        if roots:
            whole["scoring"] = scoring(of.kind, adds_scores=of.adds_scores)
    hashed = sha256()
    for number, part in enumerate(_CANONICAL.iterencode(whole)):
        hashed.update(part.encode("ascii"))
        if not number % (10 * AT_ONCE):  # A record has about ten.
            yield
    whole["checksum"] = hashed.hexdigest()
    content = yield from _text(whole)
    return DataFile(
        of=of.day if isinstance(of, Daily) else of.id,
        name=name,
        key=of.key,
        boards=len(boards),
        named=sum("moves" in record for record in boards),
        checksum=whole["checksum"],
        content=content,
    )


def _text(whole: _Told) -> Slices[bytes]:
    """A file as it is sent. A day may have thousands of records, each of which is a line."""
    if "records" not in whole:
        return f"{json.dumps(whole, indent=1)}\n".encode("ascii")
    lines = list[bytes]()
    for number, record in enumerate(whole["records"]):
        lines.append(json.dumps(record).encode("ascii"))
        if not number % AT_ONCE:
            yield
    begin = json.dumps({**whole, "records": []}, indent=1).removesuffix("]\n}").encode("ascii")
    return b"".join((begin, b"\n  ", b",\n  ".join(lines), b"\n ]\n}\n"))


def _deal(key: str, deal: Daily | MatchDeal, records: list[_Told]) -> Slices[_Told]:
    """A deal, with its records best first."""
    par = yield from _par(key, deal)
    ordered = yield from _in_order(records)
    return {
        "game": key,
        "number": str(deal.deal),  # Many programs would round it.
        "nonce": deal.nonce,
        "seal": deal.seal,
        "line": " ".join(deal.line),
        "par": par,
        **(_fewest(deal, par, ordered[:1]) if isinstance(deal, Daily) else {}),
        "players": len(ordered),
        "records": ordered,
    }


def _par(key: str, deal: Daily | MatchDeal) -> Slices[_Told | None]:
    """Par with the record that makes it; without, if an earlier version's Patient played it."""
    if deal.par is None:
        return None
    played = playing_on(Game.start(key, deal.deal), patient)
    game = next(played)
    for number, after in enumerate(played):
        game = after
        if not number % _SLICE:
            yield
    made = Score.of(game)
    if made.score != deal.par or deal.par_tie_breaker not in (None, made.tie_breaker):
        if deal.salt is None or deal.par_tie_breaker is None:
            return {"score": deal.par}
        return Score(deal.par, deal.par_tie_breaker)._asdict()
    return _record(made, " ".join(game.moves))


def _fewest(daily: Daily, par: _Told | None, best: list[_Told]) -> _Told:
    """The win with the fewest turns, or builds, that is known, as `par.fewest_at` tells it; without
    moves if its player isn't shown, and empty if none was searched for."""
    if daily.fewest is None:
        return {}
    known = [{"tie_breaker": daily.fewest, "moves": " ".join(daily.best_line)}]
    known += [par] if par and "moves" in par else []
    won = (one for one in (*known, *best) if one.get("score", WIN) == WIN)
    fewest = min(won, key=itemgetter("tie_breaker"))
    return {"fewest": {name: fewest[name] for name in ("tie_breaker", "moves") if name in fewest}}


def _in_order(records: list[_Told]) -> Slices[list[_Told]]:
    """The best first, each with its place; equal ones share a place: 1, 2, 2, 4.

    All sorted at once, thousands would hold the interpreter for long.
    """
    parts, ordered = list[list[_Told]](), list[_Told]()
    for first in range(0, len(records), AT_ONCE):
        parts.append(sorted(records[first : first + AT_ONCE], key=_rank))
        yield
    place, last = 0, None
    for number, one in enumerate(merge(*parts, key=_rank), 1):
        if last != (one["score"], one["tie_breaker"]):
            place, last = number, (one["score"], one["tie_breaker"])
        ordered.append({"place": place, **one})
        if not number % AT_ONCE:
            yield
    return ordered


def _rank(record: _Told) -> tuple[int, int, str, int]:
    moves = record.get("moves", LAST)
    return -record["score"], record["tie_breaker"], moves, record.get("seat", 0)


def _ranking(deals: Sequence[_Told], *, adds_scores: bool) -> list[_Told]:
    """Everybody's place and points, of added scores with what breaks ties; none if fewer than two
    have played, or at a table."""
    played = dict[int, list[Score | None]]()
    for number, deal in enumerate(deals):
        for one in deal["records"]:
            if seat := one.get("seat"):
                scores = played.setdefault(seat, [None] * len(deals))
                scores[number] = Score(one["score"], one["tie_breaker"])
    by_seat = {str(seat): scores for seat, scores in sorted(played.items())}
    ranked = [
        {
            "place": line.place,
            "seat": int(line.owner),
            "points": line.made.score,
            "tie_breaker": line.made.tie_breaker,
        }
        for line in ranking(by_seat, by_match_points=not adds_scores).lines
    ]
    for line in ranked if not adds_scores else ():
        del line["tie_breaker"]  # Match points have none.
    return ranked
