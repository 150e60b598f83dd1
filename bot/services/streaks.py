"""Streaks: days that were played in a row, in which now and then one may be missed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate
from typing import Final

APART: Final = 7
"""Two missed days that lie within so many days of each other are in no streak together."""


@dataclass(frozen=True, slots=True)
class Streaks:
    """How many days were played in a streak."""

    current: int
    longest: int


def streaks(could: Collection[date], played: Collection[date], today: date) -> Streaks:
    """The streaks up to today of one who has played on some days.

    The days on which he could, and those on which he did, are days. Others are none at all: no
    one of them is missed, and none counts among those that lie between two missed ones.
    """
    days = sorted(day for day in {*could, *played} if day <= today)
    lengths = _lengths([day in played for day in days])
    # Today can still be played, so that until then the streak of yesterday stands.
    ends = 2 if days and days[-1] == today else 1
    return Streaks(max(lengths[-ends:], default=0), max(lengths, default=0))


def _lengths(played: Sequence[bool]) -> list[int]:
    """How many days were played in the longest stretch up to each day that is a streak's."""
    until = [0, *accumulate(played)]
    lengths: list[int] = []
    begin, missed = 0, -APART - 1
    for day, was_played in enumerate(played):
        if not was_played:
            if day - missed <= APART:
                begin = missed + 1
            missed = day
        lengths.append(until[day + 1] - until[begin])
    return lengths
