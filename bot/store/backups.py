"""Backups of a SQLite file: each checked before it gets its name, old ones pruned."""

import os
import re
import time
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from bot.store.engines.address import Address
from bot.store.engines.sqlite import sync_engine
from bot.store.errors import DamagedStore, ForeignStore, StoreUnreachable
from bot.store.migration import revision_of
from bot.store.opening import raising_unusable
from bot.store.sqlite_file.copies import copied
from bot.store.sqlite_file.integrity import faults_in, opened_for_reading
from bot.store.sqlite_file.replacing import expect_finished
from bot.store.sqlite_file.saves import saves_in


def backed_up(source: Path, target: Path) -> int:
    """How many saves are in a backup that is now at `target`, which mustn't exist before.

    The source may be in use. Raises StoreUnusable, FileExistsError and OSError; then there is no
    backup.
    """
    if os.path.lexists(target):
        raise FileExistsError(17, "File exists", str(target))
    expect_finished(source)
    if not source.exists():
        raise StoreUnreachable(str(source), "there is no such file")
    with raising_unusable(Address.of_file(source)):
        copied(source, target, lambda copy: check_copy(copy, source))
    with suppress(OSError):
        note_of_backup(source).write_text(f"{int(time.time())}\n", "ascii")
    with closing(opened_for_reading(target)) as backup:
        return saves_in(backup)


def note_of_backup(file: Path) -> Path:
    """The note beside a SQLite file that says when it was last backed up."""
    return file.with_name(f"{file.name}-backup")


def noted_backup(file: Path) -> float | None:
    """When a file was last backed up, in seconds since 1970; None if nobody noted it."""
    try:
        return float(note_of_backup(file).read_text("ascii"))
    except (OSError, ValueError):
        return None


def dated(file: Path, at: datetime) -> Path:
    """The name of the backup of a moment: `divan.db` becomes `divan-20261122T061500Z.db`."""
    return file.with_name(f"{file.stem}-{at:%Y%m%dT%H%M%SZ}{file.suffix}")


def prune(file: Path, keep: int) -> None:
    """Delete all but the newest of the backups that `dated` has named."""
    name = re.compile(rf"{re.escape(file.stem)}-\d{{8}}T\d{{6}}Z{re.escape(file.suffix)}")
    ours = sorted(path for path in file.parent.iterdir() if name.fullmatch(path.name))
    for old in ours[: max(0, len(ours) - keep)]:
        old.unlink()


def check_copy(copy: Path, source: Path) -> None:
    """Raises DamagedStore or ForeignStore if a copy isn't a whole database of ours."""
    with closing(opened_for_reading(copy)) as connection:
        faults = faults_in(connection, thorough=True)
    if faults:
        raise DamagedStore(str(source), faults)
    engine = sync_engine(Address.of_file(copy))
    try:
        with engine.connect() as connection:
            if revision_of(connection) is None:
                raise ForeignStore(str(source))
    finally:
        engine.dispose()
