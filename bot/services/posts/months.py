"""A month on one page: who was first at Sultan each day and each week, cups, what was closest."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.services.core.days import ends_at
from bot.services.matches import cup_results, duel_results
from bot.services.matches.duel_results import Duel
from bot.services.rankings.par import Score, ToPar, Versus, par_at, to_par
from bot.services.rankings.titles import named_here
from bot.store.schema.matches import PATIENT, MatchKind
from bot.store.schema.rankings import week_of
from bot.store.store import Transaction

MOST: Final = 5
"""The most champions of a cup or a week, the most cups, and the most players who are told apart."""
_DAY: Final = timedelta(1)
_SUNDAY: Final = 6
_LEVEL: Final = ToPar(Versus.TURNS), ToPar(Versus.CARDS)


@dataclass(frozen=True, slots=True)
class CupWon:
    """A cup that has ended, with its champions who are named, in any order."""

    name: str
    champions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class First:
    """The best at Sultan on a day."""

    day: date
    owners: tuple[str | None, ...]
    """All who were level; None, here and below, for those who may not be named."""
    score: Score
    is_better: bool | None
    """Than the house; None if it did as well, or that isn't known."""

    @property
    def ahead(self) -> tuple[str | None, ...]:
        """They, or PATIENT if the house did better."""
        return (PATIENT,) if self.is_better is False else self.owners


@dataclass(frozen=True, slots=True)
class Month:
    ends: date
    """Its last day."""
    firsts: tuple[First, ...]
    """Those of the days on which anybody played; at least one."""
    champions: tuple[tuple[date, tuple[str | None, ...]], ...]
    """The Sundays in it, with at most MOST of those who had most points in the week, and None for
    all others."""
    cups: tuple[CupWon, ...] = ()
    duel: Duel | None = None
    """The closest one between two who are named that somebody won."""

    @property
    def days(self) -> Mapping[str | None, tuple[int, ...]]:
        """On which days each was first: players who are told apart, the one with the most days
        first; None for all others; PATIENT for the house, where nobody did as well."""
        ahead = [(one.day.day, one.ahead) for one in self.firsts]
        players = (owner for _, owners in ahead for owner in owners if owner not in (None, PATIENT))
        apart = [owner for owner, _ in Counter(players).most_common(MOST)]
        days: dict[str | None, list[int]] = {owner: [] for owner in (*apart, None, PATIENT)}
        for day, owners in ahead:
            for owner in {owner if owner in days else None for owner in owners}:
                days[owner].append(day)
        return {owner: tuple(theirs) for owner, theirs in days.items() if theirs}

    @property
    def best(self) -> First | None:
        """The day of the win with the fewest cards turned."""
        won = (one for one in self.firsts if one.score.is_won)
        return min(won, key=lambda one: one.score.tie_breaker, default=None)

    @property
    def named(self) -> frozenset[str]:
        """The players it names."""
        best = self.best.owners if self.best else ()
        champions = (owner for _, owners in self.champions for owner in owners)
        together = named_in(self.cups, (self.duel,) if self.duel else ())
        found = {*self.days, *best, *champions, *together}
        return frozenset(owner for owner in found if owner and owner != PATIENT)


def named_in(cups: Iterable[CupWon], duels: Iterable[Duel]) -> Iterator[str | None]:
    """The champions of cups, and the sides of duels."""
    yield from (owner for cup in cups for owner in cup.champions)
    yield from (side.owner for duel in duels for side in duel.sides)


def month_of(tx: Transaction, server: str, day: date, firsts: tuple[First, ...]) -> Month | None:
    """A server's month that ends with a day; None if nobody played Sultan in it."""
    if (day + _DAY).month == day.month or not firsts:
        return None
    first = day.replace(day=1)
    sundays = (first + n * _DAY for n in range(_SUNDAY - first.weekday(), day.day, 7))
    weeks = {day: tx.months.leaders(server, DEFAULT_GAME, week_of(day)) for day in sundays}
    named = named_here(tx, server, frozenset[str]().union(*weeks.values()))
    since, until = ends_at(first - _DAY), ends_at(day)
    cups = tx.matches.last_over(server, MatchKind.CUP, MOST)
    won = (cup_won(tx, one.id) for one in cups if one.ended_at and since <= one.ended_at < until)
    closest = tx.months.closest_duels(server, since, until, MOST)
    duels = (duel_results.stands(tx, id).duel for id in closest)
    return Month(
        day,
        firsts,
        tuple(
            (sunday, _named(best, frozenset(sorted(best & named)[:MOST])))
            for sunday, best in weeks.items()
            if best
        ),
        tuple(cup for cup in won if cup),
        next((duel for duel in duels if all(side.owner for side in duel.sides)), None),
    )


def firsts_of(tx: Transaction, server: str, day: date) -> tuple[First, ...]:
    """Who was first at Sultan on the days of a month up to one."""
    rows = tx.months.firsts(server, DEFAULT_GAME, day.replace(day=1), day)
    named = named_here(tx, server, {owner for _, owner, _, _ in rows})
    return tuple(
        First(at, _named((one[1] for one in level), named), score, _is_better(tx, at, score))
        for (at, score), level in groupby(rows, lambda row: (row[0], Score(*row[2:])))
    )


def _is_better(tx: Transaction, day: date, score: Score) -> bool | None:
    par = par_at(tx, tx.deals.daily(day, DEFAULT_GAME))
    compared = to_par(par, *score) if par else None
    return compared.is_better if compared and compared not in _LEVEL else None


def _named(owners: Iterable[str], named: frozenset[str]) -> tuple[str | None, ...]:
    """Those who are named, and None once for all others."""
    found = {owner if owner in named else None for owner in owners}
    return tuple(sorted(found, key=lambda owner: (owner is None, owner)))


def cup_won(tx: Transaction, id: int) -> CupWon | None:
    """A cup that has champions who are named."""
    cup = cup_results.stands(tx, id)
    first = cup.result.ranking.champions if cup.result else ()
    champions = tuple(line.owner for line in first if cup.result and line.owner in cup.result.named)
    return CupWon(cup.name, champions[:MOST]) if champions else None
