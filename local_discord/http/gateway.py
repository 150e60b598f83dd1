"""The gateway: the websockets on which the bot receives events."""

import asyncio
import json
from datetime import timedelta
from enum import IntEnum, IntFlag
from typing import Any, Final

from aiohttp import WSMsgType, web

from local_discord.http.sessions import Opcode, Session, Socket, ready, shard_of
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from local_discord.world.world import World

_ACK_DELAY: Final = 0.02
"""In seconds. discord.py records a heartbeat only after sending it, so it would take an immediate
acknowledgement for that of the previous one."""
_RESUMABLE_FOR: Final = timedelta(minutes=3)


class CloseCode(IntEnum):
    """Discord's close codes."""

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
    """The intents that the local Discord checks."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


_PRIVILEGED: Final = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class _CloseConnection(Exception):
    """Closes the connection with a code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code: Final = code


class Gateway:
    """All sessions of the bot. An event goes to every session of its shard."""

    def __init__(self, world: World, token: str | None) -> None:
        self.address = ""
        """The gateway's URL, set when the server starts."""
        self.heartbeat_interval = 41.25
        """In seconds; for connections opened from now on."""
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._pending_acks: Final[set[asyncio.Task[None]]] = set()
        self._sockets: set[Socket] = set()

    async def deliver(self, interaction: Interaction, payload: Payload) -> None:
        """Sends an interaction to the bot."""
        await self.dispatch("INTERACTION_CREATE", interaction.channel.guild_id, payload)

    async def dispatch(self, kind: str, guild_id: str | None, payload: Payload) -> None:
        """Sends an event to the bot; `guild_id` is None for events outside servers."""
        self._drop_expired_sessions()
        needed = _needed(kind, guild_id)
        for session in tuple(self._sessions.values()):
            number, shards = session.shard
            if shard_of(guild_id, shards) == number and needed in Intent(session.intents):
                await session.dispatch(kind, payload)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection until it ends."""
        connection = web.WebSocketResponse(compress=False)
        await connection.prepare(request)
        # discord.py also accepts uncompressed frames, so no other compression is needed.
        zlib_asked = request.query.get("compress") == "zlib-stream"
        socket = Socket(request, connection, compressed=zlib_asked)
        self._sockets.add(socket)
        interval = int(self.heartbeat_interval * 1000)
        await socket.send(Opcode.HELLO, {"heartbeat_interval": interval})
        try:
            async for message in connection:
                if message.type is WSMsgType.TEXT:
                    await self._receive(socket, message.data)
        except _CloseConnection as error:
            await connection.close(code=error.code, message=error.code.name.encode())
        finally:
            self._on_disconnect(socket)
        return connection

    async def drop(self, *, resumable: bool) -> None:
        """Drops every connection."""
        if not resumable:
            self._sessions.clear()
        for socket in tuple(self._sockets):
            socket.abort()

    def silence(self) -> None:
        """Lets every connection stand, but sends and reads nothing on it any more."""
        for socket in tuple(self._sockets):
            socket.silence()

    async def ask_to_reconnect(self) -> None:
        for socket in tuple(self._sockets):
            await socket.send(Opcode.RECONNECT)

    async def invalidate(self, *, resumable: bool) -> None:
        for socket in tuple(self._sockets):
            if not resumable and socket.session is not None:
                self._sessions.pop(socket.session.id, None)
            await socket.send(Opcode.INVALID_SESSION, resumable)

    async def close(self) -> None:
        """Closes every connection, as on a shutdown."""
        for socket in tuple(self._sockets):
            if socket.is_silent:
                socket.abort()
            else:
                await socket.connection.close(code=CloseCode.GOING_AWAY)

    async def _receive(self, socket: Socket, text: str) -> None:
        op, data = _read(text)
        match op:
            case Opcode.HEARTBEAT:
                ack = asyncio.create_task(_acknowledge(socket))
                self._pending_acks.add(ack)
                ack.add_done_callback(self._pending_acks.discard)
            case Opcode.IDENTIFY:
                await self._identify(socket, data)
            case Opcode.RESUME:
                await self._resume(socket, data)
            case Opcode.PRESENCE if socket.session is not None:
                pass
            case Opcode.PRESENCE:
                raise _CloseConnection(CloseCode.NOT_AUTHENTICATED)
            case _:
                raise _CloseConnection(CloseCode.UNKNOWN_OPCODE)

    async def _identify(self, socket: Socket, data: Payload) -> None:
        if socket.session is not None:
            raise _CloseConnection(CloseCode.ALREADY_AUTHENTICATED)
        self._check_token(data)
        session = Session(_shard(data), socket, _intents(data))
        self._sessions[session.id] = session
        await self.welcome(session)

    async def welcome(self, session: Session) -> None:
        """Tells a session that it is ready, and of the server."""
        guild, bot, (number, shards) = self._world.guild, self._world.bot, session.shard
        guilds = [guild.id] if shard_of(guild.id, shards) == number else []
        await session.dispatch("READY", ready(session, bot, guilds, self.address))
        if guilds and Intent.GUILDS in Intent(session.intents):
            here = [c for c in self._world.channels.values() if c.guild is guild]
            channels = [c.payload for c in here if c.parent is None]
            threads = [c.payload for c in here if c.parent is not None and not c.archived]
            await session.dispatch("GUILD_CREATE", guild.payload(bot, channels, threads))

    async def _resume(self, socket: Socket, data: Payload) -> None:
        self._check_token(data)
        self._drop_expired_sessions()
        session = self._sessions.get(str(data.get("session_id")))
        if session is None:
            await socket.send(Opcode.INVALID_SESSION, False)
            return
        after = data.get("seq")
        if not isinstance(after, int) or after > session.sequence:
            raise _CloseConnection(CloseCode.INVALID_SEQUENCE)
        await session.resume(socket, after)

    def _check_token(self, data: Payload) -> None:
        if self._token not in (None, data.get("token")):
            raise _CloseConnection(CloseCode.AUTHENTICATION_FAILED)

    def _on_disconnect(self, socket: Socket) -> None:
        self._sockets.discard(socket)
        session = socket.session
        if session is None or session.socket is not socket:
            return
        session.socket, session.disconnected_at = None, self._world.clock.now()
        # A client that closes the connection itself will not resume.
        if socket.connection.close_code in (1000, 1001):
            self._sessions.pop(session.id, None)

    def _drop_expired_sessions(self) -> None:
        too_old = self._world.clock.now() - _RESUMABLE_FOR
        for session in tuple(self._sessions.values()):
            if session.disconnected_at is not None and session.disconnected_at < too_old:
                del self._sessions[session.id]


async def _acknowledge(socket: Socket) -> None:
    await asyncio.sleep(_ACK_DELAY)
    await socket.send(Opcode.HEARTBEAT_ACK)


def _read(text: str) -> tuple[int, Payload]:
    """A frame's opcode and data."""
    try:
        frame: Any = json.loads(text)
        op, data = frame["op"], frame.get("d")
    except (ValueError, KeyError, TypeError) as wrong:
        raise _CloseConnection(CloseCode.DECODE_ERROR) from wrong
    if op in (Opcode.IDENTIFY, Opcode.RESUME) and not isinstance(data, dict):
        raise _CloseConnection(CloseCode.DECODE_ERROR)
    return op, data


def _intents(data: Payload) -> Intent:
    intents = data.get("intents")
    if not isinstance(intents, int):
        raise _CloseConnection(CloseCode.INVALID_INTENTS)
    if Intent(intents) & _PRIVILEGED:
        raise _CloseConnection(CloseCode.DISALLOWED_INTENTS)
    return Intent(intents)


def _needed(kind: str, guild_id: str | None) -> Intent:
    """The intent that a session needs to get an event."""
    if kind.startswith("MESSAGE_"):
        return Intent.DIRECT_MESSAGES if guild_id is None else Intent.GUILD_MESSAGES
    return Intent(0)


def _shard(data: Payload) -> tuple[int, int]:
    match data.get("shard", [0, 1]):
        case [int() as number, int() as shards] if 0 <= number < shards:
            return number, shards
    raise _CloseConnection(CloseCode.INVALID_SHARD)
