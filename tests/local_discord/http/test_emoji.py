"""The application's own emoji."""

from base64 import b64encode

import pytest

from local_discord.checks.emoji import MAX_BYTES
from tests.local_discord.openapi import openapi
from tests.local_discord.raw_bot import RawBot
from tests.local_discord.small_bot import png

PICTURE = png(2, 2)


def image(content: bytes = PICTURE) -> str:
    return f"data:image/png;base64,{b64encode(content).decode()}"


def emoji_of(raw: RawBot) -> str:
    return f"/applications/{raw.local.world.bot.id}/emojis"


async def test_an_emoji_is_uploaded_listed_and_shown(raw: RawBot) -> None:
    status, made = await raw.request("POST", emoji_of(raw), {"name": "clubs", "image": image()})
    assert (status, made["name"], made["animated"]) == (201, "clubs", False)
    listed = await raw.request("GET", emoji_of(raw))
    assert listed == (200, {"items": [made]})
    async with raw.session.get(f"{raw.local.url}/emojis/{made['id']}.png") as shown:
        assert (shown.content_type, await shown.read()) == ("image/png", PICTURE)
    if described := openapi():
        answer = "POST", emoji_of(raw), status, made
        assert not described.answer_violations(*answer)
        assert not described.answer_violations("GET", emoji_of(raw), *listed)


@pytest.mark.parametrize(
    ("name", "sent", "field", "code"),
    [
        ("taken", image(), "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("a", image(), "name", "BASE_TYPE_BAD_LENGTH"),
        ("a" * 33, image(), "name", "BASE_TYPE_BAD_LENGTH"),
        ("♠♠", image(), "name", "STRING_TYPE_REGEX"),
        ("large", image(bytes(MAX_BYTES + 1)), "image", "BINARY_TYPE_MAX_SIZE"),
        ("text", "data:text/plain;base64,eA==", "image", "IMAGE_INVALID"),
    ],
)
async def test_what_is_refused(raw: RawBot, name: str, sent: str, field: str, code: str) -> None:
    await raw.request("POST", emoji_of(raw), {"name": "taken", "image": image()})
    status, body = await raw.request("POST", emoji_of(raw), {"name": name, "image": sent})
    assert (status, body["code"], [*body["errors"]]) == (400, 50035, [field])
    assert body["errors"][field]["_errors"][0]["code"] == code
    assert [one.name for one in raw.local.world.emoji.by_id.values()] == ["taken"]


async def test_another_application_has_none_of_ours(raw: RawBot) -> None:
    assert (await raw.request("GET", "/applications/1/emojis"))[1]["code"] == 10002
