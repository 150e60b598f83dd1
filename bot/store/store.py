"""The store: runs units of work, each in one visit to the database. Callers pass in the time."""

from collections.abc import Callable
from typing import TypeVar

from bot.store.database import Database
from bot.store.opening import opened
from bot.store.transaction import Transaction

T = TypeVar("T")


class Store:
    """A database, as the layers above use it.

    Reading and writing raise StoreBusy, with nothing written, if it is in use for too long.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, migrated if necessary; raises StoreUnusable."""
        return cls(await opened(url))

    async def close(self) -> None:
        """Close the database once its pending work is done."""
        await self._database.close()

    @property
    def visits(self) -> int:
        """How many units of work there have been."""
        return self._database.visits

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """The result of reading, in one visit; nothing can be written."""
        return await self._database.read(lambda connection: work(Transaction(connection)))

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """The result of a change, once committed; if it raises, nothing has changed."""
        return await self._database.write(lambda connection: work(Transaction(connection)))
