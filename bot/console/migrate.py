"""`divan migrate`: the database at this version's revision, as on SQLite at each start."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from bot.console import database
from bot.store.opening import opened


def add_arguments(parser: ArgumentParser) -> None:
    dumped = "you have dumped the database, which PostgreSQL needs to go back"
    parser.add_argument("--dumped", action="store_true", help=dumped)


def run(options: Namespace) -> int:
    return database.run(partial(_run, is_dumped=options.dumped))


async def _run(*, is_dumped: bool) -> int:
    address = database.address()
    await (await opened(address, is_dumped=is_dumped, may_be_new=False)).close()
    sys.stdout.write(f"The database {address.place} is ready for this version.\n")
    return 0
