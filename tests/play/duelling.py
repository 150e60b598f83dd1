"""Duels for tests: two people, a stocked deal, and a bot that has a solver."""

from bot.store.schema.dailies import StockedDeal
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.play.records import daily
from tests.visits import write

PAR = 70, 150


async def stock(harness: Harness, key: str = "sultan") -> StockedDeal:
    """Puts the deal of `records.daily` into the secret stock."""
    _, deal, *line = daily(key).split()
    stocked = StockedDeal(key, int(deal), (*line,), *PAR)
    await write(harness.store).stock.keep(stocked)
    return stocked


async def challenged(ada: SimulatedPlayer, bob: SimulatedPlayer) -> Message:
    """Ada challenges Bob; the message that everybody sees."""
    return await ada.slash("divan duel", player=str(bob.person.id), game="sultan")


async def accepted(harness: Harness, ada: SimulatedPlayer, bob: SimulatedPlayer) -> Message:
    """Bob has accepted Ada's challenge, and both have their boards; the public message."""
    await stock(harness)
    posted = await challenged(ada, bob)
    await bob.press("Accept", on=posted)
    await harness.divan.periodic.run_once()
    await ada.press("Play", on=current(harness, posted))
    return current(harness, posted)


def current(harness: Harness, message: Message) -> Message:
    """A message as it is now."""
    seen = harness.server.world.messages_for(harness.player("Cleo").person)
    return next(one for one in seen if one["id"] == message["id"])
