"""A second, simple implementation of leaderboards, totals and streaks, using plain lists."""

from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import combinations

from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.store.schema.rankings import EVERYWHERE, Left, Result, Standing
from tests.bot.services.histories import KEYS


@dataclass
class PlainStandings:
    """Everything that has happened."""

    results: list[Result] = field(default_factory=list)
    since: dict[tuple[str, str], date] = field(default_factory=dict)
    """The day a player first used the bot on a server."""
    hidden: set[tuple[str, str]] = field(default_factory=set)
    departed: set[tuple[str, str]] = field(default_factory=set)
    pars: dict[tuple[date, str], int | None] = field(default_factory=dict)
    open: set[date] = field(default_factory=set)
    """The days that could be played."""

    def keep(self, result: Result) -> None:
        key = (result.owner, result.day, result.key)
        self.results = [one for one in self.results if (one.owner, one.day, one.key) != key]
        self.results.append(result)

    def join(self, owner: str, server: str, day: date) -> None:
        self.since.setdefault((owner, server), day)
        self.departed.discard((owner, server))

    def depart(self, owner: str, server: str) -> None:
        if (owner, server) in self.since:
            self.departed.add((owner, server))

    def hide(self, owner: str, server: str, day: date, *, hidden: bool) -> None:
        self.since.setdefault((owner, server), day)
        (self.hidden.add if hidden else self.hidden.discard)((owner, server))

    def hand_over(self, owner: str, successor: str) -> None:
        self.results = [
            replace(one, owner=successor) if one.owner == owner else one for one in self.results
        ]
        for server in [server for whose, server in self.since if whose == owner]:
            self.since[successor, server] = self.since.pop((owner, server))
        self.hidden = {mark for mark in self.hidden if mark[0] != owner} | {(successor, EVERYWHERE)}
        self.departed = {mark for mark in self.departed if mark[0] != owner}

    def counting(
        self, key: str, server: str | None, period: Period = Period.ALL_TIME
    ) -> list[Result]:
        """The results that count on a server's leaderboards; on a day's, the open ones too."""
        never = date.max
        return [
            one
            for one in self.results
            if (one.closed_at or period is Period.DAY)
            and key in (one.key, ALL_GAMES)
            and (server is None or self.since.get((one.owner, server), never) <= one.day)
        ]

    def rows(
        self, key: str, period: Period, server: str | None, today: date, viewer: str
    ) -> list[Standing]:
        """A whole leaderboard."""
        theirs: dict[str, list[Result]] = {}
        for one in self.counting(key, server, period):
            if is_of(period, today, one.day):
                theirs.setdefault(one.owner, []).append(one)
        of_all = key == ALL_GAMES
        ranks = {owner: rank(period, of_all, results) for owner, results in theirs.items()}
        owners = sorted(theirs, key=lambda owner: (*ranks[owner], owner), reverse=True)
        return [
            Standing(
                place=1 + sum(other > ranks[owner] for other in ranks.values()),
                owner=owner if self.is_named(owner, server) else None,
                points=points(period, theirs[owner]),
                wins=sum(one.won for one in theirs[owner]),
                played=played(period, theirs[owner]),
                tie_breaker=tie_breaker(period, of_all, theirs[owner]),
                is_own=owner == viewer,
                left=Left.OPEN if period is Period.DAY and unfinished(theirs[owner]) else None,
            )
            for owner in owners
        ]

    def unfinished(self, key: str, period: Period, server: str | None, today: date) -> int:
        """How many attempts on a leaderboard are unfinished; none unless it is a day's."""
        if period is not Period.DAY:
            return 0
        return unfinished([one for one in self.counting(key, server, period) if one.day == today])

    def is_named(self, owner: str, server: str | None) -> bool:
        here = (owner, server or EVERYWHERE)
        return (owner, EVERYWHERE) not in self.hidden and here not in self.hidden | self.departed

    def days(self, today: date) -> list[date]:
        """The days that could be played."""
        return sorted(day for day in self.open if day <= today)

    def played(self, owner: str, today: date) -> set[date]:
        theirs = [one for one in self.results if one.owner == owner and one.day <= today]
        return days_played(theirs)

    def played_on(self, server: str, today: date) -> set[date]:
        """The days when anyone on a server played."""
        counting = [one for key in KEYS for one in self.counting(key, server)]
        return days_played([one for one in counting if one.day <= today])


def days_played(results: list[Result]) -> set[date]:
    return {one.day for one in results if one.finished or one.placed >= 20}


def is_of(period: Period, today: date, day: date) -> bool:
    match period:
        case Period.DAY:
            return day == today
        case Period.WEEK:
            return day.isocalendar()[:2] == today.isocalendar()[:2]
        case Period.MONTH:
            return (day.year, day.month) == (today.year, today.month)
        case Period.ALL_TIME:
            return True


def points(period: Period, results: list[Result]) -> int:
    best = {Period.WEEK: 5, Period.MONTH: 20}.get(period, len(results))
    of_days = [
        sum(score(one) for one in results if one.day == day) for day in {one.day for one in results}
    ]
    return sum(sorted(of_days, reverse=True)[:best])


def played(period: Period, results: list[Result]) -> int:
    """How many days of a week or month, or else how many games."""
    is_span = period in (Period.WEEK, Period.MONTH)
    return len({one.day for one in results}) if is_span else len(results)


def score(result: Result) -> int:
    return 100 if result.won else result.placed


def tie_breaker(period: Period, of_all: bool, results: list[Result]) -> int | None:
    return results[0].tie_breaker if period is Period.DAY and not of_all else None


def unfinished(results: list[Result]) -> int:
    return sum(not one.finished for one in results)


def rank(period: Period, of_all: bool, results: list[Result]) -> tuple[int, ...]:
    """The greater comes first."""
    if period is Period.DAY and not of_all:
        return (score(results[0]), -results[0].tie_breaker)
    if period is Period.ALL_TIME:
        return (sum(one.won for one in results), points(period, results))
    return (points(period, results),)


def streak(days: list[date], played: set[date], last: date) -> int:
    """The longest streak ending on day `last`, where other days than `days` do not count."""
    days = [day for day in days if day <= last]
    for begin in range(len(days)):
        missed = [n for n in range(begin, len(days)) if days[n] not in played]
        if not any(later - earlier <= 7 for earlier, later in combinations(missed, 2)):
            return sum(day in played for day in days[begin:])
    return 0


def current_streak(days: list[date], played: set[date], today: date) -> int:
    return max(streak(days, played, last) for last in (today, today - timedelta(1)))


def longest_streak(days: list[date], played: set[date]) -> int:
    return max((streak(days, played, last) for last in days), default=0)
