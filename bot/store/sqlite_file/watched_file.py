"""A SQLite file in use: whether it and its log are still those that we opened, and its saves.

SQLite itself doesn't look: it writes on into a file that nobody will find again, and behind the end
of a log that somebody has cut.
"""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.store.errors import StoreGone, StoreUncertain
from bot.store.sqlite_file.integrity import (
    MOST,
    count_saves,
    log_of,
    note_saves,
    opened_for_reading,
    saves_in,
)

_MAGIC: Final = b"SQLite format 3\0"
_AGAIN_S: Final = 0.05
"""Seconds after which something surprising is read again, since it may be being written."""
_PAGE_SIZE: Final = slice(16, 18)
_PAGES: Final = slice(28, 32)
_SAVES: Final = slice(60, 64)
"""Where a file's first page holds the count of saves."""


class WatchedFile:
    """A file that our connections have open, with its log."""

    def __init__(self, file: Path) -> None:
        self._file = file
        # SQLite's own files are beside the file itself, should its name be a link.
        real = file.resolve()
        self._log = log_of(real)
        paths = (file, self._log, real.with_name(f"{real.name}-shm"))
        self._ours = {path: _identity(path.stat()) for path in paths if path.exists()}
        self._opened: int | None = None
        """Kept open: closing it would release the locks that SQLite holds on the file."""
        self._lowest = 0
        """The count last seen on the first page; only another file's can be lower."""
        self._size = self._log_size = 0
        self._counted = self._saved = self._noted = 0

    def before_commit(self, raw: sqlite3.Connection, *, changed: bool) -> None:
        """Count a save if anything has changed.

        Raises StoreGone instead of leaving work to be committed to a file that nobody will find
        again, or to a log that has lost what is before; StoreUncertain if they can't be read.
        Nobody else can be committing meanwhile.
        """
        try:
            self._check_place()
        except OSError as error:
            raise StoreUncertain from error
        self._counted = self._saved
        if changed:
            there = saves_in(raw)
            if there < self._saved:
                raise StoreGone(str(self._file))
            self._counted = min(there + 1, MOST)
            count_saves(raw, self._counted)

    def committed(self) -> None:
        """Take note that what was counted is committed."""
        self._saved = self._counted

    def note(self) -> None:
        """Write the note if there are new saves."""
        saved = self._saved
        if saved != self._noted:
            note_saves(self._file, saved)
            self._noted = saved

    def look(self) -> None:
        """Raise StoreGone and SQLite's errors if the file or log isn't what we opened."""
        self._check_place()
        self._expect(self._is_ours)

    def close(self) -> None:
        """Let go of the file, once its connections are closed."""
        if self._opened is not None:
            os.close(self._opened)
            self._opened = None

    def _check_place(self) -> None:
        try:
            found = {path: path.stat() for path in self._ours}
        except FileNotFoundError:
            raise StoreGone(str(self._file)) from None
        if any(_identity(found[path]) != ours for path, ours in self._ours.items()):
            raise StoreGone(str(self._file))
        if self._file in found:
            self._check_size(found[self._file].st_size)
        if self._log in found:
            self._check_log_size(found[self._log].st_size)

    def _check_size(self, size: int) -> None:
        """Raises StoreGone if the file has become shorter than it says it is.

        It may say so itself after VACUUM. While the log is being brought into it, it may be shorter
        than it says, but doesn't become so.
        """
        if size < self._size:
            self._expect(lambda: self._file.stat().st_size >= _size_by(self._first_page()))
        self._size = size

    def _check_log_size(self, size: int) -> None:
        """Raises StoreGone and SQLite's errors if the log has become shorter by having been cut.

        Other programs make it shorter once it is in the file. Every save writes the first page, so
        if the log was cut that page is missing, which SQLite tells a new connection.
        """
        if size < self._log_size:
            saved = self._saved
            with closing(opened_for_reading(self._file)) as connection:
                if saves_in(connection) < saved:
                    raise StoreGone(str(self._file))
        self._log_size = size

    def _expect(self, is_so: Callable[[], bool]) -> None:
        """Raises StoreGone if something isn't so, even after a while."""
        if not is_so():
            time.sleep(_AGAIN_S)
            if not is_so():
                raise StoreGone(str(self._file))

    def _is_ours(self) -> bool:
        """Whether the first page, as far as it is in the file, can be ours."""
        page = self._first_page()
        if page[: len(_MAGIC)] != _MAGIC:
            return False
        count = int.from_bytes(page[_SAVES], "big")
        lower, self._lowest = count < self._lowest, max(count, self._lowest)
        return not lower

    def _first_page(self) -> bytes:
        """The beginning of the first page that is in the file."""
        if self._opened is None:
            self._opened = os.open(self._file, os.O_RDONLY)
        return os.pread(self._opened, 100, 0)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _size_by(first_page: bytes) -> float:
    """How many bytes a file has by what its first page says; infinitely many if that is missing."""
    if len(first_page) < _PAGES.stop:
        return float("inf")
    size = int.from_bytes(first_page[_PAGE_SIZE], "big")
    return int.from_bytes(first_page[_PAGES], "big") * (65_536 if size == 1 else size)
