"""Periodic tasks: what is done every few seconds for as long as Divan runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Final, TypeAlias

from bot.discord_app.client import DivanClient
from bot.discord_app.notifier import Notifier
from bot.errors import Busy
from bot.services.services import Services

EVERY: Final = 3
"""Seconds. The clock is looked at each time: a local one may be set while nobody looks."""

Task: TypeAlias = Callable[[], Awaitable[None]]

_log: Final = logging.getLogger(__name__)


class PeriodicTasks:
    """Chores by name. One that fails is done again the next time, and logged once."""

    def __init__(self, tasks: Mapping[str, Task]) -> None:
        self._tasks = tasks
        self._failed: dict[str, str] = {}
        """How each task failed that has not been done since."""

    async def run_forever(self) -> None:
        """Does every task again and again; one that takes long keeps no other waiting."""
        await asyncio.gather(*map(self._keep_doing, self._tasks))

    async def run_once(self) -> None:
        """Does every task once, in their order."""
        for name in self._tasks:
            await self._do(name)

    async def _keep_doing(self, name: str) -> None:
        while True:
            await self._do(name)
            await asyncio.sleep(EVERY)

    async def _do(self, name: str) -> None:
        try:
            await self._tasks[name]()
        except Busy:
            _log.info("%s: the database is busy, another time", name)
        except Exception as error:  # noqa: BLE001 - the next turn, and others, go on
            self._log_once(name, error)
        else:
            self._failed.pop(name, None)

    def _log_once(self, name: str, error: Exception) -> None:
        if self._failed.get(name) != repr(error):
            self._failed[name] = repr(error)
            _log.error("%s has failed, and will be tried again", name, exc_info=error)


def periodic_tasks(
    client: DivanClient, services: Services, clock: Callable[[], datetime]
) -> PeriodicTasks:
    """The tasks of a bot. Until a day is closed the notifications have nothing to post about it."""
    return PeriodicTasks(
        {
            "opening the day": lambda: services.maintenance.open_day(clock()),
            "closing days": lambda: services.maintenance.close_days(clock()),
            "clearing away": lambda: services.maintenance.clear(clock()),
            "posting": Notifier(client, client.members, services.notifications, clock).post,
        }
    )
