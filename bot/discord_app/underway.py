"""The interactions being answered just now, so that the bot stops between them."""

import asyncio


class Underway:
    """The tasks that answer interactions."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def begin(self) -> None:
        """Counts the running task in until it ends."""
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ended(self, seconds: float) -> None:
        """Waits until none is left, but no longer than so many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
