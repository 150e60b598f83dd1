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
from bot.store.backups import backed_up, dated, prune
from bot.store.errors import StoreUnusable
from bot.words.operator import database as words
from bot.words.operator.start import complaint, file_failed

MOST_KEPT: Final = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.BACKUP_FILE)
    parser.add_argument("--every", metavar="TIME", help=words.BACKUP_EVERY)
    parser.add_argument("--keep", metavar="N", help=words.BACKUP_KEEP)


def run(options: Namespace) -> int:
    """Backs up, with --every again and again until it is stopped; the exit status."""
    try:
        return database.run(partial(_run, options))
    except KeyboardInterrupt:
        return database.ended(words.BACKUPS_STOPPED, 130)


async def _run(options: Namespace) -> int:
    source = database.address().file
    if source is None:
        return database.ended(words.use_pg_dump(), 1)
    if options.every is None:
        if options.keep is not None:
            raise arguments.BadArgument(words.keep_without_every())
        saves = backed_up(source, options.file)
        sys.stdout.write(words.backed_up(source, options.file, saves))
        return 0
    every = arguments.seconds("--every", options.every)
    keep = arguments.whole_number("--keep", options.keep or str(MOST_KEPT), MOST_KEPT)
    # Stopped by its supervisor, it removes what it has begun.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _repeat(source, options.file, every, keep)
    return 0


def _repeat(source: Path, file: Path, every: int, keep: int) -> None:
    """Backs up again and again; a backup that fails deletes no older one."""
    next_one = time.monotonic()
    while True:
        target = dated(file, datetime.now(UTC))
        try:
            saves = backed_up(source, target)
            prune(file, keep)
        except StoreUnusable as error:
            database.ended(complaint(error), 1)
        except OSError as error:
            database.ended(file_failed(error), 1)
        else:
            sys.stdout.write(words.backed_up(source, target, saves))
            sys.stdout.flush()
        next_one = max(next_one + every, time.monotonic())
        time.sleep(next_one - time.monotonic())
