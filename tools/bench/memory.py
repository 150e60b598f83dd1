"""The bot's memory over many presses, and over many animations after them."""

import asyncio
import tempfile
from pathlib import Path

from tools.bench.bots import Bot, divan
from tools.bench.players import AGAIN, Player, choices_on, deal_all, players

PLAYERS = 8
PRESSES = 250
"""Presses per player between two readings."""
STEPS = 5
ANIMATIONS = 12
"""Games per player that are played to their end and looked at as an animation."""


async def report() -> list[str]:
    """The figures, a line each."""
    return await measured(STEPS, PRESSES, ANIMATIONS)


async def measured(steps: int, presses: int, animations: int) -> list[str]:
    """The figures of so many steps, each of so many presses a player, and animations a player."""
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        async with divan(Path(folder)) as bot:
            bot.server.unchecked = True
            people = players(bot.server, PLAYERS)
            await deal_all(people)
            for _ in range(steps):
                await asyncio.gather(*(press_often(one, presses) for one in people))
                sizes.append(mebibytes(bot))
            seen = await asyncio.gather(*(look_back(one, animations) for one in people))
            drawn = mebibytes(bot)
    return [
        f"memory: {', '.join(sizes)} MiB after each {PLAYERS * presses:,} presses (≤ 150)",
        f"and {drawn} MiB after {sum(seen)} animations (≤ 190)",
    ]


def mebibytes(bot: Bot) -> str:
    return f"{bot.resident() / 1024:.0f}"


async def press_often(player: Player, presses: int) -> None:
    for _ in range(presses):
        await player.press()


async def look_back(player: Player, games: int) -> int:
    """Plays games to their ends and has each drawn; how many animations came."""
    came = 0
    for _ in range(games):
        await player.press()
        while all(choice.label != AGAIN for choice in choices_on(player.board)):
            await player.press()
        came += await player.film()
    return came
