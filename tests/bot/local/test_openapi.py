"""What the real client sends agrees with Discord's own description."""

import discord

from bot.local.server import LocalDiscord
from tests.bot.local.bot import picture, running
from tests.bot.local.openapi import openapi_checker
from tests.shared import needs_shared


@needs_shared
async def test_requests_of_the_real_client_are_as_described() -> None:
    local = LocalDiscord(checker=openapi_checker())
    await local.start()
    ada = local.world.person("Ada")
    async with running(local) as bot:
        message = (await (await ada.slash("coffee board", {"deal": 1})).answered()).message
        assert message is not None
        await (await ada.press(message["id"], "turn")).answered()
        await ada.autocomplete("coffee move", {}, "moves")
        opener = await ada.slash("coffee ask")
        await opener.answered()
        await (await ada.submit(opener, {"moves": "t"})).answered()
        await (await ada.slash("coffee slow")).answered()
        channel = bot.get_channel(int(local.world.patience.id))
        assert isinstance(channel, discord.TextChannel)
        posted = await channel.send("hello", file=picture(), nonce="1")
        await posted.edit(content="goodbye", attachments=[picture()])
    await local.stop()
    assert local.violations == []


@needs_shared
def test_what_is_not_as_described_is_told() -> None:
    check = openapi_checker()
    assert check is not None
    original = "/webhooks/1/token/messages/@original"
    assert check("PATCH", original, {"content": "hello"}) == []
    [wrong] = check("PATCH", original, {"content": "x" * 2001})
    assert wrong.startswith("at content: ")
    assert check("PATCH", "/cats/1", {}) == ["no request with a body is described here"]
    assert check("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": 5}})
