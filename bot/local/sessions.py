"""The bot's sessions on the gateway: what each has been sent, and the socket it is on."""

import zlib
from collections import deque
from datetime import datetime
from typing import Final

from aiohttp import web

from bot.local.users import User
from bot.local.wire import Payload, encoded

_KEPT_FOR_RESUMING: Final = 500


class Socket:
    """One connection of a bot."""

    def __init__(self, connection: web.WebSocketResponse, compressed: bool) -> None:
        self.connection: Final = connection
        self._zlib = zlib.compressobj() if compressed else None

    async def send(
        self, op: int, payload: object, kind: str | None = None, s: int | None = None
    ) -> None:
        """Sends a frame; a connection that is gone is no error, its session may be resumed."""
        frame = encoded({"op": op, "d": payload, "t": kind, "s": s})
        try:
            if self._zlib is None:
                await self.connection.send_str(frame.decode())
            else:
                packed = self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.connection.send_bytes(packed)
        except ConnectionError:
            return


class Session:
    """A bot's session on one shard; it outlives its socket, so that it can be resumed."""

    def __init__(self, id_: str, shard: tuple[int, int], intents: int, socket: Socket) -> None:
        self.id: Final = id_
        self.shard: Final = shard
        """The number of this shard, and how many there are."""
        self.intents: Final = intents
        self.socket: Socket | None = socket
        self.left: datetime | None = None
        """When its socket was lost."""
        self.sequence = 0
        self._sent: deque[tuple[int, str, Payload]] = deque(maxlen=_KEPT_FOR_RESUMING)

    async def dispatch(self, kind: str, payload: Payload) -> None:
        """Sends an event, or keeps it until the session is resumed."""
        self.sequence += 1
        self._sent.append((self.sequence, kind, payload))
        if self.socket is not None:
            await self.socket.send(0, payload, kind, self.sequence)

    async def resume(self, socket: Socket, after: int) -> None:
        """Goes on with another socket, which gets all events after the given number."""
        self.socket, self.left = socket, None
        for sequence, kind, payload in tuple(self._sent):
            if sequence > after:
                await socket.send(0, payload, kind, sequence)
        await self.dispatch("RESUMED", {})


def shard_of(guild_id: str | None, shards: int) -> int:
    """The shard that a server's events go to; those of private channels go to the first."""
    return 0 if guild_id is None else (int(guild_id) >> 22) % shards


def ready(session: Session, bot: User, guild_ids: list[str], address: str) -> Payload:
    """The first event of a session."""
    return {
        "v": 10,
        "user": bot.payload,
        "guilds": [{"id": id_, "unavailable": True} for id_ in guild_ids],
        "session_id": session.id,
        "resume_gateway_url": address,
        "shard": list(session.shard),
        "application": {"id": bot.id, "flags": 0},
    }
