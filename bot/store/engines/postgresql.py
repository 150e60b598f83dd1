"""PostgreSQL through asyncpg: several connections, any of which may write.

A server that is frozen or cut off doesn't answer, and waiting for it can't be cancelled in the
usual way: asyncpg would ask the server to stop, and SQLAlchemy to roll back. So each unit of work
has a task of its own. Whoever waits for it leaves in time and cuts its connection, which ends it.
SQLAlchemy's pool keeps the connections, and gives up all of them once one turns out to be lost.

What programs on one database do one at a time is here, too; on SQLite only one writes anyway.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, ExceptionContext, event, func, select, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engines.address import Address
from bot.store.engines.connections import (
    Outage,
    cause,
    gave_way,
    is_lost,
    is_worth_logging,
)
from bot.store.engines.pooler import expect_sessions
from bot.store.errors import (
    DriverMissing,
    StoreBusy,
    StoreOffline,
    StoreUncertain,
    UnsupportedUrl,
)

T = TypeVar("T")

_READERS: Final = 4
_WRITERS: Final = 8

_WAIT_S: Final = 2.0
"""Seconds to wait for a connection, if it isn't said until when."""
_WORK_S: Final = 20
"""Seconds that a unit of work may take if it isn't said until when: no player waits for it."""
_MIGRATION_S: Final = 6 * 3_600
"""Seconds that a migration or a copy may take, for which its operator waits."""
_PARTING_S: Final = 0.5
"""Seconds that a cancelled unit of work gets to finish and keep its connection."""
_PASSING_S: Final = (0.01, 0.1)
"""Seconds in which another transaction is let pass; by chance, so that two don't meet again."""
_AGAIN_S: Final = 0.1
"""Seconds between attempts to connect."""

_SETTINGS: Final = {
    "statement_timeout": f"{_WORK_S}s",
    "lock_timeout": "2s",
    # A program that freezes in the middle must not keep others waiting for its rows.
    "idle_in_transaction_session_timeout": "10s",
}


_OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
"""
"""How many connections the account has besides this one: every Divan keeps one, of any version."""

_COLLATION: Final = """
    SELECT datcollversion, pg_database_collation_actual_version(oid) FROM pg_database
    WHERE datname = current_database()
    AND datcollversion <> pg_database_collation_actual_version(oid)
"""
_COLLATION_KNOWN_SINCE: Final = (15,)


class _Unit:
    """A unit of work on its way: waiting, working on a connection, or committing."""

    def __init__(self, work: Callable[[Connection], Any], *, writes: bool) -> None:
        self.writes = writes
        self.driver: Any = None
        """The driver's connection while it works."""
        self.is_kept = False
        """Whether its connection was used before, and may have been lost since."""
        self.is_committing = False
        self.is_left = False
        """Whether nobody waits for it any longer."""
        self._work = work

    def done(self, connection: Connection) -> Any:
        """The result of the work, once committed."""
        self.driver = connection.connection.driver_connection
        self.is_kept = "used" in connection.info
        connection.info["used"] = True
        with connection.begin():
            result = self._work(connection)
            if self.is_left:
                raise StoreBusy
            self.is_committing = self.writes
        return result

    def leave(self, task: "asyncio.Task[Any]") -> None:
        """Make the task that performs the work end at once, whatever the server does."""
        self.is_left = True
        if self.driver:
            self.driver.terminate()
        else:
            task.cancel()


