"""Two ways into one database: many readers who write nothing, and writers who wait their turn."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.address import Address
from bot.store.errors import DriverMissing, StoreBusy
from bot.store.sqlite import MIGRATOR, READER, WAIT_S, WRITER, SQLiteConnection, sync_engine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""A unit of work: it reads and writes by a connection, and neither commits nor waits for else."""

_READERS: Final = 4
_WRITERS_POSTGRESQL: Final = 8

_GAVE_WAY: Final = frozenset({"40P01", "40001", "55P03"})
"""PostgreSQL's codes for a deadlock, for a transaction out of its turn, and for a lock."""


class Database:
    """An open database. Each statement that reads stands alone; what is written is one piece.

    Both ways raise StoreBusy where somebody else keeps the database for too long.
    """

    def __init__(self, address: Address) -> None:
        # At DEBUG the driver logs the values it binds, and a deal's number is the key to its cards.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        self.address = address
        self.visits = 0
        """How many units of work there have been."""
        self._ways: _Ways = _SQLite(address) if address.file else _PostgreSQL(address)

    async def read(self, work: Work[T]) -> T:
        """What a unit of work finds that writes nothing; it runs beside whoever writes."""
        self.visits += 1
        with _busy_told():
            return await self._ways.read(work)

    async def write(self, work: Work[T]) -> T:
        """What a unit of work gives, once it is committed; where it raises, nothing is written."""
        self.visits += 1
        with _busy_told():
            return await self._ways.write(work)

    async def migrate(self, work: Work[T]) -> T:
        """As `write`, for a unit of work that changes the tables.

        Where SQLite can change a table only by making it anew, whatever referred to the old
        one would go with it: references are not enforced.
        """
        with _busy_told():
            return await self._ways.migrate(work)

    async def close(self) -> None:
        """Close every connection, when it has done what it was asked."""
        await self._ways.close()


class _Ways(Protocol):
    """How a kind of database is reached."""

    async def read(self, work: Work[T]) -> T: ...
    async def write(self, work: Work[T]) -> T: ...
    async def migrate(self, work: Work[T]) -> T: ...
    async def close(self) -> None: ...


class _SQLite:
    """One connection writes: waiting in our own queue is fair and costs nothing, while SQLite has
    those who wait for its lock poll for it."""

    def __init__(self, address: Address) -> None:
        self._engine = sync_engine(address)
        self._writer = SQLiteConnection(self._engine, WRITER, writes=True)
        self._readers = [
            SQLiteConnection(self._engine, READER, writes=False) for _ in range(_READERS)
        ]

    async def read(self, work: Work[T]) -> T:
        return await min(self._readers, key=_waiting).perform(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.perform(work)

    async def migrate(self, work: Work[T]) -> T:
        migrator = SQLiteConnection(self._engine, MIGRATOR, writes=True)
        try:
            return await migrator.perform(work)
        finally:
            await migrator.close()

    async def close(self) -> None:
        for connection in (*self._readers, self._writer):
            await connection.close()
        self._engine.dispose()


class _PostgreSQL:
    """The server has writers wait for each other's rows alone."""

    def __init__(self, address: Address) -> None:
        self._readers = _engine(
            address, _READERS, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
        )
        self._writers = _engine(address, _WRITERS_POSTGRESQL)

    async def read(self, work: Work[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._writers.begin() as connection:
            return await connection.run_sync(work)

    async def migrate(self, work: Work[T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        await self._readers.dispose()
        await self._writers.dispose()


def _waiting(connection: SQLiteConnection) -> int:
    return connection.waiting


def _engine(address: Address, size: int, **options: Any) -> AsyncEngine:
    """An engine with this many connections, whose errors do not tell the values they met."""
    try:
        return create_async_engine(
            address.url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=WAIT_S,
            hide_parameters=True,
            **options,
        )
    except ModuleNotFoundError as error:
        raise DriverMissing(address.place, error.name or address.url.drivername) from error


@contextmanager
def _busy_told() -> Iterator[None]:
    try:
        yield
    except TimeoutError as error:
        raise StoreBusy from error
    except (DBAPIError, sqlite3.Error) as error:
        if _gave_way(error):
            raise StoreBusy from error
        raise


def _gave_way(error: DBAPIError | sqlite3.Error) -> bool:
    """Whether it was only that somebody else was first; nothing was written then."""
    if getattr(getattr(error, "orig", error), "sqlstate", "") in _GAVE_WAY:
        return True
    return sqlite_code(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def sqlite_code(error: BaseException) -> str:
    """SQLite's name for what went wrong, as SQLITE_BUSY; empty where SQLite did not say."""
    return getattr(getattr(error, "orig", error), "sqlite_errorname", "")
