"""Lessons: for how many presses a game of a new player says what to do."""

from typing import Final

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from bot.store.schema.tables import IS_PUT_ASIDE, games

_CONSIDERED: Final = 24
"""How many of a player's newest games of a kind are read: more than can be open at once, and each
began with no more than those before it had left."""

_OF_KIND: Final = and_(games.c.owner == bindparam("player"), games.c.key == bindparam("kind"))
_NEWEST: Final = (
    select(games.c.lesson, games.c.presses)
    .where(_OF_KIND)
    .order_by(games.c.id.desc())
    .limit(_CONSIDERED)
)
_ENDED: Final = (
    update(games)
    .where(_OF_KIND, games.c.lesson > 0, or_(games.c.result.is_(None), IS_PUT_ASIDE))
    .values(lesson=0, version=games.c.version + 1)
)


class Lessons:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def left(self, owner: str, key: str) -> int | None:
        """For how many more presses the player is taught a kind of game; None if it is new."""
        found = self._connection.execute(_NEWEST, {"player": owner, "kind": key}).all()
        if not found:
            return None
        left: int = min(lesson - len(presses.split()) for lesson, presses in found)
        return max(0, left)

    def end(self, owner: str, key: str) -> bool:
        """End the lesson in the player's open games of a kind; whether any still had it.

        Those get a new version, so no process goes on with the game as it was.
        """
        return self._connection.execute(_ENDED, {"player": owner, "kind": key}).rowcount > 0
