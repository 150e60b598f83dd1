"""A press beside that of a bare discord.py echo, from the click to the edited message."""

import tempfile
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles

from tests.bench.bots import divan, echo
from tests.bench.players import deal_all, players

PRESSES = 1_000
PLAYERS = 9


async def report() -> list[str]:
    """The figures, a line each."""
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as ours, echo(Path(folder)) as bare:
            people, (guest,) = players(ours.server, PLAYERS), players(bare.server, 1)
            await deal_all(people)
            await guest.begin("echo")
            mine, theirs = [], []
            for player in islice(cycle(people), PRESSES):
                mine.append((await player.press()).seconds)
                theirs.append((await guest.press()).seconds)
    return [
        f"click → edited message: {shown(mine)}, with picture and durable write (≤ 15, p99 ≤ 45)",
        f"  beside a bare echo of a ready-made PNG: {shown(theirs)}",
    ]


def shown(seconds: list[float]) -> str:
    return f"{median(seconds) * 1e3:.1f} ms (p99 {quantiles(seconds, n=100)[98] * 1e3:.1f})"
