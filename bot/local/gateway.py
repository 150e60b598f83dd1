"""The gateway: websockets by which the bot hears what people do."""

import json
import secrets
from enum import IntEnum, IntFlag
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.local.interactions import Interaction
from bot.local.sessions import Session, Socket, ready, shard_of
from bot.local.wire import Payload
from bot.local.world import World

_HEARTBEAT_MILLISECONDS: Final = 41_250


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Why the gateway closes a connection."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    """The events that a session asks for, as far as they matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    MESSAGE_CONTENT = 1 << 15


_PRIVILEGED: Final = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Gateway:
    """All sessions of the bot; an interaction goes to each live one of its shard."""

    def __init__(self, world: World, token: str | None) -> None:
        self.address = ""
        """Where the gateway is, set when the server is up."""
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        world.interactions.deliver = self.deliver

    async def deliver(self, interaction: Interaction, payload: Payload) -> None:
        """Sends an interaction to the bot."""
        for session in tuple(self._sessions.values()):
            number, shards = session.shard
            if shard_of(interaction.channel.guild_id, shards) == number:
                await session.dispatch("INTERACTION_CREATE", payload)

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends."""
        connection = web.WebSocketResponse(compress=False)
        await connection.prepare(request)
        socket = Socket(connection, request.query.get("compress") == "zlib-stream")
        await socket.send(Op.HELLO, {"heartbeat_interval": _HEARTBEAT_MILLISECONDS})
        session: Session | None = None
        try:
            async for message in connection:
                if message.type is WSMsgType.TEXT:
                    session = await self._heard(socket, session, message.data)
        finally:
            self._lost(session, connection)
        return connection

    async def _heard(self, socket: Socket, session: Session | None, text: str) -> Session | None:
        try:
            frame = json.loads(text)
            op, told = Op(frame["op"]), frame.get("d")
        except (ValueError, KeyError, TypeError):
            await socket.connection.close(code=Close.DECODE_ERROR)
            return session
        if op is Op.HEARTBEAT:
            await socket.send(Op.HEARTBEAT_ACK, None)
        elif op is Op.IDENTIFY:
            return await self._identify(socket, told)
        elif op is Op.RESUME:
            return await self._resume(socket, told)
        return session

    async def _identify(self, socket: Socket, told: Any) -> Session | None:
        if self._token not in (None, told.get("token")):
            await socket.connection.close(code=Close.AUTHENTICATION_FAILED)
            return None
        number, shards = told.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), (number, shards), told["intents"], socket)
        self._sessions[session.id] = session
        guild = self._world.guild
        guilds = [guild.id] if shard_of(guild.id, shards) == number else []
        await session.dispatch("READY", ready(session, self._world.bot, guilds, self.address))
        if guilds and Intent.GUILDS in Intent(session.intents):
            here = [c.payload for c in self._world.channels.values() if c.guild is guild]
            await session.dispatch("GUILD_CREATE", guild.payload(self._world.bot, here))
        return session

    async def _resume(self, socket: Socket, told: Any) -> Session | None:
        session = self._sessions.get(told["session_id"])
        if session is None:
            await socket.send(Op.INVALID_SESSION, False)
            return None
        await session.resume(socket, told["seq"])
        return session

    def _lost(self, session: Session | None, connection: web.WebSocketResponse) -> None:
        if session is None or session.socket is None:
            return
        if session.socket.connection is not connection:
            return
        session.socket, session.left = None, self._world.clock.now()
        if connection.close_code in (1000, 1001):
            self._sessions.pop(session.id, None)
