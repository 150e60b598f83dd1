"""The leaderboards' speed on SQLite: pages, statistics, and closing a day, at the end of a year.

A hundred thousand players join over the year; attempts increase each day to twenty thousand on the
last, three and a half million in all. A quarter of the players are on the largest server, the
others on one or two smaller ones.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime, timedelta
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import TypeAlias

from bot.press.dailies import Period
from bot.services.core.days import closes_at
from bot.services.core.requests import Transactions
from bot.services.rankings.standings import LeaderboardQuery, Standings
from bot.services.rankings.statistics import Statistics, statistics_of
from bot.store.schema.rankings import EVERYWHERE, Result
from bot.store.store import Store
from tests.visits import write
from tools.bench.store import summary, timed

PLAYERS = 100_000
DAYS = 365
ATTEMPTS = 20_000
SERVERS = 2_000
GAMES = {"sultan": 60, "sultan-classic": 20, "shah": 20}
"""Percent of all attempts."""
OPEN = 0.25
"""The share of the last day's attempts that are still open and closed with it."""
ROUNDS = 50

Row: TypeAlias = tuple[object, ...]

LAST = date(2028, 12, 30)
"""A Saturday: the week and the month are nearly over, so their totals are largest."""
AFTER = LAST + timedelta(1)


async def report() -> list[str]:
    """The figures, a line each: median and 99th percentile."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "divan.db"
        store = await Store.open(f"sqlite:///{file}")
        count = await asyncio.to_thread(fill, file, rng)
        standings = Standings(Transactions(store))
        rebuilt = await timed(lambda: standings.rebuild(LAST), 1)
        megabytes = file.stat().st_size / 1e6
        figures = [
            f"a year: {count:,} results of {PLAYERS:,} players, {megabytes:,.0f} MB; "
            f"all totals rebuilt {summary(rebuilt)}",
            *[await leaderboards(standings, period, rng) for period in Period],
            await statistics(store, rng),
            *await closings(store, standings, file, rng),
        ]
        await store.close()
    return figures


async def leaderboards(standings: Standings, period: Period, rng: random.Random) -> str:
    """A period's leaderboards of the most played game, everywhere and on the largest server."""

    def page_reader(server: str | None, last: int) -> Callable[[], Awaitable[object]]:
        def read_page() -> Awaitable[object]:
            query = LeaderboardQuery("sultan", period, server, LAST, rng.randint(1, last))
            return standings.leaderboard(query, random_player(rng), LAST)

        return read_page

    figures = []
    for name, scope in (("everywhere", None), ("largest server", server_of(0))):
        whole = await standings.leaderboard(
            LeaderboardQuery("sultan", period, scope, LAST), random_player(rng), LAST
        )
        first = await timed(page_reader(scope, 1), ROUNDS)
        typical = await timed(page_reader(scope, whole.pages), ROUNDS)
        figures.append(f"{name} {summary(first)}, any of {whole.pages:,} pages {summary(typical)}")
    return f"leaderboard, {period.value}: {'; '.join(figures)}"


async def statistics(store: Store, rng: random.Random) -> str:
    def of(owner: str) -> Awaitable[Statistics]:
        return store.read(partial(statistics_of, owner=owner, today=LAST, known=LAST))

    typical = await timed(lambda: of(random_player(rng)), ROUNDS)
    most = await timed(lambda: of(owner_of(0)), ROUNDS)
    games = sum(game.played for game in (await of(owner_of(0))).games)
    return f"statistics: {summary(typical)}; after {games} games {summary(most)}"


async def closings(store: Store, standings: Standings, file: Path, rng: random.Random) -> list[str]:
    """Closing the last day, and a day whose attempts are all still open."""
    with opened(file) as connection:
        add_results(connection, results(rng, DAYS, AFTER.isoformat(), 1.0))
    days = []
    for day in (LAST, AFTER):
        since = time.perf_counter()
        closed = await standings.close_day(day, closes_at(day))
        days.append(f"with {closed:,} left open {time.perf_counter() - since:.2f} s")
    ended = (
        Result(owner_of(player), AFTER + timedelta(1), "sultan", True, 95, 120, True, noon(AFTER))
        for player in rng.sample(range(PLAYERS), ROUNDS)
    )
    ends = await timed(lambda: write(store).results.keep(next(ended)), ROUNDS)
    return [
        f"a day of {ATTEMPTS:,} attempts closed: {', '.join(days)}",
        f"ending an attempt: {summary(ends)}",
    ]


