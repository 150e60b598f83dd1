"""The gateway, frame by frame: what discord.py hides, and what it would never send."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from tests.bot.local.raw import Raw

GUILDS = 1


class Line:
    """A gateway connection by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, told: object = None) -> None:
        await self.socket.send_json({"op": op, "d": told})

    async def hear(self) -> Any:
        return await self.socket.receive_json(timeout=2)

    async def closed(self) -> int | None:
        message = await self.socket.receive(timeout=2)
        assert message.type is aiohttp.WSMsgType.CLOSE, message
        return self.socket.close_code

    async def identify(self, **own: object) -> Any:
        """READY, after HELLO has been heard."""
        assert (await self.hear())["op"] == 10
        await self.say(2, {"token": "anything", "intents": GUILDS, "properties": {}, **own})
        return await self.hear()


@asynccontextmanager
async def line(
    local: LocalDiscord, query: str = "", headers: Mapping[str, str] | None = None
) -> AsyncIterator[Line]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(local.gateway + query, headers=headers) as socket,
    ):
        yield Line(socket)


async def test_a_session_begins(local: LocalDiscord) -> None:
    async with line(local, "?v=10&encoding=json") as bot:
        ready = await bot.identify(shard=[0, 1])
        assert (ready["op"], ready["t"], ready["s"]) == (0, "READY", 1)
        assert ready["d"]["shard"] == [0, 1]
        assert ready["d"]["resume_gateway_url"] == local.gateway
        assert ready["d"]["guilds"] == [{"id": local.world.guild.id, "unavailable": True}]
        guild = await bot.hear()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        names = [channel["name"] for channel in guild["d"]["channels"]]
        assert names == ["patience", "announcements", "daily"]
        await bot.say(1, 2)
        assert (await bot.hear())["op"] == 11


async def test_no_server_without_its_intent(local: LocalDiscord) -> None:
    async with line(local) as bot:
        await bot.identify(intents=0)
        await bot.say(1)
        assert (await bot.hear())["op"] == 11


async def test_frames_are_packed_into_one_stream(local: LocalDiscord) -> None:
    async with line(local, "?compress=zlib-stream") as bot:
        unpack = zlib.decompressobj()
        for op in (10, 11, 11):
            frame = json.loads(unpack.decompress(await bot.socket.receive_bytes(timeout=2)))
            assert frame["op"] == op
            await bot.say(1)


async def test_a_session_is_resumed_with_what_it_missed(local: LocalDiscord, raw: Raw) -> None:
    async with line(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        await bot.hear()
        await local.faults.drop_gateway()
        while not bot.socket.closed:
            await bot.socket.receive()
    await asyncio.sleep(0.01)
    interaction = await raw.opened()
    async with line(local) as bot:
        await bot.hear()
        await bot.say(6, {"token": "anything", "session_id": session, "seq": 2})
        missed, resumed = await bot.hear(), await bot.hear()
        assert (missed["t"], missed["s"]) == ("INTERACTION_CREATE", 3)
        assert missed["d"]["token"] == interaction.token
        assert (resumed["t"], resumed["s"]) == ("RESUMED", 4)


@pytest.mark.parametrize("how", ["said goodbye", "was forgotten", "was too long away", "never was"])
async def test_a_session_that_cannot_be_resumed(local: LocalDiscord, how: str) -> None:
    async with line(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        if how == "was forgotten":
            await local.faults.drop_gateway(resumable=False)
        elif how == "was too long away":
            await local.faults.drop_gateway()
    await asyncio.sleep(0.01)
    local.clock.advance(181 if how == "was too long away" else 0)
    session = "never was" if how == "never was" else session
    async with line(local) as bot:
        await bot.hear()
        await bot.say(6, {"token": "anything", "session_id": session, "seq": 1})
        answer = await bot.hear()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_a_session_is_invalidated(local: LocalDiscord) -> None:
    async with line(local) as bot:
        await bot.identify(shard=[5, 100_000])
        await local.faults.invalidate_sessions()
        assert await bot.hear() == {"op": 9, "d": False, "t": None, "s": None}


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
async def test_a_frame_for_which_a_client_is_shut_out(
    local: LocalDiscord, frame: str, code: int
) -> None:
    async with line(local) as bot:
        await bot.hear()
        await bot.socket.send_str(frame)
        assert await bot.closed() == code


async def test_a_second_identify(local: LocalDiscord) -> None:
    async with line(local) as bot:
        await bot.identify(intents=0)
        await bot.say(2, {"token": "anything", "intents": 0})
        assert await bot.closed() == 4005


async def test_a_sequence_that_was_never_sent(local: LocalDiscord) -> None:
    async with line(local) as bot:
        session = (await bot.identify())["d"]["session_id"]
        await local.faults.drop_gateway()
    async with line(local) as bot:
        await bot.hear()
        await bot.say(6, {"token": "anything", "session_id": session, "seq": 99})
        assert await bot.closed() == 4007


async def test_a_wrong_token() -> None:
    local = LocalDiscord(token="the right one")
    await local.start()
    async with line(local) as bot:
        await bot.hear()
        await bot.say(2, {"token": "a wrong one", "intents": 1})
        assert await bot.closed() == 4004
    async with line(local) as bot:
        ready = await bot.identify(token="the right one")
        assert ready["t"] == "READY"
    await local.stop()
