"""Players' settings."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, update

from bot.store.engines.prepared import Prepared
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Player
from bot.store.schema.tables import players

_PLAYER: Final = Prepared(select(players).where(players.c.owner == bindparam("player")))


class Players:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, owner: str) -> Player:
        """A player's settings; the defaults if they never changed any."""
        row = _PLAYER.first(self._connection, {"player": owner})
        return Player(**row) if row else Player(owner)

    def reminded_in_zones(self) -> tuple[tuple[str, int, int, int], ...]:
        """The zones and hours in them at which players want reminders, and the hour and minute,
        UTC, that are kept for each."""
        chosen = players.c.reminder_zone, players.c.reminder_local_hour
        kept = players.c.reminder_hour, players.c.reminder_minute
        query = select(*chosen, *kept).where(players.c.reminder_zone.is_not(None)).distinct()
        return tuple((*row,) for row in self._connection.execute(query))

    def move_reminders(self, zone: str, local_hour: int, **times: Any) -> None:
        """Keep another hour and minute, UTC, for reminders at an hour in a zone."""
        theirs = players.c.reminder_zone == zone, players.c.reminder_local_hour == local_hour
        self._connection.execute(update(players).where(*theirs).values(times))

    def change(self, owner: str, **changed: Any) -> None:
        """Save some of a player's settings; the others stay unchanged.

        Adds no row just to store defaults.
        """
        settings = Player(owner, **changed)
        if settings == Player(owner):
            theirs = update(players).where(players.c.owner == owner)
            self._connection.execute(theirs.values(changed))
        else:
            insert = insert_by(self._connection, players).values(asdict(settings))
            upsert = insert.on_conflict_do_update(index_elements=["owner"], set_=changed)
            self._connection.execute(upsert)
