"""`divan backup`: a checked copy of the database in use, once or again and again."""

import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.console import arguments, database
from bot.logs import reason
from bot.store.backups import Backup, backed_up, dated, prune
from bot.store.errors import EmptyStore, NoStore, StoreUnusable

MOST_KEPT: Final = 1_000_000
_LOOKED_EVERY_S: Final = 1.0
"""While there is no database yet."""


def add_arguments(parser: ArgumentParser) -> None:
    named = "the backup; with --every, DIR/divan.db becomes DIR/divan-20261122T061500Z.db"
    every = "make a backup again and again, at intervals such as 15m, 6h or 1d"
    keep = "with --every: keep this many backups and delete older ones (all)"
    parser.add_argument("file", type=Path, metavar="FILE", help=named)
    parser.add_argument("--every", metavar="TIME", help=every)
    parser.add_argument("--keep", metavar="N", help=keep)


def run(options: Namespace) -> int:
    """Backs up, with --every again and again until it is stopped; the exit status."""
    try:
        return database.run(partial(_run, options))
    except KeyboardInterrupt:
        return database.ended("Stopped. The backups so far are whole.", 130)


async def _run(options: Namespace) -> int:
    source = database.address().file
    if source is None:
        said = "The database is on PostgreSQL: make backups with pg_dump; see docs/operating.md."
        return database.ended(said, 1)
    if options.every is None:
        if options.keep is not None:
            said = "--keep needs --every: a single backup deletes no others."
            raise arguments.BadArgument(said)
        backup = backed_up(source, options.file)
        _say(source, options.file, backup)
        if not backup.has_games:
            said = f"There are no games in it. Is {source.absolute()} the database you mean?"
            return database.ended(said, 1)
        return 0
    every = arguments.seconds("--every", options.every)
    keep = arguments.whole_number("--keep", options.keep or str(MOST_KEPT), MOST_KEPT)
    # Stopped by its supervisor, it removes what it has begun.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _repeat(source, options.file, every, keep)
    return 0


def _repeat(source: Path, file: Path, every: int, keep: int) -> None:
    """Backs up again and again, as soon as there is a database; a backup that fails deletes no
    older one."""
    next_one, waits = time.monotonic(), False
    while True:
        target = dated(file, datetime.now(UTC))
        try:
            backup = backed_up(source, target)
            prune(file, keep)
        except (NoStore, EmptyStore) as error:
            if not waits:
                database.ended(f"{error} Waiting for it.", 1)
            waits = True
            time.sleep(_LOOKED_EVERY_S)
            continue
        except (StoreUnusable, OSError) as error:
            database.ended(reason(error), 1)
        else:
            waits = False
            _say(source, target, backup)
        next_one = max(next_one + every, time.monotonic())
        time.sleep(next_one - time.monotonic())


def _say(source: Path, target: Path, backup: Backup) -> None:
    where = f"{source.absolute()} to {target.absolute()}"
    sys.stdout.write(f"Backed up {where}: it is whole; saves in it: {backup.saves:,}.\n")
    sys.stdout.flush()
