"""Access to a database: many readers, and writers who wait their turn."""

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
"""A unit of work: reads and writes on a connection, without committing or other waiting."""

_READERS: Final = 4
_WRITERS_POSTGRESQL: Final = 8

_GAVE_WAY: Final = frozenset({"40P01", "40001", "55P03"})
"""PostgreSQL's codes for a deadlock, a serialization failure and an unavailable lock."""


class Database:
    """An open database. Each read statement stands alone; a write is one transaction.

    Both raise StoreBusy if the database is in use for too long.
    """

    def __init__(self, address: Address) -> None:
        # At DEBUG the driver logs bound values, and a deal's number would reveal its cards.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        self.address = address
        self.visits = 0
        """How many units of work there have been."""
        self._ways: _Ways = _SQLite(address) if address.file else _PostgreSQL(address)

    async def read(self, work: Work[T]) -> T:
        """The result of a read-only unit of work, which runs alongside any writer."""
        self.visits += 1
        with _busy_told():
            return await self._ways.read(work)

    async def write(self, work: Work[T]) -> T:
        """The result of a unit of work, once committed; if it raises, nothing is written."""
        self.visits += 1
        with _busy_told():
            return await self._ways.write(work)

    async def migrate(self, work: Work[T]) -> T:
        """Like `write`, for a unit of work that changes the tables.

        Doesn't enforce foreign keys on SQLite: it makes some changes by replacing a table, and
        that would delete the rows that refer to the old one.
        """
        with _busy_told():
            return await self._ways.migrate(work)

    async def close(self) -> None:
        """Close every connection once its pending work is done."""
        await self._ways.close()


class _Ways(Protocol):
    """How to access a kind of database."""

    async def read(self, work: Work[T]) -> T: ...
    async def write(self, work: Work[T]) -> T: ...
    async def migrate(self, work: Work[T]) -> T: ...
    async def close(self) -> None: ...


class _SQLite:
    """Only one connection writes: waiting in our own queue is fair and free, while waiting for
    SQLite's lock means polling."""

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
    """Any connection may write: the server makes writers wait only for each other's rows."""

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
    """An engine with this many connections, whose errors don't reveal bound values."""
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
    """Whether the work only lost out to another transaction; nothing was written then."""
    if getattr(getattr(error, "orig", error), "sqlstate", "") in _GAVE_WAY:
        return True
    return sqlite_code(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def sqlite_code(error: BaseException) -> str:
    """SQLite's name for an error, such as SQLITE_BUSY; empty if it isn't SQLite's."""
    return getattr(getattr(error, "orig", error), "sqlite_errorname", "")
