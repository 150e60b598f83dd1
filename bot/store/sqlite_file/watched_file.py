"""A SQLite file in use: whether it and its log are still as we left them, and its saves.

SQLite itself doesn't look at its log: it knows from its index, in shared memory, where the last
commit ends, and writes on from there, even if somebody has cut or overwritten what is before. So
the log is compared with the index, and with what was read before. SQLite changes the index after a
commit's frames are in the log, and before it starts the log anew or cuts it. See SQLite's file
format, “The Write-Ahead Log” and “WAL-Index Format”.
"""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from struct import Struct
from threading import Lock
from typing import Final, NamedTuple
from zlib import crc32

from bot.store.errors import StoreGone, StoreUncertain
from bot.store.sqlite_file.integrity import MOST, count_saves, log_of, note_saves, saves_in

CHECKPOINT_FROM: Final = 1000
"""Frames in the log from which on it is brought into the file: SQLite's own measure."""
_AGAIN_FROM: Final = 250
"""Frames more after which it is tried again, should a reader have kept some of the log."""

_MAGIC: Final = b"SQLite format 3\0"
_AGAIN_S: Final = 0.05
"""Seconds after which something surprising is read again, since it may be being written."""
_LOG_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_AT_ONCE: Final = 256
"""Frames read at a time."""
_MOST_FRAMES: Final = 4096
"""No more are compared of a longer log, which it is only while another program reads for long."""
_TRIES: Final = 3
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
        paths = (file, log_of(real), index_of(real))
        self._ours = {path: _identity(path.stat()) for path in paths if path.exists()}
        self._log = WatchedLog(real)
        self._opened: int | None = None
        """Kept open: closing it would release the locks that SQLite holds on the file."""
        self._lowest = 0
        """The count last seen on the first page; only another file's can be lower."""
        self._size = 0
        self._counted = self._saved = self._noted = 0
        self._checkpointing: sqlite3.Connection | None = None
        """The connection that no longer brings the log into the file by itself."""
        self._tried_at = 0
        self._is_due = False

    def before_commit(self, raw: sqlite3.Connection, *, changed: bool) -> None:
        """Count a save if anything has changed.

        Raises StoreGone instead of leaving work to be committed to a file that nobody will find
        again, or to a log that has lost what is before; StoreUncertain if they can't be read.
        Nobody else can be committing meanwhile.
        """
        try:
            self._check_place()
            if not self._log.has_its_end():
                raise StoreGone(str(self._file))
            self._prepare_checkpoint(raw)
        except OSError as error:
            raise StoreUncertain from error
        self._counted = self._saved
        if changed:
            there = saves_in(raw)
            if there < self._saved:
                raise StoreGone(str(self._file))
            self._counted = min(there + 1, MOST)
            count_saves(raw, self._counted)

    def committed(self, raw: sqlite3.Connection) -> None:
        """Take note that what was counted is committed; bring the log into the file if it is due.

        SQLite would do so by itself, but wouldn't look at what it brings there.
        """
        self._saved = self._counted
        if self._is_due:
            with suppress(sqlite3.Error):
                raw.execute("PRAGMA wal_checkpoint").fetchall()

    def note(self) -> None:
        """Write the note if there are new saves."""
        saved = self._saved
        if saved != self._noted:
            note_saves(self._file, saved)
            self._noted = saved

    def look(self) -> None:
        """Raise StoreGone if the file or log isn't what we opened, or no longer has our pages."""
        self._check_place()
        self._expect(self._is_ours)
        self._expect(self._log.is_whole)

    def close(self) -> None:
        """Let go of the file, once its connections are closed."""
        self._log.close()
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

    def _check_size(self, size: int) -> None:
        """Raises StoreGone if the file has become shorter than it says it is.

        It may say so itself after VACUUM. While the log is being brought into it, it may be shorter
        than it says, but doesn't become so.
        """
        if size < self._size:
            self._expect(lambda: self._file.stat().st_size >= _size_by(self._first_page()))
        self._size = size

    def _prepare_checkpoint(self, raw: sqlite3.Connection) -> None:
        """Checks the whole log if it is to be brought into the file after this commit."""
        if self._checkpointing is not raw:
            raw.execute("PRAGMA wal_autocheckpoint=0")
            self._checkpointing = raw
        frames, self._is_due = self._log.frames, False
        if frames < self._tried_at:
            self._tried_at = 0
        if frames >= max(CHECKPOINT_FROM, self._tried_at + _AGAIN_FROM):
            self._expect(self._log.is_whole)
            self._tried_at, self._is_due = frames, True

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


