"""Concurrency: repeated deliveries, double clicks, a busy database, cancelled tasks."""

import asyncio
import logging
import random
import sqlite3
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Update, update
from sqlalchemy.util import await_only

from bot.store.engines import sqlite
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.errors import StoreBusy, StoreOffline, StoreUncertain
from bot.store.schema.games import Saved, games
from bot.store.store import Store, Transaction
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import new_row
from tests.visits import read, write

pytestmark = pytest.mark.clock


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
            write((store, another)[n % 2]).games.start(
                n, new_row(ADA, "shah", n, private=False, at=now)
            )
            for n in range(20)
        )
    )
    begun = [game for game in games if game is not None]
    assert begun == [await read(store).games.open_game(ADA, "shah")]


async def test_a_start_delivered_many_times_begins_one_game(
    store: Store, another: Store, now: datetime
) -> None:
    games = await asyncio.gather(
        *(
            write(where).games.start(2, new_row(ADA, "shah", 8, private=False, at=now))
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


async def test_writes_that_wait_together_share_a_commit(
    store: Store, now: datetime, a_writer: sqlite3.Connection, tmp_path: Path
) -> None:
    games = [await started(store, now, interaction=n, owner=f"discord:{n}") for n in range(30)]
    wal = tmp_path / "divan.db-wal"
    with closing(a_writer):
        a_writer.execute("BEGIN IMMEDIATE")
        before = commits(wal)
        moves = [saved(store, game, 100 + n, now) for n, game in enumerate(games)]
        # One of them fails, and is undone by itself.
        fails = write(store).games.start(1, new_row(ADA, "shah", 2**70, private=False, at=now))
        waiting = asyncio.gather(*moves[:15], fails, *moves[15:], return_exceptions=True)
        await asyncio.sleep(0.1)
        a_writer.execute("ROLLBACK")
        outcomes = await waiting
    assert isinstance(outcomes.pop(15), Exception)
    assert outcomes == [Saved.SAVED] * 30
    assert commits(wal) - before < 10, "a slow machine may need more than one"
    assert await read(store).games.open_game(ADA, "shah") is None


@pytest.mark.parametrize("failing", [{0}, {0, 1}, {1, 3}, {4}, {0, 2, 4}, {0, 1, 2, 3, 4}])
async def test_work_that_fails_undoes_itself_alone(
    store: Store, now: datetime, failing: set[int]
) -> None:
    owners = [f"discord:{n}" for n in range(5)]

    def begin(tx: Transaction, n: int) -> None:
        assert tx.games.start(n + 1, new_row(owners[n], "shah", 7, private=False, at=now))
        if n in failing:
            raise LookupError

    works = (store.write(partial(begin, n=n)) for n in range(5))
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    assert {n for n, outcome in enumerate(outcomes) if outcome is not None} == failing
    begun = [await read(store).games.open_game(owner, "shah") for owner in owners]
    assert {n for n, game in enumerate(begun) if game is None} == failing


def commits(wal: Path) -> int:
    """How many transactions a write-ahead log has; see "WAL-mode File Format" in SQLite's docs."""
    log = wal.read_bytes()
    (page,) = struct.unpack(">I", log[8:12])
    salts = log[16:24]
    frames = (log[at : at + 24] for at in range(32, len(log), 24 + page))
    return sum(frame[8:16] == salts and frame[4:8] != bytes(4) for frame in frames)


@pytest.fixture
def soon_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has just been served says nothing about the database any more."""
    monkeypatch.setattr(sqlite, "_LOOK_S", 0.01)


@pytest.mark.usefixtures("soon_slow")
async def test_nobody_waits_past_their_moment(
    store: Store, now: datetime, a_writer: sqlite3.Connection
) -> None:
    game = await started(store, now)
    clock = asyncio.get_running_loop().time
    with closing(a_writer):
        a_writer.execute("BEGIN IMMEDIATE")

        async def until(seconds: float) -> float:
            since = clock()
            with pytest.raises(StoreBusy):
                await store.write(lambda tx: tx.games.touch(game.id, now), since + seconds)
            return clock() - since

        patient = asyncio.create_task(
            store.write(lambda tx: tx.games.touch(game.id, now), clock() + 30)
        )
        waited = await asyncio.gather(*map(until, (0.1, 0.9, 0.5)))
        assert waited == pytest.approx([0.1, 0.9, 0.5], abs=0.3)
        assert not patient.done()
        a_writer.execute("ROLLBACK")
        await asyncio.wait_for(patient, 2)


async def test_whoever_waits_for_others_that_are_served_waits_longer(
    store: Store, now: datetime, a_writer: sqlite3.Connection
) -> None:
    """Two hundred wrote at once on a busy machine, and the last were refused."""
    a_writer.close()
    game = await started(store, now)

    def slow(tx: Transaction) -> None:
        time.sleep(0.03)
        tx.games.touch(game.id, now)

    clock = asyncio.get_running_loop().time
    for late in (0.1, -0.1):  # A process that is late itself asks when its time is up.
        await asyncio.gather(*(store.write(slow, clock() + late) for _ in range(30)))


@pytest.mark.usefixtures("soon_slow")
async def test_nobody_waits_for_a_disk_that_hangs(
    store: Store, now: datetime, a_writer: sqlite3.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    a_writer.close()
    caplog.set_level(logging.INFO)
    game = await started(store, now)

    def hang(tx: Transaction) -> None:
        tx.games.game(game.id)
        time.sleep(1)

    clock = asyncio.get_running_loop().time
    since = clock()
    outcomes = await asyncio.gather(
        store.write(hang, since + 0.1),
        store.write(lambda tx: tx.games.touch(game.id, now), since + 0.1),
        store.read(hang, since + 0.1),
        return_exceptions=True,
    )
    assert clock() - since < 0.8
    assert [*map(type, outcomes)] == [StoreUncertain, StoreBusy, StoreOffline]
    await store.write(lambda tx: tx.games.touch(game.id, now), since + 5)
    levels = [
        one.levelname for one in caplog.records if one.name == "bot.store.engines.connections"
    ]
    assert levels == ["WARNING", "INFO"]


async def test_the_loser_of_a_deadlock_does_its_work_again(
    url: str, store: Store, now: datetime
) -> None:
    if url.startswith("sqlite"):
        pytest.skip("where only one writes at a time nobody waits for another's rows")
    mine = await started(store, now)
    theirs = await started(store, now, interaction=2, owner=BOB)
    both_hold_one = asyncio.Barrier(2)
    crossing, tries = {mine.id, theirs.id}, list[int]()

    async def touch(first: int, second: int) -> None:
        def work(connection: Connection) -> None:
            tries.append(first)
            connection.execute(touched(first))
            if first in crossing:
                crossing.remove(first)
                await_only(both_hold_one.wait())
            connection.execute(touched(second))

        database = Database(Address.parse(url))
        try:
            await database.write(work)
        finally:
            await database.close()

    await asyncio.gather(touch(mine.id, theirs.id), touch(theirs.id, mine.id))
    for game in (mine, theirs):
        kept = await read(store).games.game(game.id)
        assert kept
        assert kept.hints == 1
    assert sorted(tries) in ([mine.id, mine.id, theirs.id], [mine.id, theirs.id, theirs.id])


def touched(game: int) -> Update:
    return update(games).where(games.c.id == game).values(hints=1)


async def test_a_cancelled_change_is_all_or_nothing(store: Store, now: datetime) -> None:
    game = await started(store, now)
    chance, made = seeded(), 0
    for interaction in range(2, 200):
        after = 0.0 if interaction % 2 else chance.uniform(0, 0.002)
        await cancelled(saved(store, game, interaction, now), after=after)
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
