"""Long work: in slices, once for everybody who wants its result meanwhile, and kept within bounds.

A slice is done in a thread, one at a time, so that nobody else waits for all of it. Measured beside
a player who keeps pressing, while a record of 60,000 moves is replayed: replayed whole in a thread,
a press takes 34 ms, and 220 ms beside four of them, because threads share one interpreter; in
slices, 9 and 11 ms. Without any replay it takes 1.5 ms.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator, Hashable
from datetime import timedelta
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from bot.errors import Unavailable

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")
Slices: TypeAlias = Generator[None, None, T]
"""Work that yields every few milliseconds, and returns its result."""


PAUSE: Final = timedelta(minutes=1)
"""How long to wait where nothing is missing or nothing can be searched."""
FIRST: Final = 12
"""How many slices work gets in its first turn: enough to replay a game of 1,000 moves. If two
hundred such games took turns slice by slice, all would be ready only at the end."""


class BoundedCache(Generic[K, V]):
    def __init__(self, values: int, weight: int) -> None:
        self._most = values
        self._heaviest = weight
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Caches a value, and drops the least recently used ones if they are too many."""
        self.drop(key)
        self._values[key] = value, weight
        self._weight += weight
        while len(self) > self._most or (self._weight > self._heaviest and len(self) > 1):
            self.drop(next(iter(self._values)))

    def drop(self, key: K) -> None:
        if key in self._values:
            self._weight -= self._values.pop(key)[1]


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


class Slicing:
    """Runs sliced work; several at once take turns: a long first one, then slice by slice."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def result(self, work: Slices[T]) -> T:
        slices = FIRST
        while True:
            async with self._lock:
                done = await asyncio.to_thread(_after, slices, work)
            if done:
                return done.result
            slices = 1


async def keep_doing(one: Callable[[], Awaitable[bool]]) -> None:
    """Does one thing after the other until cancelled; waits a while where nothing was to be done,
    and while the store is busy."""
    while True:
        try:
            done = await one()
        except Unavailable:
            done = False
        if not done:
            await asyncio.sleep(PAUSE.total_seconds())


def finished(work: Slices[T]) -> T:
    """The result of work done at once."""
    while not (done := _after(FIRST, work)):
        pass
    return done.result


class _Done(NamedTuple, Generic[T]):
    """The result of sliced work."""

    result: T


def _after(slices: int, work: Slices[T]) -> _Done[T] | None:
    """Does the next slices; None if there are more."""
    try:
        for _ in range(slices):
            next(work)
    except StopIteration as end:
        return _Done(end.value)
    return None
