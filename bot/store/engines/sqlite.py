"""SQLite through aiosqlite: a connection whose thread does whole units of work, several a commit.

Why not SQLAlchemy's own adapter: it switches to that thread and back for every cursor, statement,
fetch and commit. Measured on two busy cores, the transaction of a press takes 0.7 ms of processor
time, a third of it for thread switches: its statements go to the driver directly (`prepared.py`).
Through SQLAlchemy each took 0.05 to 0.1 ms more; with the adapter, building statements each time,
all of it took 6.9 ms.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from math import inf
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from bot.store.engines.address import Address
from bot.store.engines.internals import Threaded
from bot.store.errors import (
    StoreBusy,
    StoreError,
    StoreGone,
    StoreLost,
    StoreMalformed,
    StoreOffline,
    StoreUncertain,
)

T = TypeVar("T")

_LOCK_WAIT_MS: Final = 250
"""How long SQLite waits for its lock before we see who is still waiting for us."""

_LOOK_S: Final = 1.0
"""Who has waited long enough goes on waiting if anybody was served in the last so many seconds: the
database is only slow. So long waits, too, who comes too late, as this process is slow itself."""
_SLOW_S: Final = 10.0
"""So many seconds later they are given up all the same; by then an answer has long been deferred.
"""
_GROUP: Final = 64
_GROUP_S: Final = 0.02
"""A transaction takes this many units of work at most, and no more after so many seconds."""

READER: Final = (f"busy_timeout={_LOCK_WAIT_MS}", "query_only=on")
_WRITING: Final = (f"busy_timeout={_LOCK_WAIT_MS}", "journal_mode=wal", "synchronous=full")
WRITER: Final = (*_WRITING, "foreign_keys=on")
MIGRATOR: Final = ("locking_mode=exclusive", *_WRITING, "foreign_keys=off")
"""It can't be opened while any other connection is, even an idle one of another process, nor any
other while it is: each keeps a lock on the file as long as it is open, and a kill ends that."""
_MALFORMED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_UNWRITTEN: Final = ("SQLITE_FULL", "SQLITE_READONLY")
"""SQLite's codes for a full disk and a lost permission: the transaction was rolled back."""
_UNCERTAIN: Final = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
_CUT: Final = "SQLITE_IOERR_SHORT_READ"
"""SQLite's code for a log without a page that was in it. What is missing from the file itself, it
takes for zeros."""

LOGGED_EVERY: Final = 60
"""Seconds between two log lines about the same failure."""

_log: Final = logging.getLogger(__name__)


def sync_engine(address: Address) -> Engine:
    """An engine whose connections' errors don't reveal bound values."""
    return create_engine(
        address.url.set(drivername="sqlite+pysqlite"),
        poolclass=NullPool,
        hide_parameters=True,
        # By default the driver begins transactions on its own.
        connect_args={"isolation_level": None},
    )


def sqlite_code(error: BaseException) -> str:
    """SQLite's name for an error, such as SQLITE_BUSY; empty if it isn't SQLite's."""
    return getattr(getattr(error, "orig", error), "sqlite_errorname", "")


def is_locked(error: BaseException) -> bool:
    """Whether SQLite's lock couldn't be had."""
    return sqlite_code(error).startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


@dataclass(frozen=True, slots=True, eq=False)
class _Unit:
    """A unit of work in the queue."""

    work: Callable[[Connection], Any]
    answer: asyncio.Future[Any]
    taken: Lock = field(default_factory=Lock)
    """Locked for good by the thread when it takes the unit, or before that to give it up."""

    def give_up(self) -> bool:
        """Fail with StoreBusy, unless its turn has come."""
        if is_given_up := self.taken.acquire(blocking=False):
            self.answer.set_exception(StoreBusy())
        return is_given_up


class _Done(NamedTuple):
    """A unit of work that has been done, or has failed."""

    unit: _Unit
    result: Any
    error: BaseException | None


class CommitGuard(Protocol):
    """What is done for each commit, on the connection's thread."""

    def before_commit(self, raw: sqlite3.Connection, *, changed: bool) -> None:
        """Keeps it from being committed by raising an error."""

    def committed(self) -> None:
        """Takes note of it."""


