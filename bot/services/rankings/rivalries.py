"""The rivalry of a server's week: two players who keep beating each other."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from typing import Final

from bot.store.schema.rankings import Result, week_of
from bot.store.store import Transaction

LEAST: Final = 3
"""The fewest dailies that two must have decided between them."""


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
    better = (sorted(pair, key=_rank, reverse=True) for pair in pairs if _differ(*pair))
    return Counter((first.owner, second.owner) for first, second in better)


def _differ(one: Result, other: Result) -> bool:
    return _rank(one) != _rank(other)


def _rank(result: Result) -> tuple[int, int]:
    return result.score, -result.tie_breaker
