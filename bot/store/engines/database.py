"""Access to a database: many readers, and writers who wait their turn."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.store.engines.address import Address
from bot.store.engines.connections import Outage
from bot.store.engines.postgresql import PostgreSQL
from bot.store.engines.sqlite import (
    MIGRATOR,
    READER,
    WRITER,
    CommitGuard,
    SQLiteConnection,
    is_locked,
    sync_engine,
)
from bot.store.errors import StoreBusy, StoreInUse, StoreOffline, StoreUncertain

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
"""A unit of work: reads and writes on a connection, without committing or other waiting."""

WAIT_S: Final = 2.0
"""Seconds that a unit of work waits for its turn, if it isn't said until when."""

_COMMIT_S: Final = 0.25
"""Seconds that work on SQLite may still take when its turn has come at the last moment."""

_READERS: Final = 4


class Database:
    """An open database. Each read statement stands alone; a write is one transaction.

    Both wait for their turn until a moment of the event loop's clock, by default for WAIT_S, and
    then raise StoreBusy. If it is said until when, they also end by then, or shortly after on
    SQLite; writing raises StoreUncertain if a commit got no answer. On PostgreSQL a unit of work
    may be done again if its connection was lost before the commit.
    """

    def __init__(self, address: Address) -> None:
        # At DEBUG the driver logs bound values, and a deal's number would reveal its cards.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        self.address = address
        self.visits = 0
        """How many units of work there have been."""
        outage = Outage(address.place)
        self._ways: _Ways
        self._ways = _SQLite(address, outage) if address.file else PostgreSQL(address, outage)

    async def read(self, work: Work[T], until: float | None = None) -> T:
        """The result of a read-only unit of work, which runs alongside any writer."""
        self.visits += 1
        with _busy_told():
            return await self._ways.read(work, until)

    async def write(self, work: Work[T], until: float | None = None) -> T:
        """The result of a unit of work, once committed; if it raises, nothing is written."""
        self.visits += 1
        with _busy_told():
            return await self._ways.write(work, until)

    def guard_with(self, guard: CommitGuard) -> None:
        """Has this done for each commit of `write` from now on. For SQLite alone."""
        assert isinstance(self._ways, _SQLite)
        self._ways.guard_with(guard)

    async def migrate(self, work: Work[T]) -> T:
        """Like `write`, for a unit of work that changes the tables, while nobody else has them.

        Raises StoreInUse if another connection is open; while this one is, others wait. Doesn't
        enforce foreign keys on SQLite: it makes some changes by replacing a table, and that would
        delete the rows that refer to the old one.
        """
        try:
            with _busy_told():
                return await self._ways.migrate(work)
        except StoreOffline:
            raise
        except StoreBusy as error:
            raise StoreInUse(self.address.place) from error

    async def close(self) -> None:
        """Close every connection once its pending work is done."""
        await self._ways.close()


class _Ways(Protocol):
    """How to access a kind of database."""

    async def read(self, work: Work[T], until: float | None) -> T: ...
    async def write(self, work: Work[T], until: float | None) -> T: ...
    async def migrate(self, work: Work[T]) -> T: ...
    async def close(self) -> None: ...


class _SQLite:
    """Only one connection writes: waiting in our own queue is fair and free, while waiting for
    SQLite's lock means polling."""

    def __init__(self, address: Address, outage: Outage) -> None:
        self._outage = outage
        self._engine = sync_engine(address)
        self._writer = SQLiteConnection(self._engine, WRITER, writes=True)
        self._readers = [
            SQLiteConnection(self._engine, READER, writes=False) for _ in range(_READERS)
        ]

    async def read(self, work: Work[T], until: float | None) -> T:
        reader = min(self._readers, key=lambda reader: reader.waiting)
        return await reader.perform(work, until or _soon(), _frozen_at(until))

    async def write(self, work: Work[T], until: float | None) -> T:
        began, turn_by = monotonic(), until or _soon()
        try:
            done = await self._writer.perform(work, turn_by, _frozen_at(until))
        except (StoreBusy, StoreUncertain):
            if asyncio.get_running_loop().time() >= turn_by:
                self._outage.failed("it is locked or too slow, and nothing was saved in time")
            raise
        self._outage.succeeded(began)
        return done

    def guard_with(self, guard: CommitGuard) -> None:
        self._writer.guard = guard

    async def migrate(self, work: Work[T]) -> T:
        def alone(connection: Connection) -> T:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            with raw:
                # Not to write at once: a copy can be made before.
                raw.execute("BEGIN")
                return work(connection)

        migrator = SQLiteConnection(self._engine, MIGRATOR, writes=False)
        try:
            return await migrator.perform(alone, _soon())
        finally:
            await migrator.close()

    async def close(self) -> None:
        for connection in (*self._readers, self._writer):
            await connection.close()
        self._engine.dispose()


def _soon() -> float:
    return asyncio.get_running_loop().time() + WAIT_S


def _frozen_at(until: float | None) -> float:
    """When to stop waiting for work that has begun; never if no player waits for it."""
    return inf if until is None else until + _COMMIT_S


@contextmanager
def _busy_told() -> Iterator[None]:
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        if is_locked(error):
            raise StoreBusy from error
        raise
