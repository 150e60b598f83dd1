"""Backups of a SQLite file, and putting one in its place; checking a database, and mending it.

Each backup is checked before it gets its name, and old ones are pruned; a file that is replaced is
kept. A copy is checked, never the file itself; mending does what SQLite can rebuild by itself.
"""

import asyncio
import dataclasses
import os
import re
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.engines.sqlite import sqlite_code, sync_engine
from bot.store.errors import DamagedStore, ForeignStore, StoreUnusable
from bot.store.opening import (
    compare_saves,
    expect_known,
    expect_there,
    is_newest,
    migrate,
    raising_unusable,
    reached,
    rehearse,
    revision_of,
)
from bot.store.queries.audit import Audit
from bot.store.sqlite_file.integrity import (
    NOT_UTF_8,
    count_saves,
    damaged_tables,
    faults_in,
    log_faults,
    note_of_backup,
    note_saves,
    opened_for_reading,
    saves_in,
    table_faults,
)
from bot.store.sqlite_file.private_files import UMASK, make_private
from bot.store.sqlite_file.replacing import copied, expect_finished, put_in_place, snapshot
from bot.store.store import Store


class Backup(NamedTuple):
    """What is in a backup."""

    saves: int
    has_games: bool


def backed_up(source: Path, target: Path) -> Backup:
    """What is in a backup that is now at `target`, which mustn't exist before.

    The source may be in use. Raises StoreUnusable, FileExistsError and OSError; then there is no
    backup.
    """
    if os.path.lexists(target):
        raise FileExistsError(17, "File exists", str(target))
    expect_finished(source)
    expect_there(Address.of_file(source))
    found = list[Backup]()

    def check(copy: Path) -> None:
        check_copy(copy, source)
        with closing(opened_for_reading(copy)) as backup:
            (has_games,) = backup.execute("SELECT EXISTS (SELECT * FROM games)").fetchone()
            found.append(Backup(saves_in(backup), bool(has_games)))

    with raising_unusable(Address.of_file(source)):
        copied(source, target, check)
    with suppress(OSError):
        note_of_backup(source).write_text(f"{int(time.time())}\n", "ascii")
    return found[-1]


def dated(file: Path, at: datetime) -> Path:
    """The name of the backup of a moment: `divan.db` becomes `divan-20261122T061500Z.db`."""
    return file.with_name(f"{file.stem}-{at:%Y%m%dT%H%M%SZ}{file.suffix}")


def prune(file: Path, keep: int) -> None:
    """Delete all but the newest of the backups that `dated` has named."""
    name = re.compile(rf"{re.escape(file.stem)}-\d{{8}}T\d{{6}}Z{re.escape(file.suffix)}")
    ours = sorted(path for path in file.parent.iterdir() if name.fullmatch(path.name))
    for old in ours[: max(0, len(ours) - keep)]:
        old.unlink()


def check_copy(copy: Path, source: Path) -> str:
    """A copy's revision; raises DamagedStore or ForeignStore if it isn't a whole one of ours."""
    place = str(source.absolute())
    with closing(opened_for_reading(copy)) as connection:
        faults = faults_in(connection, thorough=True)
    if faults:
        raise DamagedStore(place, faults)
    engine = sync_engine(Address.of_file(copy))
    try:
        with engine.connect() as connection:
            if revision := revision_of(connection):
                return revision
            raise ForeignStore(place)
    finally:
        engine.dispose()


@dataclass(frozen=True, slots=True)
class Structure:
    """What a database looks like apart from what is stored in it."""

    faults: tuple[str, ...]
    """What is wrong with its pages, references and tables."""
    is_newest: bool
    """Whether it has the newest revision; if not, its tables are those of an older version."""
    damaged: tuple[str, ...] | None = ()
    """The tables with damaged pages; None if it can't be said which there are."""


@asynccontextmanager
async def untouched(address: Address) -> AsyncIterator[Address]:
    """Where a database is checked: of a SQLite file a copy, with the place of the file itself.

    Raises StoreUnusable.
    """
    with ExitStack() as stack:
        if address.file:
            expect_finished(address.file)
            expect_there(address)
            with raising_unusable(address):
                copy = stack.enter_context(snapshot(address.file))
            yield dataclasses.replace(Address.of_file(copy), place=address.place)
        else:
            yield address


