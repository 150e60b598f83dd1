"""Opening a database at startup: checks and migrates it, or raises one error that says why not."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import (
    AsyncExitStack,
    ExitStack,
    asynccontextmanager,
    closing,
    contextmanager,
    suppress,
)
from functools import cache
from pathlib import Path
from random import uniform
from shutil import disk_usage
from time import monotonic
from typing import Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.engines.postgresql import expect_kept_sessions, other_collation
from bot.store.engines.sqlite import sqlite_code
from bot.store.errors import (
    DamagedStore,
    EmptyStore,
    FolderMissing,
    ForeignStore,
    IsAFolder,
    NewerStore,
    NoRoom,
    NoStore,
    NotADatabase,
    NotDumped,
    NotMigrated,
    OlderStore,
    SavesMissing,
    StoreBusy,
    StoreInUse,
    StoreLocked,
    StoreOffline,
    StoreReadOnly,
    StoreUncertain,
    StoreUnreachable,
    StoreUnusable,
    Superseded,
)
from bot.store.sqlite_file.integrity import (
    NOT_UTF_8,
    QUICK_UP_TO,
    THOROUGH_UP_TO,
    faults_in,
    is_small,
    log_faults,
    note_of,
    noted_saves,
    opened_for_reading,
    saves_in,
    table_faults,
)
from bot.store.sqlite_file.private_files import make_private
from bot.store.sqlite_file.replacing import copied_from, finish

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)

PATIENCE_S: Final = 6.0
"""Seconds to wait for others at startup before reporting the database as locked, or in use."""
_AGAIN_S: Final = (0.01, 0.1)
_VERSION_TABLE: Final = "alembic_version"
_OTHER_COLLATION: Final = (
    "database %s: its indexes were sorted by version %s of the system's library, which is now %s, "
    "so rows may not be found; docs/operating.md says what to do (Another PostgreSQL)"
)
_FIRST_TABLES: Final = frozenset({"players", "games", "interactions"})
"""The tables that every revision has."""
_NO_REVISION: Final = "the revision is missing"


async def opened(address: Address, *, is_dumped: bool = False, may_be_new: bool = True) -> Database:
    """The database at an address, whole, at the newest revision, writable, and private.

    Raises StoreUnusable. A large file isn't checked thoroughly: see `left_faults`.
    """
    expect_folder(address)
    with raising_unusable(address):
        if address.file:
            if await asyncio.to_thread(finish, address.file):
                _log.warning("database %s: finished an interrupted restore", address.place)
            if not may_be_new:
                expect_there(address)
            await asyncio.to_thread(_check, address, address.file)
        else:
            await expect_kept_sessions(address)
        was = await migrate(address, is_dumped=is_dumped, may_be_new=may_be_new)
    if address.file:  # Not before it is known to be ours.
        await asyncio.to_thread(make_private, address.file)
    _log.info("database: %s%s", address.place, "" if was else ", which is new")
    database = Database(address)
    async with AsyncExitStack() as unless_opened:
        unless_opened.push_async_callback(database.close)
        with raising_unusable(address):
            # Raises the driver's error if the database is read-only.
            unchanged = text(f"UPDATE {_VERSION_TABLE} SET version_num = version_num")
            await _after_others(lambda: database.write(lambda it: it.execute(unchanged).close()))
            if faults := await database.read(table_faults):
                raise DamagedStore(address.place, faults)
            if not address.file and (versions := await database.read(other_collation)):
                _log.warning(_OTHER_COLLATION, address.place, *versions)
        unless_opened.pop_all()
    return database


def expect_folder(address: Address) -> None:
    """Raises FolderMissing."""
    if address.file and not address.file.parent.is_dir():
        raise FolderMissing(address.place, address.file.parent)


def expect_there(address: Address) -> None:
    """Raises FolderMissing, NoStore, IsAFolder, NotADatabase, EmptyStore or SavesMissing unless
    there is a file with something in it."""
    expect_folder(address)
    if (file := address.file) is None:
        return
    if not file.exists():
        compare_saves(address, file, 0)
        raise NoStore(address.place)
    _expect_file(address, file)
    if not file.stat().st_size:
        compare_saves(address, file, 0)
        raise EmptyStore(address.place)


def _expect_file(address: Address, file: Path) -> None:
    if file.is_dir():
        raise IsAFolder(address.place)
    if file.exists() and not file.is_file():  # A pipe would never end.
        raise NotADatabase(address.place)


def _check(address: Address, file: Path) -> None:
    """Raises SavesMissing, and DamagedStore as far as that can be checked quickly."""
    _expect_file(address, file)
    if not file.exists() or not file.stat().st_size:
        return compare_saves(address, file, 0)
    with closing(opened_for_reading(file)) as connection:
        faults = log_faults(file)
        if is_small(file, QUICK_UP_TO):
            thorough = is_small(file, THOROUGH_UP_TO)
            faults = (*faults, *faults_in(connection, thorough=thorough))
        if faults:
            raise DamagedStore(address.place, faults)
        return compare_saves(address, file, saves_in(connection))


def compare_saves(address: Address, file: Path, there: int) -> None:
    """Raises SavesMissing if a file holds fewer saves than the note beside it knows of."""
    if (missing := noted_saves(file) - there) > 0:
        raise SavesMissing(address.place, missing, note_of(file).absolute())


async def left_faults(file: Path) -> tuple[str, ...]:
    """What is wrong with a file that was too large to be checked thoroughly when it was opened.

    Raises SQLite's errors.
    """
    if is_small(file, THOROUGH_UP_TO):
        return ()
    with closing(opened_for_reading(file)) as connection:
        checking = asyncio.create_task(
            asyncio.to_thread(lambda: faults_in(connection, thorough=True))
        )
        try:
            return await asyncio.shield(checking)
        finally:
            connection.interrupt()
            await asyncio.wait((checking,))


async def _after_others(step: Callable[[], Awaitable[T]]) -> T:
    """Waits for other programs starting at the same time, each holding the lock for a while."""
    until = monotonic() + PATIENCE_S
    while True:
        try:
            return await step()
        except StoreOffline:
            raise
        except (StoreBusy, StoreInUse):
            if monotonic() > until:
                raise
        # By chance, so that two that keep each other from being alone don't meet again.
        await asyncio.sleep(uniform(*_AGAIN_S))


@contextmanager
def raising_unusable(address: Address) -> Iterator[None]:
    """Turns the driver's errors into StoreUnusable."""
    try:
        yield
    except StoreOffline as error:
        raise StoreUnreachable(address.place, error.cause) from error
    except StoreUncertain as error:
        raise StoreUnreachable(address.place, "the connection was lost") from error
    except StoreBusy as error:
        raise StoreLocked(address.place) from error
    except UnicodeDecodeError as error:  # Python reads SQLite's own messages, which quote names.
        raise DamagedStore(address.place, (NOT_UTF_8,)) from error
    except (DBAPIError, OSError, sqlite3.Error) as error:
        raise _fault(address, error) from error


