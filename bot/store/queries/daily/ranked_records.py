"""Everybody's board of a day with its records, as far as their players show their names."""

from datetime import date
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Select, Text, and_, cast, func, literal, select, tuple_

from bot.store.schema.rows import RankedRecord
from bot.store.schema.tables import games, memberships, results


class RankedRecords:
    """The boards of the days of a database. Nobody's name or id is among what they tell."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def state(self, day: date, key: str) -> tuple[int, str]:
        """What differs whenever the board of a finished day does, or its records: how many lines it
        has, and a digest of whose records are shown, in which version."""
        lines = _of(day, key, games.c.id, games.c.version).order_by(games.c.id).subquery()
        record = cast(lines.c.id, Text) + ":" + cast(lines.c.version, Text)
        query = select(func.count(), func.aggregate_strings(record, " ")).select_from(lines)
        count, shown = self._connection.execute(query).one()
        return count, sha256((shown or "").encode()).hexdigest()

    def records(
        self, day: date, key: str, after: RankedRecord | None, most: int
    ) -> tuple[RankedRecord, ...]:
        """Some lines of a board after another one, the worst first."""
        rank = results.c.won, results.c.placed, results.c.tie_breaker, results.c.owner
        query = _of(day, key, results.c.owner, *rank[:3], games.c.moves)
        if after:
            values = after.won, after.placed, after.tie_breaker, after.owner
            last = (literal(value, it.type) for value, it in zip(values, rank, strict=True))
            query = query.where(tuple_(*rank) > tuple_(*last))
        rows = self._connection.execute(query.order_by(*rank).limit(most))
        return tuple(RankedRecord(*row) for row in rows)


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