class SQLiteConnection(Threaded):
    """A connection, opened when first needed. Units of work take turns in order.

    Those that write and are waiting at the same time share a transaction, since its commit is what
    takes time. Each but the first has a savepoint, so that one can fail without the others; if the
    first fails, they follow in another transaction. Every statement saved counts: after each, the
    thread waits for the interpreter.
    """

    def __init__(self, engine: Engine, pragmas: tuple[str, ...], *, writes: bool) -> None:
        super().__init__(self._opened)
        self._engine = engine
        self._pragmas = pragmas
        self._writes = writes
        self._serve = self._write_some if writes else self._read_one
        self._by_sqlalchemy: Connection | None = None
        self.guard: CommitGuard | None = None
        self._is_running = False
        self._queue: deque[_Unit] = deque()
        self._is_called = False
        """Whether the thread has been called to the queue and hasn't come yet."""
        self.waiting = 0
        """How many units of work are queued or running."""
        self._served_at = -inf
        """When a unit of work last began or was done, by the event loop's clock."""

    async def perform(
        self, work: Callable[[Connection], T], until: float, done_by: float = inf
    ) -> T:
        """The result of a unit of work, committed.

        Raises StoreBusy if its turn hasn't come by a moment of the event loop's clock. If it has,
        but the work isn't done by another moment, raises StoreUncertain, or StoreOffline if it only
        reads. As long as others are served meanwhile, both moments come later, by some seconds at
        most. If cancelled before it begins, the work isn't done; if later, it is finished first.
        """
        unit = _Unit(work, asyncio.get_running_loop().create_future())
        self.waiting += 1
        try:
            self._queue.append(unit)
            self._call_thread()
            await self._answered(unit, until, done_by)
            return cast(T, unit.answer.result())
        except asyncio.CancelledError:
            if not unit.taken.acquire(blocking=False):
                await asyncio.wait((unit.answer,))
            raise
        finally:
            self.waiting -= 1

    async def _answered(self, unit: _Unit, until: float, done_by: float) -> None:
        """Waits until a unit of work is done, or is given up."""
        now = asyncio.get_running_loop().time
        until = until if until > now() else now() + _LOOK_S
        last = until + _SLOW_S
        while not unit.answer.done():
            limit = done_by if unit.taken.locked() else until
            patience = None if limit == inf else max(0.0, limit - now())
            await asyncio.wait((unit.answer,), timeout=patience)
            if unit.answer.done() or now() < limit:
                continue
            if self._served_at > now() - _LOOK_S and now() < last:
                until, done_by = now() + _LOOK_S, max(done_by, now() + _LOOK_S)
            elif not unit.give_up() and now() >= done_by:
                # What becomes of it, nobody will hear.
                frozen = StoreUncertain() if self._writes else StoreOffline("no answer in time")
                unit.answer.set_exception(frozen)

    async def close(self) -> None:
        """Close the connection once all queued work is done."""
        if self._is_running:
            await self._stopped_after(self._let_go)

    def _call_thread(self) -> None:
        """Have the thread serve the queue, with one call for all that is queued until it comes."""
        if not self._is_running:
            self._is_running = True
            self._start()
        if not self._is_called:
            self._is_called = True
            self._call(self._serve_all)

    # What follows runs on the connection's thread.

    def _serve_all(self) -> None:
        self._is_called = False
        while self._queue:
            try:
                done = self._serve(self._connection or self._opened())
            except Exception as error:  # noqa: BLE001 - whoever waits for it is told
                done = [_Done(unit, None, error) for unit in self._taken()]
            if done:
                done[0].unit.answer.get_loop().call_soon_threadsafe(_tell, done)

    def _taken(self) -> Iterator[_Unit]:
        """The units of the queue in order, without those given up."""
        while self._queue:
            unit = self._queue.popleft()
            if unit.taken.acquire(blocking=False):
                yield unit

    def _read_one(self, _: sqlite3.Connection) -> list[_Done]:
        return [self._done(unit) for unit in islice(self._taken(), 1)]

    def _write_some(self, raw: sqlite3.Connection) -> list[_Done]:
        """Do the first units of the queue and commit, if the lock can be had."""
        try:
            # A transaction that reads first might find later that it can't write.
            raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            while self._queue and self._queue[0].taken.locked():
                self._queue.popleft()
            return []
        done: list[_Done] = []
        changed = False
        ends = monotonic() + _GROUP_S
        for unit in self._taken():
            before = raw.total_changes
            done.append(self._done_apart(unit, raw) if done else self._done(unit))
            if done[0].error:
                with suppress(sqlite3.Error):
                    raw.rollback()
                return done
            changed = changed or (not done[-1].error and raw.total_changes > before)
            if not raw.in_transaction or len(done) == _GROUP or monotonic() > ends:
                break
        return self._committed(raw, done, changed=changed)

    def _done_apart(self, unit: _Unit, raw: sqlite3.Connection) -> _Done:
        """A unit of work done in a savepoint, which is rolled back if it fails.

        The commit releases it: until then the next unit's is nested in it.
        """
        try:
            raw.execute("SAVEPOINT unit")
            done = self._done(unit)
            # Some errors, such as a full disk, end the whole transaction.
            if done.error and raw.in_transaction:
                raw.execute("ROLLBACK TO unit")
        except sqlite3.Error as error:
            raw.rollback()
            return _Done(unit, None, error)
        return done

    def _committed(
        self, raw: sqlite3.Connection, done: list[_Done], *, changed: bool
    ) -> list[_Done]:
        """Units of work once they are committed; all of them have failed if they can't be."""
        error: BaseException | None = None
        if raw.in_transaction:
            try:
                if self.guard:
                    self.guard.before_commit(raw, changed=changed)
                raw.commit()
                if self.guard:
                    self.guard.committed()
            except (sqlite3.Error, StoreError) as failure:
                error = failure
                raw.rollback()
        elif done:
            error = done[-1].error
        return [one._replace(error=one.error or error) for one in done] if error else done

    def _done(self, unit: _Unit) -> _Done:
        assert self._by_sqlalchemy
        self._served_at = monotonic()
        try:
            return _Done(unit, unit.work(self._by_sqlalchemy), None)
        except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
            return _Done(unit, None, error)
        finally:
            self._served_at = monotonic()

    def _opened(self) -> sqlite3.Connection:
        """SQLite's connection, opened on the thread that uses it."""
        connection = self._engine.connect()
        try:
            raw: Any = connection.connection.dbapi_connection
            for pragma in self._pragmas:
                raw.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise
        # SQLAlchemy believes it is in one endless transaction; we begin and end SQLite's own.
        connection.begin()
        self._by_sqlalchemy, self._connection = connection, raw
        return self._connection

    def _let_go(self) -> None:
        connection, self._by_sqlalchemy, self._connection = self._by_sqlalchemy, None, None
        if connection:
            connection.close()


