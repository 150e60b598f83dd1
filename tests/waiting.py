"""Waiting for what a test wants to see, never for a time."""

import asyncio
from collections.abc import Callable
from typing import Final

HANGS_S: Final = 60.0
"""Seconds after which whatever is waited for hangs, however busy the machine is."""


async def until(happened: Callable[[], object]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(HANGS_S):
        while not happened():
            await asyncio.sleep(0.005)
