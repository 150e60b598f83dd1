"""Ranked attempts: games of a day's deal, of which every player has one a day and kind."""

from collections.abc import Iterable
from datetime import date, datetime

from sqlalchemy import and_, delete, select

from bot.store.database import Database
from bot.store.interactions import first_seen
from bot.store.results import keep
from bot.store.rows import Daily, Result, StoredGame
from bot.store.tables import games, spent_attempts


class Attempts:
    """The ranked attempts of a database. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(
        self, interaction: int, owner: str, daily: Daily, tombstone: str, at: datetime
    ) -> StoredGame | None:
        """The player's attempt at a daily, begun unless there is one already.

        None where the tombstone says that it was made, and its player's data deleted.
        """
        begun = {
            "owner": owner,
            "key": daily.key,
            "deal": daily.deal,
            "day": daily.day,
            "private": True,
            "started_at": at,
            "touched_at": at,
        }
        start = {"moves": "", "presses": "", "version": 0, "hints": 0}
        insert = self._database.insert(games).on_conflict_do_nothing().returning(games)
        was_spent = select(spent_attempts.c.mark).where(spent_attempts.c.mark == tombstone)
        async with self._database.writing() as connection:
            row = (await connection.execute(insert, begun | start)).mappings().first()
            # Not before: until the row is in, an erasure under way may still leave its tombstone.
            if row and await connection.scalar(was_spent):
                return None
            if row and await first_seen(self._database, connection, interaction, row["id"], at):
                await keep(self._database, connection, _begun(owner, daily))
                await connection.commit()
                return StoredGame(**row)
        made = await self.of(owner, daily.day, daily.key)
        return made[0] if made else None

    async def of(self, owner: str, day: date, *keys: str) -> tuple[StoredGame, ...]:
        """The player's attempts of a day, of these kinds of game or of all."""
        theirs = select(games).where(games.c.owner == owner, games.c.day == day)
        of_kind = theirs.where(games.c.key.in_(keys)) if keys else theirs
        async with self._database.reading() as connection:
            rows = (await connection.execute(of_kind.order_by(games.c.key))).mappings()
            return tuple(StoredGame(**row) for row in rows)

    async def records(self, day: date, key: str, owners: Iterable[str]) -> tuple[StoredGame, ...]:
        """The attempts that some players made on a day, in no order."""
        of_day = and_(games.c.day == day, games.c.key == key)
        query = select(games).where(of_day, games.c.owner.in_([*owners]))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return tuple(StoredGame(**row) for row in rows)

    async def forget_spent(self, before: date) -> None:
        """Let go of the marks of days before a day: no attempt at theirs can begin any more."""
        gone = delete(spent_attempts).where(spent_attempts.c.day < before)
        async with self._database.writing() as connection:
            await connection.execute(gone)
            await connection.commit()


def _begun(owner: str, daily: Daily) -> Result:
    return Result(owner, daily.day, daily.key, won=False, placed=0, tie_breaker=0)
