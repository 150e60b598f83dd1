"""The real client against the local Discord: what a player does, and what comes back."""

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from bot.local.wire import Payload
from tests.bot.local.bot import SmallBot, png

pytestmark = pytest.mark.usefixtures("bot")


async def dealt(local: LocalDiscord) -> Payload:
    """The message that Ada gets for a slash command."""
    answer = await (await local.world.person("Ada").slash("coffee board", {"deal": 7})).answered()
    assert answer.kind == "message"
    assert answer.message is not None
    return answer.message


async def test_a_slash_command_brings_a_message_with_a_picture(local: LocalDiscord) -> None:
    ada = local.world.person("Ada")
    message = await dealt(local)
    assert local.world.messages_for(ada) == [message]
    text, gallery, _ = message["components"]
    media = gallery["items"][0]["media"]
    assert text["content"] == "deal 7"
    assert (media["width"], media["height"]) == (3, 2)
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert response.headers["Content-Type"] == "image/png"
        assert await response.read() == png(3, 2)


async def test_a_press_edits_the_message_and_its_picture(
    local: LocalDiscord, bot: SmallBot
) -> None:
    ada = local.world.person("Ada")
    board = await dealt(local)
    answer = await (await ada.press(board["id"], "turn")).answered()
    assert answer.kind == "update"
    [message] = local.world.messages_for(ada)
    assert message["id"] == board["id"]
    assert message["components"][0]["content"] == f"pressed {bot.presses}"
    assert message["components"][1]["items"][0]["media"]["width"] == 9
