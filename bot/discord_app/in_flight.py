"""The interactions being answered just now, so that the bot stops between them."""

import asyncio


class InFlight:
    """The tasks that answer interactions, one for each."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[object]] = {}

    def begin(self, interaction: int) -> bool:
        """Counts the running task in until it ends; False where another one answers already.

        The same interaction may come twice, and the second answer must not be the first to
        arrive: it would tell what the first one has changed.
        """
        if interaction in self._tasks:
            return False
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        self._tasks[interaction] = task
        task.add_done_callback(lambda _: self._tasks.pop(interaction))
        return True

    async def ended(self, seconds: float) -> None:
        """Waits until none is left, but no longer than so many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=seconds)
