"""Weeks in seconds: three people play at random across a new year, and everything adds up."""

from collections import defaultdict
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import partial
from itertools import product
from random import Random, randrange

import pytest

from bot.press.leaderboards import Period
from bot.services.core.days import day_of
from bot.services.rankings.streaks import streaks_of
from bot.store.schema.rankings import Result
from bot.words.common.games import name_of
from engine import Game
from tests.bot.services.plain_standings import PlainStandings, longest_streak
from tests.effort import effort
from tests.play.attempts import start
from tests.play.days import at, posted, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import text
from tests.play.records import daily
from tests.visits import read

FIRST = date(2026, 12, 14)
DAYS = effort(18, 40)
KEYS = ("sultan", "shah")
NAMES = ("Ada", "Bob", "Cleo")


@dataclass
class Weeks:
    """The weeks' players, and an independent account of what they played."""

    harness: Harness
    random: Random
    players: list[SimulatedPlayer]
    plain: PlainStandings = field(default_factory=PlainStandings)
    played: defaultdict[date, set[str]] = field(default_factory=lambda: defaultdict(set))
    """The games played on each day."""

    async def play_day(self, day: date) -> None:
        """One day, from nine in the morning to seven on the next."""
        self.harness.server.clock.set(at(day, 9))
        drawn = [key for key in KEYS if self.random.random() < 0.9]
        if drawn:
            await self.harness.draw(day, *drawn)
            self.plain.open.add(day)
        self.plain.pars |= {(day, key): None for key in drawn}
        for player in self.players:
            for key in drawn:
                if self.random.random() < 0.5:
                    await self.attempt(player, day, key)
        for hour in (21, 23, 28, 31):
            await run_tasks_at(self.harness, at(day, 0) + timedelta(hours=hour))

    async def attempt(self, player: SimulatedPlayer, day: date, key: str) -> None:
        """Plays a winning line or part of it, and may give up."""
        await start(player, key)
        _, deal, *line = daily(key).split()
        moves = line[: self.random.choice((1, len(line) // 2, len(line) // 2, len(line)))]
        await player.slash("divan move", moves=" ".join(moves), game=key)
        won = len(moves) == len(line)
        if not won and self.random.random() < 0.5:
            await player.give_up()
        placed = Game.start(key, int(deal)).played_all(moves).placed
        ties = sum(">" in move or "^" in move for move in moves)
        ties = moves.count("t") if key == "sultan" else ties
        noon = at(day, 12)
        self.plain.keep(Result(player.owner, day, key, won, placed, ties, won, noon))
        self.played[day].add(key)


@pytest.mark.long
async def test_weeks_of_dailies_add_up(harness: Harness) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
    harness.server.clock.set(at(FIRST, 8))
    await set_up_digest(harness, hour=6)
    weeks = Weeks(harness, Random(seed), [harness.player(name) for name in NAMES])
    for n in range(DAYS):
        await weeks.play_day(FIRST + timedelta(n))
    await check_digests(weeks)
    await check_results(weeks)
    await check_streaks(weeks)
    await check_leaderboards(weeks)


async def check_digests(weeks: Weeks) -> None:
    """Each day's digest came the next morning and lists the games played."""
    digests = posted(weeks.harness)
    days = [day_of(datetime.fromisoformat(one["timestamp"])) for one in digests]
    # Who began an attempt and did nothing isn't in it.
    did = [one for one in weeks.plain.results if one.placed or one.tie_breaker]
    assert days == [day + timedelta(1) for day in sorted({one.day for one in did})]
    for digest, posted_on in zip(digests, days, strict=True):
        answer, day = text(digest), posted_on - timedelta(1)
        for key in weeks.played[day]:
            results = [one for one in did if (one.day, one.key) == (day, key)]
            assert (f"**{name_of(key)} day " in answer) == bool(results)
            assert all(f"<@{one.owner.removeprefix('discord:')}>" in answer for one in results)


async def check_results(weeks: Weeks) -> None:
    """Every attempt counts as its player left it."""
    for player in weeks.players:
        stored = await read(weeks.harness.store).results.of(player.owner)
        assert all(one.closed_at for one in stored)
        theirs = sorted(
            (one for one in weeks.plain.results if one.owner == player.owner),
            key=lambda one: (one.day, one.key),
        )
        assert [_without_closing(one) for one in stored] == [
            _without_closing(one) for one in theirs
        ]


def _without_closing(result: Result) -> Result:
    """A result without its closing time."""
    return replace(result, closed_at=None)


async def check_streaks(weeks: Weeks) -> None:
    """The longest streak matches a plain count."""
    last = FIRST + timedelta(DAYS - 1)
    days = weeks.plain.days(last)
    for player in weeks.players:
        longest = longest_streak(days, weeks.plain.played(player.owner, last))
        found = await weeks.harness.store.read(partial(streaks_of, owner=player.owner, today=last))
        assert found.longest == longest


async def check_leaderboards(weeks: Weeks) -> None:
    """Every player's own line on the last leaderboards matches a plain count."""
    last = FIRST + timedelta(DAYS - 1)
    weeks.harness.server.clock.set(at(last, 23))
    for player in weeks.players:
        for key, period in product(KEYS, Period):
            await player.slash("divan board", game=key, period=period.value)
            rows = weeks.plain.rows(key, period, None, last, player.owner)
            if not rows and period is Period.DAY:  # The day before stands in for it.
                rows = weeks.plain.rows(key, period, None, last - timedelta(1), player.owner)
            own = next((row for row in rows if row.is_own), None)
            said = text(player.message).splitlines()
            answer = [line for line in said if not line.startswith("-# ")][-1]
            if own is None:
                drawn = period is not Period.DAY or (last, key) in weeks.plain.pars
                nobody = "Nobody is on" if drawn else "Today’s daily"
                assert answer.startswith("You’re not on this leaderboard" if rows else nobody)
            else:
                place = f"**You:** place {own.place} of {len(rows)} · "
                assert answer.startswith(place), f"{key} {period}: {answer}"
                wins = f"{own.wins} win" if period is Period.ALL_TIME else f"{own.points:,} · "
                assert wins in answer.removeprefix(place)
