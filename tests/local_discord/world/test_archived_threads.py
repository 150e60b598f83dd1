"""Threads that are archived, with or without a lock."""

import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.channels import Channel
from local_discord.world.client.rules import NotAllowed
from local_discord.world.permissions import Permission
from tests.local_discord.components import button, row
from tests.local_discord.raw_bot import EPHEMERAL, RawBot
from tests.local_discord.small_bot import SmallBot, until

ARCHIVED = (400, {"message": "Thread is archived", "code": 50083})
MISSING_PERMISSIONS = (403, {"message": "Missing Permissions", "code": 50013})
HELLO = {"content": "hello"}


async def posted(raw: RawBot, thread: Channel) -> str:
    """The path of a message that the bot posted in a thread, which is then archived."""
    path = f"/channels/{thread.id}/messages"
    _, message = await raw.request("POST", path, HELLO)
    await raw.local.world.archive(thread)
    return f"{path}/{message['id']}"


async def test_a_message_unarchives_it(raw: RawBot) -> None:
    world = raw.local.world
    thread = await world.open_thread(world.daily, "games")
    path = await posted(raw, thread)
    assert await raw.request("PATCH", path, {"content": "edited"}) == ARCHIVED
    status, channel = await raw.request("GET", f"/channels/{thread.id}")
    assert (status, channel["thread_metadata"]["archived"]) == (200, True)
    assert (await raw.request("POST", path.rpartition("/")[0], HELLO))[0] == 200
    assert not thread.archived
    assert (await raw.request("PATCH", path, {"content": "edited"}))[0] == 200
    await world.archive(thread)
    world.person("Bob").say("And I", thread)
    assert not thread.archived


async def test_a_locked_one_needs_manage_threads(raw: RawBot) -> None:
    world, bob = raw.local.world, raw.local.world.person("Bob")
    thread = await world.open_thread(world.daily, "games")
    path = await posted(raw, thread)
    await world.archive(thread, locked=True)
    assert await raw.request("POST", path.rpartition("/")[0], HELLO) == MISSING_PERMISSIONS
    with pytest.raises(NotAllowed):
        bob.say("Anybody?", thread)
    assert thread.archived
    await world.permit(world.daily, world.bot, allow=Permission.MANAGE_THREADS)
    assert (await raw.request("POST", path.rpartition("/")[0], HELLO))[0] == 200
    assert (thread.archived, thread.locked) == (False, True)


async def test_interactions_in_it(raw: RawBot) -> None:
    world, ada = raw.local.world, raw.local.world.person("Ada")
    thread = await world.open_thread(world.daily, "games")
    body = {"content": "Cup", "components": [row(button())]}
    _, message = await raw.request("POST", f"/channels/{thread.id}/messages", body)
    custom_id = message["components"][0]["components"][0]["custom_id"]
    await world.archive(thread)
    with pytest.raises(NotAllowed):
        await ada.press(message["id"], custom_id)
    pressed = await ada.press(message["id"], custom_id, force=True)
    assert await raw.answer(pressed, 7, {"content": "Half a cup"}) == ARCHIVED
    private = {"content": "Only you", "flags": EPHEMERAL}
    assert (await raw.answer(pressed, 4, private))[0] == 200
    assert thread.archived
    again = await ada.press(message["id"], custom_id, force=True)
    assert (await raw.answer(again, 4, HELLO))[0] == 200
    assert not thread.archived


async def test_discord_py_hears_of_it(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    thread = await world.open_thread(world.daily, "games")
    guild = bot.get_guild(int(world.guild.id))
    assert guild is not None
    await until(lambda: guild.get_thread(int(thread.id)) is not None)
    await world.archive(thread)
    await until(lambda: guild.get_thread(int(thread.id)) is None)
    message = await bot.get_partial_messageable(int(thread.id)).send("hello")
    await until(lambda: guild.get_thread(int(thread.id)) is not None)
    await world.archive(thread)
    with pytest.raises(discord.HTTPException, match="50083"):
        await message.edit(content="edited")
