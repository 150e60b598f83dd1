"""Putting a backup in a SQLite file's place; the old file is kept."""

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot.store.backups import check_copy
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.errors import StoreUnreachable
from bot.store.migration import migrate
from bot.store.opening import raising_unusable
from bot.store.schema.tables import deletions
from bot.store.sqlite_file.copies import copied
from bot.store.sqlite_file.integrity import opened_for_reading
from bot.store.sqlite_file.private_files import UMASK, make_private
from bot.store.sqlite_file.replacing import put_in_place
from bot.store.sqlite_file.saves import count_saves, note_saves, saves_in
from bot.store.store import Store


class Prepared(NamedTuple):
    """A checked copy of a backup."""

    copy: Path
    saves: int
    """How many saves it holds."""
    keeps_receipts: bool
    """Whether it says which deletions are in it, as it does since 0.14."""


def prepared(backup: Path, file: Path) -> Prepared:
    """A checked copy of a backup beside a file. Raises StoreUnusable."""
    if not backup.exists():
        raise StoreUnreachable(str(backup), "there is no such file")
    with raising_unusable(Address.of_file(backup)):
        copy = copied(backup, beside(file), lambda it: check_copy(it, backup))
        with closing(opened_for_reading(copy)) as connection:
            tables = connection.execute(
                "SELECT count(*) FROM sqlite_master WHERE name = ?", (deletions.name,)
            )
            return Prepared(copy, saves_in(connection), tables.fetchone() == (1,))


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
    database = Database(address)
    with raising_unusable(address):
        try:
            await migrate(database, keeps_copy=False)
        except BaseException:
            await database.close()
            raise
    return Store(database)


def replace(copy: Path, file: Path, stamp: str, saves: int) -> Path | None:
    """Puts a prepared copy, which nobody has open, in a file's place; where the old file is now.

    The copy's count of saves becomes `saves`.
    """
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        count_saves(connection, saves)
        connection.execute("PRAGMA journal_mode=delete")
    make_private(file)
    _inherit(copy, file)
    kept = put_in_place(copy, file, stamp)
    note_saves(file, saves)
    return kept


def _inherit(copy: Path, file: Path) -> None:
    """Gives a copy the owner's permissions of a file, and its owner if this user may."""
    if file.is_file():
        was = file.stat()
        copy.chmod(stat.S_IMODE(was.st_mode) & ~UMASK)
        with suppress(PermissionError):
            os.chown(copy, was.st_uid, was.st_gid)
