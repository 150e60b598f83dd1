"""Days and weeks pass: attempts close, streaks go on."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import partial
from itertools import product
from random import Random, randrange

import pytest

from bot.press.dailies import Period
from bot.press.games import BringHere, DealSame, PlayMove
from bot.services.core.days import day_of
from bot.services.rankings.streaks import streaks_of
from bot.store.schema.rankings import Result
from bot.words.games import name_of
from engine import Game
from tests.bot.services.plain_standings import PlainStandings, longest_streak
from tests.effort import effort
from tests.play.attempts import choose, start
from tests.play.days import at, posted, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import labels, rows, text
from tests.play.records import daily
from tests.visits import read

LEAP_DAY = date(2028, 2, 29)
MOVES = daily("sultan").split(" ", 2)[2]
FIRST_HALF = MOVES[: MOVES.index(" ", len(MOVES) // 2)]
SECOND_HALF = MOVES.removeprefix(f"{FIRST_HALF} ")


async def close_days(harness: Harness) -> None:
    """Closes the days that are over, as maintenance does."""
    await harness.services.maintenance.close_days(harness.server.clock.now())


async def open_daily(
    harness: Harness,
    player: SimulatedPlayer,
    hour: int,
    minute: int = 0,
    second: int = 0,
    *,
    day: date = LEAP_DAY,
) -> None:
    """Sets the time and day, draws the daily, and opens it."""
    harness.server.clock.set(at(day, hour, minute, second))
    await harness.draw(day, "sultan")
    await player.slash("divan daily")


@pytest.fixture
async def late_ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who has started the leap day's Sultan at 23:50."""
    ada = harness.player("Ada")
    await open_daily(harness, ada, 23, 50)
    await choose(ada)
    return ada


async def result(harness: Harness, player: SimulatedPlayer) -> tuple[date, int, bool]:
    """The day of the player's only result, its score, and whether it is closed."""
    (one,) = await read(harness.store).results.of(player.owner)
    return one.day, one.score, one.closed_at is not None


async def test_an_attempt_started_before_midnight_can_be_finished_after_it(
    harness: Harness, late_ada: SimulatedPlayer
) -> None:
    await late_ada.slash("divan move", moves=FIRST_HALF)
    harness.server.clock.set(at(date(2028, 3, 1), 3, 59))
    await close_days(harness)
    assert "**Won with 142 " in text(await late_ada.slash("divan move", moves=SECOND_HALF))
    assert await result(harness, late_ada) == (LEAP_DAY, 100, True)


async def test_an_attempt_unfinished_at_four_counts_as_it_is(
    harness: Harness, late_ada: SimulatedPlayer
) -> None:
    await late_ada.slash("divan move", moves=FIRST_HALF)
    board = late_ada.message
    home = (await read(harness.store).results.of(late_ada.owner))[0].placed
    harness.server.clock.set(at(date(2028, 3, 1), 4))
    await late_ada.press("More", on=board)  # before the day is closed
    assert f"**The day is over. You got {home} cards home.**" in text(late_ada.message)
    assert rows(late_ada.message)[1:] == [["Share", "The deal", "Details"], ["Analyze", "Replay"]]
    harness.server.clock.set(at(date(2028, 3, 1), 4, 1))
    await close_days(harness)
    await late_ada.send(await _turn(harness, late_ada), on=board)  # and after
    assert f"**The day is over. You got {home} cards home.**" in text(late_ada.message)
    assert str((await harness.last(late_ada)).record) == FIRST_HALF
    assert await result(harness, late_ada) == (LEAP_DAY, home, True)
    assert 20 <= home < 95


async def test_a_press_made_in_time_and_answered_late_still_counts(
    harness: Harness, late_ada: SimulatedPlayer
) -> None:
    harness.server.clock.set(at(date(2028, 3, 1), 3, 59, 59, 900_000))
    harness.server.faults.delay(0.2)
    pressed = await late_ada.tap("Turn")
    await asyncio.sleep(0.15)  # the day is over, and its last press is under way
    await close_days(harness)
    await pressed.answered()
    assert str((await harness.last(late_ada)).record) == "t"


async def _turn(harness: Harness, player: SimulatedPlayer) -> PlayMove:
    game = await harness.last(player)
    return PlayMove(game.id, game.version, "t")


async def test_a_start_in_the_last_tenth_of_a_second_belongs_to_that_day(harness: Harness) -> None:
    ada = harness.player("Ada")
    await open_daily(harness, ada, 23, 58)
    await harness.draw(date(2028, 3, 1), "sultan")
    await ada.press("Sultan")
    harness.server.clock.set(at(LEAP_DAY, 23, 59, 59, 900_000))
    harness.server.faults.delay(0.2)  # answered on the next day
    assert "Feb 29, 2028" in text(await ada.press("Start"))
    assert (await result(harness, ada))[0] == LEAP_DAY


