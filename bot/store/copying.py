"""Carries a database to an empty one of the other kind: all of it, in one transaction, or nothing.

Whoever copies is alone with both. What has arrived is read back and compared before it is kept.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from bot.store.engines.address import Address
from bot.store.engines.postgresql import expect_kept_sessions
from bot.store.engines.sqlite import is_locked, sync_engine
from bot.store.errors import (
    CopyDiffers,
    DamagedStore,
    FolderMissing,
    KeyInTheWay,
    KeyMissing,
    NotEmpty,
    SameKind,
    StoreInUse,
)
from bot.store.opening import (
    compare_saves,
    create,
    expect_newest,
    expect_there,
    raising_unusable,
    reached,
)
from bot.store.queries.personal import Personal
from bot.store.schema.columns import METADATA
from bot.store.sqlite_file.deletions import Key
from bot.store.sqlite_file.integrity import (
    count_saves,
    faults_in,
    log_faults,
    noted_saves,
    saves_in,
    table_faults,
)
from bot.store.sqlite_file.replacing import expect_finished, synced

_ROWS: Final = 1_000
"""How many rows are in memory at once."""
_BITS: Final = 256


class Carried(NamedTuple):
    """What a table holds, in any order of its rows."""

    table: str
    rows: int
    digest: str


@dataclass(frozen=True, slots=True)
class Copy:
    """What was carried."""

    tables: tuple[Carried, ...]
    key: Path | None
    """Where the key of deletions is now; None if there is none."""
    key_missing: KeyMissing | None
    """Set if whose deletions were carried can't be told by that key."""


async def copied(source: Address, target: Address) -> Copy:
    """Carries a database, which stays as it is, to an empty one; raises StoreUnusable, OSError."""
    if bool(source.file) is bool(target.file):
        raise SameKind(target.place)
    with _carried_key(_key(source), _key(target)) as key:
        if source.file:
            await expect_kept_sessions(target)
            with _reading(source, source.file) as there, raising_unusable(target):
                async with reached(target) as database:
                    return await database.migrate(lambda here: _carry(there, here, target, key))
        assert target.file
        file = target.file
        _expect_free(file)

        def to_file(there: Connection) -> Copy:
            _expect_whole(there, source)
            with _failing_as(target), _new(file) as here:
                return _carry(there, here, target, key)

        with raising_unusable(source):
            async with reached(source) as database:
                return await database.migrate(to_file)


def _key(address: Address) -> Key:
    """The key beside a SQLite file; PostgreSQL's stays in the working directory."""
    return Key(address.file or Path(Path(address.url.database or "").name))


@contextmanager
def _carried_key(there: Key, here: Key) -> Iterator[Key]:
    """The key of the target, which is the source's; taken back if the copy fails."""
    is_made = False
    with suppress(FileNotFoundError):
        key = there.file.read_bytes()
        try:
            opened = os.open(here.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            if here.file.read_bytes() != key:
                raise KeyInTheWay(str(here.file)) from None
        else:
            with os.fdopen(opened, "wb") as writing:
                writing.write(key)
            synced(here.file)
            is_made = True
    try:
        yield here
    except BaseException:
        if is_made:
            here.file.unlink()
        raise


@contextmanager
def _reading(address: Address, file: Path) -> Iterator[Connection]:
    """A whole SQLite file of ours, which nobody else can open meanwhile."""
    expect_finished(file)
    expect_there(address)
    with raising_unusable(address), _connected(file) as connection:
        raw = _raw(connection)
        try:
            raw.execute("PRAGMA locking_mode=exclusive")
            raw.execute("PRAGMA query_only=on")
            raw.execute("BEGIN")
            raw.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            if is_locked(error):
                raise StoreInUse(address.place) from error
            raise
        if faults := (*log_faults(file), *faults_in(raw, thorough=True)):
            raise DamagedStore(address.place, faults)
        compare_saves(address, file, saves_in(raw))
        _expect_whole(connection, address)
        yield connection


def _expect_whole(connection: Connection, address: Address) -> None:
    expect_newest(connection, address.place)
    if faults := table_faults(connection):
        raise DamagedStore(address.place, faults)


def _expect_free(file: Path) -> None:
    """Raises NotEmpty if there is a database, or the log of one, which SQLite would read."""
    if not file.parent.is_dir():
        raise FolderMissing(str(file), file.parent)
    for suffix in ("", "-wal", "-journal"):
        path = file.with_name(file.name + suffix)
        if os.path.lexists(path):
            raise NotEmpty(str(path))


@contextmanager
def _failing_as(target: Address) -> Iterator[None]:
    """Has an error of a file's, such as a full disk, not be taken for one of the connection's,
    which would be tried again; raises StoreUnusable."""
    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error) as error:
        if isinstance(error, DBAPIError) and not isinstance(error.orig, sqlite3.Error):
            raise
        with raising_unusable(target):
            raise


