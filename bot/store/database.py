"""Two ways into one database: many readers who write nothing, and writers who wait their turn."""

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.address import Address
from bot.store.errors import DriverMissing, StoreBusy

# A click is answered within three seconds: whoever waits for a connection and then for
# SQLite's lock still has time to be told that the database is busy.
_WAIT_S: Final = 1.0
_LOCK_WAIT_MS: Final = 1500

_READERS: Final = 4
_WRITERS_POSTGRESQL: Final = 8

_GAVE_WAY: Final = frozenset({"40P01", "40001", "55P03"})
"""PostgreSQL's codes for a deadlock, for a transaction out of its turn, and for a lock."""

_READER_PRAGMAS: Final = (f"busy_timeout={_LOCK_WAIT_MS}", "query_only=on")
_WRITER_PRAGMAS: Final = (
    f"busy_timeout={_LOCK_WAIT_MS}",
    "journal_mode=wal",
    "synchronous=full",
)


class Database:
    """An open database. Each statement that reads stands alone; what is written is one piece.

    Both ways raise StoreBusy where somebody else keeps the database for too long.
    """

    def __init__(self, address: Address) -> None:
        # At DEBUG the driver logs the values it binds, and a deal's number is the key to its cards.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        self.address = address
        self._readers = _engine(
            address, _READERS, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
        )
        # One connection writes to SQLite: waiting in our own queue is fair and costs
        # nothing, while SQLite has those who wait for its lock poll for it.
        self._writers = _engine(address, 1 if address.file else _WRITERS_POSTGRESQL)
        if address.file:
            _prepare(self._readers, _READER_PRAGMAS)
            _prepare_writer(self._writers, "foreign_keys=on")

    def try_file(self) -> None:
        """Open SQLite's file once; raises sqlite3.Error where that fails.

        Where it fails for aiosqlite, that one's thread may find the event loop closed and
        print a traceback: there is no waiting for it.
        """
        if self.address.file:
            (name,), options = self._readers.dialect.create_connect_args(self.address.url)
            sqlite3.connect(name, **options).close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by, beside whoever writes."""
        with _busy_told():
            async with self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write by; what is not committed when it is left is undone."""
        with _busy_told():
            async with self._writers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A connection to change the tables by; what is not committed is undone.

        Where SQLite can change a table only by making it anew, whatever referred to the old
        one would go with it: references are not enforced.
        """
        engine = _engine(self.address, 1)
        if self.address.file:
            _prepare_writer(engine, "foreign_keys=off")
        try:
            with _busy_told():
                async with engine.connect() as connection:
                    yield connection
        finally:
            await engine.dispose()

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that can say what to do with a row that is there already."""
        return sqlite.insert(table) if self.address.file else postgresql.insert(table)

    async def close(self) -> None:
        """Close every connection; nothing may be using one."""
        await self._readers.dispose()
        await self._writers.dispose()


def _engine(address: Address, size: int, **options: Any) -> AsyncEngine:
    """An engine with so many connections, whose errors do not tell the values they met."""
    if address.file:
        # Left to itself, the driver begins transactions when it sees fit.
        options["connect_args"] = {"isolation_level": None}
    try:
        return create_async_engine(
            address.url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=_WAIT_S,
            hide_parameters=True,
            **options,
        )
    except ModuleNotFoundError as error:
        raise DriverMissing(address.place, error.name or address.url.drivername) from error


def _prepare_writer(engine: AsyncEngine, *pragmas: str) -> None:
    _prepare(engine, (*_WRITER_PRAGMAS, *pragmas))
    event.listen(engine.sync_engine, "begin", _take_the_lock)


def _prepare(engine: AsyncEngine, pragmas: tuple[str, ...]) -> None:
    """Have every new connection of SQLite's begin with these pragmas."""

    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", connected)


def _take_the_lock(connection: Connection) -> None:
    """Begin as a writer: a transaction that reads first may find that it cannot write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _busy_told() -> Iterator[None]:
    try:
        yield
    except TimeoutError as error:
        raise StoreBusy from error
    except DBAPIError as error:
        if _gave_way(error):
            raise StoreBusy from error
        raise


def _gave_way(error: DBAPIError) -> bool:
    """Whether it was only that somebody else was first; nothing was written then."""
    if getattr(error.orig, "sqlstate", "") in _GAVE_WAY:
        return True
    return sqlite_code(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def sqlite_code(error: BaseException) -> str:
    """SQLite's name for what went wrong, as SQLITE_BUSY; empty where SQLite did not say."""
    return getattr(getattr(error, "orig", error), "sqlite_errorname", "")