def owner_of(player: int) -> str:
    return f"discord:{100_000_000_000_000_000 + player * 7_919_000_000_001}"


def server_of(number: int) -> str:
    return f"discord:{900_000_000_000_000_000 + number}"


def random_player(rng: random.Random) -> str:
    return owner_of(rng.randrange(PLAYERS))


def first() -> date:
    return LAST - timedelta(DAYS - 1)


def noon(day: date) -> datetime:
    return closes_at(day) - timedelta(hours=16)


def fill(file: Path, rng: random.Random) -> int:
    """Writes the year's dailies, memberships and results; the number of results."""
    days = [(first() + timedelta(n)).isoformat() for n in range(DAYS)]
    with opened(file) as connection:
        dailies = ((day, key, 1, "", 60) for day in days for key in GAMES)
        add(connection, "dailies (day, key, deal, line, par)", dailies)
        add(connection, "open_days (day)", ((day,) for day in days))
        add(connection, "memberships (owner, server, since, hidden, departed)", members(rng))
        with sorted_later(connection):
            for n, day in enumerate(days):
                add_results(connection, results(rng, n, day, OPEN if n == DAYS - 1 else 0.0))
        (count,) = connection.execute("SELECT count(*) FROM results").fetchone()
    return int(count)


@contextmanager
def sorted_later(connection: sqlite3.Connection) -> Iterator[None]:
    """Collects results unsorted, then sorts and indexes them all at once."""
    indices = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'results'"
    ).fetchall()
    indices = [(name, sql) for name, sql in indices if sql]
    for name, _ in indices:
        connection.execute(f"DROP INDEX {name}")
    connection.execute("CREATE TEMP TABLE results AS SELECT * FROM main.results")
    yield
    connection.execute(
        "INSERT OR IGNORE INTO main.results SELECT * FROM temp.results ORDER BY owner, day, key"
    )
    connection.execute("DROP TABLE temp.results")
    for _, sql in indices:
        connection.execute(sql)


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """The file opened without the store, to write before measuring; commits at the end."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=off")
        connection.execute("PRAGMA cache_size=-400000")
        yield connection
        connection.commit()


def add_results(connection: sqlite3.Connection, rows: Iterator[Row]) -> None:
    columns = "owner, day, key, won, placed, tie_breaker, finished, closed_at"
    add(connection, f"results ({columns})", rows)


def add(connection: sqlite3.Connection, table: str, rows: Iterator[Row]) -> None:
    """Adds rows to a table with the columns that they have: later migrations add others."""
    values = ", ".join("?" * (table.count(",") + 1))
    connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({values})", rows)


def members(rng: random.Random) -> Iterator[Row]:
    """Members, each with a server, a first day, and whether they hide."""
    sizes = list(accumulate(1 / (n + 3) ** 1.1 for n in range(1, SERVERS)))
    for player in range(PLAYERS):
        begun = first() + timedelta(player * DAYS // PLAYERS)
        yield owner_of(player), EVERYWHERE, "0001-01-01", rng.random() < 0.02, False
        others = rng.choices(range(1, SERVERS), cum_weights=sizes, k=2)
        servers = [0, others[0]] if rng.random() < 0.25 else others[: rng.choice((1, 1, 1, 2))]
        for server, since in zip(servers, (begun, begun + timedelta(30)), strict=False):
            yield owner_of(player), server_of(server), since.isoformat(), rng.random() < 0.02, False


def results(rng: random.Random, n: int, day: str, open_share: float) -> Iterator[Row]:
    """The results of players who start that day, and of others, mostly those who joined early."""
    begun = range(n * PLAYERS // DAYS, (n + 1) * PLAYERS // DAYS)
    count = ATTEMPTS * (n + 1) // DAYS - len(begun)
    players = [min(int(begun.stop * rng.random() ** 1.7), PLAYERS - 1) for _ in range(count)]
    keys = ["sultan"] * len(begun) + rng.choices([*GAMES], [*GAMES.values()], k=count)
    for player, key in zip([*begun, *players], keys, strict=True):
        won = rng.random() < 0.3
        placed = 95 if won else rng.randrange(5, 90)
        closed_at = None if rng.random() < open_share else f"{day} 12:00:00.000000"
        finished = closed_at is not None
        tie_breaker = rng.randrange(90, 240)
        yield owner_of(player), day, key, won, placed, tie_breaker, finished, closed_at
