"""The leaderboards of a database of 0.21 are the same once it is brought up."""

import shutil
import sqlite3
from collections import defaultdict
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from heapq import nlargest
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import MetaData, insert

from bot.keys import ALL_GAMES
from bot.store import opening
from bot.store.engines.address import Address
from bot.store.queries.leaderboards import (
    Leaderboard,
    all_games_day_leaderboard,
    all_time_leaderboard,
    span_leaderboard,
)
from bot.store.schema.rankings import EVERYWHERE, Standing, month_of, oldest_kept, week_of
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.effort import a_seed
from tests.playing import services_over
from tests.released.boards import boards
from tests.visits import read

EVERYTHING = Path(__file__).with_name("0.21")
NEWEST: Final = "0023"
"""The revision of 0.21."""
PLAYERS, SERVERS = [f"discord:{n}" for n in range(8)], (EVERYWHERE, "discord:91", "discord:92")
TODAY: Final = date(2026, 11, 21)


async def test_everything_is_shown_as_before(tmp_path: Path) -> None:
    """What 0.21 showed is kept beside its database, as `boards` had it there."""
    file = tmp_path / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((EVERYTHING / "everything.sql").read_text("ascii"))
    store = await Store.open(f"sqlite:///{file}")
    shown = [one async for one in boards(services_over(store, lambda: 1))]
    assert "".join(f"{one}\n" for one in shown) == (EVERYTHING / "boards.txt").read_text("utf-8")
    await store.close()


class World:
    """Some players' results of the last seven weeks, and their totals as 0.21 kept them."""

    def __init__(self, random: Random) -> None:
        self.memberships: list[dict[str, Any]] = [
            {"owner": owner, "server": server, "since": since, "hidden": False, "departed": False}
            for owner, server in product(PLAYERS, SERVERS)
            for since in (date.min if server == EVERYWHERE else _ago(random.randrange(50)),)
            if server == EVERYWHERE or random.random() < 0.7
        ]
        self.results = [
            self._result(random, owner, _ago(ago), key)
            for owner, ago, key in product(PLAYERS, range(50), GAMES)
            if random.random() < 0.6
        ]
        self.lines: dict[tuple[str, str, str, date | None], dict[str, dict[str, int]]] = (
            defaultdict(dict)
        )
        """Server, key, kind of span and when it begins, then each player's totals."""
        self.played_days: list[dict[str, Any]] = []
        for one in self.memberships:
            theirs = [
                result
                for result in self.results
                if result["owner"] == one["owner"] and result["day"] >= one["since"]
            ]
            days = {result["day"] for result in theirs if result["closed_at"]}
            known = [{"server": one["server"], "day": day} for day in days]
            self.played_days += [of for of in known if of not in self.played_days]
            for key in (*GAMES, ALL_GAMES):
                counting = [result for result in theirs if key in (result["key"], ALL_GAMES)]
                self._add(one["server"], key, one["owner"], counting)

    @staticmethod
    def _result(random: Random, owner: str, day: date, key: str) -> dict[str, Any]:
        is_closed = day < TODAY - timedelta(1) or random.random() < 0.5
        closed_at = datetime(day.year, day.month, day.day, 12, tzinfo=UTC) if is_closed else None
        won, placed = random.random() < 0.3, random.randrange(90)
        of = {"owner": owner, "day": day, "key": key, "won": won, "placed": placed}
        return {**of, "tie_breaker": 7, "finished": is_closed, "closed_at": closed_at}

    def _add(self, server: str, key: str, owner: str, counting: list[dict[str, Any]]) -> None:
        spans: dict[tuple[str, date | None, int], list[dict[str, Any]]] = defaultdict(list)
        for one in counting:
            if key == ALL_GAMES:
                spans["day", one["day"], 1].append(one)
            if one["closed_at"]:
                spans["all", None, 99].append(one)
                for span in (week_of(one["day"]), month_of(one["day"])):
                    spans[span.kind, span.begins, span.best].append(one)
        for (kind, begins, best), found in spans.items():
            points: dict[date, int] = defaultdict(int)
            for one in found:
                points[one["day"]] += 100 if one["won"] else one["placed"]
            self.lines[server, key, kind, begins][owner] = {
                "days": len(points),
                "wins": sum(one["won"] for one in found),
                "points": sum(nlargest(best, points.values())),
                **({"games": len(found)} if key == ALL_GAMES else {}),
            }

    def totals(self, *kinds: str) -> list[dict[str, Any]]:
        """Rows of a table of totals."""
        return [
            {"server": server, "key": key, "owner": owner, "games": None, **totals}
            | ({} if begins is None else {"kind": kind, "begins": begins})
            for (server, key, kind, begins), lines in self.lines.items()
            for owner, totals in lines.items()
            if kind in kinds
        ]


def _ago(days: int) -> date:
    return TODAY - timedelta(days)


async def test_leaderboards_of_any_world_are_as_before(url: str, tmp_path: Path) -> None:
    world = World(Random(a_seed()))
    await _kept(url, world, _scripts(tmp_path))
    store = await Store.open(url)
    assert await read(store).audit.wrong_totals(TODAY) == 0
    firsts: dict[str, date] = {span.kind: span.begins for span in oldest_kept(TODAY)}
    for (server, key, kind, begins), lines in world.lines.items():
        if begins is not None and begins < firsts[kind]:
            continue
        page = await read(store).leaderboards.page(
            _leaderboard(key, kind, begins, server), 1, 100, PLAYERS[0]
        )
        assert {one.owner: _shown(one, kind) for one in page.standings} == {
            owner: _expected(one, kind) for owner, one in lines.items()
        }
    await store.close()


def _scripts(folder: Path) -> Path:
    """The migrations that 0.21 had."""
    scripts = folder / "migrations"
    shutil.copytree(Path(opening.__file__).with_name("migrations"), scripts)
    for later in (scripts / "versions").glob("r*.py"):
        if later.name[1:5] > NEWEST:
            later.unlink()
    return scripts


async def _kept(url: str, world: World, scripts: Path) -> None:
    """Writes a world as 0.21 did, and brings it up."""
    address = Address.parse(url)
    await opening.migrate(address, scripts)

    def write(connection: Any) -> None:
        rows = {
            "memberships": world.memberships,
            "results": world.results,
            "span_totals": world.totals("day", "week", "month"),
            "all_totals": world.totals("all"),
            "played_days": world.played_days,
        }
        tables = MetaData()
        tables.reflect(connection, only=[*rows])
        for name, some in rows.items():
            connection.execute(insert(tables.tables[name]), some)

    async with opening.reached(address) as database:
        await database.write(write)
    await opening.migrate(address, is_dumped=True, keeps_copy=False)


def _leaderboard(key: str, kind: str, begins: date | None, server: str) -> Leaderboard:
    if begins is None:
        return all_time_leaderboard(key, server)
    if kind == "day":
        return all_games_day_leaderboard(begins, server)
    return span_leaderboard(key, (week_of if kind == "week" else month_of)(begins), server)


def _shown(line: Standing, kind: str) -> tuple[int, ...]:
    """What a line says."""
    return (line.wins, line.points) if kind == "all" else (line.points, line.played)


def _expected(totals: dict[str, int], kind: str) -> tuple[int, ...]:
    """What it said with the totals that 0.21 kept."""
    if kind == "all":
        return totals["wins"], totals["points"]
    return totals["points"], totals["games" if kind == "day" else "days"]
