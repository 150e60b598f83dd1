"""A SQLite file in use: whether it is still in its place, and how many saves it holds."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from bot.store.errors import StoreGone
from bot.store.integrity import log_of
from bot.store.saves import count_saves, note_saves, saves_in

_MAGIC: Final = b"SQLite format 3\0"
_SAVES: Final = slice(60, 64)
"""Where a file's first page holds the count of saves."""
_AGAIN_S: Final = 0.05
"""Seconds after which a surprising first page is read again, since it may be being written."""


class WatchedFile:
    """A file that our connections have open, with its log."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._ours = {path: _identity(path) for path in (file, log_of(file)) if path.exists()}
        self._opened: int | None = None
        """Kept open: closing it would release the locks that SQLite holds on the file."""
        self._lowest = 0
        """The count last seen on the first page; only another file's can be lower."""
        self._counted = self._saved = self._noted = 0

    def before_commit(self, raw: sqlite3.Connection, *, changed: bool) -> None:
        """Count a save if anything has changed.

        Raises StoreGone instead of leaving work to be committed to a file that nobody will find
        again.
        """
        self._check_place()
        if changed:
            self._counted = saves_in(raw) + 1
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
        """Raise StoreGone if the file isn't the one we opened, or no longer has our pages."""
        self._check_place()
        if not self._is_ours():
            time.sleep(_AGAIN_S)
            if not self._is_ours():
                raise StoreGone(str(self._file))

    def close(self) -> None:
        """Let go of the file, once its connections are closed."""
        if self._opened is not None:
            os.close(self._opened)
            self._opened = None

    def _check_place(self) -> None:
        try:
            moved = any(_identity(path) != ours for path, ours in self._ours.items())
        except FileNotFoundError:
            moved = True
        if moved:
            raise StoreGone(str(self._file))

    def _is_ours(self) -> bool:
        """Whether the first page, as far as it is in the file, can be ours."""
        if self._opened is None:
            self._opened = os.open(self._file, os.O_RDONLY)
        page = os.pread(self._opened, 100, 0)
        if page[: len(_MAGIC)] != _MAGIC:
            return False
        count = int.from_bytes(page[_SAVES], "big")
        lower, self._lowest = count < self._lowest, max(count, self._lowest)
        return not lower


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
