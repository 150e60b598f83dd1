"""How Divan is doing: looked at when somebody asks, at most once a second."""

import asyncio
from dataclasses import dataclass
from math import isfinite
from time import monotonic
from typing import Final

from bot import metrics
from bot.discord_app.client import DivanClient
from bot.services.core.days import day_of
from bot.services.daily.deal_pool import dailies_from
from bot.services.solving.workers import Workers
from bot.store.store import Store

LOOKED_EVERY: Final = 1.0
"""Seconds for which an answer stands, however many ask."""

DATABASE_WITHIN: Final = 1.5
"""Seconds in which the database must let us write."""


@dataclass(frozen=True, slots=True)
class Status:
    ready: bool
    """It has connected to Discord and answers."""
    database: bool
    """The database can be written."""
    gateway: bool
    """The connections of all shards stand, and their heartbeats are answered."""
    daily_today: bool | None
    """Today's dailies are drawn; None if the day or the database isn't known."""
    dailies_ahead: int | None
    """Days in a row from tomorrow whose dailies are drawn; None as before."""

    @property
    def is_well(self) -> bool:
        """Whether players can play. A missing daily is no reason to restart anything."""
        return self.ready and self.database and self.gateway


class Watcher:
    """Looks at the parts of a running Divan, and sets the metrics of what it sees."""

    def __init__(self, client: DivanClient, store: Store, workers: Workers) -> None:
        self._client = client
        self._store = store
        self._workers = workers
        self._looking = asyncio.Lock()
        self._seen: Status | None = None
        self._seen_at = 0.0

    async def status(self) -> Status:
        """How Divan is doing, as seen within the last second."""
        async with self._looking:
            if self._seen is None or monotonic() - self._seen_at >= LOOKED_EVERY:
                self._seen = await self._look()
                self._seen_at = monotonic()
            return self._seen

    async def _look(self) -> Status:
        is_up, dailies = await self._database()
        ready = self._client.is_ready() and not self._client.is_closed()
        gateway = self._gateway()
        metrics.READY.set(ready)
        metrics.DATABASE_UP.set(is_up)
        for state, questions in self._workers.questions.items():
            metrics.SOLVER_QUEUE.labels(state).set(questions)
        metrics.LAST_BACKUP.set(await self._store.last_backup() or 0)
        if dailies is None:
            return Status(ready, is_up, gateway, None, None)
        today, ahead = dailies > 0, max(0, dailies - 1)
        metrics.DAILY_TODAY.set(today)
        metrics.DAILIES_AHEAD.set(ahead)
        return Status(ready, is_up, gateway, today, ahead)

    async def _database(self) -> tuple[bool, int | None]:
        """Whether it can be written; the days from today that have dailies, if known."""
        at = self._client.discord_time.now()
        today = day_of(at) if at else None
        until = asyncio.get_running_loop().time() + DATABASE_WITHIN
        try:
            return True, await self._store.probe(
                lambda tx: dailies_from(tx, today) if today else None, until
            )
        except Exception:  # noqa: BLE001 - whatever it is, saving doesn't work
            return False, None

    def _gateway(self) -> bool:
        stands = self._client.shards_up()
        for shard, latency in self._client.latencies:
            metrics.GATEWAY_UP.labels(shard).set(stands.get(shard, False))
            if isfinite(latency):
                metrics.GATEWAY_LATENCY.labels(shard).set(latency)
        return bool(stands) and all(stands.values())