async def structure(address: Address, file: Path | None = None) -> Structure:
    """The structure of a database, or of a copy of a file; raises StoreUnusable.

    Also if the copy has fewer saves than the file had.
    """
    with raising_unusable(address):
        if address.file and (found := await asyncio.to_thread(_damage, address.file)):
            return found
        if address.file and file:
            with closing(opened_for_reading(address.file)) as connection:
                compare_saves(dataclasses.replace(address, file=file), file, saves_in(connection))
        async with reached(address) as database:
            if await is_newest(database):
                return Structure(await database.read(table_faults), is_newest=True)
        await rehearse(address)
        return Structure((), is_newest=False)


async def can_be_mended(address: Address, file: Path) -> bool:
    """Whether nothing is wrong with the structure of a file's copy once it is mended."""
    try:
        await mend(address)
        return not (await structure(address, file)).faults
    except StoreUnusable:
        return False


async def mend(address: Address) -> None:
    """Rebuild the indexes and delete rows that refer to missing ones; raises StoreUnusable."""
    with raising_unusable(address):
        async with reached(address) as database:
            await database.write(_mend)


def _damage(file: Path) -> Structure | None:
    """What SQLite finds wrong with a file; None if nothing is. Raises its errors if it's none."""
    faults, tables = log_faults(file), None
    try:
        with closing(opened_for_reading(file)) as connection:
            tables = damaged_tables(connection)
            faults = (*faults, *faults_in(connection, thorough=True))
    except sqlite3.DatabaseError as error:
        if not sqlite_code(error).startswith("SQLITE_CORRUPT"):
            raise
        return Structure((*faults, str(error)), is_newest=False, damaged=tables)
    except UnicodeDecodeError:
        return Structure((*faults, NOT_UTF_8), is_newest=False, damaged=tables)
    return Structure(faults, is_newest=False, damaged=tables) if faults else None


def _mend(connection: Connection) -> None:
    audit = Audit(connection)
    audit.forget_what_has_no_game()
    audit.make_indexes()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("REINDEX")


class Prepared(NamedTuple):
    """A checked copy of a backup."""

    copy: Path
    saves: int
    """How many saves it holds."""


@contextmanager
def checked(backup: Path) -> Iterator[Prepared]:
    """A temporary copy of a backup, which is only read. Raises StoreUnusable."""
    address = Address.of_file(backup)
    expect_there(address)
    with ExitStack() as stack:
        with raising_unusable(address):
            copy = stack.enter_context(snapshot(backup))
            expect_known(address.place, check_copy(copy, backup))
            with closing(opened_for_reading(copy)) as connection:
                saves = saves_in(connection)
        yield Prepared(copy, saves)


def prepared(backup: Prepared, file: Path) -> Prepared:
    """The same beside a file."""
    return backup._replace(copy=copied(backup.copy, beside(file)))


def beside(file: Path) -> Path:
    """Where a file's successor is prepared."""
    return file.with_name(f"{file.name}.restoring")


def forget_prepared(file: Path) -> None:
    """Deletes what `prepared` has left, finished or not."""
    for path in file.parent.glob(f"{beside(file).name}*"):
        path.unlink()


async def migrated(copy: Path, backup: Path) -> Store:
    """The store in a prepared copy of a backup; raises StoreUnusable, of the backup."""
    address = dataclasses.replace(Address.of_file(copy), place=str(backup.absolute()))
    with raising_unusable(address):
        await migrate(address, keeps_copy=False)
        async with reached(address) as database:
            if faults := await database.read(table_faults):
                raise DamagedStore(address.place, faults)
    return Store(Database(address))


def replace(copy: Path, file: Path, stamp: str, saves: int) -> Path | None:
    """Puts a prepared copy, which nobody has open, in a file's place; where the old file is now.

    The copy's count of saves becomes `saves`.
    """
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        count_saves(connection, saves)
        connection.execute("PRAGMA journal_mode=delete")
    make_private(file)
    if file.is_file():  # Its owner, if this user may, and the owner's permissions.
        was = file.stat()
        copy.chmod(stat.S_IMODE(was.st_mode) & ~UMASK)
        with suppress(PermissionError):
            os.chown(copy, was.st_uid, was.st_gid)
    kept = put_in_place(copy, file, stamp)
    note_saves(file, saves)
    return kept
