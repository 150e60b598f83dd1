"""Ranked attempts: games of a day's deal, one per player, day and kind of game."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, select

from bot.store.queries.play.games import insert_game
from bot.store.queries.play.interactions import first_seen
from bot.store.queries.rankings.results import keep
from bot.store.schema.rows import Daily, Result, StoredGame
from bot.store.schema.tables import games, spent_attempts

_SPENT: Final = select(spent_attempts.c.mark).where(spent_attempts.c.mark == bindparam("tombstone"))


class Attempts:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def start(
        self,
        interaction: int,
        owner: str,
        daily: Daily,
        tombstone: str,
        at: datetime,
        lesson: int = 0,
    ) -> StoredGame | None:
        """The player's attempt at a daily, which begins unless there is one already.

        None if the tombstone shows that they made one and deleted their data since.
        """
        begun = StoredGame(
            id=0,
            owner=owner,
            key=daily.key,
            deal=daily.deal,
            started_at=at,
            touched_at=at,
            private=True,
            day=daily.day,
            lesson=lesson,
        )
        with self._connection.begin_nested() as all_of_it:
            game = insert_game(self._connection, begun)
            # Only now: before the row is in, a concurrent erasure may still add its tombstone.
            was_spent = game and self._connection.scalar(_SPENT, {"tombstone": tombstone})
            if game and not was_spent and first_seen(self._connection, interaction, game.id, at):
                keep(self._connection, _begun(owner, daily))
                return game
            all_of_it.rollback()
        made = () if was_spent else self.of(owner, daily.day, daily.key)
        return made[0] if made else None

    def is_spent(self, tombstone: str) -> bool:
        """Whether the tombstone's player made that attempt, and deleted their data since."""
        return self._connection.scalar(_SPENT, {"tombstone": tombstone}) is not None

    def of(self, owner: str, day: date, *keys: str) -> tuple[StoredGame, ...]:
        """The player's attempts of a day, at these games or at all."""
        theirs = select(games).where(games.c.owner == owner, games.c.day == day)
        of_kind = theirs.where(games.c.key.in_(keys)) if keys else theirs
        rows = self._connection.execute(of_kind.order_by(games.c.key)).mappings()
        return tuple(map(StoredGame.of, rows))

    def records(self, day: date, key: str, owners: Iterable[str]) -> tuple[StoredGame, ...]:
        """Some players' attempts of a day, in no particular order."""
        of_day = and_(games.c.day == day, games.c.key == key)
        query = select(games).where(of_day, games.c.owner.in_([*owners]))
        rows = self._connection.execute(query).mappings()
        return tuple(map(StoredGame.of, rows))

    def forget_spent(self, before: date) -> None:
        """Delete tombstones of days before this one, when attempts can no longer begin."""
        gone = delete(spent_attempts).where(spent_attempts.c.day < before)
        self._connection.execute(gone)


def _begun(owner: str, daily: Daily) -> Result:
    return Result(owner, daily.day, daily.key, won=False, placed=0, tie_breaker=0)
