"""From the command until the bot is ready."""

import tempfile
import time
from pathlib import Path
from statistics import median

from tests.bot.process import running

STARTS = 5


async def report() -> list[str]:
    """The figures, a line each."""
    fresh, again = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            fresh.append(await started(Path(folder)))
            again.append(await started(Path(folder)))
    return [
        f"start to ready: {median(fresh):.2f} s with a new database, {median(again):.2f} s with "
        "an existing one (≤ 2 s)"
    ]


async def started(folder: Path) -> float:
    """The seconds until a process was ready."""
    since = time.perf_counter()
    async with running(folder) as (_, line):
        took = time.perf_counter() - since
        assert line.startswith("Divan is at")
    return took
