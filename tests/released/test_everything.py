"""A database of 0.21 with everything in it is brought up, and agrees with itself."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.services.audit import Auditing
from bot.services.core.requests import Transactions
from bot.store.store import Store
from tests.released.write import SECOND

EVERYTHING = Path(__file__).with_name("0.21") / "everything.sql"


async def test_everything_agrees_once_it_is_brought_up(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(EVERYTHING.read_text("ascii"))
    store = await Store.open(f"sqlite:///{file}")
    assert await Auditing(Transactions(store), SECOND).findings() == ()
    await store.close()
