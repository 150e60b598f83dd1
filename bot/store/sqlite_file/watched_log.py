"""SQLite's log while it is in use: whether it still holds what was committed to it.

SQLite itself doesn't look: it knows from its index, in shared memory, where the last commit ends,
and writes on from there, even if somebody has cut or overwritten what is before. So the log is
compared with the index, and with what was read before. SQLite changes the index after a commit's
frames are in the log, and before it starts the log anew or cuts it. See SQLite's file format,
“The Write-Ahead Log” and “WAL-Index Format”.
"""

import os
from pathlib import Path
from struct import Struct
from threading import Lock
from typing import Final, NamedTuple
from zlib import crc32

from bot.store.sqlite_file.integrity import log_of

_HEADER: Final = Struct("=12xBxHIIII8s8x")
"""The index's header, of which there are two copies, in the machine's byte order."""
_VERSION: Final = (3_007_000).to_bytes(4, "little"), (3_007_000).to_bytes(4, "big")
_LOG_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_AT_ONCE: Final = 256
"""Frames read at a time."""
_MOST_FRAMES: Final = 4096
"""No more are compared of a longer log, which it is only while another program reads for long."""
_TRIES: Final = 3


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
