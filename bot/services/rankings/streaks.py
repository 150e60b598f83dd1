"""Streaks: days played in a row, where an occasional missed day is forgiven."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate
from typing import Final

APART: Final = 7
"""Two missed days at most this many days apart can't be in the same streak."""


@dataclass(frozen=True, slots=True)
class Streaks:
    """Days played in the current and the longest streak."""

    current: int
    longest: int


def streaks(playable: Collection[date], played: Collection[date], today: date) -> Streaks:
    """The streaks, up to today, of someone who played on some days.

    Days that were neither playable nor played are skipped: they are not missed, and they don't
    count towards the distance between missed days.
    """
    days = sorted(day for day in {*playable, *played} if day <= today)
    lengths = _lengths([day in played for day in days])
    # Today can still be played, so yesterday's streak is still alive.
    ends = 2 if days and days[-1] == today else 1
    return Streaks(max(lengths[-ends:], default=0), max(lengths, default=0))


def _lengths(played: Sequence[bool]) -> list[int]:
    """For each day, the days played in the longest streak that ends there."""
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
