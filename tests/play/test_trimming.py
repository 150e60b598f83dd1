"""Presses arrive without the parts of their message that nobody reads."""

import asyncio

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import has_picture
from tests.waiting import HANGS_S


async def test_a_press_has_no_more_of_its_message_than_is_read(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message
    assert has_picture(board)
    arriving = asyncio.create_task(harness.client.wait_for("interaction", timeout=HANGS_S))
    await ada.press("Turn")
    clicked = (await arriving).message
    assert clicked
    assert str(clicked.id) == board["id"]
    assert (clicked.components, clicked.attachments, clicked.embeds) == ([], [], [])
    assert clicked.flags.components_v2
