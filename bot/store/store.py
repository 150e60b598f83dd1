"""The store: runs units of work, each in one visit to the database. Callers pass in the time."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final, TypeVar

from bot import metrics
from bot.store.backups import noted_backup
from bot.store.engines.database import Database
from bot.store.engines.failures import Failures
from bot.store.errors import (
    StoreBusy,
    StoreError,
    StoreLost,
    StoreMalformed,
    StoreUncertain,
    Superseded,
)
from bot.store.migration import superseded
from bot.store.opening import left_faults, opened
from bot.store.queries.daily.deals import Numbers
from bot.store.sqlite_file.deletions import Deletions
from bot.store.sqlite_file.watched_file import WatchedFile
from bot.store.transaction import Transaction

T = TypeVar("T")

LOOKED_EVERY: Final = 1.0
"""Seconds between two looks at the file."""


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
        self.deletions: Final = Deletions(file) if file else None
        if self._file:
            database.guard_with(self._file)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, migrated if necessary; raises StoreUnusable."""
        return cls(await opened(url))

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
                lambda connection: work(Transaction(connection, self.deletions, self._numbers)),
                until,
            )

    async def _look(self) -> None:
        if self._file:
            try:
                await asyncio.to_thread(self._file.note)
                with suppress(StoreLost), self._failures.named():
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
