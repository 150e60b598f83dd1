"""The one direct message that players of a match have asked for, each sent by one process."""

from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, or_, select, update

from bot.store.queries.together.notices import LEASE, is_claimed
from bot.store.schema.rows.together import MatchKind, MatchState, Seat
from bot.store.schema.tables.together import IS_UNTOLD, matches, seats

_HAS_COME: Final = or_(
    and_(matches.c.kind == MatchKind.DUEL, matches.c.state == MatchState.OVER),
    and_(matches.c.kind == MatchKind.CUP, matches.c.state == MatchState.RUNNING),
)
"""Whether there is something to tell: that a duel is over, or that a cup has begun."""


class Tellings:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def due(self, at: datetime, limit: int) -> tuple[tuple[int, str], ...]:
        """Some players who are to be told now and whom nobody else tells, each with a match."""
        query = select(seats.c.match, seats.c.owner).join(matches, matches.c.id == seats.c.match)
        due = query.where(
            IS_UNTOLD, seats.c.left.is_(False), _HAS_COME, ~is_claimed(seats.c.telling_until, at)
        )
        rows = self._connection.execute(due.order_by(seats.c.match, seats.c.owner).limit(limit))
        return tuple((row.match, row.owner) for row in rows)

    def claim(self, match: int, owner: str, at: datetime) -> tuple[Seat, bool] | None:
        """Claim a player's message until the lease ends.

        The seat, and whether an earlier claim was interrupted, so that it may have been sent. None
        if another process sends it, or nobody wants it any more.
        """
        is_seat = _is(match, owner)
        is_it = (
            is_seat,
            IS_UNTOLD,
            seats.c.left.is_(False),
            ~is_claimed(seats.c.telling_until, at),
        )
        query = select(seats.c.telling_until).where(*is_it).with_for_update(skip_locked=True)
        row = self._connection.execute(query).first()
        if row is None:
            return None
        claim = update(seats).where(is_seat).values(telling_until=at + LEASE)
        claimed = self._connection.execute(claim.returning(seats)).mappings().one()
        return Seat(**claimed), row.telling_until is not None

    def settle(self, claimed: Seat) -> bool:
        """Note that a message was sent, or can't be; False if another process claimed it since."""
        is_ours = _is(claimed.match, claimed.owner), seats.c.telling_until == claimed.telling_until
        settled = update(seats).where(*is_ours).values(told=True, telling_until=None)
        return self._connection.execute(settled).rowcount > 0


def _is(match: int, owner: str) -> ColumnElement[bool]:
    return and_(seats.c.match == match, seats.c.owner == owner)
