"""Who may do what where: in requests, in what the bot is told, and at the client."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.local.server import LocalDiscord
from bot.local.world.channels import Channel
from bot.local.world.client.rules import NotAllowed
from bot.local.world.interaction import Interaction
from bot.local.world.payload import Payload
from bot.local.world.permissions import Permission
from tests.bot.local.bot import SmallBot
from tests.bot.local.raw import Raw

HELLO = {"content": "hello"}
NOT_PERMITTED = (403, {"message": "Missing Permissions", "code": 50013})
NO_ACCESS = (403, {"message": "Missing Access", "code": 50001})


def at(channel: Channel) -> str:
    return f"/channels/{channel.id}/messages"


def seen(bot: SmallBot, channel: Channel) -> discord.TextChannel | None:
    """The channel as the real client knows it."""
    found = bot.get_channel(int(channel.id))
    assert found is None or isinstance(found, discord.TextChannel)
    return found


def rights(bot: SmallBot, channel: Channel) -> discord.Permissions:
    """What the real client thinks that it may do."""
    known = seen(bot, channel)
    assert known is not None
    return known.permissions_for(known.guild.me)


async def until(truth: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not truth():
            await asyncio.sleep(0.01)


async def test_a_channel_where_the_bot_may_not_write(raw: Raw) -> None:
    world = raw.local.world
    assert await raw.ask("POST", at(world.announcements), HELLO) == NOT_PERMITTED
    assert (await raw.ask("GET", at(world.announcements)))[0] == 200
    assert (await raw.ask("POST", at(world.daily), HELLO))[0] == 200


async def test_the_real_client_knows_where_it_may_write(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    told = [rights(bot, c).send_messages for c in (world.announcements, world.daily)]
    assert told == [False, True]
    assert rights(bot, world.announcements).view_channel
    assert not rights(bot, world.announcements).attach_files
    assert rights(bot, world.daily).attach_files
    with pytest.raises(discord.Forbidden):
        await bot.get_partial_messageable(int(world.announcements.id)).send("hello")


async def test_permissions_change_and_the_bot_is_told(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    await world.permit(world.daily, world.bot, deny=Permission.SEND_MESSAGES)
    await world.permit(world.announcements, world.bot, allow=Permission.SEND_MESSAGES)
    await until(lambda: rights(bot, world.announcements).send_messages)
    assert not rights(bot, world.daily).send_messages
    await bot.get_partial_messageable(int(world.announcements.id)).send("hello")
    await world.permit(world.daily, world.bot)
    await until(lambda: rights(bot, world.daily).send_messages)


@pytest.mark.parametrize("denied", [Permission.ATTACH_FILES, Permission.SEND_MESSAGES])
async def test_a_file_where_the_bot_may_not_attach_any(raw: Raw, denied: Permission) -> None:
    world = raw.local.world
    await world.permit(world.daily, deny=denied)
    assert await raw.ask("POST", at(world.daily), HELLO, {"a.txt": b"a"}) == NOT_PERMITTED
    may_write = denied is Permission.ATTACH_FILES
    assert (await raw.ask("POST", at(world.daily), HELLO))[0] == (200 if may_write else 403)


async def test_a_channel_that_the_bot_cannot_see(raw: Raw) -> None:
    world = raw.local.world
    await world.permit(world.daily, world.bot, deny=Permission.VIEW_CHANNEL)
    assert await raw.ask("GET", f"/channels/{world.daily.id}") == NO_ACCESS
    assert await raw.ask("GET", at(world.daily)) == NO_ACCESS
    assert await raw.ask("POST", at(world.daily), HELLO) == NO_ACCESS


async def test_a_history_that_the_bot_may_not_read(raw: Raw) -> None:
    world = raw.local.world
    _, message = await raw.ask("POST", at(world.daily), HELLO)
    await world.permit(world.daily, deny=Permission.READ_MESSAGE_HISTORY)
    assert await raw.ask("GET", at(world.daily)) == (200, [])
    assert await raw.ask("GET", f"{at(world.daily)}/{message['id']}") == NO_ACCESS


async def test_a_message_that_is_somebody_elses_to_delete(raw: Raw) -> None:
    said = raw.local.world.person("Bob").say("mine")
    path = f"{at(raw.local.world.patience)}/{said.id}"
    assert await raw.ask("DELETE", path) == NOT_PERMITTED


async def test_a_channel_that_is_deleted(local: LocalDiscord, bot: SmallBot, raw: Raw) -> None:
    world = local.world
    world.person("Bob").say("soon gone", world.daily)
    await world.delete(world.daily)
    await until(lambda: seen(bot, world.daily) is None)
    assert await raw.ask("POST", at(world.daily), HELLO) == (
        404,
        {"message": "Unknown Channel", "code": 10003},
    )
    assert world.daily not in world.person("Bob").channels


async def test_people_see_and_write_where_they_may(local: LocalDiscord) -> None:
    world = local.world
    ada, bob = world.person("Ada"), world.person("Bob")
    assert world.announcements in bob.channels
    ada.say("The house opens at six.", world.announcements)
    with pytest.raises(NotAllowed):
        bob.say("Why?", world.announcements)
    await world.permit(world.daily, bob.user, deny=Permission.VIEW_CHANNEL)
    assert world.daily not in bob.channels
    assert bob.user not in world.daily.members


async def test_no_commands_where_one_may_not_write(raw: Raw) -> None:
    await raw.register()
    world = raw.local.world
    assert world.person("Bob").commands(world.announcements) == []
    assert len(world.person("Ada").commands(world.announcements)) == 1
    denied = Permission.USE_APPLICATION_COMMANDS
    await world.permit(world.daily, world.person("Bob").user, deny=denied)
    assert world.person("Bob").commands(world.daily) == []


async def told(raw: Raw, channel: Channel) -> Payload:
    """What the bot hears of a command that Ada sends there."""
    await raw.register()
    heard: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        heard.append(payload)

    raw.local.world.interactions.deliver = deliver
    await raw.local.world.person("Ada").slash("play", channel=channel)
    return heard[0]


@pytest.mark.parametrize("place", ["patience", "announcements"])
async def test_an_interaction_says_what_the_bot_may_do(raw: Raw, place: str) -> None:
    here = getattr(raw.local.world, place)
    heard = await told(raw, here)
    allowed = discord.Permissions(int(heard["app_permissions"]))
    assert allowed.view_channel
    assert allowed.send_messages is allowed.attach_files is (place == "patience")
    assert discord.Permissions(int(heard["member"]["permissions"])).manage_guild
    assert discord.Permissions(int(heard["channel"]["permissions"])).send_messages


async def test_an_answer_needs_no_permission(raw: Raw) -> None:
    interaction = await raw.opened(channel=raw.local.world.announcements)
    assert (await raw.answer(interaction, 4, HELLO, {"a.txt": b"a"}))[0] == 200


async def test_a_person_who_takes_no_messages_from_the_bot(raw: Raw) -> None:
    bob = raw.local.world.person("Bob")
    opening: dict[str, Any] = {"recipient_id": bob.id}
    bob.refuse_dms()
    assert (await raw.ask("POST", "/users/@me/channels", opening))[1]["id"] == bob.dm.id
    assert await raw.ask("POST", at(bob.dm), HELLO) == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )
    await raw.register()
    asked = await bob.slash("play", channel=bob.dm)
    assert (await raw.answer(asked, 4, HELLO))[0] == 200
    bob.refuse_dms(False)
    assert (await raw.ask("POST", at(bob.dm), HELLO))[0] == 200


async def test_a_member_who_leaves_and_comes_back(raw: Raw) -> None:
    await raw.register()
    world, cleo = raw.local.world, raw.local.world.person("Cleo")
    path = f"/guilds/{world.guild.id}/members/{cleo.id}"
    world.leave(cleo)
    assert await raw.ask("GET", path) == (404, {"message": "Unknown Member", "code": 10007})
    assert world.patience not in cleo.channels
    assert cleo.dm in cleo.channels
    with pytest.raises(NotAllowed):
        cleo.say("Am I here?", world.patience)
    with pytest.raises(NotAllowed):
        await cleo.slash("play", channel=world.patience)
    world.join(cleo)
    assert (await raw.ask("GET", path))[1]["user"]["id"] == cleo.id
    cleo.say("I am back.", world.patience)
