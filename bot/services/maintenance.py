"""Tidying the store: open and close days, and delete what is no longer needed."""

from datetime import date, datetime, timedelta
from typing import Final

from bot.services.core.days import GRACE, day_of, last_over
from bot.services.core.requests import Transactions
from bot.services.daily.day_roots import DayRoots
from bot.services.posts.notifications import REMEMBERED, keep_hours
from bot.services.rankings.standings import Standings
from bot.store.store import Transaction

SEEN: Final = timedelta(days=1)
"""How long interaction ids are kept to recognise duplicates."""
LAST_PRESSES: Final = timedelta(seconds=15)
"""After a day ends, presses made before may still arrive for this long."""
UNPLAYED: Final = timedelta(days=1)
"""How long ordinary games are kept that were given up without a move."""
MATCHES_OF_NOBODY: Final = timedelta(days=7)
"""How long challenges are kept that nobody took up, and matches that nobody known is left in."""
AT_ONCE: Final = 500
"""How many of them are deleted in one go, so that others can play meanwhile."""
CLEARED_EVERY: Final = timedelta(hours=1)


class Maintenance:
    """Keeps a store tidy. Every call raises BUSY if the store can't be reached."""

    def __init__(self, transactions: Transactions, standings: Standings, roots: DayRoots) -> None:
        self._transactions = transactions
        self._standings = standings
        self._roots = roots
        self._opened: date | None = None
        self._cleared: datetime | None = None
        self._kept: datetime | None = None

    async def open_day(self, at: datetime) -> None:
        """Notes that today's dailies can be played. Days never noted don't count as playable."""
        day = day_of(at)
        if day != self._opened and await self._transactions.write(lambda tx: _opened(tx, day)):
            self._opened = day

    async def close_days(self, at: datetime) -> None:
        """Closes the remaining attempts of finished days with their current results, and makes
        their roots."""
        for day in await self._standings.due(at - LAST_PRESSES):
            await self._standings.close_day(day, at)
        await self._roots.make(last_over(at - LAST_PRESSES), at)

    async def clear(self, at: datetime) -> None:
        """Deletes what is no longer needed, at most once an hour unless there is more."""
        if self._cleared and abs(at - self._cleared) < CLEARED_EVERY:
            return
        if await self._transactions.write(lambda tx: _cleared(tx, at)):
            self._cleared = at

    async def keep_hours(self, at: datetime) -> None:
        """Moves reminders, at most once an hour, where the clocks change."""
        if self._kept and abs(at - self._kept) < CLEARED_EVERY:
            return
        await self._transactions.write(lambda tx: keep_hours(tx, at))
        self._kept = at


def _opened(tx: Transaction, day: date) -> bool:
    """Whether a day has dailies; if so, notes that they can be played."""
    if not tx.deals.drawn(day, day):
        return False
    tx.deals.open_day(day)
    return True


def _cleared(tx: Transaction, at: datetime) -> bool:
    """Deletes what is no longer needed; False if there is more to delete."""
    tx.games.forget_interactions(at - SEEN)
    tx.matches.forget(at - MATCHES_OF_NOBODY)
    tx.attempts.forget_spent(day_of(at - GRACE))
    tx.day_puzzles.forget_keys(day_of(at - GRACE))
    tx.personal.forget_deletions(day_of(at))
    tx.posts.forget(day_of(at - REMEMBERED))
    return tx.games.forget_unplayed(at - UNPLAYED, AT_ONCE) < AT_ONCE
