"""Doing the same work once for everybody who wants its result meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SingleFlight(Generic[K, T]):
    """Work in progress, by key."""

    def __init__(self) -> None:
        self._running: dict[K, asyncio.Task[T]] = {}

    async def result(self, key: K, work: Callable[[], Awaitable[T]]) -> T:
        """The result of the key's work, begun if it isn't running; goes on if we are cancelled."""
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(_done(work))
            task.add_done_callback(lambda ended: self._end(key, ended))
        return await asyncio.shield(task)

    def _end(self, key: K, ended: asyncio.Task[T]) -> None:
        del self._running[key]
        if not ended.cancelled():
            ended.exception()  # Or asyncio would log it if everybody has gone.


async def _done(work: Callable[[], Awaitable[T]]) -> T:
    return await work()
