"""Streaks, as rows of days: `x` played, `-` missed, a space for a day that nobody could play."""

from datetime import date, timedelta

import pytest

from bot.services.rankings.streaks import Streaks, streaks

LAST = date(2028, 3, 4)


def streaks_of(row: str) -> Streaks:
    """The streaks of a row whose last day is today."""
    days = {LAST - timedelta(n): mark for n, mark in enumerate(reversed(row))}
    drawn = sorted(day for day, mark in days.items() if mark != " ")
    return streaks(drawn, {day for day, mark in days.items() if mark == "x"}, LAST)


@pytest.mark.parametrize(
    ("row", "current", "longest"),
    [
        ("", 0, 0),
        ("-", 0, 0),
        ("x", 1, 1),
        ("xxx", 3, 3),
        ("--xxx", 3, 3),
        ("xxx-", 3, 3),  # today can still be played
        ("xxx--", 3, 3),  # yesterday was missed, and is forgiven
        ("xxx---", 0, 3),
        ("xxx-x", 4, 4),  # one missed day is forgiven
        ("xxx--x", 1, 3),
        ("xxx-xx-xxxx", 6, 6),  # the streak begins after the first missed day
        ("xxx-xxxxxx-x", 7, 9),  # seven days apart: too close for one streak
        ("xxx-xxxxxxx-x", 11, 11),  # eight days apart
        ("xxx-xxxxxxx-xxxxxxx-x", 18, 18),
        ("xxx-xxxxxxx-", 10, 10),
        ("xxx-xxxxxx-", 9, 9),
        ("xxxxxxxxx-x-xx", 3, 10),
    ],
)
def test_missed_days_must_be_over_seven_days_apart(row: str, current: int, longest: int) -> None:
    assert streaks_of(row) == Streaks(current, longest)


@pytest.mark.parametrize(
    ("row", "current", "longest"),
    [
        ("xxx   xxx", 6, 6),
        ("xxx-   x", 4, 4),
        ("xxx ", 3, 3),
        ("xxx- ", 3, 3),
        ("xxx-- ", 0, 3),
        ("xx-x -", 3, 3),
        ("x- ", 1, 1),  # yesterday was missed, and is forgiven
        ("xxx-x- ", 1, 4),  # today has no daily, so the streak must end yesterday
        ("xx-   -x", 1, 2),  # no playable day lies between the two missed ones
        ("xx-xxx    xxx-x", 7, 8),
        ("   ", 0, 0),
    ],
)
def test_days_without_a_daily_do_not_count(row: str, current: int, longest: int) -> None:
    assert streaks_of(row) == Streaks(current, longest)
