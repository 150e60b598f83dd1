"""discord.py's requests and the server's responses match Discord's OpenAPI document."""

from typing import Any

import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.payload import Payload
from tests.local_discord.components import (
    button,
    buttons,
    container,
    entity_select,
    gallery,
    row,
    select,
    text,
)
from tests.local_discord.openapi import OpenApi, openapi, openapi_checker
from tests.local_discord.raw_bot import V2, RawBot
from tests.local_discord.small_bot import picture, png, running
from tests.moments import begun
from tests.shared import needs_shared

pytestmark = needs_shared


@pytest.fixture(scope="module")
def described() -> OpenApi:
    description = openapi()
    assert description is not None
    return description


async def test_discord_pys_requests_match_the_description() -> None:
    local = LocalDiscord(clock=begun(), checker=openapi_checker())
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


def test_a_request_that_does_not_match_is_reported() -> None:
    check = openapi_checker()
    assert check is not None
    original = "/webhooks/1/token/messages/@original"
    assert check("PATCH", original, {"content": "hello"}) == []
    [violation] = check("PATCH", original, {"content": "x" * 2001})
    assert violation.startswith("at content: ")
    assert check("PATCH", "/cats/1", {}) == ["patch /cats/1 requestBody is not described"]
    assert check("POST", "/interactions/1/token/callback", {"type": 4, "data": {"content": 5}})


async def test_the_server_keeps_violations(local: LocalDiscord) -> None:
    strict = LocalDiscord(clock=begun(), checker=lambda _method, _path, body: [f"{body} sent"])
    await strict.start()
    async with running(strict):
        pass
    [violation] = strict.violations
    assert violation.startswith(
        f"PUT /applications/{strict.world.bot.id}/commands: [{{'name': 'coffee'"
    )
    await strict.stop()
    assert local.violations == []


async def test_responses_about_the_bot_and_its_channels_match_the_description(
    raw: RawBot, described: OpenApi
) -> None:
    world = raw.local.world
    bot, ada = world.bot.id, world.person("Ada").id
    await assert_described(raw, described, "GET", "/users/@me")
    await assert_described(raw, described, "GET", "/gateway")
    await assert_described(raw, described, "GET", "/gateway/bot")
    await assert_described(raw, described, "GET", "/applications/@me")
    await assert_described(raw, described, "GET", "/oauth2/applications/@me")
    await assert_described(raw, described, "GET", f"/channels/{world.patience.id}")
    await assert_described(raw, described, "GET", f"/channels/{world.announcements.id}")
    await assert_described(raw, described, "GET", f"/channels/{world.person('Ada').dm.id}")
    await assert_described(raw, described, "GET", f"/guilds/{world.guild.id}/members/{ada}")
    await assert_described(raw, described, "POST", "/users/@me/channels", {"recipient_id": ada})
    await assert_described(raw, described, "PUT", f"/applications/{bot}/commands", [PLAY])
    await assert_described(raw, described, "GET", f"/applications/{bot}/commands")


PLAY = {
    "name": "play",
    "description": "A game",
    "options": [{"type": 4, "name": "deal", "description": "Which", "min_value": 1}],
}
FILES = {"a.png": png(2, 1), "b.txt": b"text"}
RICH: dict[str, Payload] = {
    "plain": {
        "content": "hello",
        "embeds": [{"title": "t", "image": {"url": "attachment://a.png"}}],
        "components": [
            buttons(5),
            row(select(count=3, placeholder="Which?")),
            row(entity_select(8, "c", channel_types=[0])),
            row(entity_select(5, "u", max_values=2)),
        ],
    },
    "V2": {
        "flags": V2,
        "components": [
            container(text(), gallery(description="x"), {"type": 14}, row(select())),
            {
                "type": 9,
                "components": [text()],
                "accessory": button("x", label=None, emoji={"name": "♥"}),
            },
            {
                "type": 9,
                "components": [text()],
                "accessory": {"type": 11, "media": {"url": "https://example.org/a.png"}},
            },
            {"type": 13, "file": {"url": "attachment://b.txt"}},
            row(button("b")),
        ],
    },
}


@pytest.mark.parametrize("kind", RICH)
async def test_messages_match_the_description(raw: RawBot, described: OpenApi, kind: str) -> None:
    world, ada = raw.local.world, raw.local.world.person("Ada")
    posts = f"/channels/{world.patience.id}/messages"
    posted = await assert_described(raw, described, "POST", posts, RICH[kind], FILES)
    await assert_described(raw, described, "GET", f"{posts}/{posted['id']}")
    await assert_described(raw, described, "GET", f"{posts}?limit=5")
    answered = await raw.new_interaction()
    callback = f"/interactions/{answered.id}/{answered.token}/callback?with_response=1"
    body = {"type": 4, "data": RICH[kind]}
    made = (await assert_described(raw, described, "POST", callback, body, FILES))["resource"][
        "message"
    ]
    original = f"/webhooks/{world.bot.id}/{answered.token}/messages/@original"
    await assert_described(raw, described, "PATCH", original, RICH[kind], FILES)
    pressed = await ada.select(made["id"], "s", ["0"])
    callback = f"/interactions/{pressed.id}/{pressed.token}/callback?with_response=1"
    await assert_described(raw, described, "POST", callback, body, FILES)
    webhook = f"/webhooks/{world.bot.id}/{pressed.token}"
    await assert_described(raw, described, "POST", webhook, RICH[kind], FILES)


async def assert_described(
    raw: RawBot,
    described: OpenApi,
    method: str,
    path: str,
    body: object = None,
    files: dict[str, bytes] | None = None,
) -> Any:
    """Sends a request, checks the response against the description, and returns it."""
    status, answer = await raw.request(method, path, body, files)
    template = path.partition("?")[0]
    assert described.answer_violations(method, template, status, answer) == []
    return answer
