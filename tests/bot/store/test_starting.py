"""Starting: a database is made or migrated once, whoever begins; what was acknowledged stays."""

import asyncio
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta, timezone
from itertools import count, repeat
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from bot.services.core.requests import Request
from bot.services.daily.deal_pool import shipped
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.schema.dailies import ProvedDeal
from bot.store.schema.games import Record, Saved, StoredGame
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.bot.store.play import ADA, BOB, saved, started
from tests.effort import effort
from tests.playing import services_over
from tests.rows import new_row
from tests.visits import read, write
from tests.waiting import HANGS_S

GREATEST = 2**63 - 1


async def test_a_game_begins_without_moves(store: Store, now: datetime) -> None:
    game = await write(store).games.start(1, new_row(ADA, "sultan", 42, private=True, at=now))
    assert game == StoredGame(
        id=1,
        owner=ADA,
        key="sultan",
        deal=42,
        record=Record(),
        version=0,
        hints=0,
        private=True,
        result=None,
        started_at=now,
        touched_at=now,
    )
    assert await read(store).games.game(1) == game
    assert await read(store).games.open_game(ADA, "sultan") == game
    assert await read(store).games.last(ADA) == game


async def test_the_greatest_numbers_fit(store: Store, now: datetime) -> None:
    game = await write(store).games.start(
        GREATEST, new_row(ADA, "shah", GREATEST, private=False, at=now)
    )
    assert game is not None
    assert game.deal == GREATEST
    assert await read(store).games.game(game.id) == game
    assert await saved(store, game, GREATEST, now) is Saved.AGAIN


async def test_a_deal_is_not_shown_with_its_game(store: Store, now: datetime) -> None:
    game = await write(store).games.start(1, new_row(ADA, "shah", 918273645, private=False, at=now))
    assert "918273645" not in repr(game)


