"""Divan, put together: what runs over one database and one connection to Discord."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.discord_app.client import DivanClient
from bot.monitoring.status import Watcher
from bot.periodic import PeriodicTasks, periodic_tasks
from bot.render.draw import Renderer
from bot.services.core.requests import Transactions
from bot.services.daily.deal_pool import LAST_COMMON_DEAL, DealPool
from bot.services.puzzles.days import DayPuzzlePool
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store


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
        client = DivanClient(services, renderer, **options)
        return cls(
            services=services,
            client=client,
            periodic=periodic_tasks(client, services, clock),
            pool=DealPool(Transactions(store), workers, chance.below, client.discord_time.now),
            day_puzzles=DayPuzzlePool(
                Transactions(store),
                workers,
                services.puzzle_collections,
                chance.below,
                client.discord_time.now,
            ),
            watcher=Watcher(client, store, workers),
        )
