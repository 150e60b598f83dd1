"""Background tasks: work that no answer waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from bot.errors import Unavailable

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


class BackgroundTasks:
    """The running tasks. A failed one is logged; no player hears of it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts the work; its task is kept until it's done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def ended(self, seconds: float) -> None:
        """Waits for the tasks, and cancels those still running after this many seconds."""
        if not self._tasks:
            return
        _, running = await asyncio.wait(self._tasks, timeout=seconds)
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or not (error := task.exception()):
            return
        if isinstance(error, Unavailable):
            _log.info("skipped a background task: the database is unavailable")
        else:
            _log.error("a background task failed", exc_info=error)