class PostgreSQL:
    """Any connection may write: the server makes writers wait only for each other's rows.

    Reading and writing end by the given moment of the event loop's clock, and raise StoreBusy if
    nothing was written, StoreUncertain if that isn't known. A unit of work that loses a deadlock is
    done again, and so is one whose connection is lost before it was to be committed.
    """

    def __init__(self, address: Address, outage: Outage) -> None:
        logging.getLogger("asyncio").addFilter(is_worth_logging)
        self._outage = outage
        self._engine = _engine(address)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = asyncio.Semaphore(_READERS)
        self._writers = asyncio.Semaphore(_WRITERS)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[Connection], T], until: float | None) -> T:
        """The result of a read-only unit of work; each statement stands alone."""
        unit = _Unit(work, writes=False)
        return await self._performed(unit, until, _WORK_S)  # type: ignore[no-any-return]

    async def write(self, work: Callable[[Connection], T], until: float | None) -> T:
        """The result of a unit of work, once committed."""
        unit = _Unit(work, writes=True)
        return await self._performed(unit, until, _WORK_S)  # type: ignore[no-any-return]

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, but may take minutes; raises StoreBusy if another program is connected."""

        def alone(connection: Connection) -> T:
            # The limits are meant for players.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = '60s'"))
            wait_for(connection, Exclusive.MIGRATING)
            connection.execute(text("SET LOCAL lock_timeout = '5s'"))
            if connection.scalar(text("SELECT to_regclass('alembic_version')")):
                # Who connects from now on waits when it asks for the revision, as each does first.
                connection.execute(text("LOCK TABLE alembic_version"))
                if connection.scalar(text(_OTHERS)):
                    raise StoreBusy
            return work(connection)

        unit = _Unit(alone, writes=True)
        return await self._performed(unit, None, _MIGRATION_S)  # type: ignore[no-any-return]

    async def close(self) -> None:
        """Close every connection once the work on it is done."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._engine.dispose()

    async def _performed(self, unit: _Unit, until: float | None, work_s: float) -> Any:
        """The result of a unit of work by a moment, or within `work_s` seconds if that is None.

        If cancelled, it isn't committed unless that has begun, and is finished first if quick.
        """
        now = asyncio.get_running_loop().time()
        turn_by, done_by = (now + _WAIT_S, now + work_s) if until is None else (until, until)
        task = asyncio.create_task(self._perform(unit, turn_by))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        try:
            await asyncio.wait((task,), timeout=max(0.0, min(done_by - now, work_s)))
            if task.done():
                return task.result()
            return self._unanswered(unit)
        except asyncio.CancelledError:
            if unit.driver:
                unit.is_left = True
                await asyncio.wait((task,), timeout=_PARTING_S)
            raise
        finally:
            if not task.done():
                unit.leave(task)

    def _unanswered(self, unit: _Unit) -> None:
        """Raises what became of a unit of work that isn't done in time."""
        if unit.is_committing:
            self._outage.failed("no answer to a commit")
            raise StoreUncertain
        if unit.driver:
            self._outage.failed("no answer in time")
        raise StoreOffline("no answer in time")

    async def _perform(self, unit: _Unit, turn_by: float) -> Any:
        """Do a unit of work when its turn comes, on one connection after the other if need be."""
        async with _turn(self._writers if unit.writes else self._readers, turn_by):
            while True:
                began = monotonic()
                try:
                    result = await self._attempted(unit)
                except Exception as error:
                    if gave_way(error):
                        await self._give_way(error, turn_by)
                        continue
                    if unit.is_left or not is_lost(error):
                        raise
                    await self._recover(unit, error, turn_by)
                else:
                    self._outage.succeeded(began)
                    return result

    async def _attempted(self, unit: _Unit) -> Any:
        unit.is_kept = unit.is_committing = False
        connection = await (self._engine if unit.writes else self._reading).connect()
        try:
            return await connection.run_sync(unit.done)
        finally:
            unit.driver = None
            await connection.close()

    async def _give_way(self, error: Exception, turn_by: float) -> None:
        """Let the transaction pass that a unit of work has lost out to; raises StoreBusy."""
        wait = random.uniform(*_PASSING_S)
        if asyncio.get_running_loop().time() + wait >= turn_by:
            raise StoreBusy from error
        await asyncio.sleep(wait)

    async def _recover(self, unit: _Unit, error: Exception, turn_by: float) -> None:
        """Return when a unit of work can be tried again; raises StoreUncertain and StoreOffline."""
        if unit.is_kept and not unit.is_committing:
            # Most likely it was lost since its last use, by a restart that nobody noticed.
            return
        self._outage.failed(cause(error))
        if unit.is_committing:
            raise StoreUncertain from error
        if asyncio.get_running_loop().time() + _AGAIN_S >= turn_by:
            raise StoreOffline(cause(error)) from error
        await asyncio.sleep(_AGAIN_S)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        # Nobody may be waiting for its error any longer, and asyncio would complain.
        if not task.cancelled():
            task.exception()


@asynccontextmanager
async def _turn(turns: asyncio.Semaphore, until: float) -> AsyncIterator[None]:
    """The right to a connection; raises StoreBusy if there is none until a moment."""
    try:
        async with asyncio.timeout_at(until):
            await turns.acquire()
    except TimeoutError:
        raise StoreBusy from None
    try:
        yield
    finally:
        turns.release()


def _engine(address: Address) -> AsyncEngine:
    """An engine whose errors don't reveal bound values."""
    try:
        engine = create_async_engine(
            address.url,
            pool_size=_READERS + _WRITERS,
            max_overflow=0,
            hide_parameters=True,
            skip_autocommit_rollback=True,
            connect_args=_arguments(address),
        )
    except ModuleNotFoundError as error:
        raise DriverMissing(address.place, error.name or address.url.drivername) from error
    except (ArgumentError, ValueError):  # Hosts and ports among its parameters.
        raise UnsupportedUrl(address.url.get_backend_name()) from None
    event.listen(engine.sync_engine, "handle_error", _note_lost)
    # SQLAlchemy would wait for a server that doesn't answer.
    event.listen(engine.sync_engine, "close", lambda it, _: it.driver_connection.terminate())
    return engine


async def expect_kept_sessions(address: Address) -> None:
    """Raises NoSessions or TimeOutsRefused if a pooler is in the way, as far as that shows."""
    dialect = _engine(address).dialect
    _, there = dialect.create_connect_args(address.url)
    driver: Any = dialect.loaded_dbapi
    await expect_sessions(driver.asyncpg, {**there, **_arguments(address)}, address.place)


def _arguments(address: Address) -> dict[str, Any]:
    """What asyncpg connects with: as the address has it, but with our time-outs."""
    settings = address.arguments.get("server_settings", {}) | _SETTINGS
    return {"timeout": _WAIT_S, **address.arguments, "server_settings": settings}


def _note_lost(context: ExceptionContext) -> None:
    """Has the pool give up its connections for whatever we take for a lost one."""
    context.is_disconnect = context.is_disconnect or is_lost(context.original_exception)


_DIVAN = int.from_bytes(b"divan") << 8
"""Sets our advisory locks apart from those of other programs."""


class Exclusive(IntEnum):
    """What only one program does at a time, as the number of its advisory lock."""

    MIGRATING = _DIVAN
    KEEPING_DEALS = _DIVAN + 1
    OPENING_MATCHES = _DIVAN + 2
    CROWNING = _DIVAN + 3


def other_collation(connection: Connection) -> tuple[str, str] | None:
    """The version of the system's library that sorted the text in the indexes, and today's.

    None if it is the same, or the server doesn't know. With another, rows may not be found.
    """
    if (connection.dialect.server_version_info or ()) < _COLLATION_KNOWN_SINCE:
        return None
    found = connection.execute(text(_COLLATION)).one_or_none()
    return found and (found[0], found[1])


def wait_for(connection: Connection, exclusive: Exclusive) -> None:
    """Wait until no other program does this, and keep others from it until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(exclusive)))
