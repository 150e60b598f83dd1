"""Totals of all games together: a key of their own, for which a day's scores are added.

They are kept with the totals of each game, by the same transactions, and can be recomputed from
the results at any time: a process of an earlier version doesn't know them.
"""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Date,
    Select,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal,
    select,
    update,
)

from bot.keys import ALL_GAMES
from bot.store.queries.rankings.sums import COUNTS, SCORE, within
from bot.store.schema.inserts import Insert, insert_by
from bot.store.schema.rows import EVERYWHERE
from bot.store.schema.spans import Span
from bot.store.schema.tables import all_totals, memberships, results, span_totals

_TOTALS: Final = ("days", "wins", "points", "games")
_WINS: Final = func.sum(case((results.c.won, 1), else_=0))
_BOARD: Final = (memberships.c.server, results.c.owner)

_LINES: Final = all_totals.alias()
_IS_ALL: Final = _LINES.c.key == ALL_GAMES


_DAY: Final = bindparam("day", type_=Date)
_OWNERS: Final = bindparam("owners", expanding=True, type_=Text)

# Built once, as presses use them.
_DAY_FORGOTTEN: Final = delete(span_totals).where(
    span_totals.c.kind == "day",
    span_totals.c.begins == _DAY,
    span_totals.c.key == ALL_GAMES,
    span_totals.c.owner.in_(_OWNERS),
)
_DAY_SUMMED: Final = span_totals.insert().from_select(
    ["server", "owner", *_TOTALS, "key", "kind", "begins"],
    select(*_BOARD, literal(1), _WINS, func.sum(SCORE), func.count())
    .add_columns(literal(ALL_GAMES), literal("day"), _DAY)
    .select_from(results)
    .join(memberships, COUNTS)
    .where(results.c.owner.in_(_OWNERS), results.c.day == _DAY)
    .group_by(*_BOARD),
)


def add_all_games(
    connection: Connection,
    owners: Collection[str],
    spans: Sequence[Span],
    *which: ColumnElement[bool],
) -> None:
    """Add closed results of locked players to the totals of all games; see `totals.add`."""
    which = (results.c.owner.in_(owners), *which)
    names = ["server", "owner", *_TOTALS, "key"]
    of_all_time = _added(*which).add_columns(literal(ALL_GAMES))
    insert = insert_by(connection, all_totals).from_select(names, of_all_time)
    connection.execute(_adding(insert))
    for span in spans:
        place = literal(ALL_GAMES), literal(span.kind), literal(span.begins)
        of_span = _added(*which, within(span)).add_columns(*place)
        insert = insert_by(connection, span_totals).from_select([*names, "kind", "begins"], of_span)
        connection.execute(_adding(insert))
        more = theirs_of_all(owners, span), span_totals.c.days > span.best
        connection.execute(update(span_totals).where(*more).values(points=_best_points(span)))


def sum_day(connection: Connection, owners: Collection[str], day: date) -> None:
    """Recompute what locked players have on a day's leaderboard, from all results so far."""
    of_day = {"owners": [*owners], "day": day}
    connection.execute(_DAY_FORGOTTEN, of_day)
    connection.execute(_DAY_SUMMED, of_day)


def forget_all_games(
    connection: Connection, owners: Collection[str], spans: Sequence[Span]
) -> None:
    """Delete some players' totals of all games, of all time and of the spans."""
    of_all = all_totals.c.key == ALL_GAMES, all_totals.c.owner.in_(owners)
    connection.execute(delete(all_totals).where(*of_all))
    for span in spans:
        connection.execute(delete(span_totals).where(theirs_of_all(owners, span)))


def owners_behind(connection: Connection, owners: Sequence[str]) -> tuple[str, ...]:
    """Which of some players have results that aren't counted in their totals of all games."""
    difference = func.sum(case((_IS_ALL, -func.coalesce(_LINES.c.games, 0)), else_=_LINES.c.days))
    lines = select(_LINES.c.owner).where(_LINES.c.owner.in_(owners))
    behind = lines.group_by(_LINES.c.server, _LINES.c.owner).having(difference != 0)
    return tuple(sorted({*connection.scalars(behind)}))


def owners_behind_on(connection: Connection, day: date) -> tuple[str, ...]:
    """The players whose line on a day's leaderboard isn't what their results so far add up to."""
    score = func.sum(SCORE).label("points")
    added = select(results.c.owner, score, func.count().label("games"))
    added = added.where(results.c.day == day).group_by(results.c.owner)
    of_day = span_totals.c.begins == day, span_totals.c.kind == "day"
    everywhere = span_totals.c.server == EVERYWHERE, span_totals.c.key == ALL_GAMES
    stored = select(span_totals.c.owner, span_totals.c.points, span_totals.c.games)
    stored = stored.where(*everywhere, *of_day)
    counted = {row.owner: (row.points, row.games) for row in connection.execute(stored)}
    right = {row.owner: (row.points, row.games) for row in connection.execute(added)}
    either = {*counted, *right}
    return tuple(sorted(one for one in either if counted.get(one) != right.get(one)))


def theirs_of_all(owners: Collection[str], span: Span) -> ColumnElement[bool]:
    """Whether a span total is of all games, and belongs to these players and this span."""
    of_span = span_totals.c.kind == span.kind, span_totals.c.begins == span.begins
    of_all = span_totals.c.key == ALL_GAMES
    return and_(*of_span, of_all, span_totals.c.owner.in_(owners))


def _added(*which: ColumnElement[bool]) -> Select[Any]:
    """Server, owner, new days, wins, points and games of closed results."""
    by_day = (
        select(
            *_BOARD,
            results.c.day,
            _WINS.label("wins"),
            func.sum(SCORE).label("points"),
            func.count().label("games"),
        )
        .select_from(results)
        .join(memberships, COUNTS)
        .where(*which)
        .group_by(*_BOARD, results.c.day)
        .subquery()
    )
    closed = results.alias()
    all_of_day = (
        select(func.count())
        .select_from(closed)
        .where(
            closed.c.owner == by_day.c.owner,
            closed.c.day == by_day.c.day,
            closed.c.closed_at.is_not(None),
        )
        .scalar_subquery()
    )
    # A day is new unless a result of it was added before.
    is_new = case((by_day.c.games == all_of_day, 1), else_=0)
    board = by_day.c.server, by_day.c.owner
    sums = (func.sum(one) for one in (is_new, by_day.c.wins, by_day.c.points, by_day.c.games))
    return select(*board, *sums).group_by(*board)


def _best_points(span: Span) -> ColumnElement[int]:
    """The points of the best days, correlated with a row of span totals."""
    points = func.sum(SCORE).label("points")
    best = (
        select(points)
        .select_from(results)
        .join(memberships, COUNTS)
        .where(
            results.c.owner == span_totals.c.owner,
            memberships.c.server == span_totals.c.server,
            within(span),
            results.c.closed_at.is_not(None),
        )
        .group_by(results.c.day)
        .order_by(points.desc())
        .limit(span.best)
        .correlate(span_totals)
        .subquery()
    )
    return select(func.sum(best.c.points)).scalar_subquery()


def _adding(insert: Insert) -> Insert:
    added = {name: insert.table.c[name] + insert.excluded[name] for name in _TOTALS}
    keys = [column.name for column in insert.table.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_=added)
