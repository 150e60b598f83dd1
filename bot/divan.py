"""Divan, put together: what runs over one database and one connection to Discord.

What the clock starts runs every few seconds as long as it does.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final, TypeAlias

from bot.app.client import DivanClient
from bot.app.connection import Clock
from bot.app.posts.match_messages import MatchMessages, MatchTellings
from bot.app.posts.notifier import Notifier
from bot.app.posts.posting import Outbox, Posting
from bot.errors import Unavailable
from bot.monitoring import Watcher
from bot.render.draw import Renderer
from bot.services.core.requests import Transactions
from bot.services.daily.deal_pool import LAST_COMMON_DEAL, DealPool
from bot.services.puzzles.days import DayPuzzlePool
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store

EVERY: Final = 3
"""Seconds. The clock is read each time: the local Discord's can be set forward."""

Task: TypeAlias = Callable[[], Awaitable[None]]

_log: Final = logging.getLogger(__name__)


class PeriodicTasks:
    """Tasks by name. A failed one is retried the next time, and its error is logged once."""

    def __init__(self, tasks: Mapping[str, Task]) -> None:
        self._tasks = tasks
        self._failed: dict[str, str] = {}
        """The last error of each task that hasn't succeeded since."""

    async def run_forever(self) -> None:
        """Repeats every task; a slow one doesn't hold up the others."""
        await asyncio.gather(*map(self._repeat, self._tasks))

    async def run_once(self) -> None:
        """Runs every task once, in order."""
        for name in self._tasks:
            await self._run(name)

    async def _repeat(self, name: str) -> None:
        while True:
            await self._run(name)
            await asyncio.sleep(EVERY)

    async def _run(self, name: str) -> None:
        try:
            await self._tasks[name]()
        except Unavailable:
            # If it stays so, the store logs it once for all.
            _log.debug("%s: the database is unavailable, will be tried again", name)
        except Exception as error:  # noqa: BLE001 - this task and the others must go on
            if self._failed.get(name) != repr(error):
                self._failed[name] = repr(error)
                _log.error("%s has failed, and will be tried again", name, exc_info=error)
        else:
            self._failed.pop(name, None)


def periodic_tasks(client: DivanClient, services: Services) -> PeriodicTasks:
    """A bot's tasks. Days are closed before posting: only closed days have digests.

    None of what they do can be undone, so all wait while Discord doesn't agree with the clock.
    """
    trusted = client.clock
    posting = Posting(client, services.languages, client.files, client.markdown)
    outbox = Outbox(trusted.now)
    notices = Notifier(client.members, services.notifications, services.languages, posting)
    matches, told = MatchMessages(services, posting), MatchTellings(services, posting)
    return PeriodicTasks(
        {
            "opening the day": _at(trusted, services.maintenance.open_day),
            "closing days": _at(trusted, services.maintenance.close_days),
            "beginning cups": _at(trusted, services.cups.go_on),
            "ending matches": _at(trusted, services.matches.close_due),
            "dealing to matches": _at(trusted, services.matches.deal_lacking),
            "clearing away": _at(trusted, services.maintenance.clear),
            "computing ends": _at(trusted, services.kept_ends.compute_some),
            "keeping reminders' hours": _at(trusted, services.maintenance.keep_hours),
            "posting": partial(outbox.post, notices.kind),
            "showing matches": partial(outbox.post, matches.kind),
            "telling of matches": partial(outbox.post, told.kind),
            "looking for untold managers": services.managers.look_up,
        }
    )


def _at(clock: Clock, task: Callable[[datetime], Awaitable[None]]) -> Task:
    """A task that needs the time, and is not done unless it is known."""

    async def run() -> None:
        if at := await clock.now():
            await task(at)

    return run


@dataclass(frozen=True, slots=True)
class Chance:
    """What nobody can foretell."""

    deal: Callable[[], int]
    """The number of a deal for a player who didn't choose one."""
    owner: Callable[[], str]
    """A new anonymous owner, for the results of a player who deleted their data."""
    below: Callable[[int], int]
    """A number from 0 to n - 1, also for n = 2**128."""


SYSTEM: Final = Chance(
    deal=lambda: secrets.randbelow(LAST_COMMON_DEAL) + 1,
    owner=lambda: f"nobody:{secrets.token_hex(16)}",
    below=secrets.randbelow,
)
"""The system's chance."""


@dataclass(frozen=True, slots=True)
class Divan:
    """The parts of a Divan. Nothing of it runs yet."""

    services: Services
    client: DivanClient
    periodic: PeriodicTasks
    pool: DealPool
    day_puzzles: DayPuzzlePool
    watcher: Watcher

    @classmethod
    def over(
        cls,
        store: Store,
        workers: Workers,
        renderer: Renderer,
        clock: Callable[[], datetime],
        chance: Chance = SYSTEM,
        **options: Any,
    ) -> "Divan":
        """A Divan over an open store; the options are its client's.

        Dailies are drawn by Discord's time, everything else that the clock starts waits until
        Discord agrees with this one.
        """
        services = Services.over(store, chance.deal, workers, chance.owner, chance.below)
        client = DivanClient(services, renderer, clock, **options)
        return cls(
            services=services,
            client=client,
            periodic=periodic_tasks(client, services),
            pool=DealPool(Transactions(store), workers, chance.below, client.clock.there),
            day_puzzles=DayPuzzlePool(
                Transactions(store), workers, chance.below, client.clock.there
            ),
            watcher=Watcher(client, store, workers),
        )
