"""Streaks: days played in a row, where an occasional missed day is forgiven.

And the rivalry of a server's week: two players who keep beating each other.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import accumulate, combinations
from typing import Final

from bot.store.schema.rankings import Result, week_of
from bot.store.store import Transaction

APART: Final = 7
"""Two missed days at most this many days apart can't be in the same streak."""
LEAST: Final = 3
"""The fewest dailies that two must have decided between them."""


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


@dataclass(frozen=True, slots=True)
class Rivalry:
    """Two players, and at how many dailies of the week each did better than the other."""

    owners: tuple[str, str]
    """The one who leads first."""
    wins: tuple[int, int]
    """The wins of each, in the same order; at least one."""
    is_final: bool
    """Whether the week is over."""

    @property
    def is_level(self) -> bool:
        """Whether neither leads."""
        return self.wins[0] == self.wins[1]


def rivalry_of(tx: Transaction, day: date, owners: Sequence[str]) -> Rivalry | None:
    """The closest rivalry between some players in the week of a closed day, up to that day; None
    if no two of them have each beaten the other, and often enough."""
    week = week_of(day)
    wins = _wins(tx.results.of_players(owners, week.begins, day))
    duels = (
        (wins[one, other], wins[other, one], one, other) for one, other in combinations(owners, 2)
    )
    met = [duel for duel in duels if min(duel[:2]) and sum(duel[:2]) >= LEAST]
    if not met:
        return None
    ahead, behind, one, other = max(met, key=lambda duel: (min(duel[:2]), sum(duel[:2])))
    if behind > ahead:
        ahead, behind, one, other = behind, ahead, other, one
    return Rivalry((one, other), (ahead, behind), is_final=day == week.ends)


def _wins(results: Iterable[Result]) -> Counter[tuple[str, str]]:
    """At how many dailies a first player did better than a second."""
    dailies: dict[tuple[date, str], list[Result]] = defaultdict(list)
    for result in results:
        dailies[result.day, result.key].append(result)
    pairs = (pair for of_daily in dailies.values() for pair in combinations(of_daily, 2))
    better = (
        sorted(pair, key=_rank, reverse=True) for pair in pairs if len({*map(_rank, pair)}) > 1
    )
    return Counter((first.owner, second.owner) for first, second in better)


def _rank(result: Result) -> tuple[int, int]:
    return result.score, -result.tie_breaker


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
