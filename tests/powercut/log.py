"""The log of shim.c: every change that a program made to a folder's files, in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from struct import Struct
from typing import Final

_HEAD: Final = Struct("=IIQQQ")


class Kind(IntEnum):
    """What a program did. The numbers are those of shim.c."""

    OPENED = 1
    WRITTEN = 2
    TRUNCATED = 3
    SYNCED = 4
    FOLDER_SYNCED = 5
    UNLINKED = 6
    RENAMED = 7
    LINKED = 8
    ALLOCATED = 9


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that a program did to a file or its name."""

    kind: Kind
    inode: int
    at: int
    """Where it was written, or the new size, or the least."""
    name: str
    """The file's name if it was opened or unlinked; `old/new` if it was renamed or linked."""
    data: bytes


def changes(log: Path) -> Iterator[Change]:
    """What a log holds; an incomplete last record was never carried out."""
    text = log.read_bytes()
    here = 0
    while here + _HEAD.size <= len(text):
        kind, name_length, inode, at, data_length = _HEAD.unpack_from(text, here)
        name_end = here + _HEAD.size + name_length
        name, data = text[here + _HEAD.size : name_end], text[name_end : name_end + data_length]
        here = name_end + data_length
        if here <= len(text):
            yield Change(Kind(kind), inode, at, name.decode(), data)
