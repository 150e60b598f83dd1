"""Digests without their picture: somebody who manages the server is told, once."""

from datetime import date, datetime
from typing import Final

from bot.services.core.transactions import Transactions
from bot.store.schema.rows import Notification, NotificationKind
from bot.store.transaction import Transaction

MOST: Final = 10_000
"""How many of the servers are known at once."""

_KIND: Final = NotificationKind.NO_PICTURE
_DAY: Final = date.max
"""No notification has this day, so the note isn't forgotten with those of old days."""
_TOLD: Final = "told"


class MissingPictures:
    """The servers whose digest came without its picture."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._untold: frozenset[str] = frozenset()

    async def look_up(self) -> None:
        """Looks up where somebody is still to be told, so that nobody's press has to."""
        found = await self._transactions.read(lambda tx: tx.outbox.unsettled(_KIND, _DAY, MOST))
        self._untold = frozenset(found)

    async def tell(self, server: str) -> str | None:
        """The channel whose digest somebody who manages the server is to be told about.

        None if there is nothing to tell. Of all who ask, in any number of processes, one gets it.
        """
        if server not in self._untold:
            return None
        self._untold -= {server}
        return await self._transactions.write(lambda tx: _told(tx, server))

    async def untell(self, server: str) -> None:
        """Lets the next one be told, since this one couldn't be."""
        await self._transactions.write(lambda tx: tx.outbox.unsettle(_KIND, server, _DAY, (_TOLD,)))
        self._untold |= {server}


def note_picture(tx: Transaction, server: str, at: datetime, *, missing: bool) -> None:
    """Notes whether a server's digest came without its picture.

    Once one has come with it, a later one without is told again.
    """
    if missing:
        tx.outbox.claim(_KIND, server, _DAY, at)
    else:
        tx.outbox.withdraw(_KIND, server, _DAY)


def _told(tx: Transaction, server: str) -> str | None:
    if tx.outbox.settle(Notification(_KIND, server, _DAY, 1), _TOLD):
        return tx.servers.of(server).channel
    return None
