"""discord.py against the server: requests, dates, emoji, the gateway and histories."""

import asyncio
import json
import zlib
from base64 import b64encode
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
import pytest

from local_discord.checks.emoji import MAX_BYTES
from local_discord.server import LocalDiscord
from local_discord.world.events import Event
from local_discord.world.interaction import Answer
from local_discord.world.payload import Payload
from tests.local_discord.openapi import openapi
from tests.local_discord.raw_bot import EPHEMERAL, RawBot, errors_at
from tests.local_discord.small_bot import SmallBot, picture, png, running
from tests.moments import begun
from tests.waiting import HANGS_S, until


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
    local = LocalDiscord(clock=begun(), token="another one")
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


@pytest.mark.parametrize("path", ["/api/v10/gateway", "/api/v10/nothing", "/"])
async def test_every_response_is_dated_by_the_clock(local: LocalDiscord, path: str) -> None:
    local.clock.advance(timedelta(days=-3, hours=5))
    async with aiohttp.ClientSession() as session, session.get(local.url + path) as response:
        dated: datetime = parsedate_to_datetime(response.headers["Date"])
    assert abs(local.clock.now() - dated) < timedelta(seconds=5)


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


GUILDS = 1


class Connection:
    """A gateway connection without a library."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: object = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> Any:
        return await self.socket.receive_json(timeout=HANGS_S)

    async def closed(self) -> int | None:
        message = await self.socket.receive(timeout=HANGS_S)
        assert message.type is aiohttp.WSMsgType.CLOSE, message
        return self.socket.close_code

    async def identify(self, **own: object) -> Any:
        """Identifies after HELLO, and returns READY."""
        assert (await self.receive())["op"] == 10
        await self.send(2, {"token": "anything", "intents": GUILDS, "properties": {}, **own})
        return await self.receive()


@asynccontextmanager
async def connect(
    local: LocalDiscord, query: str = "", headers: Mapping[str, str] | None = None
) -> AsyncIterator[Connection]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(local.gateway + query, headers=headers) as socket,
    ):
        yield Connection(socket)


async def test_a_new_session(local: LocalDiscord) -> None:
    async with connect(local, "?v=10&encoding=json") as bot:
        ready = await bot.identify(shard=[0, 1])
        assert (ready["op"], ready["t"], ready["s"]) == (0, "READY", 1)
        assert ready["d"]["shard"] == [0, 1]
        assert ready["d"]["resume_gateway_url"] == local.gateway
        assert ready["d"]["guilds"] == [{"id": local.world.guild.id, "unavailable": True}]
        guild = await bot.receive()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        names = [channel["name"] for channel in guild["d"]["channels"]]
        assert names == ["patience", "announcements", "daily"]
        await bot.send(1, 2)
        assert (await bot.receive())["op"] == 11


async def test_no_guild_without_its_intent(local: LocalDiscord) -> None:
    async with connect(local) as bot:
        await bot.identify(intents=0)
        await bot.send(1)
        assert (await bot.receive())["op"] == 11


async def test_zlib_stream_compression(local: LocalDiscord) -> None:
    async with connect(local, "?compress=zlib-stream") as bot:
        unpack = zlib.decompressobj()
        for op in (10, 11, 11):
            frame = json.loads(unpack.decompress(await bot.socket.receive_bytes(timeout=HANGS_S)))
            assert frame["op"] == op
            await bot.send(1)


async def test_a_resumed_session_gets_missed_events(local: LocalDiscord, raw: RawBot) -> None:
    async with connect(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        await bot.receive()
        await local.faults.drop_gateway()
        while not bot.socket.closed:
            await bot.socket.receive()
    await until(lambda: not local._gateway._sockets)
    interaction = await raw.new_interaction()
    async with connect(local) as bot:
        await bot.receive()
        await bot.send(6, {"token": "anything", "session_id": session, "seq": 2})
        missed, resumed = await bot.receive(), await bot.receive()
        assert (missed["t"], missed["s"]) == ("INTERACTION_CREATE", 3)
        assert missed["d"]["token"] == interaction.token
        assert (resumed["t"], resumed["s"]) == ("RESUMED", 4)


@pytest.mark.parametrize("how", ["closed", "dropped", "expired", "unknown"])
async def test_a_session_that_cannot_be_resumed(local: LocalDiscord, how: str) -> None:
    async with connect(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        if how == "dropped":
            await local.faults.drop_gateway(resumable=False)
        elif how == "expired":
            await local.faults.drop_gateway()
    await until(lambda: not local._gateway._sockets)
    local.clock.advance(181 if how == "expired" else 0)
    session = "unknown" if how == "unknown" else session
    async with connect(local) as bot:
        await bot.receive()
        await bot.send(6, {"token": "anything", "session_id": session, "seq": 1})
        answer = await bot.receive()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_a_session_is_invalidated(local: LocalDiscord) -> None:
    async with connect(local) as bot:
        await bot.identify(shard=[5, 100_000])
        await local.faults.invalidate_sessions()
        assert await bot.receive() == {"op": 9, "d": False, "t": None, "s": None}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ("[]", 4002),
        ('{"op": 2}', 4002),
        ('{"op": 99, "d": {}}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "anything", "intents": 1, "shard": [2, 2]}}', 4010),
        ('{"op": 2, "d": {"token": "anything", "intents": "all"}}', 4013),
        ('{"op": 2, "d": {"token": "anything", "intents": 32768}}', 4014),
    ],
)
async def test_an_invalid_frame_closes_the_connection(
    local: LocalDiscord, frame: str, code: int
) -> None:
    async with connect(local) as bot:
        await bot.receive()
        await bot.socket.send_str(frame)
        assert await bot.closed() == code


async def test_a_second_identify(local: LocalDiscord) -> None:
    async with connect(local) as bot:
        await bot.identify(intents=0)
        await bot.send(2, {"token": "anything", "intents": 0})
        assert await bot.closed() == 4005


async def test_an_invalid_sequence(local: LocalDiscord) -> None:
    async with connect(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        await local.faults.drop_gateway()
    async with connect(local) as bot:
        await bot.receive()
        await bot.send(6, {"token": "anything", "session_id": session, "seq": 99})
        assert await bot.closed() == 4007


async def test_a_wrong_token() -> None:
    local = LocalDiscord(clock=begun(), token="the right one")
    await local.start()
    async with connect(local) as bot:
        await bot.receive()
        await bot.send(2, {"token": "a wrong one", "intents": 1})
        assert await bot.closed() == 4004
    async with connect(local) as bot:
        ready = await bot.identify(token="the right one")
        assert ready["t"] == "READY"
    await local.stop()


async def posted(raw: RawBot, count: int) -> list[str]:
    """Posts messages with the texts 0, 1, 2 …; returns their ids, oldest first."""
    path = f"/channels/{raw.local.world.patience.id}/messages"
    made = [await raw.request("POST", path, {"content": str(number)}) for number in range(count)]
    return [message["id"] for _, message in made]


async def read(raw: RawBot, query: str = "") -> Any:
    status, messages = await raw.request(
        "GET", f"/channels/{raw.local.world.patience.id}/messages{query}"
    )
    assert status == 200, messages
    return [message["content"] for message in messages]


async def test_the_newest_fifty_by_default(raw: RawBot) -> None:
    await posted(raw, 52)
    assert await read(raw) == [str(number) for number in range(51, 1, -1)]
    assert await read(raw, "?limit=2") == ["51", "50"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("before={3}", ["2", "1", "0"]),
        ("before={3}&limit=2", ["2", "1"]),
        ("after={3}", ["6", "5", "4"]),
        ("after={3}&limit=2", ["5", "4"]),
        ("around={3}&limit=3", ["4", "3", "2"]),
        ("around={3}&limit=1", ["3"]),
        ("around={0}&limit=4", ["2", "1", "0"]),
        ("before=1", []),
    ],
)
async def test_before_after_and_around_a_message(
    raw: RawBot, query: str, expected: list[str]
) -> None:
    assert await read(raw, "?" + query.format(*await posted(raw, 7))) == expected


async def test_old_messages_take_three_edits_in_six_seconds(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    old = await posted(raw, 2)
    raw.local.clock.advance(3601)
    [young] = await posted(raw, 1)
    edited = {"content": "edited"}
    for id_ in (*old, *old[:1], young, young):
        assert (await raw.request("PATCH", f"{path}/{id_}", edited))[0] == 200
    status, refusal = await raw.request("PATCH", f"{path}/{old[1]}", edited)
    assert (status, refusal["code"]) == (429, 30046)
    assert 0 < refusal["retry_after"] <= 6
    assert (await raw.request("PATCH", f"{path}/{young}", edited))[0] == 200
    raw.local.clock.advance(refusal["retry_after"])
    assert (await raw.request("PATCH", f"{path}/{old[1]}", edited))[0] == 200


async def test_ephemeral_messages_are_not_in_the_history(raw: RawBot) -> None:
    await raw.answer(await raw.new_interaction(), 4, {"content": "psst", "flags": EPHEMERAL})
    await raw.answer(await raw.new_interaction(), 4, {"content": "to all"})
    raw.local.world.person("Bob").say("hello")
    assert await read(raw) == ["hello", "to all"]


async def test_the_history_of_a_dm(local: LocalDiscord, bot: SmallBot) -> None:
    cleo = local.world.person("Cleo")
    channel = await bot.create_dm(discord.Object(int(cleo.id)))
    await channel.send("For you")
    cleo.say("Thanks", cleo.dm)
    assert [m.content async for m in channel.history(limit=5)] == ["Thanks", "For you"]


async def test_discord_py_reads_it_in_both_directions(local: LocalDiscord, bot: SmallBot) -> None:
    channel = bot.get_channel(int(local.world.patience.id))
    assert isinstance(channel, discord.TextChannel)
    made = [await channel.send(str(number)) for number in range(120)]
    newest = [m.content async for m in channel.history(limit=110)]
    assert newest == [str(number) for number in range(119, 9, -1)]
    oldest = [m.content async for m in channel.history(after=made[9], oldest_first=True)]
    assert oldest == [str(number) for number in range(10, 110)]


async def test_the_nonce_is_in_the_response_but_not_in_the_history(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": "day 1", "enforce_nonce": True}
    for _ in range(2):
        _, message = await raw.request("POST", path, body)
        assert message["nonce"] == "day 1"
    _, [expected] = await raw.request("GET", path)
    assert expected["id"] == message["id"]
    assert "nonce" not in expected


@pytest.mark.parametrize("own", [{}, {"enforce_nonce": False}])
async def test_a_nonce_that_is_not_enforced_posts_again(raw: RawBot, own: dict[str, bool]) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": 7, **own}
    made = [(await raw.request("POST", path, body))[1] for _ in range(2)]
    assert [message["nonce"] for message in made] == [7, 7]
    assert made[0]["id"] != made[1]["id"]


async def test_a_nonce_is_enforced_for_five_minutes(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": "n", "enforce_nonce": True}
    first = (await raw.request("POST", path, body))[1]["id"]
    raw.local.clock.advance(4 * 60)
    assert (await raw.request("POST", path, body))[1]["id"] == first
    raw.local.clock.advance(2 * 60)
    assert (await raw.request("POST", path, body))[1]["id"] != first


@pytest.mark.parametrize(
    ("query", "place", "code"),
    [
        ("limit=0", "limit", "NUMBER_TYPE_MIN"),
        ("limit=101", "limit", "NUMBER_TYPE_MAX"),
        ("limit=many", "limit", "NUMBER_TYPE_COERCE"),
        ("before=noon", "before", "NUMBER_TYPE_COERCE"),
        ("before=1&after=2", "after", "MUTUALLY_EXCLUSIVE"),
    ],
)
async def test_invalid_history_queries(raw: RawBot, query: str, place: str, code: str) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages?{query}"
    assert errors_at(await raw.request("GET", path), place) == [code]
