"""The gateway: websockets by which the bot hears what people do."""

import asyncio
import json
from datetime import timedelta
from enum import IntEnum, IntFlag
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.local.http.sessions import Op, Session, Socket, ready, shard_of
from bot.local.world.interaction import Interaction
from bot.local.world.payload import Payload
from bot.local.world.world import World

_HEARTBEAT_MILLISECONDS: Final = 41_250
_TRAVEL: Final = 0.02
"""Seconds before a heartbeat is acknowledged: discord.py notes when it sent one only after the
sending, and takes an answer that is there before for one to the heartbeat before."""
_RESUMABLE_FOR: Final = timedelta(minutes=3)


class CloseCode(IntEnum):
    """Why the gateway closes a connection."""

    GOING_AWAY = 1001
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    """The events that a session asks for, as far as they matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    MESSAGE_CONTENT = 1 << 15


_PRIVILEGED: Final = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class _Closed(Exception):
    """The client has said something for which it is shut out."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code: Final = code


class Gateway:
    """All sessions of the bot; an event goes to each one of its shard."""

    def __init__(self, world: World, token: str | None) -> None:
        self.address = ""
        """Where the gateway is, set when the server is up."""
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._travelling: Final[set[asyncio.Task[None]]] = set()
        self._sockets: set[Socket] = set()

    async def deliver(self, interaction: Interaction, payload: Payload) -> None:
        """Sends an interaction to the bot."""
        await self.tell("INTERACTION_CREATE", interaction.channel.guild_id, payload)

    async def tell(self, kind: str, guild_id: str | None, payload: Payload) -> None:
        """Sends an event of a server, or of none, to the bot."""
        self._forget_the_lost()
        for session in tuple(self._sessions.values()):
            number, shards = session.shard
            if shard_of(guild_id, shards) == number:
                await session.dispatch(kind, payload)

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends."""
        connection = web.WebSocketResponse(compress=False)
        await connection.prepare(request)
        # discord.py takes plain text as well, so any other compression may go without.
        zlib_asked = request.query.get("compress") == "zlib-stream"
        socket = Socket(request, connection, compressed=zlib_asked)
        self._sockets.add(socket)
        await socket.send(Op.HELLO, {"heartbeat_interval": _HEARTBEAT_MILLISECONDS})
        try:
            async for message in connection:
                if message.type is WSMsgType.TEXT:
                    await self._heard(socket, message.data)
        except _Closed as closed:
            await connection.close(code=closed.code, message=closed.code.name.encode())
        finally:
            self._lost(socket)
        return connection

    async def drop(self, *, resumable: bool) -> None:
        """Breaks every connection."""
        if not resumable:
            self._sessions.clear()
        for socket in tuple(self._sockets):
            socket.abort()

    async def ask_to_reconnect(self) -> None:
        for socket in tuple(self._sockets):
            await socket.send(Op.RECONNECT)

    async def invalidate(self, *, resumable: bool) -> None:
        for socket in tuple(self._sockets):
            if not resumable and socket.session is not None:
                self._sessions.pop(socket.session.id, None)
            await socket.send(Op.INVALID_SESSION, resumable)

    async def close(self) -> None:
        """Closes every connection, as a server does that is taken down."""
        for socket in tuple(self._sockets):
            await socket.connection.close(code=CloseCode.GOING_AWAY)

    async def _heard(self, socket: Socket, text: str) -> None:
        op, told = _read(text)
        match op:
            case Op.HEARTBEAT:
                travelling = asyncio.create_task(_acknowledge(socket))
                self._travelling.add(travelling)
                travelling.add_done_callback(self._travelling.discard)
            case Op.IDENTIFY:
                await self._identify(socket, told)
            case Op.RESUME:
                await self._resume(socket, told)
            case Op.PRESENCE if socket.session is not None:
                pass
            case Op.PRESENCE:
                raise _Closed(CloseCode.NOT_AUTHENTICATED)
            case _:
                raise _Closed(CloseCode.UNKNOWN_OPCODE)

    async def _identify(self, socket: Socket, told: Payload) -> None:
        if socket.session is not None:
            raise _Closed(CloseCode.ALREADY_AUTHENTICATED)
        self._check_token(told)
        number, shards = _shard(told)
        intents = _intents(told)
        session = Session((number, shards), socket)
        self._sessions[session.id] = session
        guild, bot = self._world.guild, self._world.bot
        guilds = [guild.id] if shard_of(guild.id, shards) == number else []
        await session.dispatch("READY", ready(session, bot, guilds, self.address))
        if guilds and Intent.GUILDS in intents:
            here = [c.payload for c in self._world.channels.values() if c.guild is guild]
            await session.dispatch("GUILD_CREATE", guild.payload(bot, here))

    async def _resume(self, socket: Socket, told: Payload) -> None:
        self._check_token(told)
        self._forget_the_lost()
        session = self._sessions.get(str(told.get("session_id")))
        if session is None:
            await socket.send(Op.INVALID_SESSION, False)
            return
        after = told.get("seq")
        if not isinstance(after, int) or after > session.sequence:
            raise _Closed(CloseCode.INVALID_SEQUENCE)
        await session.resume(socket, after)

    def _check_token(self, told: Payload) -> None:
        if self._token not in (None, told.get("token")):
            raise _Closed(CloseCode.AUTHENTICATION_FAILED)

    def _lost(self, socket: Socket) -> None:
        self._sockets.discard(socket)
        session = socket.session
        if session is None or session.socket is not socket:
            return
        session.socket, session.left = None, self._world.clock.now()
        # A client that says goodbye will not resume.
        if socket.connection.close_code in (1000, 1001):
            self._sessions.pop(session.id, None)

    def _forget_the_lost(self) -> None:
        too_old = self._world.clock.now() - _RESUMABLE_FOR
        for session in tuple(self._sessions.values()):
            if session.left is not None and session.left < too_old:
                del self._sessions[session.id]


async def _acknowledge(socket: Socket) -> None:
    await asyncio.sleep(_TRAVEL)
    await socket.send(Op.HEARTBEAT_ACK)


def _read(text: str) -> tuple[int, Payload]:
    """What a frame is, and what it says."""
    try:
        frame: Any = json.loads(text)
        op, told = frame["op"], frame.get("d")
    except (ValueError, KeyError, TypeError) as wrong:
        raise _Closed(CloseCode.DECODE_ERROR) from wrong
    if op in (Op.IDENTIFY, Op.RESUME) and not isinstance(told, dict):
        raise _Closed(CloseCode.DECODE_ERROR)
    return op, told


def _intents(told: Payload) -> Intent:
    asked = told.get("intents")
    if not isinstance(asked, int):
        raise _Closed(CloseCode.INVALID_INTENTS)
    if Intent(asked) & _PRIVILEGED:
        raise _Closed(CloseCode.DISALLOWED_INTENTS)
    return Intent(asked)


def _shard(told: Payload) -> tuple[int, int]:
    match told.get("shard", [0, 1]):
        case [int() as number, int() as shards] if 0 <= number < shards:
            return number, shards
    raise _Closed(CloseCode.INVALID_SHARD)
