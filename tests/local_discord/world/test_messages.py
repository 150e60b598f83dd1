"""Messages and their attachments."""

from typing import Any

import pytest

from local_discord.world.payload import Payload
from tests.local_discord.components import button, container, gallery, row, text
from tests.local_discord.raw_bot import EPHEMERAL, V2, RawBot, errors_at
from tests.local_discord.small_bot import png

PATH = "/channels/{}/messages"


async def status(raw: RawBot, url: str) -> int:
    async with raw.session.get(url) as response:
        return response.status


async def original(raw: RawBot, data: Payload, files: dict[str, bytes] | None = None) -> Any:
    """Posts a message in answer to an interaction; returns both."""
    interaction = await raw.new_interaction()
    answered, body = await raw.answer(interaction, 4, data, files)
    assert answered == 200, body
    return interaction, body["resource"]["message"]


async def test_components_without_an_id_get_a_free_one(raw: RawBot) -> None:
    components = [container(text(), row(button("a", id=2), button("b"))), text(id=1)]
    _, message = await original(raw, {"flags": V2, "components": components})
    box, last = message["components"]
    line, buttons = box["components"]
    ids = [box["id"], line["id"], buttons["id"], *(b["id"] for b in buttons["components"])]
    assert sorted([*ids, last["id"]]) == [1, 2, 3, 4, 5, 6]
    assert (buttons["components"][0]["id"], last["id"]) == (2, 1)


async def test_a_renamed_file_is_shown_under_its_new_name(raw: RawBot) -> None:
    data = {
        "flags": V2,
        "components": [gallery("attachment://board.png")],
        "attachments": [{"id": 0, "filename": "board.png"}],
    }
    _, message = await original(raw, data, {"tmp.bin": png(4, 5)})
    media = message["components"][0]["items"][0]["media"]
    assert media["url"].partition("?")[0].endswith("/board.png")
    assert (media["width"], media["height"], media["content_type"]) == (4, 5, "image/png")


async def test_an_edit_keeps_removes_and_adds_attachments(raw: RawBot) -> None:
    files = {"a.txt": b"a", "b.txt": b"b"}
    interaction, message = await original(raw, {"content": "two"}, files)
    first, second = message["attachments"]
    kept = {"attachments": [{"id": second["id"], "description": "the second"}, {"id": 0}]}
    _, edited = await raw.webhook(interaction, "PATCH", "@original", kept, {"c.gif": b"GIF89a"})
    assert [a["filename"] for a in edited["attachments"]] == ["b.txt", "c.gif"]
    assert edited["attachments"][0]["description"] == "the second"
    assert edited["attachments"][0]["url"] == second["url"]
    assert await status(raw, second["url"]) == 200
    for number in range(101):
        body = {"content": str(number), "attachments": []}
        path = PATH.format(raw.local.world.patience.id)
        _, posted = await raw.request("POST", path, {"content": "x"}, {"x.txt": b"x"})
        assert (await raw.request("PATCH", f"{path}/{posted['id']}", body))[0] == 200
    assert await status(raw, first["url"]) == 404


async def test_an_embed_image(raw: RawBot) -> None:
    embed = {"title": "Today", "image": {"url": "attachment://a.png"}}
    _, message = await original(raw, {"embeds": [embed]}, {"a.png": png(1, 1)})
    url = message["embeds"][0]["image"]["url"]
    assert await status(raw, url) == 200
    assert message["attachments"] == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.png", "image/png"),
        ("a.GIF", "image/gif"),
        ("a.txt", "text/plain"),
        ("a.html", "application/octet-stream"),
        ("a.svg", "application/octet-stream"),
        ("über uns?.png", "image/png"),
        ("../../etc/passwd", "application/octet-stream"),
    ],
)
async def test_the_content_type_of_a_file(raw: RawBot, name: str, kind: str) -> None:
    _, message = await original(raw, {"content": "x"}, {name: b"content"})
    [attachment] = message["attachments"]
    async with raw.session.get(attachment["url"]) as response:
        assert await response.read() == b"content"
        assert response.headers["Content-Type"] == kind
        assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_message_is_edited_after_a_deferred_update(raw: RawBot) -> None:
    await original(raw, {"flags": V2, "components": [row(button())]})
    ada = raw.local.world.person("Ada")
    [message] = raw.local.world.messages_for(ada)
    pressed = await ada.press(message["id"], "b")
    assert (await raw.answer(pressed, 6))[0] == 200
    assert pressed.state == "deferred"
    body = {"components": [text("later")]}
    _, edited = await raw.webhook(pressed, "PATCH", "@original", body)
    assert (edited["id"], edited["components"][0]["content"]) == (message["id"], "later")
    completed = await pressed.answered()
    assert (completed.kind, completed.message) == ("update", edited)


