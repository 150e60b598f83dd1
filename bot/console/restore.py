"""`divan restore`: puts a backup in the place of the database in use, and keeps the old file.

What players have deleted since the backup is deleted again: the database that is replaced knows it.
"""

import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.console import database
from bot.console.arguments import CannotRun
from bot.services.core.requests import Transactions
from bot.services.players.privacy import erase_again
from bot.store.backups import Prepared, checked, forget_prepared, migrated, prepared, replace
from bot.store.engines.address import Address
from bot.store.opening import expect_folder, expect_there
from bot.store.schema.players import ANONYMOUS, Deletion
from bot.store.sqlite_file.deletions import Key, known_in
from bot.store.sqlite_file.integrity import noted_saves
from bot.store.sqlite_file.replacing import alone_with, finish


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup")
    parser.add_argument(
        "--deletions",
        type=Path,
        metavar="FILE",
        help="another database that knows what players have deleted since, such as a newer backup",
    )
    parser.add_argument(
        "--yes",
        action="store_true",
        help="restore even if that brings back what players have deleted since",
    )


def run(options: Namespace) -> int:
    return database.run(partial(_run, options))


async def _run(options: Namespace) -> int:
    address, backup, other = database.address(), options.file, options.deletions
    if (file := address.file) is None:
        said = "The database is on PostgreSQL: restore with pg_restore; see docs/operating.md."
        return database.ended(said, 1)
    for one in (backup, other):
        if one and one.exists() and file.exists() and one.samefile(file):
            return database.ended(
                f"{address.place} is the database in use; name a backup of it.", 1
            )
        if one:
            expect_there(Address.of_file(one))
    expect_folder(address)
    with checked(backup) as source:
        finish(file)
        # Before, as reading the file would let others open it; and just before, so that none was
        # open.
        here, there = known_in(file), known_in(other) if other else None
        # One with fewer saves than the backup is older, and knows nothing of what came after.
        is_here = here.are_all and here.saves >= source.saves
        is_newer = there is not None and there.saves > source.saves
        is_there = there is not None and there.are_all and is_newer
        with alone_with(file):
            if not (is_here or is_there or options.yes):
                raise _unknown(address.place, other, is_older=not is_newer)
            made = [it for one in (here, there) if one for it in one.deletions]
            try:
                ready = prepared(source, file)
                said = await _restored(file, backup, ready, made, in_doubt=options.yes)
            finally:
                forget_prepared(file)
    if not is_here:
        since = f"{other.absolute()} was made" if is_there else "this backup"
        said += f"What players have deleted since {since} may be back: ask them to delete again.\n"
    sys.stdout.write(said)
    return 0


def _unknown(place: str, other: Path | None, *, is_older: bool) -> CannotRun:
    older = ", which isn't newer than it" if is_older else ""
    places = f"{place} or {other.absolute()}{older}" if other else place
    return CannotRun(
        f"What players have deleted since this backup can't all be read from {places}, so it would "
        "be back: name a database that knows it, such as a newer backup, with --deletions; or add "
        "--yes, and ask them to delete again."
    )


async def _restored(
    file: Path, backup: Path, ready: Prepared, made: Collection[Deletion], *, in_doubt: bool
) -> str:
    """Restores a backup by its copy, without what was deleted; what there is to say about it.

    Raises StoreUnusable: KeyMissing unless it is to be restored in doubt, too.
    """
    key, noted, now = Key(file), noted_saves(file), datetime.now(UTC)
    store = await migrated(ready.copy, backup)
    try:
        held = {it.receipt for it in await store.read(lambda tx: tx.personal.deletions())}
        lacking = [it for it in made if it.receipt not in held]
        if not in_doubt:
            key.expect_for(lacking)
        erased = await erase_again(
            Transactions(store),
            key.among(lacking),
            now,
            new_owner=lambda: f"{ANONYMOUS}{secrets.token_hex(16)}",
        )
        await store.write(lambda tx: tx.personal.keep_deletions(made))
    finally:
        await store.close()
    # A kill may keep the note from being written, so no fewer than it says.
    old = replace(ready.copy, file, database.stamp(now), max(noted, ready.saves))
    lines = [f"Restored {file.absolute()} from {backup.absolute()}."]
    if noted > ready.saves:
        lines.append(f"At least {noted - ready.saves:,} later saves aren't in this backup.")
    if erased:
        lines.append(f"Deleted again what had been deleted since (players: {erased:,}).")
    if old:
        kept = old.absolute()
        lines.append(f"The old database is kept as {kept}; delete it when you no longer need it.")
    return "".join(f"{line}\n" for line in lines)
