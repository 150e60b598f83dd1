"""Opening a database at startup: migrates it, or raises one error that says what is wrong."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.store.address import Address
from bot.store.database import Database, sqlite_code
from bot.store.errors import (
    FolderMissing,
    NotADatabase,
    StoreBusy,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
    StoreUnusable,
)
from bot.store.migration import migrate

TURNS: Final = 3
"""How often to wait for the lock at startup before reporting the database as locked."""


async def opened(url: str) -> Database:
    """The database at an address, at the newest revision and writable; raises StoreUnusable."""
    address = Address.parse(url)
    if address.file and not address.file.parent.is_dir():
        raise FolderMissing(address.place, address.file.parent)
    database = Database(address)
    async with AsyncExitStack() as unless_opened:
        unless_opened.push_async_callback(database.close)
        with _raising_unusable(address):
            await _migrate_in_turn(database)
        unless_opened.pop_all()
    return database


async def _migrate_in_turn(database: Database) -> None:
    """Waits for other programs starting at the same time, each holding the lock for a while."""
    for _ in range(TURNS - 1):
        with suppress(StoreBusy):
            return await migrate(database)
    return await migrate(database)


@contextmanager
def _raising_unusable(address: Address) -> Iterator[None]:
    try:
        yield
    except StoreBusy as error:
        raise StoreLocked(address.place) from error
    except (DBAPIError, OSError, sqlite3.Error) as error:
        raise _fault(address, error) from error


def _fault(address: Address, error: DBAPIError | OSError | sqlite3.Error) -> StoreUnusable:
    """What the driver's error means for an operator."""
    code = sqlite_code(error)
    if code.startswith("SQLITE_READONLY"):
        return StoreReadOnly(address.place)
    if code in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
        return NotADatabase(address.place)
    if code.startswith("SQLITE_CANTOPEN") and address.file:
        return _unopened(address.place, address.file)
    return StoreUnreachable(address.place, str(getattr(error, "orig", error)))


def _unopened(place: str, file: Path) -> StoreUnusable:
    """Why SQLite couldn't open a file in an existing folder, as SQLite itself doesn't say."""
    if file.is_dir():
        return NotADatabase(place)
    if not all(_may_write(path) for path in (file, file.parent) if path.exists()):
        return StoreReadOnly(place)
    return StoreUnreachable(place, "unable to open database file")


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
