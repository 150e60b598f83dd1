"""Concurrency: repeated deliveries, double clicks, a busy database, cancelled tasks."""

import asyncio
import logging
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, Update, update
from sqlalchemy.util import await_only

from bot.store.address import Address
from bot.store.database import Database
from bot.store.errors import StoreBusy
from bot.store.rows import Saved
from bot.store.store import Store
from bot.store.tables import games
from tests.bot.store.play import ADA, BOB, saved, started
from tests.visits import read, write


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as in a second process."""
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


async def test_an_interaction_delivered_many_times_is_saved_once(
    store: Store, another: Store, now: datetime
) -> None:
    game = await started(store, now)
    outcomes = await asyncio.gather(
        *(saved(where, game, 2, now) for _ in range(10) for where in (store, another))
    )
    assert Counter(outcomes) == {Saved.SAVED: 1, Saved.AGAIN: 19}


async def test_only_one_of_many_clicks_on_a_board_is_saved(
    store: Store, another: Store, now: datetime
) -> None:
    game = await started(store, now)
    outcomes = await asyncio.gather(
        *(saved(where, game, 2 + n, now) for n in range(20) for where in [(store, another)[n % 2]])
    )
    assert Counter(outcomes) == {Saved.SAVED: 1, Saved.STALE: 19}


async def test_only_one_of_many_games_of_a_kind_begins(
    store: Store, another: Store, now: datetime
) -> None:
    games = await asyncio.gather(
        *(
            write((store, another)[n % 2]).games.start(n, ADA, "shah", n, private=False, at=now)
            for n in range(20)
        )
    )
    begun = [game for game in games if game is not None]
    assert begun == [await read(store).games.open_game(ADA, "shah")]


async def test_a_start_delivered_many_times_begins_one_game(
    store: Store, another: Store, now: datetime
) -> None:
    old = await started(store, now)
    games = await asyncio.gather(
        *(
            write(where).games.start(
                2, ADA, "shah", 8, private=False, at=now, instead_of=(old.id, old.version)
            )
            for _ in range(10)
            for where in (store, another)
        )
    )
    assert set(games) == {await read(store).games.open_game(ADA, "shah")}


@pytest.fixture
def a_writer(url: str, tmp_path: Path) -> sqlite3.Connection:
    """Another program's connection to the same file; tests that use it run on SQLite only."""
    if not url.startswith("sqlite"):
        pytest.skip("only SQLite has one lock for all")
    return sqlite3.connect(tmp_path / "divan.db", isolation_level=None)


async def test_reading_does_not_wait_for_a_writer(
    store: Store, now: datetime, a_writer: sqlite3.Connection
) -> None:
    game = await started(store, now)
    with closing(a_writer):
        a_writer.execute("BEGIN IMMEDIATE")
        a_writer.execute("UPDATE games SET moves = 'f'")
        async with asyncio.timeout(0.5):
            assert (
                await asyncio.gather(*(read(store).games.game(game.id) for _ in range(50)))
                == [game] * 50
            )


async def test_a_busy_database_is_reported_in_time_and_loses_nothing(
    store: Store, now: datetime, a_writer: sqlite3.Connection
) -> None:
    game = await started(store, now)
    with closing(a_writer):
        a_writer.execute("BEGIN IMMEDIATE")
        since = time.monotonic()
        outcomes = await asyncio.gather(
            *(saved(store, game, 2 + n, now) for n in range(30)), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {StoreBusy}
        assert time.monotonic() - since < 2.8
    assert await read(store).games.game(game.id) == game
    assert await saved(store, game, 2, now) is Saved.SAVED


async def test_the_loser_of_a_deadlock_gets_a_busy_store(
    url: str, store: Store, now: datetime
) -> None:
    if url.startswith("sqlite"):
        pytest.skip("where only one writes at a time nobody waits for another's rows")
    mine = await started(store, now)
    theirs = await started(store, now, interaction=2, owner=BOB)
    both_hold_one = asyncio.Barrier(2)

    async def touch(first: int, second: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(touched(first))
            await_only(both_hold_one.wait())
            connection.execute(touched(second))

        database = Database(Address.parse(url))
        try:
            await database.write(work)
        finally:
            await database.close()

    crossed = touch(mine.id, theirs.id), touch(theirs.id, mine.id)
    outcomes = await asyncio.gather(*crossed, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {type(None), StoreBusy}


def touched(game: int) -> Update:
    return update(games).where(games.c.id == game).values(hints=1)


async def test_a_cancelled_change_is_all_or_nothing(store: Store, now: datetime) -> None:
    game = await started(store, now)
    chance, made = seeded(), 0
    for interaction in range(2, 200):
        await cancelled(saved(store, game, interaction, now), after=chance.uniform(0, 0.002))
        kept = await read(store).games.game(game.id)
        assert kept is not None
        made += kept.version - game.version
        again = await saved(store, kept, interaction, now)
        assert again is (Saved.SAVED if kept.version == game.version else Saved.AGAIN)
        game = replace(game, version=game.version + 1)
    assert 0 < made < 198, "nothing was cancelled in time"


async def test_cancelled_work_frees_its_connection(store: Store, now: datetime) -> None:
    game, chance = await started(store, now), seeded()
    for interaction in range(2, 100):
        at_once = [read(store).games.game(game.id), saved(store, game, interaction, now)] * 3
        await cancelled(asyncio.gather(*at_once), after=chance.uniform(0, 0.003))
    async with asyncio.timeout(1):
        await asyncio.gather(*(read(store).games.game(game.id) for _ in range(20)))
        assert await saved(store, game, 1, now) is Saved.AGAIN


def seeded() -> random.Random:
    seed = random.randrange(2**32)
    logging.getLogger(__name__).warning("seed %d", seed)
    return random.Random(seed)


async def cancelled(work: Awaitable[object], *, after: float) -> None:
    """Begin some work, and cancel it after `after` seconds unless it is done."""
    with suppress(TimeoutError):
        async with asyncio.timeout(after):
            await work
