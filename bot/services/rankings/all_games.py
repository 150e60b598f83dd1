"""Totals of all games together: noticing those that have fallen behind, and catching up.

A process of an earlier version, as during a deploy, doesn't count what it saves and closes.
"""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

from bot.services.core.transactions import Transactions
from bot.store.schema.rankings import Span, spans_before, spans_of
from bot.store.store import Transaction

AT_ONCE: Final = 100
"""Players caught up with in one go, so that others can play meanwhile."""

_YESTERDAY: Final = timedelta(1)


async def catch_up(transactions: Transactions, today: date) -> int:
    """Recompute what has fallen behind, of all time to the days still being played; how many.

    Others can play meanwhile. If interrupted, the next call finishes it.
    """
    spans = *spans_before(today), *spans_of(today, today)
    caught_up = 0
    after: str | None = ""
    while after is not None:
        behind, after = await transactions.read(_following(after))
        for some in _batches(behind):
            await transactions.write(_catching_up(some, spans))
        caught_up += len(behind)
    for day in (today - _YESTERDAY, today):
        behind = await transactions.read(_behind_on(day))
        for some in _batches(behind):
            await transactions.write(_catching_up_on(some, day))
        caught_up += len(behind)
    return caught_up


def _batches(owners: Sequence[str]) -> list[Sequence[str]]:
    return [owners[at : at + AT_ONCE] for at in range(0, len(owners), AT_ONCE)]


def _following(after: str) -> Callable[[Transaction], tuple[tuple[str, ...], str | None]]:
    return lambda tx: tx.totals.behind(after)


def _behind_on(day: date) -> Callable[[Transaction], tuple[str, ...]]:
    return lambda tx: tx.totals.behind_on(day)


def _catching_up(owners: Sequence[str], spans: Sequence[Span]) -> Callable[[Transaction], None]:
    return lambda tx: tx.totals.catch_up(owners, spans)


def _catching_up_on(owners: Sequence[str], day: date) -> Callable[[Transaction], None]:
    return lambda tx: tx.totals.catch_up_on(owners, day)