async def test_the_first_follow_up_completes_a_deferred_answer(raw: RawBot) -> None:
    interaction = await raw.new_interaction()
    _, body = await raw.answer(interaction, 5, {"flags": EPHEMERAL})
    assert body["interaction"]["response_message_loading"] is True
    assert body["interaction"]["response_message_ephemeral"] is True
    _, filled = await raw.webhook(interaction, body={"content": "done"})
    _, next_one = await raw.webhook(interaction, body={"content": "more"})
    assert filled["id"] == body["interaction"]["response_message_id"] != next_one["id"]
    assert (filled["flags"], next_one["flags"]) == (EPHEMERAL, 0)
    assert (await interaction.acknowledged()).kind == "deferred"
    assert (await interaction.answered()).message == filled


async def test_a_follow_up_after_a_deleted_deferred_answer_is_a_message_of_its_own(
    raw: RawBot,
) -> None:
    interaction = await raw.new_interaction()
    await raw.answer(interaction, 5, {"flags": EPHEMERAL})
    assert (await raw.webhook(interaction, "DELETE", "@original"))[0] == 204
    _, posted = await raw.webhook(interaction, body={"content": "for everybody"})
    assert posted["flags"] == 0
    assert (await interaction.answered()).message == posted


@pytest.mark.parametrize("kind", [5, 6])
async def test_galleries_in_later_edits_can_be_refused(raw: RawBot, kind: int) -> None:
    raw.local.faults.refuse_galleries()
    body = {"flags": V2, "components": [container(gallery()), row(button())]}
    asked, message = await original(raw, body, {"a.png": png(1, 1)})
    if kind == 6:
        asked = await raw.local.world.person("Ada").press(message["id"], "b")
    else:
        asked = await raw.new_interaction()
    await raw.answer(asked, kind)
    completing = [("PATCH", "@original"), ("POST", None)] if kind == 5 else [("PATCH", "@original")]
    for way in completing:
        response = await raw.webhook(asked, *way, body, {"a.png": png(1, 1)})
        assert errors_at(response, "components")
    await raw.webhook(asked, "PATCH", "@original", {"flags": V2, "components": [text()]})
    assert (await raw.webhook(asked, body=body, files={"a.png": png(1, 1)}))[0] == 200


async def test_interaction_metadata(raw: RawBot) -> None:
    interaction, message = await original(raw, {"content": "x", "components": [row(button())]})
    origin = message["interaction_metadata"]
    assert (origin["id"], origin["type"], message["type"]) == (interaction.id, 2, 20)
    ada = raw.local.world.person("Ada")
    pressed = await ada.press(message["id"], "b")
    _, body = await raw.answer(pressed, 4, {"content": "another"})
    origin = body["resource"]["message"]["interaction_metadata"]
    assert origin["user"]["username"] == "ada"
    assert origin["interacted_message_id"] == message["id"]


async def test_everybody_in_a_channel_sees_a_message(raw: RawBot) -> None:
    world = raw.local.world
    world.person("Bob").say("hello")
    [message] = world.messages_for(world.person("Cleo"))
    assert (message["content"], message["author"]["global_name"]) == ("hello", "Bob")
    world.person("Bob").say("psst", world.person("Bob").dm)
    assert world.messages_for(world.person("Cleo"), world.person("Bob").dm) == []
