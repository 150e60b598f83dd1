"""Roots of days: what fixes everybody's records of a day's game, made once all of it is closed."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, TypeAlias

from bot.errors import Reason, Unavailable
from bot.services.core.days import day_of
from bot.services.core.requests import Transactions
from bot.services.core.work import Slices, Slicing
from bot.store.queries.roots import Told, leaf, ranking_salt, rest_of, root_of, salt_of
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import RankedRecord
from bot.store.schema.roots import Root
from bot.store.store import Transaction

AT_ONCE: Final = 200
"""How many records are read in a visit, or hashed in a slice."""
DayState: TypeAlias = tuple[int, str]
TRIES: Final = 3
"""How often the records are read anew because some changed meanwhile."""


@dataclass(frozen=True, slots=True)
class DayRoots:
    """The roots of a store's days. Every call raises BUSY if the store can't be reached."""

    transactions: Transactions
    slicing: Slicing

    async def make(self, until: date, at: datetime) -> None:
        """Makes those of the days up to one that are closed and have none, if their dailies have a
        salt: each once, even if several processes do it."""
        for daily in await self.transactions.read(lambda tx: tx.roots.lacking(until)):
            records, _ = await day_records(self.transactions, daily, hidden=True)
            made = await self.slicing.result(_root(daily, records, day_of(at)))
            await self.transactions.write(_keeping(daily, made))


async def day_records(
    transactions: Transactions,
    daily: Daily,
    before: DayState | None = None,
    *,
    hidden: bool = False,
) -> tuple[list[RankedRecord], DayState]:
    """A day's records as they are at one moment, though they are too many to be read in one visit,
    and what differs whenever they do, which may be known from `before`; with those of who hides, if
    `hidden`. Raises BUSY."""
    before = before or await transactions.read(_state(daily, hidden=hidden))
    for _ in range(TRIES):
        records = list[RankedRecord]()
        while len(records) % AT_ONCE == 0:
            some = await transactions.read(_following(daily, records[-1:], hidden=hidden))
            records += some
            if not some:
                break
        after = await transactions.read(_state(daily, hidden=hidden))
        if after == before:
            return records, after
        before = after
    raise Unavailable(Reason.BUSY)


def _state(daily: Daily, *, hidden: bool) -> Callable[[Transaction], DayState]:
    return lambda tx: tx.ranked_records.state(daily.day, daily.key, hidden=hidden)


def _following(
    daily: Daily, last: Sequence[RankedRecord], *, hidden: bool
) -> Callable[[Transaction], tuple[RankedRecord, ...]]:
    after = last[0] if last else None
    return lambda tx: tx.ranked_records.records(daily.day, daily.key, after, AT_ONCE, hidden=hidden)


def _keeping(daily: Daily, made: Root) -> Callable[[Transaction], None]:
    return lambda tx: tx.roots.keep_of_day(daily, made)


def _root(daily: Daily, records: Sequence[RankedRecord], at: date) -> Slices[Root]:
    assert daily.salt, "it has one"
    of, leaves, results = name_of_day(daily), list[str](), Counter[tuple[int, int]]()
    for number, one in enumerate(records):
        told: Told = {"of": of, "score": one.score, "tie_breaker": one.tie_breaker}
        if one.moves is not None:
            told["moves"] = one.moves
        leaves.append(leaf(salt_of_record(daily.salt, one, number), told))
        results[-one.score, one.tie_breaker] += 1
        if not number % AT_ONCE:
            yield
    leaves.sort()
    par = None
    if daily.par is not None and daily.par_tie_breaker is not None:
        par = daily.par, daily.par_tie_breaker
    told = {
        "of": of,
        "at": at.isoformat(),
        "seal": daily.seal,
        "par": par,
        "results": [
            (-score, ties) for (score, ties), count in sorted(results.items()) for _ in range(count)
        ],
    }
    rest = rest_of(ranking_salt(daily.salt), told)
    return Root(at, root_of(rest, leaves), rest, tuple(leaves), par=par)


def name_of_day(daily: Daily) -> str:
    """What a day's game is called in what is hashed of it."""
    return f"day:{daily.day.isoformat()}:{daily.key}"


def salt_of_record(secret: str, one: RankedRecord, number: int = 0) -> str:
    """The salt of a record; of one that is deleted, which nobody ever sees, by its number."""
    return salt_of(secret, f"deleted:{number}" if one.game is None else str(one.game))
