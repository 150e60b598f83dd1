"""When the clocks of a time zone show an hour, and when digests and reminders come then."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from importlib.resources import files
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.core.days import closes_at, first_at, inhabited, zones
from bot.services.posts.servers import HOURS, digest_due

ONE_DAY = timedelta(1)
QUARTER = timedelta(minutes=15)
DAY = date(2026, 11, 20)


def utc(moment: str) -> datetime:
    return datetime.fromisoformat(moment).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("zone", "hour", "since", "expected"),
    [
        ("UTC", 9, "2026-11-20 09:00", "2026-11-20 09:00"),
        ("Europe/Berlin", 9, "2026-11-20 00:00", "2026-11-20 08:00"),
        ("Europe/Berlin", 9, "2027-07-01 00:00", "2027-07-01 07:00"),
        # The clocks jump from two to three.
        ("Europe/Berlin", 2, "2027-03-28 00:00", "2027-03-28 01:00"),
        ("Europe/Berlin", 3, "2027-03-28 00:00", "2027-03-28 01:00"),
        # At three they go back to two.
        ("Europe/Berlin", 2, "2026-10-25 00:00", "2026-10-25 00:00"),
        ("Europe/Berlin", 2, "2026-10-25 00:01", "2026-10-26 01:00"),
        ("Asia/Kolkata", 20, "2026-11-20 00:00", "2026-11-20 14:30"),
        ("Asia/Kathmandu", 20, "2026-11-20 00:00", "2026-11-20 14:15"),
        ("Pacific/Kiritimati", 9, "2026-11-20 00:00", "2026-11-20 19:00"),
        ("Etc/GMT+12", 9, "2026-11-20 00:00", "2026-11-20 21:00"),
        # From 02:00 to 02:30 they jump by half an hour.
        ("Australia/Lord_Howe", 2, "2026-10-03 12:00", "2026-10-03 15:30"),
    ],
)
def test_when_it_is_an_hour_in_a_zone(zone: str, hour: int, since: str, expected: str) -> None:
    assert first_at(hour, zone, utc(since)) == utc(expected)


@given(
    st.sampled_from(sorted(zones())),
    st.sampled_from(HOURS),
    st.integers(0, 366 * 24 * 4).map(lambda n: utc("2026-01-01 00:00") + n * QUARTER),
)
def test_each_hour_comes_when_the_clocks_first_reach_it(
    zone: str, hour: int, since: datetime
) -> None:
    with files("tzdata").joinpath("zoneinfo", *zone.split("/")).open("rb") as rules:
        # Not the machine's own rules, which may be older than those that are pinned.
        pinned = ZoneInfo.from_file(rules, zone)
    assert first_at(hour, zone, since) == next(_reached(pinned, hour, since))


def _reached(zone: ZoneInfo, hour: int, since: datetime) -> Iterator[datetime]:
    """The moments when a day's clocks show an hour, or one after it, for the first time."""
    seen = None
    at = since - 2 * ONE_DAY
    while True:
        local = at.astimezone(zone)
        if local.hour >= hour and (seen is None or local.date() > seen):
            seen = local.date()
            if at >= since:
                yield at
        at += QUARTER


@pytest.mark.parametrize(
    ("zone", "hour", "day", "expected"),
    [
        # Between a day's end and its close, it is its close.
        ("UTC", 0, "2026-11-20", "2026-11-21 04:00"),
        ("UTC", 3, "2026-11-20", "2026-11-21 04:00"),
        ("UTC", 4, "2026-11-20", "2026-11-21 04:00"),
        ("Europe/Berlin", 4, "2026-11-20", "2026-11-21 04:00"),
        ("America/New_York", 19, "2026-11-20", "2026-11-21 04:00"),
        ("Pacific/Kiritimati", 13, "2026-11-20", "2026-11-21 23:00"),
        ("Etc/GMT+12", 11, "2026-11-20", "2026-11-21 23:00"),
        ("Asia/Kolkata", 5, "2026-11-20", "2026-11-21 23:30"),
        # 23:00 UTC in summer, midnight in winter: on the day between them it comes at its hour.
        ("America/New_York", 19, "2026-10-30", "2026-10-31 23:00"),
        ("America/New_York", 19, "2026-10-31", "2026-11-02 00:00"),
        ("America/New_York", 19, "2026-11-01", "2026-11-02 04:00"),
        ("America/New_York", 19, "2027-03-12", "2027-03-13 04:00"),
        ("America/New_York", 19, "2027-03-13", "2027-03-14 04:00"),
        ("America/New_York", 19, "2027-03-14", "2027-03-15 23:00"),
    ],
)
def test_when_a_days_digest_is_due(zone: str, hour: int, day: str, expected: str) -> None:
    assert digest_due(date.fromisoformat(day), hour, zone) == utc(expected)


@given(
    st.sampled_from(sorted(zones())),
    st.sampled_from(HOURS),
    st.integers(0, 366).map(lambda n: DAY + n * ONE_DAY),
)
def test_a_digest_always_tells_of_the_last_closed_day(zone: str, hour: int, day: date) -> None:
    assert closes_at(day) <= digest_due(day, hour, zone) < closes_at(day + ONE_DAY)


def test_the_zones_to_choose_from_are_known() -> None:
    assert {"Europe/Berlin", "Asia/Kolkata", "Pacific/Kiritimati"} < inhabited().keys() < zones()
