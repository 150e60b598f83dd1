"""Messages that are empty, too large or inconsistent, or that the bot cannot change."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import pytest

from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from tests.local_discord.components import button, buttons, gallery, row, text
from tests.local_discord.raw_bot import EPHEMERAL, V2, RawBot, Response, errors_at
from tests.local_discord.small_bot import png

Place: TypeAlias = tuple[str | int, ...]
PNG = png(2, 1)
HELLO = {"content": "hello"}

REFUSED: dict[str, tuple[Payload, Place, str]] = {
    "2001 characters": ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    "content beside V2": (
        {"content": "hello", "flags": V2, "components": [text()]},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds beside V2": (
        {"embeds": [{"title": "hello"}], "flags": V2, "components": [text()]},
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "an embed's title of 257 characters": (
        {"embeds": [{"title": "x" * 257}]},
        ("embeds", 0, "title"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    "an unknown field": ({**HELLO, "contnet": "typo"}, ("contnet",), "UNKNOWN_FIELD"),
    "a flag that only Discord sets": (
        {**HELLO, "flags": 1 << 7},
        ("flags",),
        "MESSAGE_FLAGS_INVALID",
    ),
    "content that is not text": ({"content": 5}, ("content",), "STRING_TYPE_CONVERT"),
    "an unknown flag": (
        {**HELLO, "flags": 1 << 20},
        ("flags",),
        "MESSAGE_FLAGS_INVALID",
    ),
    "negative flags": ({**HELLO, "flags": -1}, ("flags",), "NUMBER_TYPE_MIN"),
    "flags as text": ({**HELLO, "flags": "ephemeral"}, ("flags",), "NUMBER_TYPE_COERCE"),
    "a boolean as text": ({**HELLO, "tts": "no"}, ("tts",), "BOOLEAN_TYPE_CONVERT"),
    "an object instead of a list": ({**HELLO, "embeds": {}}, ("embeds",), "LIST_TYPE_CONVERT"),
    "a user id that is not a number": (
        {**HELLO, "allowed_mentions": {"users": ["ada"]}},
        ("allowed_mentions", "users", 0),
        "NUMBER_TYPE_COERCE",
    ),
    "an unknown mention type": (
        {**HELLO, "allowed_mentions": {"parse": ["cats"]}},
        ("allowed_mentions", "parse", 0),
        "BASE_TYPE_CHOICES",
    ),
    "a file that was not sent": (
        {**HELLO, "attachments": [{"id": 0, "filename": "a.png"}]},
        ("attachments", 0, "id"),
        "ATTACHMENT_NOT_FOUND",
    ),
    "alt text of 1025 characters": (
        {**HELLO, "attachments": [{"id": 0, "description": "x" * 1025}]},
        ("attachments", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_refused_on_every_route(raw: RawBot, case: str) -> None:
    body, place, code = REFUSED[case]
    assert errors_at(await raw.answer(await raw.new_interaction(), 4, body), "data", *place) == [
        code
    ]
    answered = await raw.new_interaction()
    await raw.answer(answered, 4, HELLO)
    assert errors_at(await raw.webhook(answered, body=body), *place) == [code]
    channel = raw.local.world.patience.id
    assert errors_at(await raw.request("POST", f"/channels/{channel}/messages", body), *place) == [
        code
    ]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"content": " "},
        {"content": None, "embeds": []},
        {"components": [buttons(1)]},
        {"flags": V2, "components": []},
    ],
)
async def test_an_empty_message(raw: RawBot, body: Payload) -> None:
    empty = (400, {"message": "Cannot send an empty message", "code": 50006})
    assert await raw.answer(await raw.new_interaction(), 4, body) == empty
    channel = raw.local.world.patience.id
    assert await raw.request("POST", f"/channels/{channel}/messages", body) == empty


async def test_eleven_files(raw: RawBot) -> None:
    files = {f"{number}.png": PNG for number in range(11)}
    response = await raw.answer(await raw.new_interaction(), 4, HELLO, files)
    assert errors_at(response, "data", "attachments") == ["BASE_TYPE_MAX_LENGTH"]


async def test_a_file_that_no_component_uses(raw: RawBot) -> None:
    data = {"flags": V2, "components": [gallery("attachment://a.png")]}
    response = await raw.answer(await raw.new_interaction(), 4, data, {"a.png": PNG, "b.png": PNG})
    assert errors_at(response, "data", "attachments", 1) == ["ATTACHMENT_NOT_SHOWN"]


async def test_a_file_above_the_interactions_size_limit(raw: RawBot) -> None:
    raw.local.world.interactions.attachment_size_limit = 100
    data = {"flags": V2, "components": [gallery("attachment://a.png")]}
    fits, large = b"x" * 100, b"x" * 101
    too_large = (413, {"message": "Request entity too large", "code": 40005})
    assert await raw.answer(await raw.new_interaction(), 4, data, {"a.png": large}) == too_large
    interaction = await raw.new_interaction()
    assert (await raw.answer(interaction, 4, data, {"a.png": fits}))[0] == 200
    assert await raw.webhook(interaction, body=data, files={"a.png": large}) == too_large


async def test_a_request_that_is_too_large(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    response = await raw.request("POST", path, HELLO, {"a.bin": b"x" * (64 * 1024 * 1024)})
    assert (response[0], response[1]["code"]) == (413, 40005)


async def test_a_body_that_is_not_json(raw: RawBot) -> None:
    url = f"{raw.local.url}/api/v10/channels/{raw.local.world.patience.id}/messages"
    headers = {"Authorization": "Bot anyone"}
    async with raw.session.post(url, data="{", headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109


@pytest.mark.parametrize("body", [None, [], "hello"])
async def test_a_body_that_is_not_an_object(raw: RawBot, body: Any) -> None:
    response = await raw.request("POST", f"/channels/{raw.local.world.patience.id}/messages", body)
    assert errors_at(response) == ["MODEL_TYPE_CONVERT"]


@pytest.mark.parametrize("kind", [0, 1, 6, 7, 8, 10, "4", None])
async def test_a_callback_type_that_a_command_does_not_allow(raw: RawBot, kind: Any) -> None:
    response = await raw.answer(await raw.new_interaction(), kind, HELLO)
    assert errors_at(response) == ["UNION_TYPE_CHOICES"]
    message = response[1]["errors"]["_errors"][0]["message"]
    assert message == 'Value of field "type" must be one of (4, 5, 9).'


async def test_a_deferred_answer_can_only_be_ephemeral(raw: RawBot) -> None:
    response = await raw.answer(
        await raw.new_interaction(), 5, {"flags": EPHEMERAL, "content": "soon"}
    )
    assert errors_at(response, "data", "content") == ["UNKNOWN_FIELD"]
    assert errors_at(
        await raw.answer(await raw.new_interaction(), 5, {"flags": V2}), "data", "flags"
    )


async def board(raw: RawBot, **own: object) -> Interaction:
    """A V2 message that answers a command, with a picture and a button."""
    interaction = await raw.new_interaction()
    components = [gallery("attachment://a.png"), row(button())]
    data = {"flags": V2, "components": components, **own}
    assert (await raw.answer(interaction, 4, data, {"a.png": PNG}))[0] == 200
    return interaction


async def edited(raw: RawBot, interaction: Interaction, body: Mapping[str, object]) -> Response:
    return await raw.webhook(interaction, "PATCH", "@original", body)


async def test_an_edit_cannot_remove_the_v2_flag(raw: RawBot) -> None:
    interaction = await board(raw)
    response = await edited(raw, interaction, {"flags": 4, "components": [text()]})
    assert errors_at(response, "flags") == ["MESSAGE_CANNOT_REMOVE_COMPONENTS_V2"]


async def test_an_edit_cannot_add_content_to_a_v2_message(raw: RawBot) -> None:
    response = await edited(raw, await board(raw), HELLO)
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert errors_at(response, "content") == [code]


async def test_an_edit_to_v2_must_clear_the_content(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, HELLO)
    body = {"flags": V2, "components": [text()]}
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert errors_at(await edited(raw, interaction, body), "content") == [code]
    assert (await edited(raw, interaction, {**body, "content": None}))[0] == 200


async def test_an_edit_cannot_make_a_message_ephemeral(raw: RawBot) -> None:
    response = await edited(raw, await board(raw), {"flags": V2 | EPHEMERAL})
    assert errors_at(response, "flags") == ["MESSAGE_FLAGS_INVALID"]


async def test_an_edit_cannot_empty_a_message(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, HELLO)
    assert (await edited(raw, interaction, {"content": ""}))[1]["code"] == 50006
    assert (await edited(raw, await board(raw), {"components": []}))[1]["code"] == 50006


async def test_an_edit_cannot_show_an_attachment_it_removes(raw: RawBot) -> None:
    interaction = await board(raw)
    kept = {"components": [gallery("attachment://a.png"), text()]}
    assert (await edited(raw, interaction, kept))[0] == 200
    response = await edited(raw, interaction, {**kept, "attachments": []})
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert errors_at(response, "components", 0, "items", 0, "media", "url") == [code]


async def test_an_ephemeral_message_on_the_channel_routes(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 4, {**HELLO, "flags": EPHEMERAL})
    [message] = raw.local.world.messages_for(raw.local.world.person("Ada"))
    path = f"/channels/{raw.local.world.patience.id}/messages/{message['id']}"
    for method in ("GET", "PATCH", "DELETE"):
        response = await raw.request(method, path, HELLO)
        assert response == (404, {"message": "Unknown Message", "code": 10008})


async def test_the_ephemeral_flag_without_an_interaction(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    response = await raw.request("POST", path, {**HELLO, "flags": EPHEMERAL})
    assert errors_at(response, "flags") == ["MESSAGE_FLAGS_INVALID"]


async def test_editing_somebody_elses_message(raw: RawBot) -> None:
    world = raw.local.world
    response = world.person("Bob").say("my own")
    path = f"/channels/{world.patience.id}/messages/{response.id}"
    assert (await raw.request("PATCH", path, HELLO))[1]["code"] == 50005


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/channels/1/messages", 404, 10003),
        ("GET", "/channels/1", 404, 10003),
        ("POST", "/channels/{group}/messages", 403, 50001),
        ("GET", "/channels/{elsewhere}", 403, 50001),
        ("GET", "/channels/{patience}/messages/1", 404, 10008),
        ("GET", "/guilds/1/members/{ada}", 404, 10004),
        ("GET", "/guilds/{guild}/members/1", 404, 10007),
    ],
)
async def test_unknown_or_inaccessible(
    raw: RawBot, method: str, path: str, status: int, code: int
) -> None:
    world = raw.local.world
    known = {
        "group": world.group.id,
        "elsewhere": world.elsewhere.id,
        "patience": world.patience.id,
        "guild": world.guild.id,
        "ada": world.person("Ada").id,
    }
    response = await raw.request(method, path.format(**known), HELLO if method == "POST" else None)
    assert (response[0], response[1]["code"]) == (status, code)


async def test_a_dm_with_an_unknown_user(raw: RawBot) -> None:
    assert (await raw.request("POST", "/users/@me/channels", {"recipient_id": "1"}))[1][
        "code"
    ] == 10013
    response = await raw.request("POST", "/users/@me/channels", {"recipient": "1"})
    assert errors_at(response, "recipient_id") == ["BASE_TYPE_REQUIRED"]
