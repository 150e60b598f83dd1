"""Copies of a SQLite file that others may be writing to, each a single file, whole or absent."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store.sqlite_file.integrity import opened_for_reading


def copied(source: Path, target: Path, check: Callable[[Path], Any] = lambda _: None) -> Path:
    """A copy of a database as of one moment, its log included, readable by this user only.

    It gets its name when it is whole and on disk, and `check`, which may raise, has passed it;
    otherwise nothing is left. A file of that name is replaced. Raises OSError and SQLite's errors.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with (
            closing(opened_for_reading(source)) as there,
            closing(sqlite3.connect(unfinished, isolation_level=None)) as here,
        ):
            there.backup(here)
            # Without a log of its own it is complete by itself, and can be read from anywhere.
            here.execute("PRAGMA journal_mode=delete")
        check(unfinished)
        synced(unfinished)
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    synced(target.parent)
    return target


def synced(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
