"""Sums of closed results as selects, separately for each leaderboard they count on."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select

from bot.store.schema.rows import PLAYED, WIN
from bot.store.schema.spans import Span
from bot.store.schema.tables import memberships, results, span_totals

SCORE: Final = case((results.c.won, WIN), else_=results.c.placed)
"""A result's score, the same as `Result.score`."""

IS_PLAYED: Final = or_(results.c.finished, results.c.placed >= PLAYED)
"""Whether a result counts its day as played, the same as `Result.is_played`."""

COUNTS: Final = and_(
    memberships.c.owner == results.c.owner,
    memberships.c.since <= results.c.day,
)
"""Whether a result counts on the leaderboards of a membership's server."""


def within(span: Span) -> ColumnElement[bool]:
    """Whether a result falls within a span."""
    return results.c.day.between(span.begins, span.ends)


def sums(*which: ColumnElement[bool]) -> Select[Any]:
    """Server, key, owner, days, wins and points of some results."""
    board = (memberships.c.server, results.c.key, results.c.owner)
    wins = func.sum(case((results.c.won, 1), else_=0))
    added = select(*board, func.count(), wins, func.sum(SCORE)).select_from(results)
    return added.join(memberships, COUNTS).where(*which).group_by(*board)


def days_played(*which: ColumnElement[bool]) -> Select[Any]:
    """Server and day of some results, if they count the day as played there."""
    played = select(memberships.c.server, results.c.day).distinct().select_from(results)
    return played.join(memberships, COUNTS).where(*which, IS_PLAYED)


def best_points(span: Span) -> ColumnElement[int]:
    """The points of the best days, correlated with a row of span totals."""
    best = (
        select(SCORE.label("score"))
        .select_from(results)
        .join(memberships, COUNTS)
        .where(
            results.c.owner == span_totals.c.owner,
            results.c.key == span_totals.c.key,
            memberships.c.server == span_totals.c.server,
            within(span),
            results.c.closed_at.is_not(None),
        )
        .order_by(SCORE.desc())
        .limit(span.best)
        .correlate(span_totals)
        .subquery()
    )
    return select(func.sum(best.c.score)).scalar_subquery()
