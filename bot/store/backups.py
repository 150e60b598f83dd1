"""Backups of a SQLite file, and putting one in its place; checking a database, and mending it.

Each backup is checked before it gets its name, and old ones are pruned; a file that is replaced is
kept. Checking changes nothing, and mending does what SQLite can rebuild by itself.
"""

import asyncio
import os
import re
import sqlite3
import stat
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.engines.sqlite import sync_engine
from bot.store.errors import DamagedStore, ForeignStore, StoreUnreachable
from bot.store.opening import (
    compare_saves,
    expect_known,
    is_newest,
    migrate,
    raising_unusable,
    reached,
    rehearse,
    revision_of,
)
from bot.store.queries.audit import Audit
from bot.store.sqlite_file.integrity import (
    count_saves,
    faults_in,
    log_faults,
    note_of_backup,
    note_saves,
    opened_for_reading,
    saves_in,
    table_faults,
)
from bot.store.sqlite_file.private_files import UMASK, make_private
from bot.store.sqlite_file.replacing import copied, expect_finished, put_in_place
from bot.store.store import Store


def backed_up(source: Path, target: Path) -> int:
    """How many saves are in a backup that is now at `target`, which mustn't exist before.

    The source may be in use. Raises StoreUnusable, FileExistsError and OSError; then there is no
    backup.
    """
    if os.path.lexists(target):
        raise FileExistsError(17, "File exists", str(target))
    expect_finished(source)
    if not source.exists():
        raise StoreUnreachable(str(source), "there is no such file")
    with raising_unusable(Address.of_file(source)):
        copied(source, target, lambda copy: check_copy(copy, source))
    with suppress(OSError):
        note_of_backup(source).write_text(f"{int(time.time())}\n", "ascii")
    with closing(opened_for_reading(target)) as backup:
        return saves_in(backup)


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
    with closing(opened_for_reading(copy)) as connection:
        faults = faults_in(connection, thorough=True)
    if faults:
        raise DamagedStore(str(source), faults)
    engine = sync_engine(Address.of_file(copy))
    try:
        with engine.connect() as connection:
            if revision := revision_of(connection):
                return revision
            raise ForeignStore(str(source))
    finally:
        engine.dispose()


@dataclass(frozen=True, slots=True)
class Structure:
    """What a database looks like apart from what is stored in it."""

    faults: tuple[str, ...]
    """What is wrong with its pages, references and tables."""
    is_newest: bool
    """Whether it has the newest revision; if not, its tables are those of an older version."""


async def structure(address: Address) -> Structure:
    """The structure of a database; raises StoreUnusable."""
    if address.file:
        expect_finished(address.file)
    if address.file and not address.file.exists():
        raise StoreUnreachable(address.place, "there is no such file")
    with raising_unusable(address):
        if address.file and (faults := await asyncio.to_thread(_faults, address, address.file)):
            return Structure(faults, is_newest=False)
        async with reached(address) as database:
            if await is_newest(database):
                return Structure(await database.read(table_faults), is_newest=True)
        await rehearse(address)
        return Structure((), is_newest=False)


async def mend(address: Address) -> None:
    """Rebuild the indexes and delete rows that refer to missing ones; raises StoreUnusable."""
    with raising_unusable(address):
        async with reached(address) as database:
            await database.write(_mend)


def _faults(address: Address, file: Path) -> tuple[str, ...]:
    with closing(opened_for_reading(file)) as connection:
        faults = (*log_faults(file), *faults_in(connection, thorough=True))
        if not faults:
            compare_saves(address, file, saves_in(connection))
        return faults


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


def prepared(backup: Path, file: Path) -> Prepared:
    """A checked copy of a backup beside a file. Raises StoreUnusable."""
    place = str(backup)
    if not backup.exists():
        raise StoreUnreachable(place, "there is no such file")
    with raising_unusable(Address.of_file(backup)):
        copy = copied(backup, beside(file), lambda it: expect_known(place, check_copy(it, backup)))
        with closing(opened_for_reading(copy)) as connection:
            return Prepared(copy, saves_in(connection))


def beside(file: Path) -> Path:
    """Where a file's successor is prepared."""
    return file.with_name(f"{file.name}.restoring")


def forget_prepared(file: Path) -> None:
    """Deletes what `prepared` has left, finished or not."""
    for path in file.parent.glob(f"{beside(file).name}*"):
        path.unlink()


async def migrated(copy: Path) -> Store:
    """The store in a prepared copy; raises StoreUnusable."""
    address = Address.of_file(copy)
    with raising_unusable(address):
        await migrate(address, keeps_copy=False)
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
