"""The store's speed on SQLite: opening, durable moves, and reads with and without moves."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median, quantiles

from bot.store.schema.games import Saved, StoredGame
from bot.store.store import Store
from tests.rows import new_row, played_row
from tests.visits import read, write

ROUNDS = 500
NOW = datetime(2026, 11, 20, tzinfo=UTC)
MOVES = " ".join(["t", "w", "5>3"] * 88)


async def report() -> list[str]:
    """The figures, a line each: median and 99th percentile."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "divan.db"
        url = f"sqlite:///{file}"
        new = await timed(opener(url), 1)
        again = await timed(opener(url), 20)
        store = await Store.open(url)
        game = await write(store).games.start(
            1, new_row("discord:42", "shah", 42, private=False, at=NOW)
        )
        assert game is not None
        reads = await timed(lambda: read(store).games.game(game.id), ROUNDS)
        moves = await timed(mover(store, game), ROUNDS)
        during_moves = await reads_during_moves(store, game)
        await store.close()
        bare = bare_moves(Path(folder) / "bare.db")
    return [
        f"open: a new database {summary(new)}, an up-to-date one {summary(again)}",
        f"durable move: {summary(moves)}; with sqlite3 alone {summary(bare)}",
        f"read: {summary(reads)}; four at once during moves {summary(during_moves)}",
    ]


def opener(url: str) -> Callable[[], Awaitable[None]]:
    async def work() -> None:
        await (await Store.open(url)).close()

    return work


def mover(store: Store, game: StoredGame) -> Callable[[], Awaitable[None]]:
    """Makes another move each time, in a game of the greatest length."""
    versions = count(game.version)

    async def work() -> None:
        version = next(versions)
        kept = await write(store).games.save(
            version + 2,
            played_row(
                game.owner,
                game.id,
                version,
                moves=MOVES,
                presses="0 3",
                result=None,
                hints=0,
                at=NOW,
            ),
        )
        assert kept is Saved.SAVED

    return work


async def reads_during_moves(store: Store, game: StoredGame) -> list[float]:
    current = await read(store).games.game(game.id)
    assert current is not None
    moves = asyncio.create_task(timed(mover(store, current), ROUNDS))
    seconds = []
    while not moves.done():
        reads = (timed(lambda: read(store).games.game(game.id), 1) for _ in range(4))
        seconds += [taken for (taken,) in await asyncio.gather(*reads)]
    await moves
    return seconds


def bare_moves(file: Path) -> list[float]:
    """The seconds that the same statements take in sqlite3 alone."""
    seconds = []
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=wal")
        connection.execute("PRAGMA synchronous=full")
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, moves TEXT, version INT)")
        connection.execute("CREATE TABLE interactions (id INTEGER PRIMARY KEY, game INT)")
        connection.execute("INSERT INTO games VALUES (1, '', 0)")
        for version in range(ROUNDS):
            since = time.perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "UPDATE games SET moves = ?, version = version + 1 WHERE id = 1 AND version = ?",
                (MOVES, version),
            )
            connection.execute("INSERT INTO interactions VALUES (?, 1)", (version,))
            connection.execute("COMMIT")
            seconds.append(time.perf_counter() - since)
    return seconds


async def timed(work: Callable[[], Awaitable[object]], rounds: int) -> list[float]:
    """The seconds that each round took."""
    seconds = []
    for _ in range(rounds):
        since = time.perf_counter()
        await work()
        seconds.append(time.perf_counter() - since)
    return seconds


def summary(seconds: list[float]) -> str:
    """The median and the 99th percentile; of one round its time."""
    if len(seconds) == 1:
        return f"{seconds[0] * 1e3:,.1f} ms"
    return f"{median(seconds) * 1e3:.2f} ms (p99 {quantiles(seconds, n=100)[98] * 1e3:.2f})"
