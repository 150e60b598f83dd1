"""Totals of closed results, on every leaderboard they count on.

A result is added by the transaction that closes it. Any transaction that writes totals locks
their players first: two at once would each miss what the other adds.

*All games* is a key of its own, for which a day's scores are added. Its totals are kept with those
of each game, by the same transactions, and can be recomputed from the results at any time: a
process of an earlier version doesn't know them.
"""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Date,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal,
    or_,
    select,
    tuple_,
    union,
    update,
)

from bot.keys import ALL_GAMES
from bot.store.queries import Queries
from bot.store.schema.columns import Insert, for_both, insert_by
from bot.store.schema.rankings import (
    EVERYWHERE,
    PLAYED,
    WIN,
    Span,
    all_totals,
    memberships,
    played_days,
    results,
    span_of,
    span_totals,
)

AT_ONCE: Final = 2_000
"""How many players are locked at a time, so that nobody who plays waits for long."""

_FORGOTTEN_AT_ONCE: Final = 2_000
_ADDED: Final = ("days", "wins", "points")
_TOTALS: Final = ("days", "wins", "points", "games")
_BOARD: Final = (memberships.c.server, results.c.owner)

_LINES: Final = all_totals.alias()
_IS_ALL: Final = _LINES.c.key == ALL_GAMES
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


_LOCKED: Final = for_both(memberships, lambda insert: insert.on_conflict_do_nothing())


class Totals(Queries):
    def days_played(self, server: str) -> frozenset[date]:
        """The closed days on which someone on a server played."""
        days = select(played_days.c.day).where(played_days.c.server == server)
        return frozenset(self._connection.scalars(days))

    def forget_days_played(self) -> None:
        """Delete the days played, which `rebuild_some` then restores."""
        self._connection.execute(delete(played_days))

    def forget_some(self, before: Span) -> int:
        """Delete some totals of weeks or months before this one; how many, 0 if none was left."""
        is_old = span_totals.c.kind == before.kind, span_totals.c.begins < before.begins
        key = span_totals.primary_key.columns
        some = select(*key).where(*is_old).limit(_FORGOTTEN_AT_ONCE)
        gone = self._connection.execute(delete(span_totals).where(tuple_(*key).in_(some)))
        return gone.rowcount

    def rebuild_some(self, after: str, spans: Sequence[Span]) -> str | None:
        """Recompute the totals of the next players; the last of them, or None if there are none."""
        following = select(memberships.c.owner).where(memberships.c.owner > after).distinct()
        following = following.order_by(memberships.c.owner).limit(AT_ONCE)
        owners = self._connection.scalars(following).all()
        if not owners:
            return None
        lock(self._connection, owners)
        self._connection.execute(delete(all_totals).where(all_totals.c.owner.in_(owners)))
        for span in spans:
            self._connection.execute(delete(span_totals).where(_theirs(owners, span)))
        is_closed = results.c.closed_at.is_not(None)
        add(self._connection, owners, spans, is_closed)
        last: str = owners[-1]
        return last

    def rebuild_some_on(self, day: date, after: str) -> str | None:
        """Recompute a day's lines of all games, of the next players who have one or should have.

        The last of them, or None if there are none.
        """
        of_day = select(results.c.owner).where(results.c.day == day)
        lines = select(span_totals.c.owner).where(_is_of(span_of(day)))
        both = union(of_day, lines).subquery()
        following = select(both.c.owner).where(both.c.owner > after)
        owners = self._connection.scalars(following.order_by(both.c.owner).limit(AT_ONCE)).all()
        if not owners:
            return None
        lock(self._connection, owners)
        sum_day(self._connection, owners, day)
        last: str = owners[-1]
        return last

    def behind(self, after: str) -> tuple[tuple[str, ...], str | None]:
        """Which of the next players have results that aren't in the totals of all games yet.

        And the last player looked at, or None if there are none.
        """
        following = select(all_totals.c.owner).where(all_totals.c.owner > after).distinct()
        following = following.order_by(all_totals.c.owner).limit(AT_ONCE)
        owners = self._connection.scalars(following).all()
        difference = case((_IS_ALL, -func.coalesce(_LINES.c.games, 0)), else_=_LINES.c.days)
        lines = select(_LINES.c.owner).where(_LINES.c.owner.in_(owners))
        lines = lines.group_by(_LINES.c.server, _LINES.c.owner).having(func.sum(difference) != 0)
        behind = tuple(sorted({*self._connection.scalars(lines)}))
        return behind, owners[-1] if owners else None

    def behind_on(self, day: date) -> tuple[str, ...]:
        """The players whose line on a day's leaderboard isn't what their results add up to."""
        score = func.sum(SCORE).label("points")
        added = select(results.c.owner, score, func.count().label("games"))
        added = added.where(results.c.day == day).group_by(results.c.owner)
        everywhere = span_totals.c.server == EVERYWHERE, span_totals.c.key == ALL_GAMES
        stored = select(span_totals.c.owner, span_totals.c.points, span_totals.c.games)
        stored = stored.where(*everywhere, _is_of(span_of(day)))
        counted = {row.owner: (row.points, row.games) for row in self._connection.execute(stored)}
        right = {row.owner: (row.points, row.games) for row in self._connection.execute(added)}
        either = {*counted, *right}
        return tuple(sorted(one for one in either if counted.get(one) != right.get(one)))

    def catch_up(self, owners: Sequence[str], spans: Sequence[Span]) -> None:
        """Recompute some players' totals of all games, of all time and of the spans."""
        lock(self._connection, owners)
        of_all = all_totals.c.key == ALL_GAMES, all_totals.c.owner.in_(owners)
        self._connection.execute(delete(all_totals).where(*of_all))
        for span in spans:
            self._connection.execute(delete(span_totals).where(_theirs_of_all(owners, span)))
        is_closed = results.c.closed_at.is_not(None)
        add_all_games(self._connection, owners, spans, is_closed)

    def catch_up_on(self, owners: Sequence[str], day: date) -> None:
        """Recompute some players' lines of all games on a day's leaderboard."""
        lock(self._connection, owners)
        sum_day(self._connection, owners, day)


