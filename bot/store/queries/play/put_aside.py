"""Games put aside: open ones that another game of their kind was begun beside.

Their rows say that they were given up with no card home, so versions before 0.14 take them for
that, and count them nowhere. Their version stays, so that their boards go on working as they are.
"""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.errors import GameInTheWay
from bot.store.schema.rows import Ended, StoredGame
from bot.store.schema.tables import IS_PUT_ASIDE, games

_OF_PLAYER: Final = games.c.owner == bindparam("player")
_IS_IT: Final = games.c.id == bindparam("number")
_THEIRS: Final = (
    select(games)
    .where(_OF_PLAYER, games.c.put_aside.is_not(None), IS_PUT_ASIDE)
    .order_by(games.c.touched_at.desc(), games.c.id.desc())
)
_PLAYED: Final = _THEIRS.where(games.c.presses != "")
_LOOKED_AT: Final = _THEIRS.where(games.c.presses == "")
_PUT: Final = (
    update(games)
    .where(_IS_IT, _OF_PLAYER, games.c.version == bindparam("at"))
    .where(games.c.result.is_(None), games.c.day.is_(None))
    .values(result=Ended.GIVEN_UP, placed=0, tie_breaker=0, put_aside=games.c.touched_at)
)
_TAKEN_UP: Final = (
    update(games)
    .where(_IS_IT, _OF_PLAYER, IS_PUT_ASIDE)
    .values(result=None, placed=None, tie_breaker=None, put_aside=None)
)
_GIVEN_UP: Final = (
    update(games)
    .where(_IS_IT, _OF_PLAYER, IS_PUT_ASIDE, games.c.version == bindparam("at"))
    .values(placed=None, tie_breaker=None, put_aside=None, version=games.c.version + 1)
)
_FORGOTTEN: Final = delete(games).where(
    _IS_IT, _OF_PLAYER, IS_PUT_ASIDE, games.c.version == bindparam("at")
)


class PutAside:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, owner: str) -> tuple[StoredGame, ...]:
        """The owner's games that are put aside, the last touched first; see `looked_at`."""
        return self._found(_PLAYED, owner)

    def looked_at(self, owner: str) -> tuple[StoredGame, ...]:
        """The same games, but those without a press that played: nobody is told of them."""
        return self._found(_LOOKED_AT, owner)

    def put(self, game: StoredGame) -> bool:
        """Put an open game aside if it is still at this version; whether it was."""
        stands = {"player": game.owner, "number": game.id, "at": game.version}
        return self._connection.execute(_PUT, stands).rowcount > 0

    def take_up(self, game: StoredGame, at: datetime) -> bool:
        """Make a game the open one of its kind again; whether it still was put aside.

        Raises GameInTheWay if another is open.
        """
        stands = {"player": game.owner, "number": game.id, "touched_at": at}
        try:
            return self._connection.execute(_TAKEN_UP, stands).rowcount > 0
        except IntegrityError as error:
            raise GameInTheWay from error

    def give_up(self, game: StoredGame, at: datetime) -> bool:
        """Give a game up for good; whether it still was put aside at this version."""
        stands = {"player": game.owner, "number": game.id, "at": game.version, "touched_at": at}
        return self._connection.execute(_GIVEN_UP, stands).rowcount > 0

    def forget(self, game: StoredGame) -> bool:
        """Delete a game; whether it still was put aside at this version."""
        stands = {"player": game.owner, "number": game.id, "at": game.version}
        return self._connection.execute(_FORGOTTEN, stands).rowcount > 0

    def _found(self, query: Select[Any], owner: str) -> tuple[StoredGame, ...]:
        rows = self._connection.execute(query, {"player": owner}).mappings()
        return tuple(map(StoredGame.of, rows))
