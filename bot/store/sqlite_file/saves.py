"""How many saves a SQLite file holds: counted in the file, and noted beside it.

The file's count is its `user_version`, so it is committed with what it counts. The note is written
every second and not synced, and is never ahead of what is committed: if it exceeds the file's
count, the file or its log has lost saves.
"""

import os
import sqlite3
from pathlib import Path
from typing import Final

MOST: Final = 2**31 - 1
"""Where the count stops, as SQLite keeps no greater one: after 7 years of 10 saves a second."""


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
