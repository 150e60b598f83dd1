"""Copies of a SQLite file, and putting one in its place: a kill leaves the old one or the new one.

Two files can't be replaced at once, and the old one has a log. So the new database first gets a
name that says that it is to be put in place (`divan.db.restored-TIME`), and whatever is opened next
finishes what was begun: from then on it is the database. A copy is a single file, whole or absent,
even if others are writing to its source.
"""

import fcntl
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.store.errors import RestoreUnfinished, StoreInUse, StoreUnreadable
from bot.store.sqlite_file.integrity import opened_for_reading

_LOGS: Final = ("-wal", "-journal")
"""What a database consists of besides its file."""
_TRIES: Final = 50
_AGAIN_S: Final = 0.1


@contextmanager
def snapshot(file: Path) -> Iterator[Path]:
    """A temporary copy of a database, its log included, whatever state it is in.

    The database is only read, and nothing is made beside it. If another program has it open, the
    copy is of one moment. Raises StoreUnreadable, OSError and SQLite's errors.
    """
    if not _may(os.R_OK, file):
        raise StoreUnreadable(str(file.absolute()))
    real = file.resolve()  # SQLite's own files are there.
    with TemporaryDirectory(prefix="divan-") as folder:
        copy = Path(folder, file.name)
        try:
            with alone_with(file) if _may(os.W_OK, file) else nullcontext():
                for suffix in ("", *_LOGS):
                    with suppress(FileNotFoundError):
                        part = real.with_name(real.name + suffix)
                        shutil.copyfile(part, copy.with_name(copy.name + suffix))
        except StoreInUse:
            copied(file, copy)
        yield copy


def _may(access: int, file: Path) -> bool:
    return os.access(file, access, effective_ids=os.access in os.supports_effective_ids)


def copied(source: Path, target: Path, check: Callable[[Path], Any] = lambda _: None) -> Path:
    """A copy of a database as of one moment, its log included, readable by this user only.

    As `copied_from`.
    """
    with closing(opened_for_reading(source)) as there:
        return copied_from(there, target, check)


def copied_from(
    there: sqlite3.Connection, target: Path, check: Callable[[Path], Any] = lambda _: None
) -> Path:
    """A copy of what a connection, which has written nothing yet, sees of its database.

    It gets its name when it is whole and on disk, and `check`, which may raise, has passed it;
    otherwise nothing is left. A file of that name is replaced. Raises OSError and SQLite's errors.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as here:
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


def put_in_place(new: Path, file: Path, stamp: str) -> Path | None:
    """Replaces a database by a new one, which nobody has open; where the old one is kept.

    Only while being alone with the old one, if there is one. If it raises, nothing has changed, or
    it is finished when the database is opened.
    """
    synced(new)
    kept = _free(file.with_name(f"{file.name}.replaced-{stamp}"))
    with _unkept_if_failed(kept, new):
        is_kept = _keep(file, kept)
        synced(file.parent)
        pending = new.rename(file.with_name(f"{file.name}.restored-{stamp}"))
    synced(file.parent)
    _finish(pending, file)
    return kept if is_kept else None


def finish(file: Path) -> bool:
    """Finishes what a kill has interrupted, and whether there was anything.

    Raises StoreInUse if another program has the database open. This one mustn't.
    """
    was_pending = bool(_pending(file))
    for attempt in range(_TRIES):
        try:
            _finish_alone(file)
            break
        except StoreInUse:
            # Most likely another program is just finishing it.
            if attempt == _TRIES - 1:
                raise
            time.sleep(_AGAIN_S)
    _forget_unused(file)
    return was_pending


def expect_finished(file: Path) -> None:
    """Raises RestoreUnfinished if something was interrupted and isn't finished yet."""
    if _pending(file):
        raise RestoreUnfinished(str(file.absolute()))


def _pending(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{escape(file.name)}.restored-*"))


def _finish_alone(file: Path) -> None:
    for pending in _pending(file):
        with suppress(FileNotFoundError), alone_with(file), alone_with(pending):
            # Another program may have finished it meanwhile.
            if pending.exists():
                _finish(pending, file)


def _finish(pending: Path, file: Path) -> None:
    for suffix in (*_LOGS, "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    if file.is_dir() and not file.is_symlink():
        file.rename(_free(file.with_name(pending.name.replace(".restored-", ".replaced-"))))
    # Never may the new database be there along with the old one's log.
    synced(file.parent)
    pending.replace(file)
    synced(file.parent)


def _keep(file: Path, kept: Path) -> bool:
    """Gives a database, or what is left of one, second names; whether its file is there."""
    for suffix in ("", *_LOGS):
        path = file.with_name(file.name + suffix)
        if path.is_symlink() or path.is_file():
            _link(path, kept.with_name(kept.name + suffix))
    return os.path.lexists(file)


def _link(path: Path, name: Path) -> None:
    """Gives a file a second name, or makes a copy if its disk knows no second names."""
    try:
        os.link(path, name, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:
        shutil.copyfile(path, name, follow_symlinks=False)
        if not name.is_symlink():
            name.chmod(0o600)
            synced(name)


@contextmanager
def _unkept_if_failed(kept: Path, new: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        if new.exists():
            _forget(kept)
        raise


def _forget(kept: Path) -> None:
    for suffix in ("", *_LOGS):
        kept.with_name(kept.name + suffix).unlink(missing_ok=True)


def _forget_unused(file: Path) -> None:
    """Takes back the second names of a database that then wasn't replaced."""
    with suppress(OSError, StoreInUse):
        if file.stat().st_nlink > 1:
            with alone_with(file):
                for kept in file.parent.glob(f"{escape(file.name)}.replaced-*"):
                    if kept.samefile(file):
                        _forget(kept)


def _free(name: Path) -> Path:
    """The name, or that with a number if there is such a file."""
    tried, number = name, 1
    while os.path.lexists(tried):
        number += 1
        tried = name.with_name(f"{name.name}-{number}")
    return tried


_LOCKED_FROM: Final = 2**30 + 2
_LOCKED: Final = 510
"""The bytes on which every connection to a file that has a log keeps a shared lock, by SQLite's
file format: also those of earlier versions, idle ones, and other programs'."""


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Keeps other programs from opening a file; raises StoreInUse if one has it open.

    Meanwhile this process mustn't open it either: closing it again would release the lock.
    """
    if not file.is_file():
        yield
        return
    with file.open("r+b") as opened:
        try:
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB, _LOCKED, _LOCKED_FROM)
        except OSError as error:
            raise StoreInUse(str(file.absolute())) from error
        yield
