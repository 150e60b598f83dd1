"""What somebody who manages a server is told once, by one process: each line to one of them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from bot.errors import Unavailable
from bot.services.core.bounded_cache import BoundedCache
from bot.services.core.transactions import Transactions
from bot.services.posts.servers import Trouble
from bot.store.schema.posts import NotificationKind, Server
from bot.store.store import Transaction

KEPT: Final = 10_000
"""How many servers are known in memory to have been told; the others are looked up."""


class Topic(Enum):
    """What a line is about."""

    SETTINGS = "the server has settings"
    PICTURE = "its digest came without its picture"
    TROUBLE = "its digest couldn't be posted"


_NOTED_AS: Final = {
    Topic.PICTURE: NotificationKind.NO_PICTURE,
    Topic.TROUBLE: NotificationKind.NO_DIGEST,
}


@dataclass(frozen=True, slots=True)
class Line:
    """What one of a server's managers is to be told now."""

    topic: Topic
    channel: str | None = None
    """In a line about a missing picture: where the digest is posted."""
    trouble: Trouble | None = None
    """In a line about a digest that couldn't be posted: why."""


class Managers:
    """What the managers of servers have been told."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._introduced: BoundedCache[str, bool] = BoundedCache(KEPT, KEPT)
        self._untold = {topic: frozenset[str]() for topic in _NOTED_AS}

    async def look_up(self) -> None:
        """Looks up who is still to be told of their digest, so that nobody's press has to."""
        self._untold = await self._transactions.read(
            lambda tx: {
                topic: frozenset(tx.outbox.untold(kind, KEPT)) for topic, kind in _NOTED_AS.items()
            }
        )

    def may_be_told(self, server: str) -> bool:
        """Whether there may be something to tell."""
        is_untold = any(server in untold for untold in self._untold.values())
        return is_untold or not self._introduced.get(server)

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
        for topic in _NOTED_AS:
            if server in self._untold[topic]:
                self._untold[topic] -= {server}
                if line := await self._line(topic, server):
                    yield line

    async def untell(self, server: str, line: Line) -> None:
        """Lets the next one be told, since this one couldn't be."""
        if line.topic is Topic.SETTINGS:
            await self._transactions.write(lambda tx: tx.servers.keep(server, told=False))
            self._introduced.drop(server)
        else:
            kind = _NOTED_AS[line.topic]
            await self._transactions.write(lambda tx: tx.outbox.untell(kind, server))
            self._untold[line.topic] |= {server}

    async def _introduces(self, server: str) -> bool:
        # Noted with the server's settings, where earlier releases look for it.
        if await self._transactions.read(lambda tx: tx.servers.of(server).told):
            return False
        return await self._transactions.write(lambda tx: tx.servers.tell(server))

    async def _line(self, topic: Topic, server: str) -> Line | None:
        """A line about the digest, unless somebody else was told, or it isn't so any more."""

        def told(tx: Transaction) -> Server | None:
            return tx.servers.of(server) if tx.outbox.tell(_NOTED_AS[topic], server) else None

        row = await self._transactions.write(told)
        if row and topic is Topic.PICTURE and row.channel:
            return Line(topic, channel=row.channel)
        if row and topic is Topic.TROUBLE and row.trouble is not None:
            return Line(topic, trouble=Trouble(row.trouble))
        return None


def note_picture(tx: Transaction, server: str, at: datetime, *, missing: bool) -> None:
    """Notes whether a server's digest came without its picture.

    Once one has come with it, a later one without is told again.
    """
    _note(tx, Topic.PICTURE, server, at, is_to_be_told=missing)


def note_trouble(tx: Transaction, server: str, trouble: Trouble | None, at: datetime) -> None:
    """Notes why a server's digest couldn't be posted, or that it could: then later trouble is told
    again."""
    tx.servers.note(server, trouble.value if trouble else None)
    _note(tx, Topic.TROUBLE, server, at, is_to_be_told=trouble is not None)


def _note(tx: Transaction, topic: Topic, server: str, at: datetime, *, is_to_be_told: bool) -> None:
    if is_to_be_told:
        tx.outbox.begin_to_tell(_NOTED_AS[topic], server, at)
    else:
        tx.outbox.end_telling(_NOTED_AS[topic], server)
