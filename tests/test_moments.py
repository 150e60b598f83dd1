"""The moments at which a local Discord's clock begins; Hypothesis' profile."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import settings

from bot.services.core.days import closes_at, day_of
from tests.moments import MOMENTS, USUAL, main, moment
from tests.play.harness import local_discord

HOUR = timedelta(hours=1)


async def test_a_local_discord_begins_there() -> None:
    async with local_discord() as server:
        assert timedelta() <= server.clock.now() - moment() < HOUR / 6


def test_each_is_of_its_kind() -> None:
    assert MOMENTS["monday"].isoweekday() == 1
    assert MOMENTS["first"].day == 1
    assert closes_at(day_of(MOMENTS["first"]) - timedelta(1)) - MOMENTS["first"] < HOUR / 6
    assert (MOMENTS["leap-day"].month, MOMENTS["leap-day"].day) == (2, 29)
    assert day_of(MOMENTS["new-year"] + HOUR / 6).year == MOMENTS["new-year"].year + 1
    assert [_turned(MOMENTS[name]) for name in ("spring", "autumn")] == [HOUR, -HOUR]


def _turned(at: datetime) -> timedelta:
    """By how much Europe's clocks change within minutes."""
    berlin = ZoneInfo("Europe/Berlin")
    before, after = (one.astimezone(berlin).utcoffset() for one in (at, at + HOUR / 6))
    assert before is not None and after is not None
    return after - before


def test_a_commit_takes_one_and_in_time_all(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    others = capsys.readouterr().out.split()
    assert {USUAL, *others} == MOMENTS.keys()
    for commit in range(len(others)):
        main(f"9b3185b{commit:x}")
    assert sorted(capsys.readouterr().out.split()) == sorted(others)


def test_no_example_of_hypothesis_is_too_slow() -> None:
    assert settings().deadline is None
