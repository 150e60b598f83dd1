"""Rounds: chores that are done every few seconds for as long as Divan runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final, TypeAlias

from bot.discord_app.client import DivanClient
from bot.discord_app.herald import Herald
from bot.errors import Busy
from bot.services.services import Services

EVERY: Final = 3
"""Seconds. The clock is looked at each time: a local one may be set while nobody looks."""

Chore: TypeAlias = Callable[[], Awaitable[None]]

_log: Final = logging.getLogger(__name__)


class Rounds:
    """Chores by name. One that fails is done again the next time, and logged once."""

    def __init__(self, chores: Mapping[str, Chore]) -> None:
        self._chores = chores
        self._failed: dict[str, str] = {}
        """How each chore failed that has not been done since."""

    async def keep_making(self) -> None:
        """Does every chore again and again; one that takes long keeps no other waiting."""
        await asyncio.gather(*map(self._keep_doing, self._chores))

    async def make(self) -> None:
        """Does every chore once, in their order."""
        for name in self._chores:
            await self._do(name)

    async def _keep_doing(self, name: str) -> None:
        while True:
            await self._do(name)
            await asyncio.sleep(EVERY)

    async def _do(self, name: str) -> None:
        try:
            await self._chores[name]()
        except Busy:
            _log.info("%s: the database is busy, another time", name)
        except Exception as error:  # noqa: BLE001 - the next round, and others, go on
            self._log_once(name, error)
        else:
            self._failed.pop(name, None)

    def _log_once(self, name: str, error: Exception) -> None:
        if self._failed.get(name) != repr(error):
            self._failed[name] = repr(error)
            _log.error("%s has failed, and will be tried again", name, exc_info=error)


def rounds_of(client: DivanClient, services: Services, clock: Callable[[], datetime]) -> Rounds:
    """The rounds of a bot. Until a day is closed the errands have nothing to post about it."""
    return Rounds(
        {
            "opening the day": lambda: services.upkeep.open_day(clock()),
            "closing days": lambda: services.upkeep.close_days(clock()),
            "clearing away": lambda: services.upkeep.clear(clock()),
            "posting": Herald(client, client.members, services.errands, clock).post,
        }
    )
