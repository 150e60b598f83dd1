"""The store: units of work, each done in one visit to the database. The time is given."""

from collections.abc import Callable
from typing import TypeVar

from bot.store.database import Database
from bot.store.opening import opened
from bot.store.transaction import Transaction

T = TypeVar("T")


class Store:
    """A database, as everything above knows it.

    Both ways raise StoreBusy, having written nothing, where somebody else keeps the database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, brought up to date; raises StoreUnusable."""
        return cls(await opened(url))

    async def close(self) -> None:
        """Let go of the database, when it has done what it was asked."""
        await self._database.close()

    @property
    def visits(self) -> int:
        """How often the database has been read or written."""
        return self._database.visits

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """What some questions find, all asked in one visit; nothing can be written."""
        return await self._database.read(lambda connection: work(Transaction(connection)))

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """What a change gives, once it is committed; where it raises, nothing has changed."""
        return await self._database.write(lambda connection: work(Transaction(connection)))
