"""Messages and channels that people delete."""

import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.client.rules import NotAllowed
from local_discord.world.permissions import Permission
from tests.local_discord.components import button, row
from tests.local_discord.raw_bot import EPHEMERAL, RawBot
from tests.local_discord.small_bot import SmallBot, running, until

UNKNOWN_MESSAGE = (404, {"message": "Unknown Message", "code": 10008})
UNKNOWN_CHANNEL = (404, {"message": "Unknown Channel", "code": 10003})


async def test_a_deleted_message_of_the_bot(raw: RawBot) -> None:
    world, ada = raw.local.world, raw.local.world.person("Ada")
    path = f"/channels/{world.daily.id}/messages"
    body = {"content": "Cup", "components": [row(button())]}
    _, message = await raw.request("POST", path, body)
    pressed = await ada.press(message["id"], "b")
    ada.delete(message["id"])
    for method, sent in (("GET", None), ("PATCH", {"content": "edited"}), ("DELETE", None)):
        assert await raw.request(method, f"{path}/{message['id']}", sent) == UNKNOWN_MESSAGE
    assert await raw.answer(pressed, 7, {"content": "Half a cup"}) == UNKNOWN_MESSAGE
    with pytest.raises(NotAllowed):
        await ada.press(message["id"], "b", force=True)


async def test_who_may_delete(raw: RawBot) -> None:
    world, ada, bob = raw.local.world, *map(raw.local.world.person, ("Ada", "Bob"))
    hers, his, other = ada.say("hers"), bob.say("his"), bob.say("other")
    bob.delete(his.id)
    with pytest.raises(NotAllowed):
        bob.delete(hers.id)
    ada.delete(other.id)
    await world.permit(world.patience, bob.user, allow=Permission.MANAGE_MESSAGES)
    bob.delete(hers.id)
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, {"content": "psst", "flags": EPHEMERAL})
    [private] = world.messages_for(ada)
    with pytest.raises(NotAllowed):
        ada.delete(private["id"])


async def test_a_deleted_thread_and_channel(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    guild = bot.get_guild(int(world.guild.id))
    assert guild is not None
    first, second = [await world.open_thread(world.daily, name) for name in ("one", "two")]
    await until(lambda: len(guild.threads) == 2)
    await world.delete(first)
    await until(lambda: [thread.id for thread in guild.threads] == [int(second.id)])
    await world.delete(world.daily)
    await until(lambda: guild.get_channel(int(world.daily.id)) is None)
    assert second.id not in world.channels


async def test_a_bot_hears_of_messages_if_it_has_asked(local: LocalDiscord) -> None:
    bob = local.world.person("Bob")
    heard = discord.Intents(guilds=True, guild_messages=True)
    async with running(local, intents=heard) as asking, running(local) as silent:
        here, direct = bob.say("soon gone"), bob.say("soon gone", bob.dm)
        bob.delete(direct.id)
        bob.delete(here.id)
        await until(lambda: asking.deleted == [int(here.id)])
        assert silent.deleted == []
