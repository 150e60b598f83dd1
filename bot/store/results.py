"""What ranked attempts came to. A result counts once it is closed, and then stays as it is."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Update, and_, select, tuple_, update

from bot.store.inserts import Insert, for_both
from bot.store.rows import EVERYWHERE, Result
from bot.store.spans import spans_of
from bot.store.sums import IS_PLAYED
from bot.store.tables import all_totals, games, memberships, results, span_totals
from bot.store.totals import AT_ONCE, add, hold

_UNCLOSED: Final = results.c.closed_at.is_(None)


def _upsert(insert: Insert) -> Any:
    """Keeps a result, unless it is there and closed."""
    keys = [column.name for column in results.primary_key]
    changed = {
        column.name: insert.excluded[column.name] for column in results.c if column.name not in keys
    }
    return insert.on_conflict_do_update(index_elements=keys, set_=changed, where=_UNCLOSED)


_KEPT: Final = for_both(results, _upsert)


class Results:
    """The results of a database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def keep(self, result: Result) -> bool:
        """Keep a result as it now is; False, with nothing changed, where it was closed before."""
        return keep(self._connection, result)

    def of(self, owner: str) -> tuple[Result, ...]:
        """A player's results, the earliest first."""
        query = select(results).where(results.c.owner == owner)
        return self._results(query.order_by(results.c.day, results.c.key))

    def result(self, owner: str, day: date, key: str) -> Result | None:
        """The result of a player, day and game; None where no attempt has begun."""
        found = self._results(select(results).where(_same(owner, day, key)))
        return found[0] if found else None

    def days_played(self, owner: str) -> frozenset[date]:
        """The days that a player has played, closed or not."""
        days = select(results.c.day).where(results.c.owner == owner, IS_PLAYED)
        return frozenset(self._connection.scalars(days))

    def unclosed(self, last: date) -> tuple[date, ...]:
        """The days up to the last that have results which are not closed, the earliest first."""
        days = select(results.c.day).where(_UNCLOSED, results.c.day <= last).distinct()
        return tuple(self._connection.scalars(days.order_by(results.c.day)))

    def close_some(self, day: date, at: datetime) -> int:
        """Close results that are left of a day, as they stand; how many, 0 where none was left.

        An attempt that was begun counts, be it without a move; its game ends. Some players at
        a time, so that others can play meanwhile.
        """
        is_left = and_(results.c.day == day, _UNCLOSED)
        following = select(results.c.owner).where(is_left).distinct()
        following = following.order_by(results.c.owner).limit(AT_ONCE)
        owners = self._connection.scalars(following).all()
        if not owners:
            return 0
        # As a move does, the game first: two that wait for each other would wait for ever.
        self._connection.execute(_games_closed(day, owners))
        theirs = update(results).where(is_left, results.c.owner.in_(owners))
        closing = theirs.values(closed_at=at).returning(results.c.owner, results.c.key)
        closed = [*self._connection.execute(closing)]
        of_day = results.c.day == day, tuple_(results.c.owner, results.c.key).in_(closed)
        hold(self._connection, owners)
        add(self._connection, owners, spans_of(day, day), *of_day)
        return len(closed)

    def hand_over(self, owner: str, successor: str) -> None:
        """Put a fresh owner, who is nobody, in the place of one whose games are deleted.

        On every board the results stay where they are, without a name. One whose game is there,
        begun meanwhile, is not handed over.
        """
        hand_over(self._connection, owner, successor)

    def _results(self, query: Select[Any]) -> tuple[Result, ...]:
        rows = self._connection.execute(query).mappings()
        return tuple(Result(**row) for row in rows)


def keep(connection: Connection, result: Result) -> bool:
    """Keep a result in a transaction that is under way, as `Results.keep` does."""
    kept = connection.execute(_KEPT[connection.dialect.name], asdict(result))
    if not kept.rowcount:
        return False
    if result.closed_at:
        hold(connection, [result.owner])
        spans = spans_of(result.day, result.day)
        just_this = _same(result.owner, result.day, result.key)
        add(connection, [result.owner], spans, just_this)
    return True


def hand_over(connection: Connection, owner: str, successor: str) -> None:
    """Hand results over in a transaction that is under way, as `Results.hand_over` does."""
    connection.execute(update(results).where(without_game(owner)).values(owner=successor))
    hold(connection, [owner])
    for table in (memberships, span_totals, all_totals):
        theirs = update(table).where(table.c.owner == owner)
        connection.execute(theirs.values(owner=successor))
    unnamed = and_(memberships.c.owner == successor, memberships.c.server == EVERYWHERE)
    connection.execute(update(memberships).where(unnamed).values(hidden=True))


def without_game(owner: str) -> ColumnElement[bool]:
    """Whether a result is a player's, and its game gone: a game that is there needs its result."""
    of_result = games.c.day == results.c.day, games.c.key == results.c.key
    game = select(games.c.id).where(games.c.owner == owner, *of_result)
    return and_(results.c.owner == owner, ~game.exists())


def _games_closed(day: date, owners: Sequence[str]) -> Update:
    """Ends what some players have left open of a day, so that no move is saved any more."""
    is_open = games.c.day == day, games.c.owner.in_(owners), games.c.result.is_(None)
    return update(games).where(*is_open).values(result="closed", version=games.c.version + 1)


def _same(owner: str, day: date, key: str) -> ColumnElement[bool]:
    return and_(results.c.owner == owner, results.c.day == day, results.c.key == key)
