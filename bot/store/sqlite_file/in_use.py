"""Whether any program has a SQLite file open."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.store.errors import StoreInUse

if sys.platform != "win32":
    import fcntl

_LOCKED_FROM: Final = 2**30 + 2
_LOCKED: Final = 510
"""The bytes on which every connection to a file that has a log keeps a shared lock, by SQLite's
file format: also those of earlier versions, idle ones, and other programs'."""


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Keeps other programs from opening a file; raises StoreInUse if one has it open.

    Meanwhile this process mustn't open it either: closing it again would release the lock.
    """
    if sys.platform == "win32" or not file.is_file():
        yield
        return
    with file.open("r+b") as opened:
        try:
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB, _LOCKED, _LOCKED_FROM)
        except OSError as error:
            raise StoreInUse(str(file)) from error
        yield
