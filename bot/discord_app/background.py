"""Work that is done beside the answers, and that nobody waits for to its end."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from bot.errors import Busy

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks under way. One that fails is logged, and answers nobody."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """The work, as a task that is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def ended(self, seconds: float) -> None:
        """Waits until none is left; what takes longer than so many seconds is given up."""
        if not self._tasks:
            return
        _, left = await asyncio.wait(self._tasks, timeout=seconds)
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or not (error := task.exception()):
            return
        if isinstance(error, Busy):
            _log.info("work beside the answers is left undone: the database is busy")
        else:
            _log.error("work beside the answers has failed", exc_info=error)
