"""Two who change a match at the same moment: whoever comes second finds what the first one did."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.util import await_only

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.games import Games
from bot.store.queries.matches import Matches
from bot.store.schema.games import Record, Saved
from bot.store.schema.matches import TABLE, MatchKind, MatchState
from bot.store.store import Store, Transaction
from tests.bot.store.test_matches import ADA, BOB, DAY, begin, duel, ended, start


@pytest.fixture(autouse=True)
def only_where_two_write_at_a_time(url: str) -> None:
    if url.startswith("sqlite"):
        pytest.skip("where only one writes at a time nobody waits")


@asynccontextmanager
async def first(
    url: str,
    change: Callable[[Connection], object],
    then: Callable[[Connection], object] = lambda _: None,
) -> AsyncIterator[None]:
    """A change that is made before, and goes on and is committed once somebody waits for it."""
    database, made = Database(Address.parse(url)), asyncio.Event()
    another = Database(Address.parse(url))

    async def waits() -> None:
        locks = text("SELECT 1 FROM pg_locks WHERE NOT granted")
        while not await another.read(lambda connection: connection.scalar(locks)):
            await asyncio.sleep(0)

    def work(connection: Connection) -> None:
        change(connection)
        made.set()
        await_only(waits())
        then(connection)

    changing = asyncio.create_task(database.write(work))
    await asyncio.wait([asyncio.create_task(made.wait()), changing], return_when="FIRST_COMPLETED")
    yield
    await changing
    await database.close()
    await another.close()


async def test_a_press_that_waits_for_the_end_is_late(
    url: str, store: Store, now: datetime
) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))

    def end(connection: Connection) -> None:
        over = MatchState.OVER
        Matches(connection).change(match.id, MatchState.RUNNING, state=over, ended_at=now)

    async with first(url, end):
        assert await store.write(lambda tx: tx.games.save(10, ended(game, now))) is Saved.STALE
    assert await store.read(lambda tx: tx.games.game(game.id)) != ended(game, now)


async def test_an_end_that_waits_for_a_press_finds_it(
    url: str, store: Store, now: datetime
) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    game = await store.write(lambda tx: start(tx, match, ADA, now))

    def press(connection: Connection) -> None:
        assert Games(connection).save(10, ended(game, now)) is Saved.SAVED

    async with first(url, press):
        over = MatchState.OVER
        assert await store.write(
            lambda tx: tx.matches.change(match.id, MatchState.RUNNING, state=over, ended_at=now)
        )
    found = await store.read(lambda tx: tx.games.game(game.id))
    assert found
    assert found.result


async def test_who_finishes_while_the_other_does_ends_the_duel(
    url: str, store: Store, now: datetime
) -> None:
    match = await store.write(lambda tx: begin(tx, now))
    ada = await store.write(lambda tx: start(tx, match, ADA, now))
    bob = await store.write(lambda tx: start(tx, match, BOB, now))

    def finish(connection: Connection) -> None:
        assert Games(connection).save(10, ended(ada, now)) is Saved.SAVED

    async with first(url, finish):
        assert await store.write(lambda tx: tx.games.save(11, ended(bob, now))) is Saved.SAVED
    after = await store.read(lambda tx: tx.matches.of(match.id))
    assert after
    assert after.state is MatchState.OVER


async def test_one_of_two_who_accept_at_once_does(url: str, store: Store, now: datetime) -> None:
    match = await store.write(lambda tx: tx.matches.open(duel(now)))
    running = MatchState.RUNNING

    def accept(connection: Connection) -> None:
        assert Matches(connection).change(match.id, MatchState.OPEN, state=running, rival=BOB)

    async with first(url, accept):
        assert not await store.write(
            lambda tx: tx.matches.change(match.id, MatchState.OPEN, state=running, rival="x")
        )
    after = await store.read(lambda tx: tx.matches.of(match.id))
    assert after
    assert after.rival == BOB


async def test_a_hand_that_comes_second_waits_before_it_holds_anything(
    url: str, store: Store, now: datetime
) -> None:
    """It held the table that the first one had to change, and one of the two was tried again."""
    match = await store.write(lambda tx: begin(tx, now, MatchKind.TABLE))
    owner = f"{TABLE}{match.id}"
    game = await store.write(lambda tx: tx.match_games.start(match.id, 1, owner, now))
    assert game
    tried: list[int] = []
    row = replace(game, record=Record(("t",), (0,)))

    def save(connection: Connection) -> None:
        tried.append(1)
        assert Games(connection).save(10, row) is Saved.SAVED

    def change(connection: Connection) -> None:
        assert Matches(connection).change(match.id, MatchState.RUNNING, closes_at=now + DAY)

    def second(tx: Transaction) -> Saved:
        tried.append(2)
        return tx.games.save(11, row)

    async with first(url, save, change):
        assert await store.write(second) is Saved.STALE
    assert tried == [1, 2]
