"""The bot's memory on the way to many presses."""

import tempfile
from itertools import cycle, islice
from pathlib import Path

from tests.bench.bots import divan
from tests.bench.players import deal_all, players

PLAYERS = 9
PRESSES = 2_000
STEPS = 5
"""How often memory is looked at, each time after that many presses."""


async def report() -> list[str]:
    """The figures, a line each."""
    grown = []
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as bot:
            people = players(bot.server, PLAYERS)
            await deal_all(people)
            turns = cycle(people)
            for _ in range(STEPS):
                for player in islice(turns, PRESSES):
                    await player.press()
                grown.append(bot.resident())
    steps = ", ".join(f"{size / 1024:.0f}" for size in grown)
    return [f"memory: {steps} MiB after each {PRESSES:,} presses (≤ 150)"]
