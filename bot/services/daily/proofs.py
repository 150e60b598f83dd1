"""What proves a day's deals: seals, by which everybody can see later that a deal wasn't changed.

The file of a finished day has all that anyone needs to check its deal and everybody's board.
docs/daily.md describes its form, and docs/verify.py checks one; files of matches share parts of it.
"""

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from hashlib import sha256
from heapq import merge
from itertools import chain
from operator import itemgetter
from typing import Any, Final, TypeAlias

from bot.errors import PlayError, Reason, Unavailable
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import opened_daily
from bot.services.core.work import BoundedCache, SingleFlight, Slices, Slicing
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import WIN, RankedRecord
from bot.store.store import Transaction
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver.baseline import patient, playing_on

NONCE_BITS: Final = 128
"""Without a nonce of so many random bits, somebody could try numbers until one has the seal."""
LAST: Final = "~"
"""A text that comes after every notation: the moves that aren't shown."""

_SLICE: Final = 20
"""How many moves of Patient's a slice makes."""
FORMAT: Final = "divan/day/2"
AT_ONCE: Final = 200
"""How many records are read in a visit, or written in a slice."""
TRIES: Final = 3
"""How often the records are read anew because some changed meanwhile."""
CACHED: Final = 30
"""The most files cached."""
BYTES_CACHED: Final = 20_000_000
"""The most bytes that they have together, unless one alone has more: 20,000 records."""

_State: TypeAlias = tuple[Daily, tuple[int, str]]


def sealed(daily: Daily, below: Callable[[int], int]) -> Daily:
    """A daily that was just drawn, with its nonce and seal; `below` must be unpredictable."""
    daily = replace(daily, nonce=new_nonce(below))
    return replace(daily, seal=_seal(daily))


def is_rightly_sealed(daily: Daily) -> bool:
    """Whether the seal is that of number and nonce, or the daily isn't sealed."""
    if daily.nonce is None:
        return daily.seal is None
    return daily.seal == _seal(daily)


def new_nonce(below: Callable[[int], int]) -> str:
    """A nonce of 32 hex digits; `below` must be unpredictable."""
    return f"{below(2**NONCE_BITS):0{NONCE_BITS // 4}x}"


def seal_of_match(
    kind: str, match: int, number: int, key: str, deal: int, nonce: str, of: int | None = None
) -> str:
    """The seal of a match's deal: of a `kind`, and of the match's deals the one with this number,
    from 1, `of` so many; None as versions before 0.20 sealed it, which leaves open how many."""
    form, count = (1, "") if of is None else (2, f":{of}")
    return _hash(f"divan/seal/match/{form}:{kind}:{match}:{key}:{number}{count}:{deal}:{nonce}")


def _seal(daily: Daily) -> str:
    return _hash(f"divan/seal/1:{daily.day.isoformat()}:{daily.key}:{daily.deal}:{daily.nonce}")


def _hash(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()


@dataclass(frozen=True, slots=True)
class Sealed:
    """The daily of a game."""

    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    seal: str | None
    """64 hex digits; None if it isn't sealed."""
    deal: int | None = field(default=None, repr=False)
    """None until the day is over."""
    nonce: str | None = field(default=None, repr=False)
    """32 hex digits, which make the seal together with day, key and deal; None until the day is
    over, and if it isn't sealed."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The dailies of a day, in catalogue order; none if they haven't been drawn yet."""

    day: date
    dailies: tuple[Sealed, ...]
    is_over: bool
    closes_at: datetime
    """When the day is over."""
    today: date
    """The day of whoever asks."""


class Proofs:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, request: Request, day: date) -> Proof:
        """A day's proof, which is seals alone until the day is over; NO_DAILY."""
        today, over = day_of(request.at), is_over(day, request.at)
        if day > today:
            raise PlayError(Reason.NO_DAILY, day=day)
        found = await self._transactions.read_for(request, lambda tx: _drawn(tx, day))
        if not found and day < today:
            raise PlayError(Reason.NO_DAILY, day=day)
        dailies = (
            Sealed(daily.key, number, daily.seal, *((daily.deal, daily.nonce) if over else ()))
            for daily, number in found
        )
        return Proof(day, tuple(dailies), over, closes_at(day), today)


def _drawn(tx: Transaction, day: date) -> tuple[tuple[Daily, int | None], ...]:
    """A day's dailies with their numbers."""
    drawn = (tx.deals.daily(day, key) for key in GAMES)
    return tuple((daily, tx.deals.number(day, daily.key)) for daily in drawn if daily)


def canonical(value: object) -> str:
    """What the checksum is of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def with_places(records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The records, best first, each with its place; equal ones share a place: 1, 2, 2, 4."""
    place, last = 0, None
    for number, one in enumerate(records, 1):
        if last != (one["score"], one["tie_breaker"]):
            place, last = number, (one["score"], one["tie_breaker"])
        yield {"place": place, **one}


def par_record(
    key: str, deal: int, par: int | None, tie_breaker: int | None
) -> Slices[dict[str, Any] | None]:
    """Par with the record that makes it; without, if an earlier version's Patient played it."""
    if par is None:
        return None
    played = playing_on(Game.start(key, deal), patient)
    game = next(played)
    for number, after in enumerate(played):
        game = after
        if not number % _SLICE:
            yield
    score = WIN if game.outcome is Outcome.WON else game.placed
    told = {"score": par}
    if score != par or tie_breaker not in (None, game.tie_breaker):
        return told
    return {**told, "tie_breaker": game.tie_breaker, "moves": " ".join(game.moves)}


