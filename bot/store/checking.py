"""Checking a database without changing it, and mending what SQLite can rebuild by itself."""

import asyncio
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.errors import StoreUnreachable
from bot.store.migration import is_newest, rehearse
from bot.store.opening import compare_saves, raising_unusable
from bot.store.queries.audit import Audit
from bot.store.sqlite_file.integrity import faults_in, log_faults, opened_for_reading, table_faults
from bot.store.sqlite_file.replacing import expect_finished
from bot.store.sqlite_file.saves import saves_in


@dataclass(frozen=True, slots=True)
class Structure:
    """What a database looks like apart from what is stored in it."""

    faults: tuple[str, ...]
    """What is wrong with its pages, references and tables."""
    is_newest: bool
    """Whether it has the newest revision; if not, its tables are those of an older version."""


async def structure(address: Address) -> Structure:
    """The structure of a database; raises StoreUnusable."""
    if address.file:
        expect_finished(address.file)
    if address.file and not address.file.exists():
        raise StoreUnreachable(address.place, "there is no such file")
    with raising_unusable(address):
        if address.file and (faults := await asyncio.to_thread(_faults, address, address.file)):
            return Structure(faults, is_newest=False)
        database = Database(address)
        try:
            if await is_newest(database):
                return Structure(await database.read(table_faults), is_newest=True)
            await rehearse(database)
            return Structure((), is_newest=False)
        finally:
            await database.close()


async def mend(address: Address) -> None:
    """Rebuild the indexes and delete rows that refer to missing ones; raises StoreUnusable."""
    database = Database(address)
    with raising_unusable(address):
        try:
            await database.write(_mend)
        finally:
            await database.close()


def _faults(address: Address, file: Path) -> tuple[str, ...]:
    with closing(opened_for_reading(file)) as connection:
        faults = (*log_faults(file), *faults_in(connection, thorough=True))
        if not faults:
            compare_saves(address, file, saves_in(connection))
        return faults


def _mend(connection: Connection) -> None:
    audit = Audit(connection)
    audit.forget_what_has_no_game()
    audit.make_indexes()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("REINDEX")
