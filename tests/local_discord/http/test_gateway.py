"""The gateway frame by frame, including frames that discord.py never sends."""

import json
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from local_discord.server import LocalDiscord
from tests.local_discord.raw_bot import RawBot
from tests.waiting import HANGS_S, until

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
    local = LocalDiscord(token="the right one")
    await local.start()
    async with connect(local) as bot:
        await bot.receive()
        await bot.send(2, {"token": "a wrong one", "intents": 1})
        assert await bot.closed() == 4004
    async with connect(local) as bot:
        ready = await bot.identify(token="the right one")
        assert ready["t"] == "READY"
    await local.stop()