async def test_a_start_after_midnight_shows_the_new_day(harness: Harness) -> None:
    ada = harness.player("Ada")
    await open_daily(harness, ada, 23, 59, 59)
    await harness.draw(date(2028, 3, 1), "sultan")
    harness.server.clock.set(at(date(2028, 3, 1), 0))
    await choose(ada)
    assert "That day is over. Here’s today’s." in text(ada.message)
    assert "Mar 1, 2028" in text(ada.message)
    assert await read(harness.store).results.of(ada.owner) == ()
    await choose(ada)
    assert (await result(harness, ada))[0] == date(2028, 3, 1)


async def test_two_days_are_open_between_midnight_and_four(
    harness: Harness, late_ada: SimulatedPlayer
) -> None:
    await harness.draw(date(2028, 3, 1))
    harness.server.clock.set(at(date(2028, 3, 1), 0, 30))
    await late_ada.slash("divan daily")
    assert "Unfinished from yesterday: Sultan day 1 (0 home). Finish before <t:" in text(
        late_ada.message
    )
    assert labels(late_ada.message)[0] == "Finish Sultan"
    await choose(late_ada)
    await late_ada.press("Turn")
    await late_ada.slash("divan daily")
    assert "Feb 29, 2028" in text(await late_ada.press("Finish Sultan"))
    await late_ada.press("Turn")
    yesterday, today = await read(harness.store).results.of(late_ada.owner)
    assert (yesterday.day, today.day) == (LEAP_DAY, date(2028, 3, 1))
    assert (yesterday.tie_breaker, today.tie_breaker) == (1, 1)


async def test_a_clock_set_back_over_midnight_gives_no_second_attempt(
    harness: Harness, late_ada: SimulatedPlayer
) -> None:
    await late_ada.slash("divan move", moves=MOVES)
    harness.server.clock.set(at(date(2028, 3, 1), 4, 1))
    await close_days(harness)
    harness.server.clock.set(at(LEAP_DAY, 12))
    assert "**100**, won" in text(await late_ada.slash("divan daily"))
    assert "Sultan ✓" in labels(late_ada.message)
    assert await result(harness, late_ada) == (LEAP_DAY, 100, True)


async def test_a_clock_set_forward_closes_the_days_in_between(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    for player, day in ((ada, LEAP_DAY), (bob, date(2028, 3, 1))):
        await open_daily(harness, player, 12, day=day)
        await choose(player)
    harness.server.clock.set(at(date(2028, 4, 1), 12))
    await close_days(harness)
    for player in (ada, bob):
        assert (await result(harness, player))[2]
        assert (await harness.last(player)).result == "closed"


async def test_without_a_proved_deal_the_other_games_can_be_played(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.draw(harness.today, "shah")
    assert "Divan is still looking for a deal" in text(await ada.slash("divan daily"))
    assert "- Sultan: no deal yet" in text(ada.message)
    assert "Divan is still looking for a deal" in text(await ada.press("Sultan"))
    assert await read(harness.store).results.of(ada.owner) == ()
    await harness.draw(harness.today, "sultan")
    await choose(ada)  # a deal is there now
    assert (await result(harness, ada))[0] == harness.today
    await start(ada, "shah")
    assert len(await read(harness.store).results.of(ada.owner)) == 2


@pytest.mark.parametrize("days", [3, 9])
async def test_a_streak_counts_days_in_a_row(harness: Harness, days: int) -> None:
    ada = harness.player("Ada")
    for n in range(days):
        await open_daily(harness, ada, 12, day=LEAP_DAY - timedelta(days - n))
        await choose(ada)
        await ada.slash("divan move", moves=MOVES)
        await close_days(harness)
        assert "streak" not in text(ada.message), "the first is always the longest yet"
    await open_daily(harness, ada, 12)
    assert f"Your streak: {days} days." in text(ada.message)


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


async def test_a_game_given_up_without_a_move_is_gone(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    unplayed = (await harness.last(ada)).id
    await ada.give_up()
    board = ada.message
    await ada.press("New deal", "Turn")
    played = (await harness.last(ada)).id
    await ada.give_up()
    harness.server.clock.advance(timedelta(days=1, minutes=1))
    await harness.services.maintenance.clear(harness.server.clock.now())
    assert await read(harness.store).games.game(unplayed) is None
    for press in (BringHere(unplayed), DealSame(unplayed)):
        await ada.send(press, on=board)
        assert text(ada.message) == "This game is gone. `/divan play` deals a new one."
    assert str((await harness.row(played)).record) == "t"