def _fault(address: Address, error: DBAPIError | OSError | sqlite3.Error) -> StoreUnusable:
    """What the driver's error means for an operator."""
    code, message = sqlite_code(error), str(getattr(error, "orig", error))
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreLocked(address.place)
    if code.startswith("SQLITE_READONLY"):
        return StoreReadOnly(address.place)
    if code == "SQLITE_NOTADB":
        return NotADatabase(address.place)
    if code.startswith("SQLITE_CORRUPT") or code == "SQLITE_ERROR":
        # Our statements are right, so an ordinary error means tables that don't fit the revision.
        return DamagedStore(address.place, (message,))
    # To be alone with a file, one must be allowed to write it.
    if code.startswith(("SQLITE_CANTOPEN", "SQLITE_IOERR_LOCK")) and (file := address.file):
        message = "unable to open database file"
        effective_ids = os.access in os.supports_effective_ids
        there = (path for path in (file, file.parent) if path.exists())
        if not all(os.access(path, os.W_OK, effective_ids=effective_ids) for path in there):
            return StoreReadOnly(address.place)
    return StoreUnreachable(address.place, message)


_SCRIPTS: Final = Path(__file__).with_name("migrations")


async def migrate(
    address: Address,
    scripts: Path = _SCRIPTS,
    *,
    is_dumped: bool = False,
    keeps_copy: bool = True,
    may_be_new: bool = True,
) -> str | None:
    """Migrate the database to the newest revision, all or nothing, unless another has it open.

    The result is its revision before, None if it was new.

    A non-empty SQLite file is first copied to NAME.before-REVISION, if a copy is to be kept; on
    PostgreSQL the operator says that it is dumped. Raises NewerStore, OlderStore, ForeignStore,
    EmptyStore if it is new but mustn't be, NotDumped, StoreInUse, NoRoom, and the driver's errors.
    """
    newest, *_ = known = _revisions(scripts)
    file, config = address.file if keeps_copy else None, _config(scripts)

    async def migrated() -> str | None:
        async with reached(address) as database:
            revision = await _checked_revision(database, known)
        if revision == newest:
            return revision
        if revision is None and not may_be_new:
            raise EmptyStore(address.place)
        if revision and not address.file and not is_dumped:
            raise NotDumped(address.place, revision, newest)
        async with reached(address) as database:
            await database.migrate(lambda connection: _upgrade(connection, file, config, newest))
        return revision

    return await _after_others(migrated)


