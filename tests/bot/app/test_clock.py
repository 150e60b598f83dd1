"""The clock for what can't be undone, with a machine's clock and Discord's that are set at will."""

import logging
from datetime import UTC, datetime, timedelta

import aiohttp
import pytest

from bot.app.connection import AGREEING, ASKED_EVERY_S, FRESH, Clock

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
FAR = timedelta(hours=29)
SECOND = timedelta(seconds=1)


class Clocks:
    """Discord's clock, this machine's, which may be wrong, and one that counts seconds."""

    def __init__(self) -> None:
        self.there = NOON
        self.wrong_by = timedelta()
        self.elapsed = 7.0
        self.asked = 0
        self.is_reachable = True
        self.clock = Clock(self.here, self.ask, lambda: self.elapsed)

    def here(self) -> datetime:
        return self.there + self.wrong_by

    async def ask(self) -> None:
        self.asked += 1
        if not self.is_reachable:
            raise aiohttp.ClientError("no network")
        self.clock.note(self.there)

    def wait(self, by: timedelta) -> None:
        self.there += by
        self.elapsed += by.total_seconds()


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.mark.parametrize("wrong_by", [FAR, -FAR, AGREEING + 10 * SECOND])
async def test_a_wrong_clock_gives_no_time_and_says_so_once(
    clocks: Clocks, wrong_by: timedelta, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    assert await clocks.clock.now() == NOON
    for rounds in range(2):
        clocks.wrong_by = wrong_by
        for _ in range(5):
            assert await clocks.clock.now() is None
            clocks.wait(3 * SECOND)
        clocks.wrong_by = timedelta()
        for _ in range(2):
            assert await clocks.clock.now() == clocks.there
        assert len(caplog.messages) == 2 * (rounds + 1)
    far, fine = caplog.messages[:2]
    assert f"{NOON:%F %T}" in far
    assert f"{NOON + wrong_by:%F %T}" in far
    assert "agrees" in fine


@pytest.mark.parametrize("wrong_by", [timedelta(minutes=1), -timedelta(minutes=1)])
async def test_a_clock_that_is_a_little_wrong_is_never_early(
    clocks: Clocks, wrong_by: timedelta
) -> None:
    clocks.wrong_by = wrong_by
    now = await clocks.clock.now()
    assert now is not None
    assert min(clocks.there, clocks.here()) <= now <= clocks.there + 5 * SECOND


async def test_discord_is_asked_at_the_start_and_when_it_has_said_nothing_for_long(
    clocks: Clocks,
) -> None:
    end = NOON + 3 * FRESH
    while clocks.there < end:
        assert await clocks.clock.now() == clocks.there
        clocks.wait(3 * SECOND)
    assert clocks.asked == 3


async def test_while_the_clock_is_wrong_discord_is_asked_now_and_then(clocks: Clocks) -> None:
    clocks.wrong_by = FAR
    for _ in range(200):
        assert await clocks.clock.now() is None
        clocks.wait(3 * SECOND)
    assert clocks.asked == 600 // ASKED_EVERY_S


async def test_a_clock_that_jumps_together_with_the_one_that_counts_is_noticed(
    clocks: Clocks,
) -> None:
    assert await clocks.clock.now() == NOON
    clocks.wrong_by = FAR
    clocks.elapsed += FAR.total_seconds()
    assert await clocks.clock.now() is None


async def test_a_machine_that_slept_goes_on_at_once(clocks: Clocks) -> None:
    assert await clocks.clock.now() == NOON
    clocks.there += FAR
    assert await clocks.clock.now() == NOON + FAR


async def test_without_an_answer_the_time_is_unknown(
    clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    clocks.is_reachable = False
    for _ in range(3):
        assert await clocks.clock.now() is None
        clocks.wait(3 * SECOND)
    (said,) = (one for one in caplog.records if one.levelno == logging.WARNING)
    assert "Discord hasn't said lately what time it is" in said.getMessage()
    clocks.is_reachable = True
    clocks.wait(timedelta(seconds=ASKED_EVERY_S))
    assert await clocks.clock.now() == clocks.there


async def test_an_interaction_that_was_long_on_its_way_is_not_the_time(clocks: Clocks) -> None:
    assert await clocks.clock.now() == NOON
    clocks.clock.note(NOON - FAR)
    assert clocks.clock.there() == NOON
    clocks.clock.note(NOON + SECOND)
    assert clocks.clock.there() == NOON + SECOND
