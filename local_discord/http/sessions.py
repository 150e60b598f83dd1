"""The bot's gateway sessions, and the sockets that carry them."""

import secrets
import zlib
from collections import deque
from datetime import datetime
from enum import IntEnum
from typing import Final

from aiohttp import web

from local_discord.http.json_response import encoded
from local_discord.world.payload import Payload
from local_discord.world.users import User

_REPLAY_BUFFER_SIZE: Final = 500


class Opcode(IntEnum):
    """Discord's gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Socket:
    """A connection from the bot."""

    def __init__(
        self, request: web.Request, connection: web.WebSocketResponse, *, compressed: bool
    ) -> None:
        self.connection: Final = connection
        self.session: Session | None = None
        """Its session, once the client has identified or resumed."""
        self.is_silent = False
        """Whether the connection stands, but nothing gets through any more."""
        self._request = request
        self._zlib = zlib.compressobj() if compressed else None

    async def send(self, op: Opcode, data: object = None) -> None:
        """Sends a frame that is not an event."""
        await self.send_frame(encoded({"op": op, "d": data, "t": None, "s": None}))

    async def send_frame(self, frame: bytes) -> None:
        """Sends a frame. Ignores a lost connection, as the session may be resumed."""
        if self.is_silent:
            return
        try:
            if self._zlib is None:
                await self.connection.send_str(frame.decode())
            else:
                packed = self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.connection.send_bytes(packed)
        except ConnectionError:
            return

    def silence(self) -> None:
        """Leaves the connection standing, but sends and reads nothing any more."""
        self.is_silent = True
        if self._request.transport is not None:
            self._request.transport.pause_reading()

    def abort(self) -> None:
        """Drops the connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()


class Session:
    """A session on one shard. It can be resumed on another socket."""

    def __init__(self, shard: tuple[int, int], socket: Socket, intents: int) -> None:
        self.id: Final = secrets.token_hex(16)
        self.intents: Final = intents
        self.shard: Final = shard
        """The shard's number, and the number of shards."""
        self.socket: Socket | None = socket
        self.disconnected_at: datetime | None = None
        """When it lost its socket; None while it has one."""
        self.sequence = 0
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=_REPLAY_BUFFER_SIZE)
        socket.session = self

    async def dispatch(self, kind: str, payload: Payload) -> None:
        """Sends an event, and keeps it in case the session is resumed."""
        self.sequence += 1
        event = {"op": Opcode.DISPATCH, "d": payload, "t": kind, "s": self.sequence}
        frame = encoded(event)
        self._sent.append((self.sequence, frame))
        if self.socket is not None:
            await self.socket.send_frame(frame)

    async def resume(self, socket: Socket, after: int) -> None:
        """Continues on another socket, and sends it all events after the given sequence number."""
        self.socket, self.disconnected_at = socket, None
        socket.session = self
        for sequence, frame in tuple(self._sent):
            if sequence > after:
                await socket.send_frame(frame)
        await self.dispatch("RESUMED", {})


def shard_of(guild_id: str | None, shards: int) -> int:
    """The shard for a server's events; shard 0 for events outside servers."""
    return 0 if guild_id is None else (int(guild_id) >> 22) % shards


def ready(session: Session, bot: User, guild_ids: list[str], address: str) -> Payload:
    """The data of READY."""
    return {
        "v": 10,
        "user": bot.payload,
        "guilds": [{"id": id_, "unavailable": True} for id_ in guild_ids],
        "session_id": session.id,
        "resume_gateway_url": address,
        "shard": list(session.shard),
        "application": {"id": bot.id, "flags": 0},
    }
