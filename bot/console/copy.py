"""`divan copy`: the database in use, carried from SQLite to PostgreSQL or back."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from bot.console import database
from bot.store.copying import Copy, copied
from bot.store.engines.address import Address


def add_arguments(parser: ArgumentParser) -> None:
    named = "where to: sqlite:///FILE, a new file, or postgresql://…, a database without tables"
    parser.add_argument("url", metavar="URL", help=named)


def run(options: Namespace) -> int:
    """Copies; the exit status."""
    try:
        return database.run(partial(_run, options))
    except KeyboardInterrupt:
        return database.ended("Stopped. Nothing was copied.", 130)


async def _run(options: Namespace) -> int:
    source, target = database.address(), Address.parse(options.url)
    copy = await copied(source, target)
    sys.stdout.write(_told(copy))
    sys.stdout.write(
        f"Copied {source.place} to {target.place}: every table has the same rows on both sides. "
        "Set DATABASE_URL to the copy, and don't start Divan on the old one again.\n"
    )
    if copy.key:
        sys.stdout.write(f"The key of deletions is in {copy.key.absolute()}: keep it there.\n")
    return database.ended(str(copy.key_missing), 0) if copy.key_missing else 0


def _told(copy: Copy) -> str:
    """How many rows each table has, and the start of their digest."""
    return "".join(f"{one.table:<16} {one.rows:>12,} {one.digest[:16]}\n" for one in copy.tables)
