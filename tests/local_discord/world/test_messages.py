"""Messages, what is deleted, and the clock."""

from datetime import UTC, datetime, time, timedelta
from typing import Any

import discord
import pytest
from discord.utils import snowflake_time

from local_discord.server import LocalDiscord
from local_discord.world.client.rules import NotAllowed
from local_discord.world.clock import Clock, FixedClock, Snowflakes
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from local_discord.world.world import World
from tests.local_discord.components import button, container, gallery, row, text
from tests.local_discord.raw_bot import EPHEMERAL, V2, RawBot, errors_at
from tests.local_discord.small_bot import SmallBot, png, running, until

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


MIDNIGHT = datetime(2026, 8, 2, tzinfo=UTC)


SECOND = timedelta(seconds=1)


def test_the_clock_keeps_real_time_until_it_is_moved() -> None:
    clock = Clock()
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=1)
    clock.advance(3600)
    clock.advance(timedelta(days=1))
    ahead = clock.now() - datetime.now(UTC)
    assert abs(ahead - timedelta(days=1, hours=1)) < timedelta(seconds=1)


def test_ids_contain_their_time_and_increase() -> None:
    clock = Clock()
    clock.advance(timedelta(days=400))
    snowflakes = Snowflakes(clock)
    ids = [int(snowflakes.new()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert abs(snowflake_time(ids[0]) - clock.now()) < timedelta(seconds=1)


def test_the_clock_runs_on_from_the_time_it_is_set_to() -> None:
    clock = Clock()
    clock.set(MIDNIGHT)
    assert timedelta() <= clock.now() - MIDNIGHT < SECOND
    clock.set(MIDNIGHT - timedelta(days=3))
    assert abs(clock.now() - MIDNIGHT + timedelta(days=3)) < SECOND


def test_the_clock_advances_to_a_time_of_day() -> None:
    clock = Clock()
    clock.set(MIDNIGHT + timedelta(hours=12))
    clock.advance_to(time(23, 59, 50))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=1) + timedelta(seconds=10)) < SECOND
    clock.advance_to(time(4, 1))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=1, hours=4, minutes=1)) < SECOND
    clock.advance_to(time(4, 1))
    assert abs(clock.now() - MIDNIGHT - timedelta(days=2, hours=4, minutes=1)) < SECOND


def test_ids_contain_a_time_that_was_set_back() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    clock.set(MIDNIGHT + SECOND)
    after = [snowflakes.new() for _ in range(5000)]
    clock.set(MIDNIGHT - SECOND)
    before = [snowflakes.new() for _ in range(5000)]
    assert snowflake_time(int(before[0])) < MIDNIGHT < snowflake_time(int(after[0]))
    assert len({*after, *before}) == 10_000


def test_ids_made_at_the_same_time_differ() -> None:
    snowflakes = Snowflakes(FixedClock(MIDNIGHT))
    ids = [int(snowflakes.new()) for _ in range(5000)]
    assert ids == sorted(set(ids))
    assert {snowflake_time(id_) for id_ in ids} == {MIDNIGHT}


def test_messages_stay_in_order_when_the_clock_is_set_back() -> None:
    clock = Clock()
    world = World(clock)
    bob = world.person("Bob")
    clock.set(MIDNIGHT + SECOND)
    bob.say("written first")
    clock.set(MIDNIGHT - SECOND)
    bob.say("written second")
    seen = [message["content"] for message in world.messages_for(bob)]
    assert seen == ["written first", "written second"]


def test_moving_the_clock_emits_an_event() -> None:
    clock = Clock()
    kinds: list[str] = []
    World(clock).listen(lambda event: kinds.append(event.kind))
    clock.advance(-60)
    assert kinds == ["clock"]


async def test_a_token_expires_after_the_clock_was_set_back(raw: RawBot) -> None:
    clock = raw.local.clock
    clock.set(MIDNIGHT)
    await raw.new_interaction()
    clock.set(MIDNIGHT - timedelta(hours=2))
    second = await raw.new_interaction()
    assert (await raw.answer(second, 4, {"content": "hello"}))[0] == 200
    clock.advance(timedelta(minutes=16))
    status, response = await raw.webhook(second, body={"content": "late"})
    assert (status, response["code"]) == (401, 50027)


async def test_a_token_stays_valid_when_the_clock_is_set_back(raw: RawBot) -> None:
    clock = raw.local.clock
    clock.set(MIDNIGHT + SECOND)
    interaction = await raw.new_interaction()
    clock.set(MIDNIGHT - timedelta(minutes=1))
    assert (await raw.answer(interaction, 4, {"content": "hello"}))[0] == 200
    assert (await raw.webhook(interaction, body={"content": "more"}))[0] == 200


def test_ids_are_the_same_after_a_restart() -> None:
    before, after = World(Clock()), World(Clock())
    for name in ("Ada", "Bob", "Cleo"):
        assert before.person(name).id == after.person(name).id
        assert before.person(name).dm.id == after.person(name).dm.id
    assert before.bot.id == after.bot.id
    assert before.guild.id == after.guild.id
    assert before.channels.keys() == after.channels.keys()


def test_new_ids_differ_from_the_initial_ones() -> None:
    world = World(Clock())
    message = world.person("Ada").say("Good morning.")
    assert int(message.id) > max(map(int, world.channels))
