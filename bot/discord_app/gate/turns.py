"""Turns: a player who floods the bot waits for themselves, and nobody else does."""

import asyncio
from collections import Counter
from typing import Final

AT_ONCE: Final = 8
"""How many of a player's interactions are answered at once. A tapping thumb has two or three."""


class Turns:
    """What each player's interactions wait for."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._interactions: Counter[str] = Counter()
        """How many each player has, waiting or being answered."""

    async def begin(self, owner: str) -> None:
        """Waits until the current task may answer an interaction; its turn ends with the task."""
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        turns = self._turns.setdefault(owner, asyncio.Semaphore(AT_ONCE))
        self._interactions[owner] += 1
        task.add_done_callback(lambda _: self._forget(owner))
        await turns.acquire()
        task.add_done_callback(lambda _: turns.release())

    def _forget(self, owner: str) -> None:
        self._interactions[owner] -= 1
        if not self._interactions[owner]:
            del self._interactions[owner], self._turns[owner]
