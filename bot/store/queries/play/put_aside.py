"""Games put aside: open ones that another game of their kind was begun beside.

Their rows say that they were given up with no card home, so versions before 0.14 take them for
that, and count them nowhere. Their version stays, so that their boards go on working as they are.
"""

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, select, update
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


class PutAside:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, owner: str) -> tuple[StoredGame, ...]:
        """The owner's games that are put aside, the last touched first."""
        rows = self._connection.execute(_THEIRS, {"player": owner}).mappings()
        return tuple(map(StoredGame.of, rows))

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
