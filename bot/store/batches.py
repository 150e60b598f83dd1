"""Long changes, made in batches of players, so that others can play meanwhile."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from typing import Protocol, TypeVar

from bot.store.schema.spans import Span
from bot.store.transaction import Transaction

T = TypeVar("T")


class Writable(Protocol):
    """Anything that writes in transactions, like `Store`."""

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """The result of a change, once committed."""
        ...


async def close_day(store: Writable, day: date, at: datetime) -> int:
    """Close a day's remaining results; how many there were.

    If interrupted, the next call finishes it.
    """
    closed = 0
    while some := await store.write(lambda tx: tx.results.close_some(day, at)):
        closed += some
    return closed


async def rebuild_totals(store: Writable, spans: Sequence[Span], days: Iterable[date] = ()) -> None:
    """Recompute the totals of all time and of the spans, and the days played.

    And all games together on the leaderboards of some days.
    """
    await store.write(lambda tx: tx.totals.forget_days_played())
    after: str | None = ""
    while after is not None:
        after = await store.write(_rebuilding(after, spans))
    for day in days:
        after = ""
        while after is not None:
            after = await store.write(_rebuilding_on(day, after))


async def forget_totals_before(store: Writable, spans: Iterable[Span]) -> None:
    """Delete the totals of weeks and months older than these."""
    for span in spans:
        while await store.write(_forgetting(span)):
            pass


def _rebuilding(after: str, spans: Sequence[Span]) -> Callable[[Transaction], str | None]:
    return lambda tx: tx.totals.rebuild_some(after, spans)


def _rebuilding_on(day: date, after: str) -> Callable[[Transaction], str | None]:
    return lambda tx: tx.totals.rebuild_some_on(day, after)


def _forgetting(before: Span) -> Callable[[Transaction], int]:
    return lambda tx: tx.totals.forget_some(before)
