"""Programs for a machine whose power is cut: a step of an operator or player each.

Arguments: what to do (`load` a released version's database, `migrate`, or `delete` the data of each
player in turn, or of some), the database's file, and for `load` the SQL. A deletion that a player
was told of is noted in the file `acknowledged` beside the database.
"""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from secrets import randbelow, token_hex

from bot.services.core.requests import Request
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store
from tests.powercut.player import ACKNOWLEDGED

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def load(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=wal")
        database.executescript(Path(sql).read_text("ascii"))


async def migrate(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


async def delete(file: Path, *owners: str) -> None:
    store = await Store.open(f"sqlite:///{file}")
    services = Services.over(
        store, lambda: 20, Workers(0), lambda: f"nobody:{token_hex(16)}", randbelow
    )
    notes = os.open(file.with_name(ACKNOWLEDGED), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    interactions = count(10**6)
    for owner in owners or await store.read(lambda tx: tx.personal.owners()):
        await services.privacy.delete(Request(next(interactions), owner, NOON), owner, NOON)
        os.write(notes, f"{owner}\n".encode())
    os.close(notes)
    await store.close()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["load", file, sql]:
            load(Path(file), sql)
        case ["migrate", file]:
            asyncio.run(migrate(Path(file)))
        case ["delete", file, *owners]:
            asyncio.run(delete(Path(file), *owners))
