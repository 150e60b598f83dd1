"""Timing an awaited task again and again."""

import time
from collections.abc import Awaitable, Callable


async def timed(work: Callable[[], Awaitable[object]], rounds: int) -> list[float]:
    """The seconds that each round took."""
    seconds = []
    for _ in range(rounds):
        since = time.perf_counter()
        await work()
        seconds.append(time.perf_counter() - since)
    return seconds
