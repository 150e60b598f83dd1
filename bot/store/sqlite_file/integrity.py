"""Whether a database is whole: its pages, its references, its tables, and its saves.

How many saves a file holds is counted in the file, and noted beside it. The count is its
`user_version`, so it is committed with what it counts. The note is written every second and not
synced, and is never ahead of what is committed: if it exceeds the file's count, the file or its log
has lost saves.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from struct import unpack
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, inspect

from bot.store.schema.columns import METADATA

QUICK_UP_TO: Final = 200 * 2**20
"""Bytes of the largest file whose pages are checked before the start: about half a second.
A larger one is checked right after."""
THOROUGH_UP_TO: Final = 20 * 2**20
"""Bytes of the largest file whose indexes are compared with their tables before the start: about
0.3 seconds. For larger ones that follows right after."""

NOT_UTF_8: Final = "a name in it is no longer text"
_MOST_FAULTS: Final = 100
_WAIT_S: Final = 2
_AGAIN_S: Final = 0.05
"""Seconds after which a log's header is read again, as another program may be writing it."""
_WAL_HEADER: Final = 32
_WAL_MAGIC: Final = (0x377F0682, 0x377F0683)
MOST: Final = 2**31 - 1
"""Where the count stops, as SQLite keeps no greater one: after 7 years of 10 saves a second."""


def opened_for_reading(file: Path) -> sqlite3.Connection:
    """A connection that leaves the file and its log as they are, even if it is the last to close.

    Raises SQLite's errors.
    """
    connection = _connection(file, "ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorname != "SQLITE_READONLY_ROLLBACK":
            raise
        # An interrupted transaction must be rolled back before anything can be read.
        return _connection(file, "rw")
    return connection


def faults_in(connection: sqlite3.Connection, *, thorough: bool) -> tuple[str, ...]:
    """What is wrong with a SQLite file, as SQLite says it; its indexes only if thorough.

    References between rows only if nothing else is. Raises SQLite's errors if it can't be read.
    """
    check = "integrity_check" if thorough else "quick_check"
    found = list[str]()
    try:
        found.extend(row[0] for row in connection.execute(f"PRAGMA {check}({_MOST_FAULTS})"))
    except sqlite3.DatabaseError as error:
        # It gives up where a page is too damaged, after it has said so.
        if not found:
            raise
        found.append(str(error))
    return (*_references(connection),) if found == ["ok"] else (*found,)


def damaged_tables(connection: sqlite3.Connection) -> tuple[str, ...] | None:
    """The tables of a SQLite file that are damaged, with their indexes; None if it can't be said
    which there are."""
    try:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        names = [name for (name,) in connection.execute(query)]
        return tuple(name for name in names if not _is_whole(connection, name))
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return None


def _is_whole(connection: sqlite3.Connection, table: str) -> bool:
    try:
        return connection.execute(f"PRAGMA integrity_check('{table}')").fetchall() == [("ok",)]
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False


def log_faults(file: Path) -> tuple[str, ...]:
    """Whether a log begins with anything but a log's header: SQLite silently ignores such a log.

    A killed program doesn't leave one, because SQLite syncs the header before what follows it.
    """
    for _ in range(2):
        start = b""
        with suppress(FileNotFoundError), log_of(file).open("rb") as log:
            start = log.read(_WAL_HEADER + 1)
        if len(start) <= _WAL_HEADER or _is_log_header(start[:_WAL_HEADER]):
            return ()
        time.sleep(_AGAIN_S)
    return (f"{log_of(file).name} isn't a log of SQLite's",)


def is_small(file: Path, most: int) -> bool:
    """Whether a file and its log have at most this many bytes."""
    return sum(path.stat().st_size for path in (file, log_of(file)) if path.exists()) <= most


def log_of(file: Path) -> Path:
    """The write-ahead log of a SQLite file."""
    return file.with_name(f"{file.name}-wal")


def _connection(file: Path, mode: str) -> sqlite3.Connection:
    """A connection that any one thread may use, and another interrupt."""
    address = f"file:{quote(str(file))}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, timeout=_WAIT_S, check_same_thread=False)
    # What is damaged is listed, too, with names that may no longer be text.
    connection.text_factory = lambda it: it.decode(errors="replace")
    return connection


def table_faults(connection: Connection) -> tuple[str, ...]:
    """Which of our tables, columns and indexes are missing."""
    return tuple(_missing(connection))


def _is_log_header(header: bytes) -> bool:
    """Whether a log's header has the right checksum."""
    magic, *_, first_sum, second_sum = unpack(">8I", header)
    summed = unpack(">6I" if magic & 1 else "<6I", header[:24])
    first = second = 0
    for even, odd in zip(summed[::2], summed[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return magic in _WAL_MAGIC and (first, second) == (first_sum, second_sum)


def _references(connection: sqlite3.Connection) -> Iterator[str]:
    """Rows that refer to missing ones, counted by table."""
    counts: dict[tuple[str, str], int] = {}
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        counts[table, parent] = counts.get((table, parent), 0) + 1
    for (table, parent), count in counts.items():
        yield f"{count:,} rows of {table} refer to missing rows of {parent}"


def _missing(connection: Connection) -> Iterator[str]:
    inspector = inspect(connection)
    columns = {name: found for (_, name), found in inspector.get_multi_columns().items()}
    indexes = {name: found for (_, name), found in inspector.get_multi_indexes().items()}
    for table in METADATA.sorted_tables:
        if table.name not in columns:
            yield f"the table {table.name} is missing"
            continue
        there = {column["name"] for column in columns[table.name]}
        yield from (
            f"the column {table.name}.{column.name} is missing"
            for column in table.columns
            if column.name not in there
        )
        named = {index["name"] for index in indexes.get(table.name, ())}
        yield from (
            f"the index {index.name} is missing"
            for index in table.indexes
            if index.name not in named
        )


def saves_in(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return count


def count_saves(connection: sqlite3.Connection, count: int) -> None:
    connection.execute(f"PRAGMA user_version={min(count, MOST)}")


def note_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-saves")


def noted_saves(file: Path) -> int:
    """How many saves the note beside a file knows of; 0 without a readable note."""
    try:
        return int(note_of(file).read_bytes())
    except (FileNotFoundError, ValueError):
        return 0


def note_saves(file: Path, count: int) -> None:
    """Write the note beside a file: a line of a fixed length, so that it is never half old."""
    opened = os.open(note_of(file), os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        os.write(opened, b"%010d\n" % count)
    finally:
        os.close(opened)


def note_of_backup(file: Path) -> Path:
    """The note beside a SQLite file that says when it was last backed up."""
    return file.with_name(f"{file.name}-backup")


def noted_backup(file: Path) -> float | None:
    """When a file was last backed up, in seconds since 1970; None if nobody noted it."""
    try:
        return float(note_of_backup(file).read_text("ascii"))
    except (OSError, ValueError):
        return None
