"""Totals of results, on every leaderboard they count on.

A closed result is added by the transaction that closes it. Any transaction that writes totals locks
their players first: two at once would each miss what the other adds.

*All games* is a key like any other: each result counts under its game and under that. A game has no
totals of single days, as each is one result.
"""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Date,
    Select,
    Subquery,
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
    union_all,
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
    span_totals,
)

AT_ONCE: Final = 2_000
"""How many players are locked at a time, so that nobody who plays waits for long."""

_FORGOTTEN_AT_ONCE: Final = 2_000
_TOTALS: Final = ("played", "wins", "points")
SCORE: Final = case((results.c.won, WIN), else_=results.c.placed)
"""A result's score, the same as `Result.score`."""

IS_PLAYED: Final = or_(results.c.finished, results.c.placed >= PLAYED)
"""Whether a result counts its day as played, the same as `Result.is_played`."""

COUNTS: Final = and_(
    memberships.c.owner == results.c.owner,
    memberships.c.since <= results.c.day,
)
"""Whether a result counts on the leaderboards of a membership's server."""

_KEYS: Final = results.c.key, literal(ALL_GAMES)
_WINS: Final = func.sum(case((results.c.won, 1), else_=0)).label("wins")
_POINTS: Final = func.sum(SCORE).label("points")
_GAMES: Final = func.count().label("games")


def within(span: Span) -> ColumnElement[bool]:
    """Whether a result falls within a span."""
    return results.c.day.between(span.begins, span.ends)


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

    def forget_some(self, oldest: Sequence[Span]) -> int:
        """Delete some totals of spans before these, the oldest of each kind that are kept; how
        many, 0 if none was left."""
        of, key = span_totals.c, span_totals.primary_key.columns
        is_old = (and_(of.kind == one.kind, of.begins < one.begins) for one in oldest)
        some = select(*key).where(or_(*is_old)).limit(_FORGOTTEN_AT_ONCE)
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
        of_spans = tuple_(span_totals.c.kind, span_totals.c.begins).in_(
            [(span.kind, span.begins) for span in spans]
        )
        theirs = span_totals.c.owner.in_(owners)
        self._connection.execute(delete(span_totals).where(of_spans, theirs))
        longer = [span for span in spans if span.kind != "day"]
        add(self._connection, owners, longer, results.c.closed_at.is_not(None))
        for span in spans:
            if span.kind == "day":
                sum_day(self._connection, owners, span.begins)
        last: str = owners[-1]
        return last


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
    by_day = _by_day(*which)
    _add(connection, all_totals, by_day, by_day.c.games)
    played = insert_by(connection, played_days).from_select(["server", "day"], days_played(*which))
    connection.execute(played.on_conflict_do_nothing())
    for span in spans:
        by_day = _by_day(*which, within(span))
        place = {"kind": span.kind, "begins": span.begins}
        _add(connection, span_totals, by_day, _is_new(by_day), **place)
        _leave_the_best(connection, owners, span)


def _by_day(*which: ColumnElement[bool]) -> Subquery:
    """What closed results add to a day, under their game and under all games."""
    board = memberships.c.server, results.c.owner, results.c.day
    summed = (
        select(key.label("key"), *board, _WINS, _POINTS, _GAMES)
        .join_from(results, memberships, COUNTS)
        .where(*which)
        .group_by(*board, *((key,) if key is results.c.key else ()))
        for key in _KEYS
    )
    return union_all(*summed).subquery()


def _is_new(by_day: Subquery) -> ColumnElement[int]:
    """1 unless another result of the day was added before."""
    closed = results.c.owner == by_day.c.owner, results.c.day == by_day.c.day
    of_day = select(func.count()).where(*closed, results.c.closed_at.is_not(None))
    is_all = by_day.c.games == of_day.correlate(by_day).scalar_subquery()
    return case((by_day.c.key != ALL_GAMES, 1), (is_all, 1), else_=0)


def _add(
    connection: Connection, table: Table, by_day: Subquery, played: ColumnElement[int], **place: Any
) -> None:
    board = by_day.c.server, by_day.c.key, by_day.c.owner
    sums = (func.sum(one) for one in (played, by_day.c.wins, by_day.c.points))
    summed = select(*board, *sums, *map(literal, place.values())).group_by(*board)
    insert = insert_by(connection, table)
    added = {name: table.c[name] + insert.excluded[name] for name in _TOTALS}
    insert = insert.from_select(["server", "key", "owner", *_TOTALS, *place], summed)
    keys = [*table.primary_key]
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=added))


def _leave_the_best(connection: Connection, owners: Collection[str], span: Span) -> None:
    """Reduce the points to those of a span's best days, if there are more days than count."""
    total = span_totals.c
    best = (
        select(_POINTS)
        .join_from(results, memberships, COUNTS)
        .where(
            results.c.owner == total.owner,
            memberships.c.server == total.server,
            or_(results.c.key == total.key, total.key == ALL_GAMES),
            within(span),
            results.c.closed_at.is_not(None),
        )
        .group_by(results.c.day)
        .order_by(_POINTS.desc())
        .limit(span.best)
        .correlate(span_totals)
        .subquery()
    )
    reduced = select(func.sum(best.c.points)).scalar_subquery()
    of_span = total.kind == span.kind, total.begins == span.begins
    more = update(span_totals).where(*of_span, total.owner.in_(owners), total.played > span.best)
    connection.execute(more.values(points=reduced))


def _summing_day(insert: Insert) -> Any:
    board, day = (memberships.c.server, results.c.owner), bindparam("day", type_=Date)
    summed = (
        select(*board, literal(ALL_GAMES), literal("day"), day, _GAMES, _WINS, _POINTS)
        .join_from(results, memberships, COUNTS)
        .where(
            results.c.owner.in_(bindparam("owners", expanding=True, type_=Text)),
            results.c.day == day,
        )
        .group_by(*board)
    )
    names = ["server", "owner", "key", "kind", "begins", *_TOTALS]
    return insert.from_select(names, summed).on_conflict_do_update(
        index_elements=[*span_totals.primary_key],
        set_={name: insert.excluded[name] for name in _TOTALS},
    )


_DAY_SUMMED: Final = for_both(span_totals, _summing_day)
"""Built once, as presses use it."""


def sum_day(connection: Connection, owners: Collection[str], day: date) -> None:
    """Recompute what locked players have on a day's leaderboard, from all results so far."""
    summed = _DAY_SUMMED[connection.dialect.name]
    connection.execute(summed, {"owners": [*owners], "day": day})