@contextmanager
def _new(file: Path) -> Iterator[Connection]:
    """A new SQLite file, which gets its name when what was done is on disk."""
    unfinished = file.with_name(f"{file.name}.copying")
    made = (unfinished, unfinished.with_name(f"{unfinished.name}-journal"))
    for path in made:
        path.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with _connected(unfinished) as connection:
            _raw(connection).execute("BEGIN")
            yield connection
            # A note that another database has left beside it mustn't count saves as missing.
            count_saves(_raw(connection), noted_saves(file))
            _raw(connection).execute("COMMIT")
        synced(unfinished)
        os.link(unfinished, file)
        synced(file.parent)
    finally:
        for path in made:
            path.unlink(missing_ok=True)


@contextmanager
def _connected(file: Path) -> Iterator[Connection]:
    engine = sync_engine(Address.of_file(file))
    try:
        with closing(engine.connect()) as connection:
            yield connection
    finally:
        engine.dispose()


def _raw(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _carry(there: Connection, here: Connection, target: Address, key: Key) -> Copy:
    if inspect(here).get_table_names():
        raise NotEmpty(target.place)
    create(here)
    carried = tuple(_carry_table(there, here, table) for table in METADATA.sorted_tables)
    for table in METADATA.sorted_tables:
        if last := _last_id(there, table):
            _go_on_after(here, table, last)
    for one, table in zip(carried, METADATA.sorted_tables, strict=True):
        if _held(here, table) != one:
            raise CopyDiffers(target.place, table.name)
    try:
        key.expect_for(Personal(here).deletions())
        missing = None
    except KeyMissing as error:
        missing = error
    return Copy(carried, key.file if key.file.exists() else None, missing)


class _Sum:
    """A digest of rows that doesn't depend on their order, as each database has its own."""

    def __init__(self) -> None:
        self.rows = self._sum = 0

    def add(self, row: Row[Any]) -> None:
        self.rows += 1
        self._sum += int.from_bytes(sha256(repr(tuple(row)).encode()).digest())

    def of(self, table: Table) -> Carried:
        return Carried(table.name, self.rows, f"{self._sum % 2**_BITS:064x}")


def _rows(connection: Connection, table: Table) -> Iterator[Any]:
    streamed = connection.execution_options(yield_per=_ROWS)
    with closing(streamed.execute(select(table))) as found:
        yield from found.partitions()


def _carry_table(there: Connection, here: Connection, table: Table) -> Carried:
    summed = _Sum()
    for rows in _rows(there, table):
        for row in rows:
            summed.add(row)
        here.execute(insert(table), [dict(row._mapping) for row in rows])
    return summed.of(table)


def _held(connection: Connection, table: Table) -> Carried:
    summed = _Sum()
    for rows in _rows(connection, table):
        for row in rows:
            summed.add(row)
    return summed.of(table)


def _last_id(connection: Connection, table: Table) -> int:
    """The last id that a table has given, 0 if it gives none: also that of a row that is gone."""
    if table.autoincrement_column is None:
        return 0
    given: int | None
    if connection.dialect.name == "sqlite":
        counted = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        given = connection.scalar(counted, {"name": table.name})
    else:
        sequence = connection.scalar(select(_sequence(table)))
        given = connection.scalar(text(f"SELECT last_value FROM {sequence} WHERE is_called"))
    there = connection.scalar(select(func.max(table.autoincrement_column)))
    return max(given or 0, there or 0)


def _go_on_after(connection: Connection, table: Table, last: int) -> None:
    """Has the next id be greater than the last; on SQLite each table sees to that, or counts."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.setval(_sequence(table), last)))
    elif table.dialect_options["sqlite"]["autoincrement"]:
        values = {"name": table.name, "last": last}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), values)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), values)


def _sequence(table: Table) -> Any:
    column = table.autoincrement_column
    assert column is not None
    return func.pg_get_serial_sequence(table.name, column.name)
