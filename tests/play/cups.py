"""Cups for tests: stocked deals, and people who play them in a few presses."""

from datetime import timedelta
from typing import Final

from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import Match
from tests.play.days import run_tasks
from tests.play.duelling import PAR, stock
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.visits import read, write

EVENING: Final = timedelta(minutes=45)
LATE: Final = timedelta(minutes=2)
_DEALS: Final = (20, 21, 22, 23)
"""Further deals; nobody here plays them to their end."""


async def stock_enough(harness: Harness, deals: int = 3) -> None:
    """Puts so many deals of Sultan into the secret stock."""
    first = await stock(harness)
    for number in _DEALS[: deals - 1]:
        await write(harness.store).stock.keep(StockedDeal("sultan", number, first.line, *PAR))


async def announced(harness: Harness, **options: object) -> Message:
    """The message of a cup that Ada, who manages the server, has announced."""
    await stock_enough(harness)
    ada = harness.player("Ada")
    return await ada.slash("divan cup", **{"name": "Friday", "game": "sultan", **options})


async def play_all(player: SimulatedPlayer, cup: Message, *turns: int) -> None:
    """Joins a cup and plays its first deals, each with so many turns, then gives them up."""
    await player.press("Join and play", on=cup)
    for at, count in enumerate(turns):
        if at:
            await player.press("Next deal")
        for _ in range(count):
            await player.press("Turn")
        await player.give_up()


async def shown(harness: Harness) -> None:
    """The clock's tasks have run often enough for what is due to be shown."""
    for _ in range(2):
        await run_tasks(harness)


async def ended(harness: Harness, after: timedelta = EVENING) -> None:
    """The time of a cup that has begun is up, and its result is told."""
    harness.server.clock.advance(after + LATE)
    await shown(harness)


def results(harness: Harness) -> list[Message]:
    """The messages that tell how cups ended."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return [one for one in seen if "My place" in str(one)]


async def the_cup(harness: Harness) -> Match:
    match: Match | None = await read(harness.store).matches.of(1)
    assert match
    return match
