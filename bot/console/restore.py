"""`divan restore`: puts a backup in the place of the database in use, and keeps the old file."""

import secrets
import sys
from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.console import database
from bot.services.core.requests import Transactions
from bot.services.players.privacy import erase_again
from bot.store.backups import Prepared, forget_prepared, migrated, prepared, replace
from bot.store.schema.players import ANONYMOUS
from bot.store.sqlite_file.deletions import Deletions
from bot.store.sqlite_file.integrity import noted_saves
from bot.store.sqlite_file.replacing import alone_with, finish
from bot.words.operator import database as words


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.RESTORE_FILE)


def run(options: Namespace) -> int:
    return database.run(partial(_run, options.file))


async def _run(backup: Path) -> int:
    file = database.address().file
    if file is None:
        return database.ended(words.use_pg_restore(), 1)
    if backup.exists() and file.exists() and backup.samefile(file):
        return database.ended(words.same_file(file), 1)
    finish(file)
    with alone_with(file):
        try:
            sys.stdout.write(await _restored(file, backup))
        finally:
            forget_prepared(file)
    return 0


async def _restored(file: Path, backup: Path) -> str:
    """Restores a backup; what there is to say about it. Raises StoreUnusable."""
    ready = prepared(backup, file)
    deletions, noted, now = Deletions(file), noted_saves(file), datetime.now(UTC)
    store = await migrated(ready.copy)
    try:
        erased = await _erased(Transactions(store), deletions, now, ready)
    finally:
        await store.close()
    # Higher than ever before, as versions before 0.14 tell by it which backup is older than which
    # deletion.
    following = max(noted, ready.saves, deletions.last()) + 1
    old = replace(ready.copy, file, database.stamp(now), following)
    unread = deletions.damaged()
    lines = words.damaged_deletions(deletions.file, unread) + "\n" if unread else ""
    return words.restored(file, backup, old, max(0, noted - ready.saves), erased) + lines


async def _erased(
    transactions: Transactions, deletions: Deletions, now: datetime, ready: Prepared
) -> int:
    """Deletes again what was deleted since the backup, or may have been; how many players' data."""
    held = await transactions.read(lambda tx: tx.personal.held_deletions())
    if not ready.keeps_receipts:
        held = held._replace(receipts=None)
    noted = deletions.lines()
    lacking = [line for line in (*noted, *deletions.salvaged()) if held.may_lack(line)]
    erased = await erase_again(transactions, deletions.owners(lacking), now, _nobody)
    await transactions.write(lambda tx: tx.personal.settle(noted))
    return erased


def _nobody() -> str:
    return f"{ANONYMOUS}{secrets.token_hex(16)}"
