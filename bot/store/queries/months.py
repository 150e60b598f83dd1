"""What is told of a server's month, a few rows each, however many play."""

from datetime import date, datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, func, or_, select

from bot.store.queries import Queries
from bot.store.queries.titles import score_in
from bot.store.queries.totals import COUNTS, SCORE, within
from bot.store.schema.games import games
from bot.store.schema.matches import MatchKind, MatchState, matches
from bot.store.schema.rankings import Span, memberships, results

_BEST_FIRST: Final = results.c.won.desc(), results.c.placed.desc(), results.c.tie_breaker


class Months(Queries):
    def firsts(
        self, server: str, key: str, first: date, last: date
    ) -> tuple[tuple[date, str, int, int], ...]:
        """The best of a server's closed results at a game on each day from a first to a last one:
        day, owner, score and tie-breaker. All of those that are level, but none without a move."""
        place = func.rank().over(partition_by=results.c.day, order_by=_BEST_FIRST).label("place")
        of_days = results.c.key == key, results.c.day.between(first, last)
        columns = results.c.day, results.c.owner, SCORE.label("score"), results.c.tie_breaker
        ranked = select(*columns, place).where(*of_days, *_counting(server)).subquery()
        best = ranked.c
        query = select(best.day, best.owner, best.score, best.tie_breaker).where(best.place == 1)
        query = query.where(or_(best.score > 0, best.tie_breaker > 0))
        rows = self._connection.execute(query.order_by(best.day, best.owner))
        return tuple((day, owner, score, ties) for day, owner, score, ties in rows)

    def leaders(self, server: str, key: str, span: Span) -> frozenset[str]:
        """Those with the most points of a week, from its results: its totals may be gone."""
        nth = func.row_number().over(partition_by=results.c.owner, order_by=SCORE.desc())
        theirs = select(results.c.owner, SCORE.label("score"), nth.label("nth"))
        days = theirs.where(results.c.key == key, within(span), *_counting(server)).subquery()
        points = func.sum(days.c.score)
        place = func.rank().over(order_by=points.desc()).label("place")
        best = select(days.c.owner, points.label("points"), place).where(days.c.nth <= span.best)
        ranked = best.group_by(days.c.owner).subquery()
        query = select(ranked.c.owner).where(ranked.c.place == 1, ranked.c.points > 0)
        return frozenset(self._connection.scalars(query))

    def closest_duels(
        self, server: str, since: datetime, until: datetime, limit: int
    ) -> tuple[int, ...]:
        """The duels of a server that ended in a time, both played and one won, by how little."""
        better, other = games.alias(), games.alias()
        (home, took), (fewer, more) = score_in(better), score_in(other)
        by, by_ties = home - fewer, more - took
        query = select(matches.c.id)
        for game in (better, other):
            query = query.where(game.c.match == matches.c.id, game.c.moves != "")
        there = matches.c.server == server, matches.c.kind == MatchKind.DUEL
        query = query.where(*there, matches.c.state == MatchState.OVER)
        query = query.where(matches.c.ended_at >= since, matches.c.ended_at < until)
        query = query.where(or_(by > 0, and_(by == 0, by_ties > 0)))
        query = query.order_by(by, by_ties, matches.c.id).limit(limit)
        return tuple(self._connection.scalars(query))


def _counting(server: str) -> tuple[ColumnElement[bool], ...]:
    member = select(memberships.c.owner).where(COUNTS, memberships.c.server == server)
    return results.c.closed_at.is_not(None), member.exists()
