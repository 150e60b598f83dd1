"""What is kept about a player: all of it at once, to be handed out or to be deleted."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Table, and_, delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.results import hand_over, without_game
from bot.store.rows import Daily, NotificationKind
from bot.store.tables import (
    all_totals,
    dailies,
    games,
    interactions,
    memberships,
    outbox,
    players,
    results,
    span_totals,
    spent_attempts,
)

Kept: TypeAlias = Mapping[str, tuple[Mapping[str, Any], ...]]
"""Rows by their table's name, each with its columns by name."""
TombstoneOf: TypeAlias = Callable[[str, Daily], str]
"""Makes the tombstone of a player's attempt at a daily."""

PERSONAL: Final[Mapping[Table, Callable[[str], ColumnElement[bool]]]] = {
    players: lambda owner: players.c.owner == owner,
    games: lambda owner: games.c.owner == owner,
    interactions: lambda owner: interactions.c.game.in_(_games_of(owner)),
    results: lambda owner: results.c.owner == owner,
    memberships: lambda owner: memberships.c.owner == owner,
    span_totals: lambda owner: span_totals.c.owner == owner,
    all_totals: lambda owner: all_totals.c.owner == owner,
    outbox: lambda owner: and_(
        outbox.c.kind == NotificationKind.REMINDER.value, outbox.c.target == owner
    ),
}
"""The tables that speak of players, and which rows are one player's; no other table names any."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What became of a player's data."""

    games: frozenset[int]
    """The games that are gone, by their ids."""
    results: int
    """How many results stay, as nobody's."""


class Personal:
    """Players' data as a whole. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, owner: str) -> Kept:
        """Everything that is kept about a player."""
        async with self._database.reading() as connection:
            return {
                table.name: await _rows(connection, table, theirs(owner))
                for table, theirs in PERSONAL.items()
            }

    async def counted(self, owner: str) -> Mapping[str, int]:
        """How many rows are kept about a player, by their table's name."""
        counts = {
            table.name: select(func.count()).select_from(table).where(theirs(owner))
            for table, theirs in PERSONAL.items()
        }
        async with self._database.reading() as connection:
            return {name: await connection.scalar(query) or 0 for name, query in counts.items()}

    async def erase(self, owner: str, heir: str, since: date, tombstone: TombstoneOf) -> Erased:
        """Delete everything about a player but ranked results, which a fresh owner gets.

        Attempts from the day `since` on leave a tombstone, so that there is no second one. What is
        being saved at the same time is either deleted too or not saved; a game begun at the same
        time may stay, with its result.
        """
        async with self._database.writing() as connection:
            # Games before results, as a move is saved: two that wait for each other never end.
            gone = delete(games).where(games.c.owner == owner).returning(*_OF_A_GAME)
            deleted = (await connection.execute(gone)).all()
            attempts = [(row.day, row.key) for row in deleted if row.day and row.day >= since]
            await self._leave_tombstones(connection, owner, attempts, tombstone)
            await connection.execute(delete(players).where(players.c.owner == owner))
            await connection.execute(delete(outbox).where(PERSONAL[outbox](owner)))
            handed_over = await self._hand_over(connection, owner, heir)
            await connection.commit()
        return Erased(frozenset(row.id for row in deleted), handed_over)

    async def _leave_tombstones(
        self,
        connection: AsyncConnection,
        owner: str,
        attempts: Collection[tuple[date, str]],
        tombstone: TombstoneOf,
    ) -> None:
        drawn = select(dailies).where(tuple_(dailies.c.day, dailies.c.key).in_(attempts))
        found = [Daily(**row) for row in (await connection.execute(drawn)).mappings()]
        marks = [{"mark": tombstone(owner, daily), "day": daily.day} for daily in found]
        if marks:
            insert = self._database.insert(spent_attempts).on_conflict_do_nothing()
            await connection.execute(insert, marks)

    async def _hand_over(self, connection: AsyncConnection, owner: str, heir: str) -> int:
        """Hand the results over; how many. Where there are none, nothing is left to stand by."""
        left = select(results.c.day).where(without_game(owner))
        count = len((await connection.execute(left)).all())
        if count:
            await hand_over(self._database, connection, owner, heir)
        else:
            await connection.execute(delete(memberships).where(memberships.c.owner == owner))
        return count


_OF_A_GAME: Final = (games.c.id, games.c.day, games.c.key)


def _games_of(owner: str) -> Any:
    return select(games.c.id).where(games.c.owner == owner)


async def _rows(
    connection: AsyncConnection, table: Table, theirs: ColumnElement[bool]
) -> tuple[Mapping[str, Any], ...]:
    """Some rows of a table, ordered by its key."""
    query = select(table).where(theirs).order_by(*table.primary_key)
    return tuple(map(dict, (await connection.execute(query)).mappings()))