def lock(connection: Connection, owners: Collection[str]) -> None:
    """Lock players until the transaction ends, adding those not seen before."""
    # Always in this order, so that two transactions never wait for each other's players.
    new = {"server": EVERYWHERE, "since": date.min, "hidden": False, "departed": False}
    connection.execute(
        _LOCKED[connection.dialect.name], [{"owner": owner} | new for owner in sorted(owners)]
    )
    theirs = memberships.c.server == EVERYWHERE, memberships.c.owner.in_(owners)
    rows = select(memberships.c.owner).where(*theirs).order_by(memberships.c.owner)
    connection.execute(rows.with_for_update())


def add(
    connection: Connection,
    owners: Collection[str],
    spans: Sequence[Span],
    *which: ColumnElement[bool],
) -> None:
    """Add closed results of locked players, none of which has been added before.

    The spans must cover all weeks and months that the results fall in.
    """
    which = (results.c.owner.in_(owners), *which)
    insert = insert_by(connection, all_totals).from_select(_names(all_totals), sums(*which))
    connection.execute(_adding(insert))
    played = insert_by(connection, played_days).from_select(["server", "day"], days_played(*which))
    connection.execute(played.on_conflict_do_nothing())
    for span in spans:
        of_span = sums(*which, within(span)).add_columns(literal(span.kind), literal(span.begins))
        names = [*_names(all_totals), "kind", "begins"]
        insert = insert_by(connection, span_totals).from_select(names, of_span)
        connection.execute(_adding(insert))
        of_a_game = _theirs(owners, span), span_totals.c.key != ALL_GAMES
        _leave_the_best(connection, span, *of_a_game, of=results.c.key == span_totals.c.key)
    add_all_games(connection, owners, spans, *which)


def _leave_the_best(
    connection: Connection,
    span: Span,
    *which: ColumnElement[bool],
    of: ColumnElement[bool] | None = None,
) -> None:
    """Reduce the points to those of a span's best days, if there are more days than count.

    `of` says which results are those of a total's game; by default all are.
    """
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
            *(() if of is None else (of,)),
        )
        .group_by(results.c.day)
        .order_by(points.desc())
        .limit(span.best)
        .correlate(span_totals)
        .subquery()
    )
    reduced = select(func.sum(best.c.points)).scalar_subquery()
    more = update(span_totals).where(*which, span_totals.c.days > span.best)
    connection.execute(more.values(points=reduced))


def _theirs(owners: Collection[str], span: Span) -> ColumnElement[bool]:
    """Whether a span total belongs to these players and this span."""
    return and_(_is_of(span), span_totals.c.owner.in_(owners))


def _is_of(span: Span) -> ColumnElement[bool]:
    return and_(span_totals.c.kind == span.kind, span_totals.c.begins == span.begins)


def _adding(insert: Insert) -> Insert:
    """An insert into totals that adds to existing ones."""
    added = {name: insert.table.c[name] + insert.excluded[name] for name in _ADDED}
    keys = [column.name for column in insert.table.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_=added)


def _names(totals: Table) -> list[str]:
    return [column.name for column in totals.c if column.name != "games"]


_WINS: Final = func.sum(case((results.c.won, 1), else_=0))
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
    connection.execute(_adding_all(insert))
    for span in spans:
        place = literal(ALL_GAMES), literal(span.kind), literal(span.begins)
        of_span = _added(*which, within(span)).add_columns(*place)
        insert = insert_by(connection, span_totals).from_select([*names, "kind", "begins"], of_span)
        connection.execute(_adding_all(insert))
        _leave_the_best(connection, span, _theirs_of_all(owners, span))


def sum_day(connection: Connection, owners: Collection[str], day: date) -> None:
    """Recompute what locked players have on a day's leaderboard, from all results so far."""
    of_day = {"owners": [*owners], "day": day}
    connection.execute(_DAY_FORGOTTEN, of_day)
    connection.execute(_DAY_SUMMED, of_day)


def _theirs_of_all(owners: Collection[str], span: Span) -> ColumnElement[bool]:
    """Whether a span total is of all games, and belongs to these players and this span."""
    return and_(_theirs(owners, span), span_totals.c.key == ALL_GAMES)


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


def _adding_all(insert: Insert) -> Insert:
    added = {name: insert.table.c[name] + insert.excluded[name] for name in _TOTALS}
    keys = [column.name for column in insert.table.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_=added)