async def test_a_deal_is_not_logged(
    url: str, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store = await Store.open(url)
    await write(store).games.start(1, new_row(ADA, "shah", 918273645, private=False, at=now))
    await read(store).games.open_game(ADA, "shah")
    await store.close()
    assert "918273645" not in caplog.text


async def test_a_moment_comes_back_in_utc(store: Store, now: datetime) -> None:
    there = now.astimezone(timezone(timedelta(hours=-7)))
    game = await started(store, there)
    kept = await read(store).games.game(game.id)
    assert kept is not None
    assert kept.started_at == now
    assert kept.started_at.utcoffset() == timedelta(0)


@pytest.mark.parametrize("number", [0, -1, 2, GREATEST, 2**63, 10**30])
async def test_unused_ids_find_no_game(store: Store, now: datetime, number: int) -> None:
    await started(store, now)
    assert await read(store).games.game(number) is None


async def test_a_new_player_has_no_games(store: Store) -> None:
    assert await read(store).games.last(ADA) is None
    assert await read(store).games.open_game(ADA, "shah") is None
    assert await read(store).lessons.left(ADA, "shah") is None


async def test_only_one_game_of_a_kind_is_open(store: Store, now: datetime) -> None:
    game = await started(store, now)
    assert await write(store).games.start(2, new_row(ADA, "shah", 8, private=False, at=now)) is None
    assert await read(store).games.open_game(ADA, "shah") == game
    await started(store, now, interaction=3, key="sultan")
    await started(store, now, interaction=4, owner=BOB)


async def test_an_ended_game_makes_room(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, result="lost")
    assert await read(store).games.open_game(ADA, "shah") is None
    assert (await started(store, now, interaction=3)).id != game.id


async def test_a_repeated_interaction_begins_one_game(store: Store, now: datetime) -> None:
    game = await started(store, now)
    await saved(store, game, 2, now, moves="d", result="won")
    again = await write(store).games.start(1, new_row(ADA, "shah", 8, private=False, at=now))
    assert again == await read(store).games.game(game.id)


async def test_the_last_game_is_an_open_one_if_there_is_one(store: Store, now: datetime) -> None:
    later = now + timedelta(minutes=1)
    shah = await started(store, now)
    sultan = await started(store, later, interaction=2, key="sultan")
    assert await read(store).games.last(ADA) == sultan
    await saved(store, sultan, 3, later + timedelta(minutes=1), result="won")
    assert await read(store).games.last(ADA) == shah
    await saved(store, shah, 4, later, result="lost")
    assert await read(store).games.last(ADA) == await read(store).games.game(sultan.id)


ROUNDS = effort(4, 25)


PROGRAMS = 8


CHECKOUT = Path(__file__).parents[3]


@pytest.mark.long
async def test_eight_programs_can_start_at_once(url: str, tmp_path: Path, worker_id: str) -> None:
    async with AsyncExitStack() as stack:
        programs = [await stack.enter_async_context(starter()) for _ in range(PROGRAMS)]
        assert {await said(program) for program in programs} == {"ready"}
        for n in range(ROUNDS):
            await all_start(programs, await another(url, tmp_path, worker_id, n))


async def test_programs_can_add_the_same_deals_in_different_orders(url: str) -> None:
    stores = [await Store.open(url) for _ in range(4)]
    deals = [ProvedDeal("shah", number, ("t",)) for number in range(300)]
    orders = [deals[n:] + deals[:n] for n in (0, 100, 200)] + [deals[::-1]]
    kept = (write(one).deals.keep(order) for one, order in zip(stores, orders, strict=True))
    await asyncio.gather(*kept)
    assert await read(stores[0]).deals.ready("shah") == 300
    await asyncio.gather(*(one.close() for one in stores))


async def all_start(programs: list[Process], url: str) -> None:
    """The programs start at the same moment, play the same dailies, and have every shipped deal."""
    for program in programs:
        assert program.stdin
        program.stdin.write(f"{url}\n".encode())
    dailies = await asyncio.gather(*map(said, programs))
    assert len({*dailies}) == 1, dailies
    assert len(dailies[0].split()) == len(GAMES), dailies[0]
    store = await Store.open(url)
    for key in GAMES:
        assert await read(store).deals.ready(key) == len(shipped(key))
    assert not await store._database.read(deadlocks)
    await store.close()


def deadlocks(connection: Connection) -> int:
    """How many deadlocks PostgreSQL has had to resolve in this database."""
    if connection.dialect.name == "sqlite":
        return 0
    counted = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    return connection.scalar(text(counted)) or 0


async def another(url: str, folder: Path, worker: str, n: int) -> str:
    """The address of another empty database of the same kind."""
    if url.startswith("sqlite"):
        return f"sqlite:///{folder}/divan{n}.db"
    return await emptied(make_url(POSTGRESQL), worker)


@asynccontextmanager
async def starter() -> AsyncIterator[Process]:
    """A program that waits for a database to start on."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.store.starter"), cwd=CHECKOUT, stdin=PIPE, stdout=PIPE
    )
    try:
        yield process
    finally:
        process.kill()
        await process.communicate()


async def said(program: Process) -> str:
    """The next line of a program."""
    assert program.stdout
    async with asyncio.timeout(HANGS_S):
        return (await program.stdout.readline()).decode().strip()


NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)


BEGINNINGS = 50


@pytest.mark.parametrize("new_deals", [count(1), repeat(7)], ids=["different", "same"])
async def test_a_command_delivered_twice_shows_the_game_as_it_is(
    url: str, store: Store, new_deals: Iterator[int]
) -> None:
    another = await Store.open(url)
    both = [services_over(one, lambda: next(new_deals)) for one in (store, another)]
    for n in range(BEGINNINGS):
        request = Request(n + 1, f"discord:{n + 1}", NOON)
        views = await asyncio.gather(*(one.dealer.begin(request, "shah") for one in both * 2))
        row = await read(store).games.open_game(request.owner, "shah")
        assert row and row.version == 0
        for view in views:
            assert (view.game, view.version, view.result) == (row.id, 0, None)
    await another.close()


@pytest.mark.parametrize("acknowledged", [1, 20, 150])
async def test_a_killed_program_keeps_every_acknowledged_move(url: str, acknowledged: int) -> None:
    command = [sys.executable, "-m", "tests.bot.store.mover", url]
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True) as mover:
        assert mover.stdout is not None
        for _ in range(acknowledged):
            mover.stdout.readline()
        mover.kill()
        last = int([str(acknowledged), *mover.stdout.read().split()][-1])
    store = await Store.open(url)
    game = await read(store).games.open_game(ADA, "shah")
    await store.close()
    assert game is not None
    assert len(game.record) == game.version
    # The move in progress when it was killed may have been saved.
    assert game.version in (last, last + 1)


async def test_a_commit_waits_for_the_disk(url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("PostgreSQL's commits wait unless its operator says otherwise")
    database = Database(Address.parse(url))
    settings = await database.write(
        lambda connection: [
            connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    await database.close()
    assert settings == ["wal", 2, 1]
