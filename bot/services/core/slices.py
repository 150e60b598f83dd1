"""Long work in slices: in a thread, one slice at a time, so that nobody else waits for all of it.

Measured beside a player who keeps pressing, while a record of 60,000 moves is replayed: replayed
whole in a thread, a press takes 34 ms, and 220 ms beside four of them, because threads share one
interpreter; in slices, 9 and 11 ms. Without any replay it takes 1.5 ms.
"""

import asyncio
from collections.abc import Generator
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")

Slices: TypeAlias = Generator[None, None, T]
"""Work that yields every few milliseconds, and returns its result."""


FIRST: Final = 12
"""How many slices work gets in its first turn: enough to replay a game of 1,000 moves. If two
hundred such games took turns slice by slice, all would be ready only at the end."""


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


def finished(work: Slices[T]) -> T:
    """The result of work done at once."""
    while not (done := _after(FIRST, work)):
        pass
    return done.result


class _Done(Generic[T]):
    """The result of sliced work."""

    def __init__(self, result: T) -> None:
        self.result = result


def _after(slices: int, work: Slices[T]) -> _Done[T] | None:
    """Does the next slices; None if there are more."""
    try:
        for _ in range(slices):
            next(work)
    except StopIteration as end:
        return _Done(end.value)
    return None
