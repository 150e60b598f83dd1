"""What the clock brings in the store: days are closed, and what nobody needs is let go of."""

from datetime import date, datetime, timedelta
from typing import Final

from bot.services.days import GRACE, day_of
from bot.services.notifications import REMEMBERED
from bot.services.standings import Standings
from bot.services.told import told
from bot.store.store import Store

SEEN: Final = timedelta(days=1)
"""How long an interaction that comes twice is known to have come."""
LAST_PRESSES: Final = timedelta(seconds=15)
"""So long after a day is over presses that were made before may still be on their way."""
CLEARED_EVERY: Final = timedelta(hours=1)


class Maintenance:
    """Keeps a store in order. Every call raises Busy where the store could not be reached."""

    def __init__(self, store: Store, standings: Standings) -> None:
        self._store = store
        self._standings = standings
        self._opened: date | None = None
        self._cleared: datetime | None = None

    @told
    async def open_day(self, at: datetime) -> None:
        """Notes that today's dailies can be played; on a day that never had this, nobody could."""
        day = day_of(at)
        if day != self._opened and await self._store.deals.drawn(day, day):
            await self._store.deals.open_day(day)
            self._opened = day

    @told
    async def close_days(self, at: datetime) -> None:
        """Has what was left lying of days that are over count as it stands."""
        for day in await self._standings.due(at - LAST_PRESSES):
            await self._standings.close_day(day, at)

    @told
    async def clear(self, at: datetime) -> None:
        """Lets go, once an hour, of what is needed no more."""
        if self._cleared and abs(at - self._cleared) < CLEARED_EVERY:
            return
        await self._store.forget_interactions(at - SEEN)
        await self._store.attempts.forget_spent(day_of(at - GRACE))
        await self._store.outbox.forget(day_of(at - REMEMBERED))
        self._cleared = at
