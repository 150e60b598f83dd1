"""Auditing: each disagreement in a database is found, and what is computed is rebuilt."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, delete, insert, select, update

from bot.services.audit import REBUILT, Auditing, Trouble
from bot.services.core.requests import Transactions
from bot.store.schema.dailies import dailies
from bot.store.schema.games import games
from bot.store.schema.rankings import all_totals, memberships, played_days, results, span_totals
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.bot.store.played import FIRST, KEY, play_days
from tests.visits import read

Change = Callable[[Connection], object]

TODAY = FIRST + timedelta(2)
RANKED = games.c.day.is_not(None)


def changed(table: Table, *which: object, **values: object) -> Change:
    """Some rows changed by hand."""
    of_rows = update(table).where(*which).values(values)  # type: ignore[arg-type]
    return lambda connection: connection.execute(of_rows)


def deleted(table: Table, *which: object) -> Change:
    of_rows = delete(table).where(*which)  # type: ignore[arg-type]
    return lambda connection: connection.execute(of_rows)


def totals_of_nobody(connection: Connection) -> None:
    row = {"server": "discord:1", "key": KEY, "owner": "x", "played": 1, "wins": 1, "points": 100}
    connection.execute(insert(all_totals).values(row))


OF_ADA = games.c.owner == ADA
CHANGES = [
    (changed(games, RANKED, OF_ADA, result=None), Trouble.OUTCOME),
    (changed(games, games.c.result == "given up", result="won"), Trouble.OUTCOME),
    (changed(games, games.c.result == "given up", placed=94, tie_breaker=1), Trouble.OUTCOME),
    (changed(games, RANKED, placed=94, tie_breaker=1), Trouble.OUTCOME),
    (changed(games, games.c.key == "shah", version=0), Trouble.VERSION),
    (changed(results, results.c.owner == ADA, won=False), Trouble.RESULT),
    (changed(results, results.c.owner == BOB, placed=94), Trouble.RESULT),
    (changed(results, results.c.owner == BOB, closed_at=None), Trouble.RESULT),
    (deleted(results, results.c.owner == BOB), Trouble.RESULT),
    (changed(all_totals, all_totals.c.owner == BOB, points=1), Trouble.TOTALS),
    (deleted(span_totals, span_totals.c.kind == "week"), Trouble.TOTALS),
    (deleted(played_days), Trouble.TOTALS),
    (totals_of_nobody, Trouble.TOTALS),
    (changed(games, OF_ADA, RANKED, key="chess"), Trouble.KIND),
    (changed(games, games.c.key == "shah", moves="d d x"), Trouble.RECORD),
    (changed(games, games.c.key == "shah", moves="d", presses="0 1"), Trouble.PRESSES),
    (changed(games, games.c.key == "shah", presses="0 zero"), Trouble.PRESSES),
    (deleted(games, OF_ADA, RANKED), Trouble.NO_GAME),
    (changed(dailies, line=("t",) * 3), Trouble.DAILY),
    (changed(dailies, fewest=3, fewest_line=("t",) * 3), Trouble.DAILY),
    (changed(dailies, seal="a7" * 32), Trouble.SEAL),
    (changed(dailies, seal=None), Trouble.SEAL),
    (changed(dailies, nonce="0f" * 16), Trouble.SEAL),
    (changed(dailies, nonce=None), Trouble.SEAL),
]


@pytest.fixture(scope="module")
def two_days(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with two days of play."""
    file = tmp_path_factory.mktemp("played") / "divan.db"

    async def play() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await play_days(store, 2)
        await store.close()

    asyncio.run(play())
    return file


@pytest.fixture
async def played(two_days: Path, tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{shutil.copy(two_days, tmp_path)}")
    yield store
    await store.close()


async def troubles(store: Store) -> set[Trouble]:
    return {one.trouble for one in await Auditing(Transactions(store), TODAY).findings()}


async def test_what_was_played_agrees(played: Store) -> None:
    seen: list[tuple[int, int]] = []
    auditing = Auditing(Transactions(played), TODAY, lambda *at: seen.append(at))
    assert not await auditing.findings()
    assert seen[-1] == (8, 8)


async def rows(store: Store) -> list[list[str]]:
    """All rows that are computed from something else, and those of the games."""

    def found(connection: Connection) -> list[list[str]]:
        tables = (games, results, all_totals, span_totals, played_days, memberships)
        return [sorted(map(repr, connection.execute(select(table)))) for table in tables]

    return await store._database.read(found)


async def test_rebuilding_what_agrees_changes_nothing(played: Store) -> None:
    before = await rows(played)
    await Auditing(Transactions(played), TODAY).rebuild()
    assert await rows(played) == before


async def test_both_databases_are_audited_and_rebuilt(store: Store) -> None:
    await play_days(store, 1)
    assert not await troubles(store)
    before = await rows(store)
    for change, trouble in CHANGES:
        if trouble in REBUILT:
            await store._database.write(change)
    assert await troubles(store) == REBUILT
    await Auditing(Transactions(store), TODAY).rebuild()
    assert not await troubles(store)
    assert (await rows(store))[2:] == before[2:]


async def test_auditing_finds_nothing_while_others_play(store: Store) -> None:
    await play_days(store, 1)
    playing = asyncio.create_task(play_days(store, 2, FIRST + timedelta(1)))
    audits = 0
    while not playing.done():
        assert not await Auditing(Transactions(store), TODAY).findings()
        audits += 1
    await playing
    assert audits > 1


@pytest.mark.parametrize(("change", "trouble"), CHANGES)
async def test_a_disagreement_is_found_and_rebuilt(
    played: Store, change: Change, trouble: Trouble
) -> None:
    await played._database.write(change)
    assert trouble in await troubles(played)
    await Auditing(Transactions(played), TODAY).rebuild()
    left = await troubles(played)
    assert trouble not in left if trouble in REBUILT else trouble in left
    assert not left & REBUILT


async def test_a_rebuilt_result_counts_as_before(played: Store) -> None:
    before = await read(played).results.of(BOB)
    await played._database.write(changed(results, results.c.owner == BOB, placed=0, finished=True))
    await played._database.write(deleted(all_totals))
    await Auditing(Transactions(played), TODAY).rebuild()
    assert await read(played).results.of(BOB) == before
    assert not await troubles(played)


async def test_a_missing_result_is_closed_when_its_game_was_last_played(played: Store) -> None:
    before = await read(played).results.of(ADA)
    await played._database.write(deleted(results, results.c.owner == ADA))
    await Auditing(Transactions(played), TODAY).rebuild()
    rebuilt = await read(played).results.of(ADA)
    assert [replace(one, closed_at=None) for one in rebuilt] == [
        replace(one, closed_at=None) for one in before
    ]
    assert all(one.closed_at for one in rebuilt)
