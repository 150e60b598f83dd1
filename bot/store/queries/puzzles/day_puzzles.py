"""The puzzles of days, and how many have found them."""

from collections.abc import Iterable
from dataclasses import asdict, replace
from datetime import date

from sqlalchemy import Connection, func, select

from bot.store.schema.inserts import insert_by
from bot.store.schema.rows.puzzles import DayPuzzle, Found, StoredPuzzle
from bot.store.schema.tables import memberships
from bot.store.schema.tables.puzzles import IS_OPEN, day_puzzles, puzzles


class DayPuzzles:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, day: date) -> DayPuzzle | None:
        row = self._connection.execute(
            select(day_puzzles).where(day_puzzles.c.day == day)
        ).mappings()
        return next((DayPuzzle(**one) for one in row), None)

    def lacking(self, days: Iterable[date]) -> date | None:
        """The first of some days that has no puzzle."""
        days = [*days]
        query = select(day_puzzles.c.day).where(day_puzzles.c.day.in_(days))
        ready = frozenset(self._connection.scalars(query))
        return next((day for day in days if day not in ready), None)

    def keep(self, puzzle: DayPuzzle) -> DayPuzzle:
        """Save a day's puzzle, with its number, unless the day has one; the one it has then."""
        first = self._connection.scalar(select(func.min(day_puzzles.c.day))) or puzzle.day
        numbered = replace(puzzle, number=(puzzle.day - first).days + 1)
        insert = insert_by(self._connection, day_puzzles).values(asdict(numbered))
        self._connection.execute(insert.on_conflict_do_nothing())
        kept = self.of(puzzle.day)
        assert kept, "no day's puzzle is ever deleted"
        return kept

    def begun(self, owner: str, day: date) -> StoredPuzzle | None:
        """What a player has made of a day's puzzle; None before they were shown it."""
        query = select(puzzles).where(puzzles.c.day == day, puzzles.c.owner == owner)
        row = self._connection.execute(query).mappings().first()
        return StoredPuzzle(**row) if row else None

    def found(self, day: date, server: str) -> Found:
        """How many of a server's members have answered a day's puzzle."""
        members = select(memberships.c.owner).where(
            memberships.c.server == server, memberships.c.departed.is_(False)
        )
        answered = puzzles.c.day == day, ~IS_OPEN, puzzles.c.owner.in_(members)
        query = select(func.count().filter(puzzles.c.clean), func.count()).where(*answered)
        row = self._connection.execute(query).one()
        return Found(*row)

    def tries(self, day: date) -> tuple[tuple[str, ...], ...]:
        """What everybody who has answered a day's puzzle has tried, in no order."""
        query = select(puzzles.c.tries).where(puzzles.c.day == day, ~IS_OPEN)
        return tuple(self._connection.scalars(query))

    def answered_days(self, owner: str) -> tuple[date, ...]:
        """The days whose puzzles a player has answered, the last one first."""
        query = select(puzzles.c.day).where(puzzles.c.owner == owner, ~IS_OPEN)
        query = query.where(puzzles.c.day.is_not(None)).order_by(puzzles.c.day.desc())
        return tuple(self._connection.scalars(query))

    def playable(self, since: date) -> tuple[date, ...]:
        """The days from one on that had a puzzle of their own: only these can break a streak."""
        query = select(day_puzzles.c.day).where(day_puzzles.c.day >= since)
        return tuple(self._connection.scalars(query.where(day_puzzles.c.is_shipped.is_(False))))
