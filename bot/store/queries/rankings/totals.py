"""Totals of closed results, on every leaderboard they count on.

A result is added by the transaction that closes it. Any transaction that writes totals locks
their players first: two at once would each miss what the other adds.
"""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    literal,
    select,
    tuple_,
    union,
    update,
)

from bot.keys import ALL_GAMES
from bot.store.queries.rankings.all_games import (
    add_all_games,
    forget_all_games,
    owners_behind,
    owners_behind_on,
    sum_day,
)
from bot.store.queries.rankings.sums import best_points, days_played, sums, within
from bot.store.schema.inserts import Insert, for_both, insert_by
from bot.store.schema.rows import EVERYWHERE
from bot.store.schema.spans import Span, span_of
from bot.store.schema.tables import all_totals, memberships, played_days, results, span_totals

AT_ONCE: Final = 2_000
"""How many players are locked at a time, so that nobody who plays waits for long."""

_FORGOTTEN_AT_ONCE: Final = 2_000
_LOCKED: Final = for_both(memberships, lambda insert: insert.on_conflict_do_nothing())
_ADDED: Final = ("days", "wins", "points")


class Totals:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

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
        return owners_behind(self._connection, owners), owners[-1] if owners else None

    def behind_on(self, day: date) -> tuple[str, ...]:
        """The players whose line of all games on a day's leaderboard is out of date."""
        return owners_behind_on(self._connection, day)

    def catch_up(self, owners: Sequence[str], spans: Sequence[Span]) -> None:
        """Recompute some players' totals of all games, of all time and of the spans."""
        lock(self._connection, owners)
        forget_all_games(self._connection, owners, spans)
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
        _leave_the_best(connection, owners, span)
    add_all_games(connection, owners, spans, *which)


def _leave_the_best(connection: Connection, owners: Collection[str], span: Span) -> None:
    """Reduce the points to those of a span's best days, if there are more days than count."""
    of_a_game = span_totals.c.key != ALL_GAMES
    more = _theirs(owners, span), of_a_game, span_totals.c.days > span.best
    connection.execute(update(span_totals).where(*more).values(points=best_points(span)))


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
