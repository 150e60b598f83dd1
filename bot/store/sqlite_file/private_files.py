"""Databases are their operator's alone: whoever reads one knows the coming dailies."""

import os
from collections.abc import Iterator
from contextlib import suppress
from glob import escape
from pathlib import Path
from stat import S_IMODE
from typing import Final

UMASK: Final = 0o077
"""What others may not do with any file that Divan makes, which is anything at all."""

_BESIDE: Final = ("-wal", "-shm", "-journal", "-saves", "-deletions-key")
_KEPT: Final = (".before-*", ".replaced-*", ".restored-*")


def make_private(file: Path) -> None:
    """Takes away others' rights to a SQLite file and to the files of ours beside it.

    Those of another user's are left alone, as are those on a disk that knows no such rights.
    """
    for path in _ours(file):
        with suppress(OSError):
            found = path.stat()
            mode = S_IMODE(found.st_mode)
            if mode & UMASK and found.st_uid == os.geteuid():
                path.chmod(mode & ~UMASK)


def _ours(file: Path) -> Iterator[Path]:
    """A SQLite file with its side files and earlier copies, there or not.

    SQLite's are beside the file itself if its name is a link, ours beside the link.
    """
    for main in {file, file.resolve()}:
        yield main
        for suffix in _BESIDE:
            yield main.with_name(main.name + suffix)
        for pattern in _KEPT:
            with suppress(OSError):
                yield from main.parent.glob(escape(main.name) + pattern)
