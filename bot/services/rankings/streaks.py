"""Streaks: days played in a row, where an occasional missed day is forgiven."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import accumulate
from typing import Final

from bot.store.store import Transaction

APART: Final = 7
"""Two missed days at most this many days apart can't be in the same streak."""


@dataclass(frozen=True, slots=True)
class Streaks:
    """Days played in the current and the longest streak."""

    current: int
    longest: int
    earlier: int = field(default=0, compare=False)
    """Days played in the longest streak that began on another day than the one that ends last."""


def streaks(playable: Collection[date], played: Collection[date], today: date) -> Streaks:
    """The streaks, up to today, of someone who played on some days.

    Days that were neither playable nor played are skipped: they are not missed, and they don't
    count towards the distance between missed days.
    """
    days = sorted(day for day in {*playable, *played} if day <= today)
    found = _found([day in played for day in days])
    lengths = [length for _, length in found]
    # Today can still be played, so yesterday's streak is still alive.
    ends = 2 if days and days[-1] == today else 1
    earlier = (length for begin, length in found if begin != found[-1][0])
    return Streaks(
        max(lengths[-ends:], default=0), max(lengths, default=0), max(earlier, default=0)
    )


def _found(played: Sequence[bool]) -> list[tuple[int, int]]:
    """For each day, where the longest streak that ends there begins, and its days played."""
    until = [0, *accumulate(played)]
    found: list[tuple[int, int]] = []
    begin, missed = 0, -APART - 1
    for day, was_played in enumerate(played):
        if not was_played:
            if day - missed <= APART:
                begin = missed + 1
            missed = day
        found.append((begin, until[day + 1] - until[begin]))
    return found


def streaks_of(tx: Transaction, owner: str, today: date) -> Streaks:
    return _since_the_first(tx, tx.results.days_played(owner), today)


def group_streaks(tx: Transaction, server: str, today: date) -> Streaks:
    """The streaks of a server: a day counts if anyone on the server played.

    It counts as soon as one attempt is closed.
    """
    return _since_the_first(tx, tx.totals.days_played(server), today)


def _since_the_first(tx: Transaction, played: frozenset[date], today: date) -> Streaks:
    # Days before the first one played neither lengthen a streak nor break it.
    days = tx.deals.days(min(played), today) if played else frozenset()
    return streaks(days, played, today)
