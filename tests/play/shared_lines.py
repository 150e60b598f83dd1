"""The line to copy that follows when a game is shared."""

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, text
from tests.waiting import until


async def line_of(harness: Harness, player: SimulatedPlayer) -> Message:
    """The last such message, which comes when the sharing has been noted."""

    def last() -> Message:
        return harness.server.world.messages_for(player.person)[-1]

    await until(lambda: "copy this line" in text(last()))
    return last()
