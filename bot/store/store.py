"""The store: runs units of work, each in one visit to the database. Callers pass in the time.

A unit of work has every query, grouped by subject. Long changes are made in batches of players, so
that others can play meanwhile.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date, datetime
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

from sqlalchemy import Connection

from bot import metrics
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.engines.sqlite import Failures
from bot.store.errors import (
    StoreBusy,
    StoreError,
    StoreLost,
    StoreMalformed,
    StoreUncertain,
    Superseded,
)
from bot.store.opening import left_faults, opened, superseded
from bot.store.queries.audit import Audit
from bot.store.queries.crowns import Crowns
from bot.store.queries.dailies import Attempts, Deals, Numbers, RankedRecords
from bot.store.queries.ended_games import Analyses, GameEnds
from bot.store.queries.games import Games, Lessons, PutAside
from bot.store.queries.leaderboards import Leaderboards, Rivals
from bot.store.queries.match_games import Hands, MatchGames
from bot.store.queries.matches import Matches, Stock
from bot.store.queries.months import Months
from bot.store.queries.personal import Personal
from bot.store.queries.posts import Posts, Shares
from bot.store.queries.puzzles import DayPuzzles, MadePuzzles, Puzzles
from bot.store.queries.results import Memberships, Results
from bot.store.queries.roots import Roots
from bot.store.queries.seats import Seats
from bot.store.queries.settings import Players, Servers
from bot.store.queries.titles import Titles
from bot.store.queries.totals import Totals
from bot.store.schema.rankings import Span
from bot.store.sqlite_file.deletions import Key
from bot.store.sqlite_file.integrity import noted_backup
from bot.store.sqlite_file.watched_file import WatchedFile

T = TypeVar("T")

LOOKED_EVERY: Final = 1.0
"""Seconds between two looks at the file."""
Q = TypeVar("Q")


class _Queries(Generic[Q]):
    """The queries of one subject, which a transaction makes when it is asked for them."""

    def __init__(self, kind: Callable[[Connection], Q]) -> None:
        self._kind = kind

    def __get__(self, transaction: "Transaction", _: type) -> Q:
        return self._kind(transaction._connection)


class Transaction:
    """Access to the database for one unit of work. Don't keep it, or its parts, any longer."""

    players = _Queries(Players)
    games = _Queries(Games)
    put_aside = _Queries(PutAside)
    lessons = _Queries(Lessons)
    attempts = _Queries(Attempts)
    ranked_records = _Queries(RankedRecords)
    results = _Queries(Results)
    ends = _Queries(GameEnds)
    analyses = _Queries(Analyses)
    shares = _Queries(Shares)
    memberships = _Queries(Memberships)
    leaderboards = _Queries(Leaderboards)
    totals = _Queries(Totals)
    titles = _Queries(Titles)
    months = _Queries(Months)
    rivals = _Queries(Rivals)
    servers = _Queries(Servers)
    posts = _Queries(Posts)
    audit = _Queries(Audit)
    matches = _Queries(Matches)
    seats = _Queries(Seats)
    match_games = _Queries(MatchGames)
    crowns = _Queries(Crowns)
    roots = _Queries(Roots)
    stock = _Queries(Stock)
    hands = _Queries(Hands)
    puzzles = _Queries(Puzzles)
    day_puzzles = _Queries(DayPuzzles)
    made_puzzles = _Queries(MadePuzzles)

    def __init__(
        self,
        connection: Connection,
        key: Key | None = None,
        numbers: Numbers | None = None,
    ) -> None:
        self._connection = connection
        self._key = key
        self._numbers: Numbers = {} if numbers is None else numbers

    @contextmanager
    def undoable(self) -> Iterator[Callable[[], None]]:
        """A part of the work, which the given function undoes."""
        with self._connection.begin_nested() as part:
            yield part.rollback

    @property
    def deals(self) -> Deals:
        """Proved deals and dailies."""
        return Deals(self._connection, self._numbers)

    @property
    def personal(self) -> Personal:
        """All stored data about a player."""
        return Personal(self._connection, self._key)


