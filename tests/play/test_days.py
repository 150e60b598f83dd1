"""Days passing, at any pace and in either direction, while people play."""

import asyncio
from datetime import date, timedelta

import pytest

from bot.press.games import PlayMove
from bot.services.core.requests import Transactions
from bot.services.maintenance import Maintenance
from tests.play.attempts import choose, start
from tests.play.days import at
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
    await Maintenance(Transactions(harness.store), harness.services.standings).close_days(
        harness.server.clock.now()
    )


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
async def ada(harness: Harness) -> SimulatedPlayer:
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
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan move", moves=FIRST_HALF)
    harness.server.clock.set(at(date(2028, 3, 1), 3, 59))
    await close_days(harness)
    await ada.slash("divan move", moves=SECOND_HALF)
    assert "**Won** in 142 turns." in text(ada.message)
    assert await result(harness, ada) == (LEAP_DAY, 100, True)


async def test_an_attempt_unfinished_at_four_counts_as_it_is(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan move", moves=FIRST_HALF)
    board = ada.message
    home = (await read(harness.store).results.of(ada.owner))[0].placed
    harness.server.clock.set(at(date(2028, 3, 1), 4))
    await ada.press("More", on=board)  # before the day is closed
    assert f"**The day is over**: {home} of 95 cards home" in text(ada.message)
    assert rows(ada.message)[1:] == [["Share", "The deal", "Details"], ["Analyse", "Replay"]]
    harness.server.clock.set(at(date(2028, 3, 1), 4, 1))
    await close_days(harness)
    await ada.send(await _turn(harness, ada), on=board)  # and after
    assert f"**The day is over**: {home} of 95 cards home" in text(ada.message)
    assert str((await harness.last(ada)).record) == FIRST_HALF
    assert await result(harness, ada) == (LEAP_DAY, home, True)
    assert 20 <= home < 95


async def test_a_press_made_in_time_and_answered_late_still_counts(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    harness.server.clock.set(at(date(2028, 3, 1), 3, 59, 59, 900_000))
    harness.server.faults.delay(0.2)
    pressed = await ada.tap("Turn")
    await asyncio.sleep(0.15)  # the day is over, and its last press is under way
    await close_days(harness)
    await pressed.answered()
    assert str((await harness.last(ada)).record) == "t"


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
    await ada.press("Start")
    assert "29 Feb 2028" in text(ada.message)
    assert (await result(harness, ada))[0] == LEAP_DAY


async def test_a_start_after_midnight_shows_the_new_day(harness: Harness) -> None:
    ada = harness.player("Ada")
    await open_daily(harness, ada, 23, 59, 59)
    await harness.draw(date(2028, 3, 1), "sultan")
    harness.server.clock.set(at(date(2028, 3, 1), 0))
    await choose(ada)
    assert "That day is over. Here’s today’s." in text(ada.message)
    assert "1 Mar 2028" in text(ada.message)
    assert await read(harness.store).results.of(ada.owner) == ()
    await choose(ada)
    assert (await result(harness, ada))[0] == date(2028, 3, 1)


async def test_two_days_are_open_between_midnight_and_four(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await harness.draw(date(2028, 3, 1))
    harness.server.clock.set(at(date(2028, 3, 1), 0, 30))
    await ada.slash("divan daily")
    assert "Unfinished from yesterday: Sultan day 1 (0 home). Finish before <t:" in text(
        ada.message
    )
    assert labels(ada.message)[0] == "Finish Sultan"
    await choose(ada)
    await ada.press("Turn")
    await ada.slash("divan daily")
    await ada.press("Finish Sultan")
    assert "29 Feb 2028" in text(ada.message)
    await ada.press("Turn")
    yesterday, today = await read(harness.store).results.of(ada.owner)
    assert (yesterday.day, today.day) == (LEAP_DAY, date(2028, 3, 1))
    assert (yesterday.tie_breaker, today.tie_breaker) == (1, 1)


async def test_a_clock_set_back_over_midnight_gives_no_second_attempt(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan move", moves=MOVES)
    harness.server.clock.set(at(date(2028, 3, 1), 4, 1))
    await close_days(harness)
    harness.server.clock.set(at(LEAP_DAY, 12))
    await ada.slash("divan daily")
    assert "**100**, won" in text(ada.message)
    assert "Sultan ✓" in labels(ada.message)
    assert await result(harness, ada) == (LEAP_DAY, 100, True)


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
    await ada.slash("divan daily")
    assert "Divan is still looking for a deal" in text(ada.message)
    assert "- Sultan: no deal yet" in text(ada.message)
    await ada.press("Sultan")
    assert "Divan is still looking for a deal" in text(ada.message)
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
