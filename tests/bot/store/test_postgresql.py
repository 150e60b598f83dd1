"""PostgreSQL frozen, cut off and restarted: answers come in time, and it recovers by itself."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import datetime

import pytest
from sqlalchemy import Connection, make_url, text

from bot.store.errors import StoreBusy, StoreOffline, StoreUncertain, StoreUnreachable
from bot.store.schema.games import Saved, StoredGame
from bot.store.store import Store, Transaction
from tests.bot.store.emptied import POSTGRESQL, migrated
from tests.bot.store.play import ADA, saved, started
from tests.bot.store.proxy import Proxy, proxied
from tests.rows import played_row
from tests.visits import read

pytestmark = [
    pytest.mark.clock,
    pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set"),
]

SOON = 0.5
"""Seconds that an answer may take."""
ENOUGH = 2.5
"""Seconds that an answer has; enough to connect anew."""
LATE = 1.0
"""Seconds more that a busy machine may need."""


@pytest.fixture
async def url(worker_id: str) -> str:
    return await migrated(make_url(POSTGRESQL), worker_id)


@pytest.fixture
async def proxy(url: str) -> AsyncIterator[Proxy]:
    async with proxied(url) as (proxy, _):
        yield proxy


@pytest.fixture
async def store(url: str, proxy: Proxy) -> AsyncIterator[Store]:
    """A store that reaches its server through the proxy."""
    there = make_url(url).set(host="127.0.0.1", port=proxy.port)
    opened = await Store.open(there.render_as_string(hide_password=False))
    yield opened
    await opened.close()


@pytest.fixture
async def game(store: Store, now: datetime) -> StoredGame:
    return await started(store, now)


def soon(seconds: float = SOON) -> float:
    return asyncio.get_running_loop().time() + seconds


def touching(game: StoredGame, at: datetime) -> Callable[[Transaction], None]:
    return lambda tx: tx.games.touch(game.id, at)


async def outcome(store: Store, game: StoredGame, at: datetime, seconds: float = ENOUGH) -> str:
    """What became of a read and a write that may take this long: `done` or the error's name."""
    try:
        await store.read(lambda tx: tx.games.game(game.id), soon(seconds))
        await store.write(touching(game, at), soon(seconds))
    except (StoreBusy, StoreUncertain) as error:
        return type(error).__name__
    return "done"


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The levels of what the log says of outages."""
    return [one.levelname for one in caplog.records if one.name == "bot.store.engines.connections"]


async def test_a_frozen_server_is_reported_in_time(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    proxy.freeze()
    since = time.monotonic()
    calls = [store.read(lambda tx: tx.games.game(game.id), soon()) for _ in range(100)]
    calls += [store.write(touching(game, now), soon()) for _ in range(100)]
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert time.monotonic() - since < SOON + LATE
    assert all(isinstance(error, StoreBusy) for error in errors), errors
    assert told(caplog) == ["WARNING"]
    proxy.thaw()
    assert await outcome(store, game, now) == "done"
    assert await read(store).games.game(game.id) == game
    assert told(caplog) == ["WARNING", "INFO"]


async def test_a_cancelled_call_to_a_frozen_server_ends(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime
) -> None:
    proxy.freeze()
    since = time.monotonic()
    with suppress(TimeoutError):
        async with asyncio.timeout(0.1):
            await store.write(touching(game, now), soon(60))
    assert time.monotonic() - since < 0.1 + 0.5 + LATE


async def test_a_store_on_a_frozen_server_can_be_closed(url: str) -> None:
    async with proxied(url) as (proxy, there):
        store = await Store.open(there)
        proxy.freeze()
        async with asyncio.timeout(1 + LATE):
            await store.close()


async def test_a_frozen_server_is_not_waited_for_at_the_start(url: str) -> None:
    async with proxied(url) as (proxy, there):
        proxy.freeze()
        since = time.monotonic()
        with pytest.raises(StoreUnreachable) as caught:
            await Store.open(there)
        assert time.monotonic() - since < 3
        assert "no answer" in caught.value.cause


@pytest.mark.parametrize("doing", ["freeze", "cut"])
async def test_a_commit_without_an_answer_is_in_doubt(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime, doing: str
) -> None:
    proxy.at_commit = doing
    since = time.monotonic()
    with pytest.raises(StoreUncertain):
        await store.write(lambda tx: save(tx, game, now), soon())
    assert time.monotonic() - since < SOON + LATE
    proxy.thaw()
    # This time it was saved; the same interaction finds out.
    assert await saved(store, game, 7, now) is Saved.AGAIN


def save(tx: Transaction, game: StoredGame, at: datetime) -> Saved:
    return tx.games.save(
        7,
        played_row(ADA, game.id, game.version, moves="d", presses="0", at=at),
    )


async def test_a_lost_connection_is_replaced_unnoticed(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(5):
        proxy.cut()
        assert await outcome(store, game, now) == "done"
    assert told(caplog) == []


async def test_work_cut_before_its_commit_is_done_once(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime
) -> None:
    attempts = 0

    def cut_once(tx: Transaction) -> Saved:
        nonlocal attempts
        attempts += 1
        done = save(tx, game, now)
        if attempts == 1:
            proxy.cut()
            tx.games.game(game.id)
        return done

    assert await store.write(cut_once, soon(ENOUGH)) is Saved.SAVED
    assert attempts == 2
    kept = await read(store).games.game(game.id)
    assert kept.version == game.version + 1


async def test_work_whose_session_the_server_ends_is_done_once(
    store: Store, game: StoredGame, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    attempts = 0

    def ended_once(tx: Transaction) -> Saved:
        nonlocal attempts
        attempts += 1
        done = save(tx, game, now)
        if attempts == 1:
            tx._connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return done

    assert await store.write(ended_once, soon(ENOUGH)) is Saved.SAVED
    assert attempts == 2
    assert told(caplog) == []


async def test_a_short_restart_goes_unnoticed_by_players(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    ended = soon(1.5)
    outcomes: list[str] = []

    async def play() -> None:
        while asyncio.get_running_loop().time() < ended:
            outcomes.append(await outcome(store, game, now))
            await asyncio.sleep(0.02)

    playing = asyncio.gather(*(play() for _ in range(20)))
    await asyncio.sleep(0.3)
    await proxy.refuse()
    await asyncio.sleep(0.6)
    await proxy.listen()
    await playing
    assert {*outcomes} <= {"done", "StoreUncertain"}
    assert outcomes.count("StoreUncertain") <= 8, "only what was being committed can be in doubt"
    assert told(caplog) == ["WARNING", "INFO"]


async def test_a_long_outage_is_logged_once(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await proxy.refuse()
    for _ in range(3):
        outcomes = await asyncio.gather(*(outcome(store, game, now, SOON) for _ in range(69)))
        assert {*outcomes} <= {"StoreOffline", "StoreBusy"}
    await proxy.listen()
    assert await outcome(store, game, now) == "done"
    assert told(caplog) == ["WARNING", "INFO"]


async def test_connections_are_bounded_and_given_back(
    store: Store, game: StoredGame, proxy: Proxy, now: datetime
) -> None:
    for _ in range(3):
        proxy.freeze()
        await asyncio.gather(*(outcome(store, game, now, 0.1) for _ in range(50)))
        proxy.thaw()
        outcomes = await asyncio.gather(*(outcome(store, game, now) for _ in range(50)))
        assert {*outcomes} == {"done"}
    # The server may take a moment to see that a connection was closed.
    async with asyncio.timeout(5):
        while await store._database.read(lambda it: open_connections(it)) > 4 + 8:
            await asyncio.sleep(0.05)


def open_connections(connection: Connection) -> int:
    counted = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    return connection.scalar(text(counted)) or 0


async def test_the_server_ends_what_takes_too_long(store: Store) -> None:
    def limits(connection: Connection) -> list[str | None]:
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        return [connection.scalar(text(f"SHOW {name}")) for name in names]

    assert await store._database.read(limits) == ["20s", "2s", "10s"]
    assert await store._database.write(limits) == ["20s", "2s", "10s"]


async def test_an_error_of_the_work_itself_is_no_outage(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ZeroDivisionError):
        await store.write(lambda _: 1 // 0)
    with pytest.raises(Exception, match="nothing"):
        await store._database.write(lambda it: it.execute(text("SELECT * FROM nothing")))
    assert told(caplog) == []


async def test_waiting_in_line_is_no_outage(
    store: Store, game: StoredGame, caplog: pytest.LogCaptureFixture
) -> None:
    sleep = text("SELECT pg_sleep(0.4)")
    works = [store._database.read(lambda it: it.execute(sleep).all()) for _ in range(4)]
    busy = asyncio.gather(*works)
    await asyncio.sleep(0.05)
    with pytest.raises(StoreBusy) as caught:
        await store.read(lambda tx: tx.games.game(game.id), soon(0.1))
    assert not isinstance(caught.value, StoreOffline)
    await busy
    assert told(caplog) == []
