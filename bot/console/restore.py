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


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")


def run(options: Namespace) -> int:
    return database.run(partial(_run, options.file))


async def _run(backup: Path) -> int:
    file = database.address().file
    if file is None:
        said = "The database is on PostgreSQL: restore with pg_restore; see docs/operating.md."
        return database.ended(said, 1)
    if backup.exists() and file.exists() and backup.samefile(file):
        return database.ended(f"{file} is the database in use; name a backup of it.", 1)
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
    lines = [f"Restored {file} from {backup}."]
    if noted > ready.saves:
        lines.append(f"At least {noted - ready.saves:,} later saves aren't in this backup.")
    if erased:
        lines.append(f"Deleted again what had been deleted since (players: {erased:,}).")
    if old:
        lines.append(f"The old database is kept as {old}; delete it when you no longer need it.")
    return "".join(f"{line}\n" for line in (*lines, *deletions.troubles()))


async def _erased(
    transactions: Transactions, deletions: Deletions, now: datetime, ready: Prepared
) -> int:
    """Deletes again what was deleted since the backup, or may have been; how many players' data."""
    held = await transactions.read(lambda tx: tx.personal.held_deletions())
    if not ready.keeps_receipts:
        held = held._replace(receipts=None)
    noted = deletions.lines()
    lacking = [line for line in (*noted, *deletions.salvaged()) if held.may_lack(line)]
    erased = await erase_again(
        transactions,
        deletions.owners(lacking),
        now,
        new_owner=lambda: f"{ANONYMOUS}{secrets.token_hex(16)}",
    )
    await transactions.write(lambda tx: tx.personal.settle(noted))
    return erased
