"""After many clicks nothing of them remains in memory."""

import asyncio
import gc

import discord
from discord import ui

from tests.play.conftest import assert_no_view_is_kept
from tests.play.harness import Harness
from tests.play.waiting import settled
from tests.waiting import until

ROUND = ("Lay circle 2", "Undo", "Hint", "More", "Type moves", "In words", "Rules", "Back")
INTERACTION_OBJECTS = (ui.LayoutView, ui.Modal, discord.Message, discord.Interaction)


async def test_clicks_and_forms_leave_nothing_in_memory(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    board = await ada.slash("divan play", game="shah", deal="4")
    tasks = len(asyncio.all_tasks())
    for _ in range(15):
        for label in ROUND:
            shown = next(
                m for m in harness.server.world.messages_for(ada.person) if m["id"] == board["id"]
            )
            await (await ada.tap(label, on=shown)).answered()
        await bob.force("dv1:1:0:hint", on=board)
        await ada.slash("divan move", moves="x")
        await ada.offered("d ")
    await settled(harness)
    await until(lambda: len(asyncio.all_tasks()) <= tasks)
    assert_no_view_is_kept(harness)
    gc.collect()
    remaining = [one for one in gc.get_objects() if isinstance(one, INTERACTION_OBJECTS)]
    assert not remaining
    assert not harness.client.cached_messages
