"""Results of ranked attempts, and whose leaderboards they count on.

A result counts once it is closed, and never changes after that.
"""

from collections.abc import Collection, Iterable
from dataclasses import asdict
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)

from bot.store.engines.prepared import Prepared
from bot.store.queries import Queries
from bot.store.queries.totals import AT_ONCE, IS_PLAYED, SCORE, add, lock, sum_day
from bot.store.schema.columns import Insert, for_both, insert_by
from bot.store.schema.games import Ended, games
from bot.store.schema.rankings import (
    EVERYWHERE,
    Membership,
    Result,
    all_totals,
    memberships,
    results,
    span_totals,
    spans_of,
)

_UNCLOSED: Final = results.c.closed_at.is_(None)


def _upsert(insert: Insert) -> Any:
    """Saves a result, unless it is already closed."""
    keys = [column.name for column in results.primary_key]
    changed = {
        column.name: insert.excluded[column.name] for column in results.c if column.name not in keys
    }
    return insert.on_conflict_do_update(index_elements=keys, set_=changed, where=_UNCLOSED)


_KEPT: Final = for_both(results, _upsert)


class Results(Queries):
    def keep(self, result: Result) -> bool:
        """Save a result; False, changing nothing, if it was already closed."""
        connection = self._connection
        just_this = _same(result.owner, result.day, result.key)
        before = connection.execute(select(SCORE.label("score")).where(just_this)).first()
        kept = connection.execute(_KEPT[connection.dialect.name], asdict(result))
        if not kept.rowcount:
            return False
        scores = before is None or before.score != result.score
        if scores or result.closed_at:
            lock(connection, [result.owner])
        if scores:
            sum_day(connection, [result.owner], result.day)
        if result.closed_at:
            add(connection, [result.owner], spans_of(result.day, result.day), just_this)
        return True

    def of(self, owner: str) -> tuple[Result, ...]:
        """A player's results, earliest first."""
        query = select(results).where(results.c.owner == owner)
        return self._results(query.order_by(results.c.day, results.c.key))

    def has_any(self, owner: str) -> bool:
        query = select(results.c.day).where(results.c.owner == owner).limit(1)
        return self._connection.scalar(query) is not None

    def has_finished(self, owner: str, besides: tuple[date, str]) -> bool:
        """Whether a player has finished any attempt but this one, a day's at a game."""
        others = results.c.owner == owner, ~_UNCLOSED, ~_same(owner, *besides)
        return self._connection.scalar(select(results.c.day).where(*others).limit(1)) is not None

    def of_day(self, owner: str, day: date) -> tuple[Result, ...]:
        """A player's results of a day, closed or not."""
        return self._results(select(results).where(results.c.owner == owner, results.c.day == day))

    def of_players(self, owners: Collection[str], first: date, last: date) -> tuple[Result, ...]:
        """Some players' results from a first to a last day, closed or not, earliest first."""
        theirs = results.c.owner.in_(owners), results.c.day.between(first, last)
        query = select(results).where(*theirs)
        return self._results(query.order_by(results.c.day, results.c.key, results.c.owner))

    def result(self, owner: str, day: date, key: str) -> Result | None:
        """The result of a player, day and game; None if no attempt has begun."""
        found = self._results(select(results).where(_same(owner, day, key)))
        return found[0] if found else None

    def best_win(self, day: date, key: str) -> int | None:
        """The lowest tie-breaker of everybody's wins of a day; None if nobody has won."""
        of_day = results.c.key == key, results.c.day == day, results.c.won
        # In the order of an index: all wins have as many cards home.
        best = select(results.c.tie_breaker).where(*of_day)
        return self._connection.scalar(
            best.order_by(results.c.placed, results.c.tie_breaker).limit(1)
        )

    def days_played(self, owner: str) -> frozenset[date]:
        """The days a player has played, closed or not."""
        days = select(results.c.day).where(results.c.owner == owner, IS_PLAYED)
        return frozenset(self._connection.scalars(days))

    def unclosed(self, last: date) -> tuple[date, ...]:
        """The days up to `last` with unclosed results, earliest first."""
        days = select(results.c.day).where(_UNCLOSED, results.c.day <= last).distinct()
        return tuple(self._connection.scalars(days.order_by(results.c.day)))

    def close_some(self, day: date, at: datetime) -> int:
        """Close some of a day's remaining results; how many, 0 if none was left.

        Every attempt begun counts, even without a move, and its game ends. Closes some players
        at a time, so that others can play meanwhile.
        """
        is_left = and_(results.c.day == day, _UNCLOSED)
        following = select(results.c.owner).where(is_left).distinct()
        following = following.order_by(results.c.owner).limit(AT_ONCE)
        owners = self._connection.scalars(following).all()
        if not owners:
            return 0
        # Games first, in the same order as saving a move, to avoid deadlocks.
        is_open = games.c.day == day, games.c.owner.in_(owners), games.c.result.is_(None)
        ended = {"result": Ended.CLOSED, "version": games.c.version + 1}
        self._connection.execute(update(games).where(*is_open).values(ended))
        theirs = update(results).where(is_left, results.c.owner.in_(owners))
        closing = theirs.values(closed_at=at).returning(results.c.owner, results.c.key)
        closed = [*self._connection.execute(closing)]
        of_day = results.c.day == day, tuple_(results.c.owner, results.c.key).in_(closed)
        lock(self._connection, owners)
        add(self._connection, owners, spans_of(day, day), *of_day)
        return len(closed)

    def hand_over(self, owner: str, successor: str) -> None:
        """Give the results of an owner whose games are deleted to a new, anonymous one.

        They stay on every leaderboard, without a name. The result of a game begun meanwhile, and
        so not deleted, is not handed over.
        """
        connection = self._connection
        connection.execute(update(results).where(without_game(owner)).values(owner=successor))
        lock(connection, [owner])
        for table in (memberships, span_totals, all_totals):
            handed = update(table).where(table.c.owner == owner)
            connection.execute(handed.values(owner=successor))
        query = select(results.c.day).where(results.c.owner == owner).distinct()
        for day in connection.scalars(query).all():
            of_day = span_totals.c.kind == "day", span_totals.c.begins == day
            theirs = span_totals.c.owner == successor
            connection.execute(delete(span_totals).where(*of_day, theirs))
            sum_day(connection, [successor], day)
        unnamed = and_(memberships.c.owner == successor, memberships.c.server == EVERYWHERE)
        connection.execute(update(memberships).where(unnamed).values(hidden=True))

    def _results(self, query: Select[Any]) -> tuple[Result, ...]:
        rows = self._connection.execute(query).mappings()
        return tuple(Result(**row) for row in rows)


