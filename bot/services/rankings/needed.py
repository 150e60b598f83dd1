"""What a player needs to lead a server's week at Sultan, as they begin a daily near its end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from heapq import nlargest
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.services.rankings.standings import LINES
from bot.store.queries.leaderboards import span_leaderboard
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import BEST_OF_A_WEEK, WIN, Result, week_of
from bot.store.store import Transaction

FROM: Final = 4
"""From Friday on: before, a week is young."""


@dataclass(frozen=True, slots=True)
class Week:
    """A player's scores of a week."""

    before: tuple[int, ...]
    """Those of the days before, which are final."""
    today: int | None
    """Today's; None while it can still become anything."""

    def points(self, today: int) -> int:
        """Their points with a score of today, unless that is final."""
        scores = (*self.before, today if self.today is None else self.today)
        return sum(nlargest(BEST_OF_A_WEEK, scores))


@dataclass(frozen=True, slots=True)
class Needed:
    """That somebody leads, and a win today puts the player ahead of everybody."""

    leader: str
    by: int
    """So many points more than the player's they have."""
    unless: int | None
    """The least score today with which the leader would stay as far; None if there is none."""


def what_is_needed(own: Week, others: Mapping[str, Week]) -> Needed | None:
    """What a win today comes to, whatever the others make of their dailies; None if somebody else
    than one leader could prevent it, or it wouldn't do, or isn't needed."""
    now = {owner: week.points(0) for owner, week in others.items()}
    leader = max(now, key=lambda owner: now[owner], default=None)
    if leader is None or own.today is not None:
        return None
    most, won = now.pop(leader), own.points(WIN)
    by = most - own.points(0)
    if by <= 0 or most in now.values():
        return None
    if any(week.points(WIN) >= won for owner, week in others.items() if owner != leader):
        return None
    stays = (score for score in range(WIN + 1) if others[leader].points(score) >= won)
    unless = next(stays, None)
    return None if unless == 0 else Needed(leader, by, unless)


def needed(tx: Transaction, owner: str, server: str, day: date) -> Needed | None:
    """What a player needs who begins a day's daily Sultan on a server.

    None before Friday, while the day before can still be played, and if the leader may not be
    named.
    """
    if day.weekday() < FROM or tx.results.unclosed(day - timedelta(1)):
        return None
    week = week_of(day)
    page = tx.leaderboards.page(span_leaderboard(DEFAULT_GAME, week, server), 1, LINES, owner)
    points = {row.owner: row.points for row in page.standings if row.owner}
    points[owner] = page.own.points if page.own else 0
    by_owner: dict[str, list[Result]] = {one: [] for one in points}
    for result in tx.results.of_players([*points], week.begins, day):
        if result.key == DEFAULT_GAME:
            by_owner[result.owner].append(result)
    weeks = {one: _week(found, day) for one, found in by_owner.items()}
    # Some results may not count here: from before somebody came.
    if any(weeks[one].points(0) != points[one] for one in points):
        return None
    own = weeks.pop(owner)
    if page.players > LINES and min(points.values()) + WIN >= own.points(WIN):
        return None  # Somebody further down might come to lead as well.
    found = what_is_needed(own, weeks)
    if found is None or found.leader.startswith(ANONYMOUS):
        return None
    return None if tx.memberships.unnamed(server, [found.leader], owner) else found


def _week(found: Iterable[Result], day: date) -> Week:
    scores = {one.day: one.score for one in found if one.closed_at}
    return Week(tuple(score for on, score in scores.items() if on != day), scores.get(day))