_HEADER: Final = Struct("=12xBxHIIII8s8x")
"""The index's header, of which there are two copies, in the machine's byte order."""
_VERSION: Final = (3_007_000).to_bytes(4, "little"), (3_007_000).to_bytes(4, "big")


class _End(NamedTuple):
    """Where the last commit in a log ends."""

    salts: bytes
    """Others each time that the log starts anew."""
    frames: int
    frame_size: int
    last: bytes
    """The last frame's header, without the page's number."""


class _Read(NamedTuple):
    """What was read of a log."""

    salts: bytes
    frames: int
    checksum: int


class WatchedLog:
    """The log of a SQLite file that our connections have open."""

    def __init__(self, file: Path) -> None:
        self._paths = log_of(file), index_of(file)
        self._opened: tuple[int, ...] = ()
        """Log and index. Kept open: closing the index would release SQLite's locks on it."""
        self.frames = 0
        """How many were committed when it was last asked for its end, as far as that is known."""
        self._reading = Lock()
        self._read = _Read(b"", 0, 0)

    def close(self) -> None:
        """Let go of the log, once the file's connections are closed."""
        for opened in self._opened:
            os.close(opened)
        self._opened = ()

    def has_its_end(self) -> bool:
        """Whether the header and the last commit are in it. To be asked before each commit.

        While another program may be committing, that may seem not to be so.
        """
        end = self._end()
        self.frames = end.frames if end else 0
        return not end or not end.frames or self._ends_so(end)

    def is_whole(self) -> bool:
        """Whether all that is committed is in it, and as it was when last asked."""
        with self._reading:
            for _ in range(_TRIES):
                end = self._end()
                if not end or not end.frames or (self._ends_so(end) and self._goes_on(end)):
                    return True
                if self._end() == end:
                    return False
        return True

    def _end(self) -> _End | None:
        """None while the index is being written, or where there is none."""
        if not (self._opened or self._open()):
            return None
        both = os.pread(self._opened[1], 2 * _HEADER.size, 0)
        one, other = both[: _HEADER.size], both[_HEADER.size :]
        if one != other or one[:4] not in _VERSION:
            return None
        is_ready, page, frames, pages, *sums, salts = _HEADER.unpack(one)
        size = (page & 0xFE00) + ((page & 1) << 16)
        first, second = (number.to_bytes(4, "big") for number in sums)
        last = b"".join((pages.to_bytes(4, "big"), salts, first, second))
        return _End(salts, frames, _FRAME_HEADER + size, last) if is_ready else None

    def _open(self) -> bool:
        """Whether log and index are there; opens them."""
        if all(path.exists() for path in self._paths):
            self._opened = tuple(os.open(path, os.O_RDONLY) for path in self._paths)
        return bool(self._opened)

    def _ends_so(self, end: _End) -> bool:
        header = self._bytes(0, _LOG_HEADER)
        last = self._bytes(_LOG_HEADER + (end.frames - 1) * end.frame_size, _FRAME_HEADER)
        return header[16:24] == end.salts and last[4:] == end.last

    def _goes_on(self, end: _End) -> bool:
        """Whether what was read before is still there, and frames of the same log follow it."""
        before = self._read if self._read.salts == end.salts else _Read(end.salts, 0, 0)
        upto = min(end.frames, _MOST_FRAMES)
        if upto < before.frames:
            return False
        checksum = crc32(self._bytes(0, _LOG_HEADER))
        for first in range(0, before.frames, _AT_ONCE):
            checksum = crc32(self._frames(first, before.frames, end), checksum)
        if before.frames and checksum != before.checksum:
            return False
        for first in range(before.frames, upto, _AT_ONCE):
            frames = self._frames(first, upto, end)
            if not _are_of(frames, end):
                return False
            checksum = crc32(frames, checksum)
        self._read = _Read(end.salts, upto, checksum)
        return True

    def _frames(self, first: int, before: int, end: _End) -> bytes:
        """Some frames from the one with an index, all before another."""
        count = min(_AT_ONCE, before - first)
        return self._bytes(_LOG_HEADER + first * end.frame_size, count * end.frame_size)

    def _bytes(self, at: int, count: int) -> bytes:
        return os.pread(self._opened[0], count, at)


def index_of(file: Path) -> Path:
    """The index of a SQLite file's log."""
    return file.with_name(f"{file.name}-shm")


def _are_of(frames: bytes, end: _End) -> bool:
    """Whether all of these are frames of the log that has this end."""
    starts = range(0, len(frames), end.frame_size)
    return all(frames[start + 8 : start + 16] == end.salts for start in starts)
