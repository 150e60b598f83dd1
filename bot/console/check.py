"""`divan check`: whether the database is whole and agrees with itself; `--repair` rebuilds."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from bot.console import database
from bot.console.arguments import CannotRun
from bot.services.audit import REBUILT, Auditing, Finding, Trouble
from bot.services.core.days import day_of
from bot.services.core.requests import Transactions
from bot.store.backups import Structure, can_be_mended, mend, structure, untouched
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.sqlite_file.replacing import alone_with, copied
from bot.store.store import Store

SHOWN: Final = 20
"""How many faults, and findings of a kind, are listed; the rest are counted."""
UNSEEN: Final = "Not seen: a value that was changed into another possible one, such as a setting."
CLEAR: Final = "\x1b[K"
"""Erases the rest of a terminal's line."""


def add_arguments(parser: ArgumentParser) -> None:
    named = "a SQLite file, such as a backup (the database in use)"
    repair = "rebuild what is computed: indexes, outcomes, results, totals"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=named)
    parser.add_argument("--repair", action="store_true", help=repair)


def run(options: Namespace) -> int:
    """Checks and perhaps repairs; the exit status is 0 if in the end nothing is wrong."""
    return database.run(partial(_run, options))


async def _run(options: Namespace) -> int:
    address = database.address(options.file)
    if options.repair:
        await _repair(address)
    async with untouched(address) as there:
        return await _check(there, address.file, repaired=options.repair)


async def _repair(address: Address) -> None:
    """Rebuilds what can be, after copying the file; raises StoreInUse if Divan is running."""
    if address.file:
        with alone_with(address.file):
            pass
    async with untouched(address) as there:
        found = await structure(there, address.file)
        if found.faults and address.file and not await can_be_mended(there, address.file):
            return
    if not (found.faults or found.is_newest):
        said = f"{address.place} comes from an older version of Divan; run `divan migrate` first."
        raise CannotRun(said)
    copy = None
    if file := address.file:
        copy = copied(file, file.with_name(f"{file.name}.before-repair-{database.stamp()}"))
    if found.faults:
        await mend(address)
    async with _reached(address) as store:
        await Auditing(Transactions(store), day_of(datetime.now(UTC))).rebuild()
    kept = f" The database as it was before is kept as {copy.absolute()}." if copy else ""
    sys.stdout.write(f"Rebuilt what is computed.{kept}\n")


async def _check(address: Address, file: Path | None, *, repaired: bool) -> int:
    """Checks a database, or the copy of a file."""
    found = await structure(address, file)
    if found.faults:
        sys.stdout.write(_damage(address, found))
        can_rebuild = not repaired and (not file or await can_be_mended(address, file))
        return database.ended(_advice(can_rebuild=can_rebuild, cannot=not can_rebuild), 1)
    if not found.is_newest:
        sys.stdout.write(
            f"{address.place} is whole. It comes from an older version of Divan, which is why its "
            "games weren't replayed; `divan migrate` brings it to this one.\n"
        )
        return 0
    findings, games = await _findings(address)
    if not findings:
        sys.stdout.write(
            f"{address.place} is whole: all games ({games:,}) replay; results and totals agree.\n"
            f"{UNSEEN}\n"
        )
        return 0
    sys.stdout.write(_told(findings))
    can_rebuild = all(one.trouble in REBUILT for one in findings)
    return database.ended(_advice(can_rebuild=can_rebuild, cannot=repaired), 1)


def _damage(address: Address, found: Structure) -> str:
    """What is wrong with the structure, and with which tables."""
    lines = [line for fault in found.faults for line in fault.splitlines()]
    if len(lines) > SHOWN:
        lines = [*lines[:SHOWN], f"… and {len(lines) - SHOWN:,} more"]
    said = "\n  ".join((f"{address.place} is damaged:", *lines)) + "\n"
    if found.damaged is None:
        return f"{said}It can't be said which tables are touched.\n"
    return f"{said}Tables touched: {', '.join(found.damaged)}.\n" if found.damaged else said


def _told(findings: tuple[Finding, ...]) -> str:
    """What doesn't agree, by kind."""
    lines = []
    for trouble in Trouble:
        some = [one for one in findings if one.trouble is trouble]
        lines += [f"{one}\n" for one in some[:SHOWN]]
        if len(some) > SHOWN:
            lines.append(f"… and {len(some) - SHOWN:,} more like the last one.\n")
    return "".join(lines)


def _advice(*, can_rebuild: bool, cannot: bool) -> str:
    """What to do about what is wrong, if all or nothing of it can be rebuilt."""
    restore = "`divan restore FILE` puts a backup in the database's place."
    if cannot:
        return f"This can't be rebuilt; {restore}"
    if can_rebuild:
        return "`divan check --repair` can rebuild this."
    return f"`divan check --repair` rebuilds what it can of this; {restore}"


async def _findings(address: Address) -> tuple[tuple[Finding, ...], int]:
    """What doesn't agree, and how many games there are."""
    async with _reached(address) as store:
        auditing = Auditing(Transactions(store), day_of(datetime.now(UTC)), _show)
        findings = await auditing.findings()
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{CLEAR}")
        return findings, await store.read(lambda tx: tx.audit.count())


@asynccontextmanager
async def _reached(address: Address) -> AsyncIterator[Store]:
    """A store of the newest revision, which isn't migrated or watched; raises StoreUnusable."""
    store = Store(Database(address))
    try:
        yield store
    finally:
        await store.close()


def _show(done: int, of: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done:,} of {of:,} games{CLEAR}")
