"""What somebody who manages a server is told once, by one process: each line to one of them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from bot.errors import Unavailable
from bot.services.core.bounded_cache import BoundedCache
from bot.services.core.transactions import Transactions
from bot.store.schema.rows import NotificationKind
from bot.store.transaction import Transaction

KEPT: Final = 10_000
"""How many servers are known in memory to have been told; the others are looked up."""

_PICTURE: Final = NotificationKind.NO_PICTURE


class Topic(Enum):
    """What a line is about."""

    SETTINGS = "the server has settings"
    PICTURE = "its digest came without its picture"


@dataclass(frozen=True, slots=True)
class Line:
    """What one of a server's managers is to be told now."""

    topic: Topic
    channel: str | None = None
    """Where the digest is posted; None in a line about settings."""


class Managers:
    """What the managers of servers have been told."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._introduced: BoundedCache[str, bool] = BoundedCache(KEPT, KEPT)
        self._without_picture: frozenset[str] = frozenset()

    async def look_up(self) -> None:
        """Looks up who misses a picture and is still to be told, so that nobody's press has to."""
        found = await self._transactions.read(lambda tx: tx.outbox.untold(_PICTURE, KEPT))
        self._without_picture = frozenset(found)

    def may_be_told(self, server: str) -> bool:
        """Whether there may be something to tell."""
        return server in self._without_picture or not self._introduced.get(server)

    async def lines(self, server: str) -> AsyncIterator[Line]:
        """What to tell somebody who manages a server: whoever gets a line is the only one."""
        if not self._introduced.get(server):
            self._introduced.put(server, True, 1)
            try:
                if await self._introduces(server):
                    yield Line(Topic.SETTINGS)
            except Unavailable:
                self._introduced.drop(server)
                raise
        if server in self._without_picture:
            self._without_picture -= {server}
            if channel := await self._transactions.write(lambda tx: _channel(tx, server)):
                yield Line(Topic.PICTURE, channel)

    async def untell(self, server: str, line: Line) -> None:
        """Lets the next one be told, since this one couldn't be."""
        if line.topic is Topic.SETTINGS:
            await self._transactions.write(lambda tx: tx.servers.keep(server, told=False))
            self._introduced.drop(server)
        else:
            await self._transactions.write(lambda tx: tx.outbox.untell(_PICTURE, server))
            self._without_picture |= {server}

    async def _introduces(self, server: str) -> bool:
        # Noted with the server's settings, where earlier releases look for it.
        if await self._transactions.read(lambda tx: tx.servers.of(server).told):
            return False
        return await self._transactions.write(lambda tx: tx.servers.tell(server))


def note_picture(tx: Transaction, server: str, at: datetime, *, missing: bool) -> None:
    """Notes whether a server's digest came without its picture.

    Once one has come with it, a later one without is told again.
    """
    if missing:
        tx.outbox.begin_to_tell(_PICTURE, server, at)
    else:
        tx.outbox.end_telling(_PICTURE, server)


def _channel(tx: Transaction, server: str) -> str | None:
    """The channel whose digest lacks its picture, unless somebody else was told."""
    return tx.servers.of(server).channel if tx.outbox.tell(_PICTURE, server) else None