def without_game(owner: str) -> ColumnElement[bool]:
    """Whether a result is a player's and its game is deleted; existing games need theirs."""
    of_result = games.c.day == results.c.day, games.c.key == results.c.key
    game = select(games.c.id).where(games.c.owner == owner, *of_result)
    return and_(results.c.owner == owner, ~game.exists())


def _same(owner: str, day: date, key: str) -> ColumnElement[bool]:
    return and_(results.c.owner == owner, results.c.day == day, results.c.key == key)


_THERE: Final = Prepared(
    select(memberships.c.owner).where(
        memberships.c.owner == bindparam("player"),
        memberships.c.server == bindparam("place"),
        memberships.c.departed.is_(False),
    )
)

_VIEWERS: Final = memberships.alias()
_OF_VIEWER: Final = memberships.c.server.in_(
    select(_VIEWERS.c.server).where(
        _VIEWERS.c.owner == bindparam("viewer", type_=String),
        _VIEWERS.c.departed.is_(False),
    )
)
"""Whether a membership is of a server that the viewer is a member of; without one, NULL is nobody.
"""
_UNNAMED: Final = select(memberships.c.owner).where(
    memberships.c.owner.in_(bindparam("players", expanding=True)),
    or_(
        and_(
            memberships.c.server.in_((bindparam("place"), EVERYWHERE)),
            or_(memberships.c.hidden, memberships.c.departed),
        ),
        and_(
            memberships.c.hidden,
            memberships.c.owner != bindparam("viewer", type_=String),
            _OF_VIEWER,
        ),
    ),
)
"""Built once, as that takes longer than to run it."""
_MET: Final = select(memberships.c.owner).where(
    memberships.c.owner.in_(bindparam("players", expanding=True)),
    memberships.c.departed.is_(False),
    memberships.c.server != EVERYWHERE,
    or_(memberships.c.server == bindparam("place", type_=String), _OF_VIEWER),
)


