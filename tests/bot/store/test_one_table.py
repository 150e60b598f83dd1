"""What 0.21 kept in tables of its own is in one table with its like, and its buttons find it."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.opening import migrate
from bot.store.schema.columns import METADATA
from bot.store.store import Store
from tests.bot.store import of_0_21
from tests.bot.store.test_migration import differences
from tests.visits import read

FIRST = 2**62 + 1
"""The first id that a game of a match had, or a puzzle of another's game."""
ADA, EVE = "discord:1000000000000000001", "discord:9"
NOON, LATER = "2026-11-21 12:00:00", "2026-11-21 13:00:00"


def game(id: int, result: str, touched_at: str, put_aside: str, moves: str = "t") -> str:
    """A game of Eve's with a card home, if it has ended."""
    return (
        "INSERT INTO games (id, owner, key, deal, moves, presses, version, hints, private, lesson,"
        " started_at, touched_at, result, placed, tie_breaker, put_aside) VALUES "
        f"({id}, '{EVE}', 'sultan', {id}, '{moves}', '0', 1, 0, false, 0,"
        f" '{NOON}', '{touched_at}', {result}, 1, 1, {put_aside})"
    )


MORE = (
    game(1001, "'given up'", NOON, f"'{NOON}'"),
    game(1002, "'given up'", LATER, f"'{LATER}'"),
    # An earlier version gave them up, won one, and took one up again.
    game(1003, "'given up'", LATER, f"'{NOON}'"),
    game(1004, "'won'", NOON, f"'{NOON}'"),
    game(1005, "NULL", NOON, f"'{NOON}'"),
    f"UPDATE games SET dealt_from = {FIRST + 1} WHERE id = 1001",
    f"INSERT INTO made_puzzles VALUES (5, {FIRST}, "
    f"'{EVE}', 'shah', 3, 2, 'd|d|0', '7', 5, '2026-11-21 04:33:36', '99')",
    f"INSERT INTO puzzles_of_others VALUES ({FIRST + 90}, 5, '{ADA}', '2026-11-22 04:33:36', "
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


async def migrated(url: str) -> Store:
    await migrate(Address.parse(url), is_dumped=True)
    return await Store.open(url)


async def test_its_tables_are_the_declared_ones(old: str) -> None:
    await (await migrated(old)).close()
    database = Database(Address.parse(old))
    assert await differences(database, METADATA) == []
    await database.close()


async def test_games_of_matches_are_games(old: str) -> None:
    before = await rows(old, "SELECT * FROM games ORDER BY id")
    of_matches = await rows(old, "SELECT * FROM match_games ORDER BY id")
    store = await migrated(old)
    after = await rows(old, "SELECT * FROM games ORDER BY id")
    assert [row["id"] for row in after[: len(before)]] == [row["id"] for row in before]
    now = {row["id"]: number for number, row in enumerate(of_matches, after[len(before)]["id"])}
    assert min(now.values()) > before[-1]["id"]
    for row, moved in zip(of_matches, after[len(before) :], strict=True):
        assert moved == moved | row | {"id": now[row["id"]]}
        found = await read(store).games.game(row["id"])
        assert found == await read(store).games.game(now[row["id"]])
        assert (found.id, found.match.match, found.match.number) == (
            now[row["id"]],
            row["match"],
            row["number"],
        )
        assert (found.private, found.hints, found.lesson, found.day) == (True, 0, 0, None)
    assert await read(store).games.game(FIRST + 100) is None
    last = await store.write(lambda tx: tx.games.start(1, replace(found, id=0, key="golf")))
    assert last
    assert last.id > max(now.values())
    await store.close()


@pytest.mark.parametrize(
    ("table", "former"), [("interactions", "match_interactions"), ("analyses", "match_analyses")]
)
async def test_what_belongs_to_games_of_matches_comes_along(
    old: str, table: str, former: str
) -> None:
    before = [await rows(old, f"SELECT * FROM {one}") for one in (table, former)]
    await (await migrated(old)).close()
    ids = await _new_ids(old)
    moved = [row | {"game": ids[row["game"]]} for row in before[1]]
    assert moved
    after = await rows(old, f"SELECT * FROM {table}")
    assert sorted(map(str, after)) == sorted(map(str, (*before[0], *moved)))


async def test_what_names_a_game_of_a_match_follows_it(old: str) -> None:
    hands = await rows(old, "SELECT * FROM hands ORDER BY number")
    await (await migrated(old)).close()
    ids = await _new_ids(old)
    assert hands
    assert await rows(old, "SELECT * FROM hands ORDER BY number") == [
        row | {"game": ids[row["game"]]} for row in hands
    ]
    assert await rows(old, "SELECT dealt_from FROM games WHERE id = 1001") == [
        {"dealt_from": ids[FIRST + 1]}
    ]
    assert await rows(old, "SELECT id, game FROM made_puzzles WHERE id IN (1, 5) ORDER BY id") == [
        {"id": 1, "game": 1},
        {"id": 5, "game": ids[FIRST]},
    ]


async def _new_ids(url: str) -> dict[int, int]:
    """The ids of the games of matches by their former ones."""
    return {row["former"]: row["id"] for row in await rows(url, "SELECT * FROM former_games")}


async def test_what_was_put_aside_is_open_beside_the_open_one(old: str) -> None:
    before = await rows(old, "SELECT * FROM games ORDER BY id")
    store = await migrated(old)
    assert [one.id for one in await read(store).put_aside.of(EVE)] == [1002, 1001]
    assert (await read(store).games.open_game(EVE, "sultan")).id == 1005
    assert (await read(store).ends.ordinary(EVE))["sultan"].played == 2
    after = {row["id"]: row for row in await rows(old, "SELECT * FROM games")}
    for row in before:
        is_aside = (row["put_aside"], row["result"]) == (row["touched_at"], "given up")
        ended = dict.fromkeys(("result", "placed", "tie_breaker")) if is_aside else {}
        expected = row | ended | ({} if is_aside else {"put_aside": None})
        del expected["dealt_from"]
        assert after[row["id"]] == after[row["id"]] | expected
    aside = await read(store).games.game(1001)
    assert (aside.result, aside.put_aside) == (None, aside.touched_at)
    await store.close()


async def test_puzzles_of_others_are_puzzles(old: str) -> None:
    others = await rows(
        old,
        "SELECT o.*, m.key, m.deal, m.level FROM puzzles_of_others o "
        "JOIN made_puzzles m ON m.id = o.made ORDER BY o.id",
    )
    before = await rows(old, "SELECT * FROM puzzles ORDER BY id")
    store = await migrated(old)
    after = await rows(old, "SELECT * FROM puzzles ORDER BY id")
    first = after[len(before)]["id"]
    new = [{**row, "id": at, "day": None} for at, row in enumerate(others, first)]
    expected = [*({**row, "made": None} for row in before), *new]
    kept = before[0].keys() & after[0].keys() - {"tries"}  # Which `test_tries` is about.
    assert [{name: row[name] for name in kept} for row in after] == [
        {name: row[name] for name in kept} for row in expected
    ]
    for row, now in zip(others, new, strict=True):
        found = await read(store).puzzles.get(row["id"])
        assert found == await read(store).puzzles.get(now["id"])
        assert (found.id, found.made, found.owner) == (now["id"], row["made"], row["owner"])
    assert await read(store).puzzles.get(FIRST + 100) is None
    await store.close()