@dataclass(frozen=True, slots=True)
class DayFile:
    """The file of a finished day and game."""

    day: date
    key: str
    players: int
    named: int
    """How many of them have their record in it."""
    checksum: str
    """64 hex digits; equal files have equal ones."""
    content: bytes = field(repr=False)


class DayData:
    """The files of a store's finished days, the same for everybody who asks.

    Each is as the store is when it is asked for: who hides or deletes drops out of the next one.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing, limits: Limits) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._limits = limits
        self._lock = asyncio.Lock()
        """Only one is made at a time: a crowd may ask for many days, each with all its records."""
        self._cached: BoundedCache[_State, DayFile] = BoundedCache(CACHED, BYTES_CACHED)
        self._making: SingleFlight[_State, DayFile] = SingleFlight()

    async def file(self, request: Request, day: date, key: str) -> DayFile:
        """A day's file. Raises DAY_NOT_OVER, NO_DAILY and TOO_MANY_FILES."""
        self._limits.count(request, Reason.TOO_MANY_FILES)

        state = await self._transactions.read_for(
            request,
            lambda tx: (opened_daily(tx, request, day, key), tx.ranked_records.state(day, key)),
        )
        if cached := self._cached.get(state):
            return cached
        return await self._making.result(state, lambda: self._made(*state))

    async def _made(self, daily: Daily, before: tuple[int, str]) -> DayFile:
        async with self._lock:
            for _ in range(TRIES):
                records = [*await self._records(daily)]
                after = await self._transactions.read(
                    lambda tx: tx.ranked_records.state(daily.day, daily.key)
                )
                if after == before:
                    made = await self._slicing.result(_written(daily, records))
                    self._cached.put((daily, after), made, len(made.content))
                    return made
                before = after
        raise Unavailable(Reason.BUSY)

    async def _records(self, daily: Daily) -> list[RankedRecord]:
        records, last = list[RankedRecord](), None
        while True:
            some = await self._transactions.read(_following(daily, last))
            records += some
            if len(some) < AT_ONCE:
                return records
            last = some[-1]


def _following(
    daily: Daily, last: RankedRecord | None
) -> Callable[[Transaction], tuple[RankedRecord, ...]]:
    return lambda tx: tx.ranked_records.records(daily.day, daily.key, last, AT_ONCE)


def _written(daily: Daily, records: list[RankedRecord]) -> Slices[DayFile]:
    """The file, with its records best first. Nobody's place says who they are."""
    par = yield from par_record(daily.key, daily.deal, daily.par, daily.par_tie_breaker)
    ordered = yield from _in_order(records)
    best = next(ordered, None)
    head = {
        "format": FORMAT,
        "day": daily.day.isoformat(),
        "game": daily.key,
        "number": str(daily.deal),  # Many programs would round it.
        "nonce": daily.nonce,
        "seal": daily.seal,
        "line": " ".join(daily.line),
        "par": par,
        **_fewest(daily, par, best),
        "players": len(records),
    }
    hashed, lines = sha256(), list[bytes]()
    before, after = canonical({**head, "checksum": "", "records": []}).split("[]")
    hashed.update(f"{before}[".encode())
    for number, record in enumerate(
        with_places(map(_told, chain((best,) if best else (), ordered)))
    ):
        hashed.update(f"{',' if number else ''}{canonical(record)}".encode())
        lines.append(json.dumps(record).encode("ascii"))
        if not number % AT_ONCE:
            yield
    hashed.update(f"]{after}".encode())
    checksum = hashed.hexdigest()
    text = json.dumps({**head, "checksum": checksum}, indent=1)[: -len("\n}")]
    begin, end = f'{text},\n "records": [\n  '.encode("ascii"), b"\n ]\n}\n"
    return DayFile(
        day=daily.day,
        key=daily.key,
        players=len(records),
        named=sum(one.moves is not None for one in records),
        checksum=checksum,
        content=b"".join((begin, b",\n  ".join(lines), end)),
    )


def _fewest(daily: Daily, par: dict[str, Any] | None, best: RankedRecord | None) -> dict[str, Any]:
    """The win with the fewest turns, or builds, that is known, as `par.fewest_at` tells it; without
    moves if its player isn't shown, and empty if none was searched for."""
    if daily.fewest is None:
        return {}
    known: list[tuple[int, str | None]] = [(daily.fewest, " ".join(daily.best_line))]
    if par and par["score"] == WIN and "moves" in par:
        known.append((par["tie_breaker"], par["moves"]))
    if best and best.won:
        known.append((best.tie_breaker, best.moves))
    count, moves = min(known, key=itemgetter(0))
    return {"fewest": {"tie_breaker": count} | ({} if moves is None else {"moves": moves})}


def _in_order(records: list[RankedRecord]) -> Slices[Iterator[RankedRecord]]:
    """The best first. All sorted at once, thousands would hold the interpreter for long."""
    sorted_ = list[list[RankedRecord]]()
    for first in range(0, len(records), AT_ONCE):
        sorted_.append(sorted(records[first : first + AT_ONCE], key=_rank))
        yield
    return iter(merge(*sorted_, key=_rank))


def _rank(record: RankedRecord) -> tuple[int, int, str]:
    moves = LAST if record.moves is None else record.moves
    return -record.score, record.tie_breaker, moves


def _told(one: RankedRecord) -> dict[str, Any]:
    told = {"score": one.score, "tie_breaker": one.tie_breaker}
    return told if one.moves is None else {**told, "moves": one.moves}
