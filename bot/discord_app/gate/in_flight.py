"""The interactions in flight, so the bot answers each once and finishes them before it stops."""

import asyncio


class InFlight:
    """The tasks that are answering interactions, one for each."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[object]] = {}

    def begin(self, interaction: int) -> bool:
        """Registers the current task until it ends; False if another one is already answering.

        Discord may deliver an interaction twice, and the second answer must not arrive first: it
        would show the board as the first one changed it.
        """
        if interaction in self._tasks:
            return False
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        self._tasks[interaction] = task
        task.add_done_callback(lambda _: self._tasks.pop(interaction))
        return True

    async def ended(self, seconds: float) -> None:
        """Waits until all have ended, for at most this many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=seconds)
