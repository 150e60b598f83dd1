"""discord.py against the local Discord: commands, buttons, modals and messages."""

import asyncio

import aiohttp
import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.events import Event
from local_discord.world.interaction import Answer
from local_discord.world.payload import Payload
from tests.local_discord.raw_bot import EPHEMERAL
from tests.local_discord.small_bot import SmallBot, picture, png, running
from tests.waiting import HANGS_S


async def answer(local: LocalDiscord, command: str, **values: object) -> Answer:
    """The first answer to Ada's slash command."""
    return await (await local.world.person("Ada").slash(f"coffee {command}", values)).answered()


async def new_board(local: LocalDiscord) -> Payload:
    """The message that answers Ada's slash command."""
    first = await answer(local, "board", deal=7)
    assert first.kind == "message"
    assert first.message is not None
    return first.message


@pytest.mark.usefixtures("bot")
async def test_a_slash_command_is_answered_with_a_picture(local: LocalDiscord) -> None:
    ada = local.world.person("Ada")
    message = await new_board(local)
    assert local.world.messages_for(ada) == [message]
    text, gallery, _ = message["components"]
    media = gallery["items"][0]["media"]
    assert text["content"] == "deal 7"
    assert (media["width"], media["height"]) == (3, 2)
    assert message["attachments"] == []
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert response.headers["Content-Type"] == "image/png"
        assert await response.read() == png(3, 2)


async def test_a_button_edits_the_message_and_its_picture(
    local: LocalDiscord, bot: SmallBot
) -> None:
    ada = local.world.person("Ada")
    board = await new_board(local)
    pressed = await (await ada.press(board["id"], "turn")).answered()
    assert pressed.kind == "update"
    [message] = local.world.messages_for(ada)
    assert message["id"] == board["id"]
    assert message["edited_timestamp"] is not None
    assert message["components"][0]["content"] == f"pressed {bot.presses}"
    assert message["components"][1]["items"][0]["media"]["width"] == 9


@pytest.mark.usefixtures("bot")
async def test_a_deferred_answer_and_follow_ups(local: LocalDiscord) -> None:
    ada, bob = local.world.person("Ada"), local.world.person("Bob")
    with local.world.stream() as events:
        first = await answer(local, "slow")
        while len(local.world.messages_for(bob)) < 1:
            await asyncio.wait_for(events.get(), HANGS_S)
    assert first.kind == "message"
    seen = local.world.messages_for(ada)
    assert [m["content"] for m in seen] == ["ready", "only you see this", "everybody sees this"]
    assert [bool(m["flags"] & EPHEMERAL) for m in seen] == [True, True, False]
    assert [m["content"] for m in local.world.messages_for(bob)] == ["everybody sees this"]
    attached = seen[0]["attachments"][0]
    assert (attached["filename"], attached["description"]) == ("board.png", "a board")
    assert (attached["content_type"], attached["width"]) == ("image/png", 3)


@pytest.mark.usefixtures("bot")
async def test_autocomplete(local: LocalDiscord) -> None:
    ada = local.world.person("Ada")
    choices = await ada.autocomplete("coffee move", {"moves": "5>"}, "moves")
    assert [choice["value"] for choice in choices] == ["5>0", "5>1", "5>2"]


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_opened_and_submitted(local: LocalDiscord) -> None:
    ada = local.world.person("Ada")
    with local.world.stream() as events:
        opener = await ada.slash("coffee ask")
        opened = await opener.answered()
        received = [await events.get() for _ in range(2)]
    assert opened.kind == "modal"
    assert opened.modal is not None
    assert opened.modal["title"] == "Moves"
    about = {"channel": local.world.patience, "private_to": ada.user, "interaction_id": opener.id}
    assert received == [Event("answered", **about), Event("modal", **about, modal=opened.modal)]  # type: ignore[arg-type]
    sent = await (await ada.submit(opener, {"moves": "t t w"})).answered()
    assert sent.message is not None
    assert "'value': 't t w'" in sent.message["content"]


@pytest.mark.usefixtures("bot")
async def test_a_user_option(local: LocalDiscord) -> None:
    bob = local.world.person("Bob")
    first = await answer(local, "who", player=bob.id)
    assert first.message is not None
    assert first.message["content"] == f"Bob {bob.id} (0, False) True"


async def test_the_bot_knows_its_server(local: LocalDiscord, bot: SmallBot) -> None:
    [guild] = bot.guilds
    assert guild.name == "The Coffee House"
    assert [c.name for c in guild.text_channels] == ["patience", "announcements", "daily"]
    assert guild.me is not None
    assert bot.user == guild.me
    assert bot.application_id == int(local.world.bot.id)
    member = await guild.fetch_member(int(local.world.person("Cleo").id))
    assert member.display_name == "Cleo"
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(1)


async def test_the_bot_posts_edits_and_deletes_a_message(
    local: LocalDiscord, bot: SmallBot
) -> None:
    channel = bot.get_channel(int(local.world.patience.id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Good morning", file=picture())
    assert message.attachments[0].width == 3
    edited = await message.edit(content="Good evening", attachments=message.attachments)
    assert [a.filename for a in edited.attachments] == ["board.png"]
    assert (await channel.fetch_message(message.id)).content == "Good evening"
    await message.delete()
    assert local.world.messages_for(local.world.person("Ada")) == []


async def test_a_nonce_posts_once(local: LocalDiscord, bot: SmallBot) -> None:
    channel = bot.get_channel(int(local.world.patience.id))
    assert isinstance(channel, discord.TextChannel)
    first, second = [await channel.send("digest", nonce="day 1") for _ in range(2)]
    assert first.id == second.id
    local.clock.advance(3600)
    assert (await channel.send("digest", nonce="day 1")).id != first.id


async def test_a_dm(local: LocalDiscord, bot: SmallBot) -> None:
    cleo = local.world.person("Cleo")
    user = discord.Object(int(cleo.id))
    channel = await bot.create_dm(user)
    await channel.send("For you")
    assert [m["content"] for m in local.world.messages_for(cleo, cleo.dm)] == ["For you"]
    assert local.world.messages_for(local.world.person("Ada"), cleo.dm) == []


async def test_an_invalid_token() -> None:
    local = LocalDiscord(token="another one")
    await local.start()
    with pytest.raises(discord.LoginFailure):
        async with running(local):
            pass
    await local.stop()


async def test_registering_commands_emits_an_event(local: LocalDiscord) -> None:
    received: list[Event] = []
    stop = local.world.listen(received.append)
    async with running(local):
        assert [event.kind for event in received] == ["commands"]
        [coffee] = local.world.person("Bob").commands()
    assert coffee["name"] == "coffee"
    assert {option["name"] for option in coffee["options"]} >= {"board", "slow", "move"}
    stop()
