"""Everybody's board of a day with its records, as far as their players show their names."""

from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, func, literal, select, tuple_

from bot.store.rows import BoardRecord
from bot.store.tables import games, memberships, results

_PRIME: Final = 1_000_003


class Boards:
    """The boards of the days of a database. Nobody's name or id is among what they tell."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def state(self, day: date, key: str) -> tuple[int, ...]:
        """What differs whenever the board of a finished day does, or its records."""
        id = games.c.id
        facts = (
            func.count(),
            func.count(id),
            func.sum(id),
            # Somebody hides and somebody else doesn't any more: their ids may add up alike.
            func.sum((id % _PRIME) * (id % _PRIME)),
            func.sum(games.c.version),
        )
        return tuple(
            int(fact or 0) for fact in self._connection.execute(_of(day, key, *facts)).one()
        )

    def records(
        self, day: date, key: str, after: BoardRecord | None, most: int
    ) -> tuple[BoardRecord, ...]:
        """Some lines of a board after another one, the worst first."""
        rank = results.c.won, results.c.placed, results.c.tie_breaker, results.c.owner
        query = _of(day, key, results.c.owner, *rank[:3], games.c.moves)
        if after:
            values = after.won, after.placed, after.tie_breaker, after.owner
            last = (literal(value, it.type) for value, it in zip(values, rank, strict=True))
            query = query.where(tuple_(*rank) > tuple_(*last))
        rows = self._connection.execute(query.order_by(*rank).limit(most))
        return tuple(BoardRecord(*row) for row in rows)


def _of(day: date, key: str, *columns: Any) -> Select[Any]:
    """Columns of the day's results, each with its game if its player hides nowhere."""
    hidden = select(memberships.c.owner).where(
        memberships.c.owner == results.c.owner, memberships.c.hidden
    )
    shown = and_(
        games.c.owner == results.c.owner, games.c.day == day, games.c.key == key, ~hidden.exists()
    )
    query = select(*columns).select_from(results.outerjoin(games, shown))
    return query.where(results.c.day == day, results.c.key == key)
