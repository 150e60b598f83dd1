"""How Divan is doing: the pages /metrics, /health and /live; the watch for a blocked event loop.

The pages are for monitoring; what they say is looked at when somebody asks, at most once a second.
While the loop is blocked, nobody is answered: a thread notices that, and logs what blocks it.
"""

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http import HTTPStatus
from math import isfinite
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from aiohttp import web
from prometheus_client import generate_latest

from bot import metrics
from bot.app.client import DivanClient
from bot.metrics import REGISTRY
from bot.services.core.days import day_of
from bot.services.daily.deal_pool import dailies_from
from bot.services.solving.workers import Workers
from bot.store.store import Store

LOOKED_EVERY: Final = 1.0
"""Seconds for which an answer stands, however many ask."""

DATABASE_WITHIN: Final = 1.5
"""Seconds in which the database must let us write."""
THIS_MACHINE: Final = "127.0.0.1"

_METRICS_TYPE: Final = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


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
        at = self._client.clock.there()
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


class MonitoringServer:
    """Serves the pages on a port; 0 is any that is free."""

    def __init__(self, watcher: Watcher, port: int, host: str = THIS_MACHINE) -> None:
        self._watcher = watcher
        self._port = port
        self._host = host

        app = web.Application()
        app.add_routes(
            [
                web.get("/metrics", self._metrics),
                web.get("/health", self._health),
                web.get("/live", self._live),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)

    @property
    def url(self) -> str:
        """Where the pages are, once it has started."""
        _, port = self._runner.addresses[0]
        return f"http://{self._host}:{port}"

    async def start(self) -> None:
        """Begins to serve; raises OSError if the port can't be used."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._watcher.status()
        body = await asyncio.to_thread(generate_latest, REGISTRY)
        return web.Response(body=body, headers=_METRICS_TYPE)

    async def _health(self, _: web.Request) -> web.Response:
        """Whether players can play: status 200 or 503, and as JSON why."""
        status = await self._watcher.status()
        code = HTTPStatus.OK if status.is_well else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response(asdict(status), status=code)

    async def _live(self, _: web.Request) -> web.Response:
        """Whether the process answers at all."""
        return web.Response(text="live\n")


BLOCKED_S: Final = 0.1
"""Seconds without a sign of life after which the loop counts as blocked."""

TICK_S: Final = 0.02
"""Seconds between two signs of life. Shorter blocks than BLOCKED_S - TICK_S never count."""

LOGGED_EVERY: Final = 10.0
"""Seconds between two stacks in the log."""

DEEPEST: Final = 25
"""How many frames of a stack are logged, the innermost ones."""

_WAITING: Final = frozenset({("selectors.py", "select"), ("runners.py", "run")})
"""Where the loop waits: asyncio's own, and uvloop's, which has no frames."""

_log: Final = logging.getLogger(__name__)


class LoopWatch:
    """A thread that watches an event loop, which ticks.

    A block in code that holds Python's lock is noticed at its end.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._ticked = monotonic()
        self._ended = threading.Event()
        self._logged = -LOGGED_EVERY
        self._unlogged = 0
        self._timer: asyncio.TimerHandle

    @contextmanager
    def watching(self) -> Iterator[None]:
        watch = threading.Thread(target=self._watch, name="loop watch", daemon=True)
        self._tick(self._loop.time())
        watch.start()
        try:
            yield
        finally:
            self._timer.cancel()
            self._ended.set()
            watch.join()

    def _tick(self, due: float) -> None:
        """Shows that the loop is alive, and measures how late it is."""
        now = self._loop.time()
        metrics.LOOP_LAG.observe(max(0.0, now - due))
        self._ticked = monotonic()
        self._timer = self._loop.call_at(now + TICK_S, self._tick, now + TICK_S)

    def _watch(self) -> None:
        seen = None
        while not self._ended.wait(max(0.001, self._ticked + BLOCKED_S - monotonic())):
            ticked = self._ticked
            if monotonic() < ticked + BLOCKED_S:
                continue
            if ticked != seen and self._is_blocked(ticked):
                seen = ticked
            self._ended.wait(TICK_S)

    def _is_blocked(self, since: float) -> bool:
        """Notes what blocks the loop, or has just blocked it; False if the machine is only too
        busy."""
        frame = sys._current_frames().get(self._thread)
        # Only then whether the watch has ended: from there on the loop waits for this thread.
        where = frame and (Path(frame.f_code.co_filename).name, frame.f_code.co_name)
        if frame is None or where in _WAITING or self._ended.is_set():
            return False
        metrics.LOOP_BLOCKS.inc()
        self._unlogged += 1
        if (now := monotonic()) >= self._logged + LOGGED_EVERY:
            earlier = self._unlogged - 1
            more = f" ({earlier} earlier blocks weren't logged)" if earlier else ""
            _log.warning(
                "the event loop has been blocked for %.0f ms%s, in: %s",
                (now - since) * 1000,
                more,
                stack_of(frame),
            )
            self._logged, self._unlogged = now, 0
        return True


def stack_of(frame: FrameType) -> str:
    """A stack in one line, the innermost call first."""
    frames = traceback.extract_stack(frame)[-DEEPEST:]
    return " < ".join(f"{one.name} ({one.filename}:{one.lineno})" for one in reversed(frames))