def _tell(done: list[_Done]) -> None:
    """Answers those who wait for units of work; on the event loop."""
    for unit, result, error in done:
        if unit.answer.done():
            continue
        if error:
            unit.answer.set_exception(error)
        else:
            unit.answer.set_result(result)


class Failures:
    """The failures of one database."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.lost: StoreLost | None = None
        """Why the database can't be trusted any longer; None as long as it can."""
        self._logged: dict[str, float] = {}
        """When each code was last logged: a disk that stays full mustn't fill the log, too."""

    @contextmanager
    def named(self) -> Iterator[None]:
        """Raises StoreLost, StoreUncertain or StoreBusy for the failures of a file or disk."""
        if self.lost:
            raise self.lost
        try:
            yield
        except StoreLost as error:
            self.lost = self.lost or error
            raise
        except (DBAPIError, sqlite3.Error) as error:
            code = sqlite_code(error)
            if code == _CUT:
                self.lost = self.lost or StoreGone(self._place)
                raise self.lost from error
            if code.startswith(_MALFORMED):
                self.lost = self.lost or StoreMalformed(self._place, (_message(error),))
                raise self.lost from error
            if code.startswith((*_UNWRITTEN, *_UNCERTAIN)):
                self._log_sometimes(code, error)
                raise (StoreBusy if code.startswith(_UNWRITTEN) else StoreUncertain) from error
            raise

    def log(self, error: OSError) -> None:
        """Logs that a file beside the database can't be written."""
        self._log_sometimes(str(error.errno), error)

    def _log_sometimes(self, code: str, error: Exception) -> None:
        now = monotonic()
        if now - self._logged.get(code, -LOGGED_EVERY) >= LOGGED_EVERY:
            self._logged[code] = now
            _log.error("database %s: %s (%s)", self._place, _message(error), code)


def _message(error: Exception) -> str:
    return str(getattr(error, "orig", error))
