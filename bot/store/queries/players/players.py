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
