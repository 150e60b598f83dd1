"""The line to copy that follows when a game is shared."""

import asyncio

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, text


async def line_of(harness: Harness, player: SimulatedPlayer) -> Message:
    """The last such message, which comes when the sharing has been noted."""
    for _ in range(200):
        messages = harness.server.world.messages_for(player.person)
        if "copy this line" in text(messages[-1]):
            return messages[-1]
        await asyncio.sleep(0.02)
    raise AssertionError("no line came")
