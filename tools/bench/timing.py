"""Timing an awaited task again and again."""

import time
from collections.abc import Awaitable, Callable
from statistics import median, quantiles


async def timed(work: Callable[[], Awaitable[object]], rounds: int) -> list[float]:
    """The seconds that each round took."""
    seconds = []
    for _ in range(rounds):
        since = time.perf_counter()
        await work()
        seconds.append(time.perf_counter() - since)
    return seconds


def summary(seconds: list[float]) -> str:
    """The median and the 99th percentile; of one round its time."""
    if len(seconds) == 1:
        return f"{seconds[0] * 1e3:,.1f} ms"
    return f"{median(seconds) * 1e3:.2f} ms (p99 {quantiles(seconds, n=100)[98] * 1e3:.2f})"
