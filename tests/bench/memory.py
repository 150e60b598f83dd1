"""The bot's memory over many presses."""

import asyncio
import tempfile
from pathlib import Path

from tests.bench.bots import divan
from tests.bench.players import Player, deal_all, players

PLAYERS = 8
PRESSES = 250
"""Presses per player between two readings."""
STEPS = 5


async def report() -> list[str]:
    """The figures, a line each."""
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as bot:
            bot.server.unchecked = True
            people = players(bot.server, PLAYERS)
            await deal_all(people)
            for _ in range(STEPS):
                await asyncio.gather(*map(press_often, people))
                sizes.append(bot.resident())
    steps = ", ".join(f"{size / 1024:.0f}" for size in sizes)
    return [f"memory: {steps} MiB after each {PLAYERS * PRESSES:,} presses (≤ 150)"]


async def press_often(player: Player) -> None:
    for _ in range(PRESSES):
        await player.press()
