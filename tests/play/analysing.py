"""Games to analyse in the whole bot, and waiting for what is found out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.press.analyses import Analyse, ShowAnalysis
from tests.bot.services.children import children, pause, resume
from tests.play.harness import Harness
from tests.play.lost_games import lost
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, text
from tests.rows import new_row, played_row
from tests.visits import read, write
from tests.waiting import until

FOUND = "**Move {} lost it.**"
PRESSES = (Analyse, ShowAnalysis)


def refreshed(harness: Harness, player: SimulatedPlayer) -> Message:
    """The player's message as it is now."""
    found = harness.server.world.messages.get(player.message["id"])
    assert found
    player.message = found.payload
    return player.message


async def analysed(harness: Harness, player: SimulatedPlayer) -> Message:
    """The message once its search has ended."""
    async with asyncio.timeout(90):
        while "Searching" in text(refreshed(harness, player)):
            await asyncio.sleep(0.02)
    return player.message


@asynccontextmanager
async def paused_solvers() -> AsyncIterator[None]:
    """The solver processes stand still, so a search goes on for as long as a test wants."""
    await until(children)
    processes = children()
    for process in processes:
        pause(process)
    try:
        yield
    finally:
        for process in processes:
            resume(process)


async def lose(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> int:
    """The player's lost game, on their board; its id."""
    *moves, last = lost(key).split(" ", 2)[2].split()
    row = await harness.set_game(player, " ".join((*lost(key).split(" ", 2)[:2], *moves)))
    await player.slash("divan play", game=key)
    await player.slash("divan move", moves=last, game=key)
    return row.id


async def line_of(harness: Harness, game: int) -> list[str]:
    """The moves from the last position that could be won to the win."""
    kept = await read(harness.store).analyses.of(game)
    return [*kept.line]


async def ended(harness: Harness, game: int) -> None:
    """Waits until the analysis of a game is finished."""
    async with asyncio.timeout(90):
        while not ((kept := await read(harness.store).analyses.of(game)) and kept.finished):
            await asyncio.sleep(0.05)


async def stored(harness: Harness, owner: str, record: str, interaction: int) -> int:
    """A lost game of somebody; its id."""
    now = harness.server.clock.now()
    key, deal, moves = record.split(" ", 2)
    games = write(harness.store).games
    row = await games.start(interaction, new_row(owner, key, int(deal), private=False, at=now))
    await games.save(
        interaction + 1,
        played_row(owner, row.id, row.version, moves=moves, presses="0", result="lost", at=now),
    )
    return int(row.id)