@asynccontextmanager
async def reached(address: Address) -> AsyncIterator[Database]:
    """A database that isn't checked or migrated."""
    database = Database(address)
    try:
        yield database
    finally:
        await database.close()


class _Rehearsed(Exception):
    """The migration works; now it is rolled back."""


async def rehearse(address: Address) -> None:
    """Migrate the database and roll that back; raises the driver's errors if it can't be.

    And StoreInUse if another has it open.
    """

    def rehearsed(connection: Connection) -> None:
        config = _config(_SCRIPTS)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        raise _Rehearsed

    with suppress(_Rehearsed):
        async with reached(address) as database:
            await database.migrate(rehearsed)


async def is_newest(database: Database) -> bool:
    """Whether a database has the newest revision; raises as `migrate` does of one that mustn't be
    new."""
    newest, *_ = known = _revisions(_SCRIPTS)
    if (revision := await _checked_revision(database, known)) is None:
        raise EmptyStore(database.address.place)
    return revision == newest


async def superseded(database: Database) -> Superseded | None:
    """The error if a newer version has migrated a database since it was opened."""
    revision = await database.read(revision_of)
    is_ours = revision in (None, *_revisions(_SCRIPTS))
    return None if is_ours else Superseded(database.address.place, str(revision))


@cache
def _revisions(scripts: Path) -> tuple[str, ...]:
    """The revisions in a folder, the newest first; finding them executes every file in it."""
    known = ScriptDirectory.from_config(_config(scripts))
    return tuple(script.revision for script in known.walk_revisions())


async def _checked_revision(database: Database, known: tuple[str, ...]) -> str | None:
    """The revision of a database that can be migrated, None if it is new. Changes nothing."""
    place = database.address.place
    # In this order, because another program may be creating the tables and revision right now.
    tables, revision = await database.read(lambda it: (_tables(it), revision_of(it)))
    if revision is None and tables >= _FIRST_TABLES:
        raise DamagedStore(place, (_NO_REVISION,))
    if revision is None and tables:
        raise ForeignStore(place)
    if revision:
        expect_known(place, revision, known)
    return revision


def expect_known(place: str, revision: str, known: Sequence[str] = ()) -> None:
    """Raises NewerStore and OlderStore for a revision that isn't known."""
    known = known or _revisions(_SCRIPTS)
    if revision not in known:
        raise (OlderStore if revision < known[-1] else NewerStore)(place, revision)


def expect_newest(connection: Connection, place: str) -> None:
    """Raises ForeignStore, NewerStore, OlderStore or NotMigrated for any but the newest tables."""
    revision = revision_of(connection)
    if revision is None and _tables(connection) >= _FIRST_TABLES:
        raise DamagedStore(place, (_NO_REVISION,))
    if revision is None:
        raise ForeignStore(place)
    newest, *_ = known = _revisions(_SCRIPTS)
    expect_known(place, revision, known)
    if revision != newest:
        raise NotMigrated(place)


def create(connection: Connection) -> None:
    """Makes the newest tables in an empty database."""
    config = _config(_SCRIPTS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _upgrade(connection: Connection, file: Path | None, config: Config, newest: str) -> None:
    # Read again now that nobody else can write, as two programs may have started at once.
    revision = revision_of(connection)
    with ExitStack() as unless_migrated:
        if revision not in (None, newest) and file:
            copy = file.with_name(f"{file.name}.before-{newest}")
            unless_migrated.callback(_kept(connection, file, copy).unlink)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        unless_migrated.pop_all()


def _kept(connection: Connection, file: Path, copy: Path) -> Path:
    """The copy of a file that is kept; raises NoRoom."""
    there = connection.connection.driver_connection
    assert isinstance(there, sqlite3.Connection)
    (size,) = there.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    ).fetchone()
    needed = 2 * size  # What is changed is beside the file, too, until it is committed.
    free = disk_usage(file.parent).free
    if needed > free:
        raise NoRoom(str(file), copy, needed, free)
    _log.warning(  # Also seen on the terminal of `divan migrate`, which keeps no log.
        "Migrating %s. First it is copied to %s. Both need %.0f MiB; %.0f MiB are free.",
        *(file, copy, needed / 2**20, free / 2**20),
    )
    return copied_from(there, copy)


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is new or another program's, which Alembic may
    migrate, too."""
    is_ours = _FIRST_TABLES & _tables(connection)
    return ", ".join(_revisions_in(connection)) or None if is_ours else None


def _revisions_in(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def _tables(connection: Connection) -> set[str]:
    """The tables of a database, without an empty one for the revision."""
    found = {*inspect(connection).get_table_names()}
    return found if _revisions_in(connection) else found - {_VERSION_TABLE}
