"""What 0.21 kept in tables of its own is in one table with its like, and its buttons find it."""

from typing import Any

import pytest
from sqlalchemy import text

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.schema.columns import METADATA
from bot.store.store import Store
from tests.bot.store import of_0_21
from tests.bot.store.test_migration import differences
from tests.visits import read

FIRST = 2**62 + 1
"""The first id that a game of a match had, or a puzzle of another's game."""
ADA, BOB = "discord:1000000000000000001", "discord:1000000000000000002"
NOON, LATER = "2026-11-21 12:00:00", "2026-11-21 13:00:00"


def game(id: int, result: str, touched_at: str, put_aside: str, moves: str = "t") -> str:
    """A game of Bob's with a card home, if it has ended."""
    return (
        "INSERT INTO games (id, owner, key, deal, moves, presses, version, hints, private, lesson,"
        " started_at, touched_at, result, placed, tie_breaker, put_aside) VALUES "
        f"({id}, '{BOB}', 'sultan', {id}, '{moves}', '0', 1, 0, false, 0,"
        f" '{NOON}', '{touched_at}', {result}, 1, 1, {put_aside})"
    )


MORE = (
    game(101, "'given up'", NOON, f"'{NOON}'"),
    game(102, "'given up'", LATER, f"'{LATER}'"),
    # An earlier version gave them up, won one, and took one up again.
    game(103, "'given up'", LATER, f"'{NOON}'"),
    game(104, "'won'", NOON, f"'{NOON}'"),
    game(105, "NULL", NOON, f"'{NOON}'"),
    "INSERT INTO made_puzzles VALUES (2, 9, "
    f"'{BOB}', 'shah', 3, 2, 'd|d|0', '7', 5, '2026-11-21 04:33:36', '99')",
    f"INSERT INTO puzzles_of_others VALUES ({FIRST + 9}, 2, '{ADA}', '2026-11-22 04:33:36', "
    "'d t', 3, '2026-11-22 05:00:00', false, true, 77, '2026-11-22 06:00:00', '98')",
)


@pytest.fixture
async def old(url: str) -> str:
    """The address of 0.21's database."""
    await of_0_21.write(url, *MORE)
    return url


async def rows(url: str, query: str) -> list[dict[str, Any]]:
    database = Database(Address.parse(url))
    found = await database.read(lambda it: [{**row} for row in it.execute(text(query)).mappings()])
    await database.close()
    return found


async def migrated(url: str) -> None:
    await (await Store.open(url)).close()


async def test_its_tables_are_the_declared_ones(old: str) -> None:
    await migrated(old)
    database = Database(Address.parse(old))
    assert await differences(database, METADATA) == []
    await database.close()


async def test_what_was_put_aside_is_open_beside_the_open_one(old: str) -> None:
    before = await rows(old, "SELECT * FROM games ORDER BY id")
    store = await Store.open(old)
    assert [one.id for one in await read(store).put_aside.of(BOB)] == [102, 101]
    assert (await read(store).games.open_game(BOB, "sultan")).id == 105
    assert (await read(store).ends.ordinary(BOB))["sultan"].played == 3
    after = {row["id"]: row for row in await rows(old, "SELECT * FROM games")}
    for row in before:
        is_aside = row["id"] in (101, 102)
        ended = dict.fromkeys(("result", "placed", "tie_breaker")) if is_aside else {}
        expected = row | ended | ({} if is_aside else {"put_aside": None})
        assert after[row["id"]] == after[row["id"]] | expected
    aside = await read(store).games.game(101)
    assert (aside.result, aside.put_aside) == (None, aside.touched_at)
    await store.close()


async def test_puzzles_of_others_are_puzzles(old: str) -> None:
    others = await rows(
        old,
        "SELECT o.*, m.key, m.deal, m.level FROM puzzles_of_others o "
        "JOIN made_puzzles m ON m.id = o.made ORDER BY o.id",
    )
    before = await rows(old, "SELECT * FROM puzzles ORDER BY id")
    assert len(others) == len(before) == 2
    store = await Store.open(old)
    after = await rows(old, "SELECT * FROM puzzles ORDER BY id")
    last = before[-1]["id"]
    new = [{**row, "id": last + at, "day": None} for at, row in enumerate(others, 1)]
    assert after == [*({**row, "made": None} for row in before), *new]
    for row, now in zip(others, new, strict=True):
        found = await read(store).puzzles.get(row["id"])
        assert found == await read(store).puzzles.get(now["id"])
        assert (found.id, found.made, found.owner) == (now["id"], row["made"], row["owner"])
    assert await read(store).puzzles.get(FIRST + 100) is None
    await store.close()