class Memberships(Queries):
    def of(self, owner: str) -> tuple[Membership, ...]:
        """A player's memberships, including EVERYWHERE's once they have played or hidden."""
        query = select(memberships).where(memberships.c.owner == owner)
        rows = self._connection.execute(query.order_by(memberships.c.server))
        return tuple(Membership(**row) for row in rows.mappings())

    def is_member(self, owner: str, server: str) -> bool:
        """Whether a player is on a server's leaderboards and hasn't departed."""
        found = _THERE.first(self._connection, {"player": owner, "place": server})
        return found is not None

    def join(self, owner: str, server: str, day: date) -> None:
        """Note that a player uses the bot on a server; their results count there from that day on.

        Players who had departed are back. Writes nothing if nothing is new.
        """
        if not self.is_member(owner, server):
            self._write(Membership(owner, server, day), {"departed": False})

    def hide(self, owner: str, server: str, day: date, *, hidden: bool) -> None:
        """Hide or show a player's name on a server's leaderboards; EVERYWHERE means on all."""
        since = date.min if server == EVERYWHERE else day
        self._write(Membership(owner, server, since, hidden=hidden), {"hidden": hidden})

    def depart(self, owner: str, server: str) -> None:
        """Note that a player has left a server, until they join again."""
        departed = update(memberships).where(_here(owner, server)).values(departed=True)
        self._connection.execute(departed)

    def unnamed(
        self, server: str, owners: Iterable[str], viewer: str | None = None
    ) -> frozenset[str]:
        """Which of some players may not be named on a server's leaderboards.

        With a viewer, nor are others who hide on a server that the viewer is a member of.
        """
        players = [*owners]
        if not players:
            return frozenset()
        values = {"players": players, "place": server, "viewer": viewer}
        return frozenset(self._connection.scalars(_UNNAMED, values))

    def met(self, server: str | None, owners: Iterable[str], viewer: str | None) -> frozenset[str]:
        """Which of some players are members of a server, or of any that a viewer is a member of."""
        values = {"players": [*owners], "place": server, "viewer": viewer}
        return frozenset(self._connection.scalars(_MET, values))

    def hiding(self, owners: Iterable[str]) -> frozenset[str]:
        """Which of some players hide on any server, or everywhere."""
        theirs = memberships.c.owner.in_([*owners]), memberships.c.hidden
        return frozenset(self._connection.scalars(select(memberships.c.owner).where(*theirs)))

    def _write(self, membership: Membership, changed: dict[str, bool]) -> None:
        """Add a membership, or change an existing one."""
        here = _here(membership.owner, membership.server)
        insert = insert_by(self._connection, memberships).values(asdict(membership))
        lock(self._connection, [membership.owner])
        if self._connection.execute(insert.on_conflict_do_nothing()).rowcount:
            self._add_up(membership)
        self._connection.execute(update(memberships).where(here).values(changed))

    def _add_up(self, new: Membership) -> None:
        """Add earlier results of the first day to the totals, as they count here too."""
        counting = and_(results.c.owner == new.owner, results.c.day >= new.since)
        for day in self._connection.scalars(select(results.c.day).where(counting).distinct()).all():
            sum_day(self._connection, [new.owner], day)
        counting = and_(counting, results.c.closed_at.is_not(None))
        last = self._connection.scalar(select(func.max(results.c.day)).where(counting))
        if last:
            here = memberships.c.server == new.server
            spans = spans_of(new.since, last)
            add(self._connection, [new.owner], spans, counting, here)


def _here(owner: str, server: str) -> ColumnElement[bool]:
    return and_(memberships.c.owner == owner, memberships.c.server == server)
