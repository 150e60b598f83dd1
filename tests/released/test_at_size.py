"""A large database of 1.0 is brought up in seconds, ten times what it takes to copy it."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from time import process_time
from typing import Final

import pytest

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.store import Store
from tests.released.test_everything import EVERYTHING
from tests.released.write import SECOND
from tests.visits import read

COPIES: Final = 330
"""Of all players, with everything that is theirs: 100,000 games."""
APART: Final = 10_000
"""How far apart the copies' ids are."""
_NUMBERS: Final = {"id", "game", "match", "made", "series", "dealt_from", "interaction"}
_NAMES: Final = {"owner", "opener", "rival"}
_TABLES: Final = (
    "players",
    "memberships",
    "games",
    "interactions",
    "shares",
    "analyses",
    "results",
    "span_totals",
    "all_totals",
    "matches",
    "match_deals",
    "seats",
    "hands",
    "puzzles",
    "made_puzzles",
)


def multiply(database: sqlite3.Connection) -> None:
    """Adds copies of the players of a small database."""
    for table in _TABLES:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        copied = ", ".join(_copied(table, column) for column in columns)
        names = ", ".join(f'"{column}"' for column in columns)
        database.execute(
            f"WITH RECURSIVE copies (n) AS "
            f"(SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {COPIES}) "
            f"INSERT INTO {table} ({names}) SELECT {copied} FROM {table}, copies"
        )
    database.commit()


def _copied(table: str, column: str) -> str:
    name = f'"{column}"'
    if column in _NUMBERS:
        return f"{name} + {APART} * n"
    if column in _NAMES:
        of_table = f"'match:' || (substr({name}, 7) + {APART} * n)"
        return (
            f"CASE WHEN {name} LIKE 'match:%' THEN {of_table} "
            f"WHEN {name} = 'patient' THEN {name} ELSE {name} || '-' || n END"
        )
    return f"{name} || n" if (table, column) == ("matches", "channel") else name


@pytest.mark.long
async def test_a_large_database_is_brought_up_in_seconds(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(EVERYTHING.read_text("ascii"))
        multiply(database)
        (games,) = database.execute("SELECT count(*) FROM games").fetchone()
        assert games > 100_000
        began = process_time()
        database.execute("VACUUM INTO ?", (str(tmp_path / "copy.db"),))
        copying = process_time() - began
    began = process_time()
    await opening.migrate(Address.parse(f"sqlite:///{file}"), keeps_copy=False)
    assert process_time() - began < 10 * copying, "all of it is done by a few statements"
    store = await Store.open(f"sqlite:///{file}")
    assert await read(store).audit.count() == games
    assert await read(store).audit.wrong_totals(SECOND + timedelta(1)) == 0
    await store.close()
