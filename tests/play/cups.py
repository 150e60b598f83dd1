"""Cups for tests: stocked deals, and people who play them in two presses."""

from datetime import timedelta

from bot.store.schema.rows.together import StockedDeal
from tests.play.duelling import PAR, stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.visits import write

EVENING = timedelta(minutes=45)
DEALS = (20, 21, 22, 23)
"""Further deals; nobody here plays them to their end."""


async def stock_enough(harness: Harness, deals: int = 3) -> None:
    """Puts so many deals of Sultan into the secret stock."""
    first = await stock(harness)
    for number in DEALS[: deals - 1]:
        await write(harness.store).stock.keep(StockedDeal("sultan", number, first.line, *PAR))


async def announced(harness: Harness, **options: object) -> Message:
    """The message of a cup that Ada, who manages the server, has announced."""
    await stock_enough(harness)
    ada = harness.player("Ada")
    return await ada.slash("divan cup", **{"name": "Friday", "game": "sultan", **options})


async def play(player: SimulatedPlayer, turns: int) -> None:
    """Turns so many times on the board in front of a player, then gives it up."""
    for _ in range(turns):
        await player.press("Turn")
    await player.give_up()


async def play_all(player: SimulatedPlayer, cup: Message, *turns: int) -> None:
    """Joins a cup and plays its first deals, each with so many turns."""
    await player.press("Join and play", on=cup)
    for at, count in enumerate(turns):
        if at:
            await player.press("Next deal")
        await play(player, count)


async def shown(harness: Harness) -> None:
    """The clock's tasks have run often enough for what is due to be shown."""
    for _ in range(2):
        await harness.divan.periodic.run_once()


def result(harness: Harness) -> Message:
    """The message that tells how a cup ended."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    (told,) = (one for one in seen if "My place" in str(one))
    return told
