"""Putting a new database in a file's place, so that a kill leaves the old one or the new one.

Two files can't be replaced at once, and the old one has a log. So the new database first gets a
name that says that it is to be put in place (`divan.db.restored-TIME`), and whatever is opened next
finishes what was begun: from then on it is the database.
"""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import Final

from bot.store.errors import RestoreUnfinished, StoreInUse
from bot.store.sqlite_file.copies import synced
from bot.store.sqlite_file.in_use import alone_with

_LOGS: Final = ("-wal", "-journal")
"""What a database consists of besides its file."""
_TRIES: Final = 50
_AGAIN_S: Final = 0.1


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
        raise RestoreUnfinished(str(file))


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
