"""Seats: who plays in a match, and what they have asked for."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, update

from bot.store.queries.together.leaving import was_left
from bot.store.schema.claims import ClaimOfRow
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Ended, StoredGame
from bot.store.schema.rows.together import MatchKind, Seat
from bot.store.schema.tables import games
from bot.store.schema.tables.together import IS_TRYING, matches, seats


class Seats:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def take(self, seat: Seat) -> bool:
        """Give a player a seat; False if they have one.

        Also if they have deleted their data since they had one in a cup, or a closed one.
        """
        if was_left(self._connection, seat.match, seat.owner):
            return False
        insert = insert_by(self._connection, seats).values(asdict(seat)).on_conflict_do_nothing()
        return self._connection.execute(insert).rowcount > 0

    def of(self, match: int) -> tuple[Seat, ...]:
        """A match's seats, the first one taken first."""
        query = select(seats).where(seats.c.match == match)
        rows = self._connection.execute(query.order_by(seats.c.joined_at, seats.c.owner)).mappings()
        return tuple(Seat(**row) for row in rows)

    def seat(self, match: int, owner: str) -> Seat | None:
        """Somebody's seat in a match; None if they have none."""
        query = select(seats).where(seats.c.match == match, seats.c.owner == owner)
        row = self._connection.execute(query).mappings().first()
        return Seat(**row) if row else None

    def is_closed(self, match: int, owner: str) -> bool:
        """Whether somebody's seat was closed, perhaps before they deleted their data."""
        seat = self.seat(match, owner)
        return seat.closed if seat else was_left(self._connection, match, owner)

    def closed(self, match: int) -> frozenset[str]:
        """Those whose seats in a match are closed."""
        query = select(seats.c.owner).where(seats.c.match == match, seats.c.closed)
        return frozenset(self._connection.scalars(query))

    def count(self, match: int) -> int:
        query = select(func.count()).select_from(seats).where(seats.c.match == match)
        return self._connection.scalar(query) or 0

    def aim(self, owner: str, shared: int) -> tuple[Ended | None, int, int] | None:
        """How a shared game ended, cards home and tie-breaker, if a player tries to beat it."""
        row = self._connection.execute(_AIM, {"player": owner, "shared": shared}).first()
        return (row[0] and Ended(row[0]), row[1] or 0, row[2] or 0) if row else None

    def note_try(self, game: StoredGame) -> int | None:
        """Note how a game ended in which a shared result was to be beaten, if it is the first time.

        Gives the match that this changes; None if there is none.
        """
        is_it = seats.c.game == game.id, IS_TRYING
        ended = {
            "joined_at": game.touched_at,
            "won": game.result is Ended.WON,
            "placed": game.placed or 0,
            "tie_breaker": game.tie_breaker or 0,
            "hints": game.hints,
        }
        noted = update(seats).where(*is_it).values(ended).returning(seats.c.match)
        match: int | None = self._connection.scalar(noted)
        return match

    def change(self, match: int, owner: str, unless: str | None = None, **values: Any) -> bool:
        """Change a seat, unless a column of it is true or set already; whether it was changed."""
        is_it = [seats.c.match == match, seats.c.owner == owner]
        if unless is not None:
            column = seats.c[unless]
            is_it.append(column.is_(None) if column.nullable else column.is_(False))
        changed = update(seats).where(*is_it).values(**values)
        return self._connection.execute(changed).rowcount > 0

    def share(self, match: int, owner: str) -> ClaimOfRow:
        """The posting of somebody's duel with the baseline player."""
        is_it = seats.c.match == match, seats.c.owner == owner
        return ClaimOfRow(self._connection, seats.c.told, *is_it)


# Built once, because building a statement takes as long as executing it.
_AIM: Final = (
    select(games.c.result, games.c.placed, games.c.tie_breaker)
    .join(matches, matches.c.series == games.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(
        games.c.id == bindparam("shared"),
        matches.c.series == bindparam("shared"),
        matches.c.kind == MatchKind.BEAT,
        seats.c.owner == bindparam("player"),
    )
    .limit(1)
)