class Store:
    """A database, as the layers above use it.

    Reading and writing wait for their turn until a moment of the event loop's clock, by default for
    two seconds, and then raise StoreBusy with nothing written. If the disk fails they raise
    StoreUncertain, and if the database is lost, from then on, StoreLost.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._failures = Failures(database.address.place)
        self._numbers: Numbers = {}
        file = database.address.file
        self._file = WatchedFile(file) if file else None
        self.key: Final = Key(file) if file else None
        if self._file:
            database.guard_with(self._file)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, migrated if necessary; raises StoreUnusable."""
        return cls(await opened(Address.parse(url)))

    async def close(self) -> None:
        """Close the database once its pending work is done.

        Leaves a lost one alone: closing would delete by name what may be another file's log.
        """
        await self._look()
        if self.lost:
            return
        await self._database.close()
        if self._file:
            self._file.close()

    @property
    def visits(self) -> int:
        """How many units of work there have been."""
        return self._database.visits

    @property
    def lost(self) -> StoreLost | None:
        """Why the database can't be trusted any longer; None as long as it can."""
        return self._failures.lost

    async def watch(self) -> StoreLost:
        """Looks every second whether the file is in its place, and notes how many saves it holds.

        Also finishes the check of a large file. The result, once the database is lost, is why.
        """
        checking = asyncio.create_task(self._finish_check())
        try:
            while True:
                await self._look()
                if self.lost:
                    return self.lost
                await asyncio.sleep(LOOKED_EVERY)
        finally:
            checking.cancel()
            await asyncio.wait((checking,))

    async def superseded(self) -> Superseded | None:
        """The error if a newer version has migrated the database; None while that isn't known."""
        with suppress(StoreError), self._failures.named():
            return await superseded(self._database)
        return None

    async def read(self, work: Callable[[Transaction], T], until: float | None = None) -> T:
        """The result of reading, in one visit; nothing can be written."""
        with self._failures.named():
            return await self._database.read(
                lambda connection: work(Transaction(connection, numbers=self._numbers)), until
            )

    async def write(self, work: Callable[[Transaction], T], until: float | None = None) -> T:
        """The result of a change, once committed; if it raises, nothing has changed.

        But StoreUncertain leaves open whether it has.
        """
        with _measured():
            return await self._write(work, until)

    async def probe(self, work: Callable[[Transaction], T], until: float) -> T:
        """The result of reading with the right to write, which shows whether saving works.

        Raises what `write` raises; isn't counted as a save.
        """
        return await self._write(work, until)

    async def last_backup(self) -> float | None:
        """When the file was last backed up by `divan backup`, in seconds since 1970, if ever."""
        file = self._database.address.file
        return await asyncio.to_thread(noted_backup, file) if file else None

    async def _write(self, work: Callable[[Transaction], T], until: float | None) -> T:
        with self._failures.named():
            return await self._database.write(
                lambda connection: work(Transaction(connection, self.key, self._numbers)), until
            )

    async def _look(self) -> None:
        if self._file:
            try:
                await asyncio.to_thread(self._file.note)
                with suppress(StoreError, sqlite3.Error), self._failures.named():
                    await asyncio.to_thread(self._file.look)
            except OSError as error:
                self._failures.log(error)

    async def _finish_check(self) -> None:
        if file := self._database.address.file:
            with suppress(StoreError), self._failures.named():
                if faults := await left_faults(file):
                    raise StoreMalformed(str(file), faults)


@contextmanager
def _measured() -> Iterator[None]:
    """Measures a save."""
    began, result = monotonic(), "failed"
    try:
        yield
        result = "saved"
        metrics.SAVE_SECONDS.observe(monotonic() - began)
    except StoreBusy:
        result = "busy"
        raise
    except StoreUncertain:
        result = "uncertain"
        raise
    except StoreLost:
        result = "lost"
        raise
    finally:
        metrics.SAVES.labels(result).inc()


class Writable(Protocol):
    """Anything that writes in transactions, like `Store`."""

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """The result of a change, once committed."""
        ...


async def close_day(store: Writable, day: date, at: datetime) -> int:
    """Close a day's remaining results; how many there were.

    If interrupted, the next call finishes it.
    """
    closed = 0
    while some := await store.write(lambda tx: tx.results.close_some(day, at)):
        closed += some
    return closed


async def rebuild_totals(store: Writable, spans: Sequence[Span]) -> None:
    """Recompute the totals of all time and of the spans, and the days played."""
    await store.write(lambda tx: tx.totals.forget_days_played())
    after: str | None = ""
    while after is not None:
        after = await store.write(_rebuilding(after, spans))


async def forget_totals_before(store: Writable, oldest: Sequence[Span]) -> None:
    """Delete the totals of spans before these, the oldest of each kind that are kept."""
    while await store.write(lambda tx: tx.totals.forget_some(oldest)):
        pass


def _rebuilding(after: str, spans: Sequence[Span]) -> Callable[[Transaction], str | None]:
    return lambda tx: tx.totals.rebuild_some(after, spans)
