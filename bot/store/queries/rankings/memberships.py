"""Which servers' leaderboards a player is on, since when, and whether they are named."""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import date
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    and_,
    bindparam,
    func,
    or_,
    select,
    update,
)

from bot.store.engines.prepared import Prepared
from bot.store.queries.rankings.all_games import sum_day
from bot.store.queries.rankings.totals import add, lock
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import EVERYWHERE, Membership
from bot.store.schema.spans import spans_of
from bot.store.schema.tables import memberships, results

_THERE: Final = Prepared(
    select(memberships.c.owner).where(
        memberships.c.owner == bindparam("player"),
        memberships.c.server == bindparam("place"),
        memberships.c.departed.is_(False),
    )
)

_VIEWERS: Final = memberships.alias()
_UNNAMED: Final = select(memberships.c.owner).where(
    memberships.c.owner.in_(bindparam("players", expanding=True)),
    or_(
        and_(
            memberships.c.server.in_((bindparam("place"), EVERYWHERE)),
            or_(memberships.c.hidden, memberships.c.departed),
        ),
        and_(
            memberships.c.hidden,
            memberships.c.owner != bindparam("viewer", type_=String),
            memberships.c.server.in_(
                select(_VIEWERS.c.server).where(
                    _VIEWERS.c.owner == bindparam("viewer", type_=String),
                    _VIEWERS.c.departed.is_(False),
                )
            ),
        ),
    ),
)
"""Built once, as that takes longer than to run it. Without a viewer, NULL is nobody."""
_MET: Final = select(memberships.c.owner).where(
    memberships.c.owner.in_(bindparam("players", expanding=True)),
    memberships.c.departed.is_(False),
    memberships.c.server != EVERYWHERE,
    or_(
        memberships.c.server == bindparam("place", type_=String),
        memberships.c.server.in_(
            select(_VIEWERS.c.server).where(
                _VIEWERS.c.owner == bindparam("viewer", type_=String),
                _VIEWERS.c.departed.is_(False),
            )
        ),
    ),
)
"""Without a place or a viewer, NULL is none."""


class Memberships:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, owner: str) -> tuple[Membership, ...]:
        """A player's memberships, including EVERYWHERE's once they have played or hidden."""
        query = select(memberships).where(memberships.c.owner == owner)
        rows = self._connection.execute(query.order_by(memberships.c.server))
        return tuple(Membership(**row) for row in rows.mappings())

    def is_member(self, owner: str, server: str) -> bool:
        """Whether a player is on a server's leaderboards and hasn't departed."""
        found = _THERE.first(self._connection, {"player": owner, "place": server})
        return found is not None

    def join(self, owner: str, server: str, day: date) -> None:
        """Note that a player uses the bot on a server; their results count there from that day on.

        Players who had departed are back. Writes nothing if nothing is new.
        """
        if not self.is_member(owner, server):
            self._write(Membership(owner, server, day), {"departed": False})

    def hide(self, owner: str, server: str, day: date, *, hidden: bool) -> None:
        """Hide or show a player's name on a server's leaderboards; EVERYWHERE means on all."""
        since = date.min if server == EVERYWHERE else day
        self._write(Membership(owner, server, since, hidden=hidden), {"hidden": hidden})

    def depart(self, owner: str, server: str) -> None:
        """Note that a player has left a server, until they join again."""
        departed = update(memberships).where(_here(owner, server)).values(departed=True)
        self._connection.execute(departed)

    def unnamed(
        self, server: str, owners: Iterable[str], viewer: str | None = None
    ) -> frozenset[str]:
        """Which of some players may not be named on a server's leaderboards.

        With a viewer, nor are others who hide on a server that the viewer is a member of.
        """
        players = [*owners]
        if not players:
            return frozenset()
        values = {"players": players, "place": server, "viewer": viewer}
        return frozenset(self._connection.scalars(_UNNAMED, values))

    def met(self, server: str | None, owners: Iterable[str], viewer: str | None) -> frozenset[str]:
        """Which of some players are members of a server, or of any that a viewer is a member of."""
        values = {"players": [*owners], "place": server, "viewer": viewer}
        return frozenset(self._connection.scalars(_MET, values))

    def hiding(self, owners: Iterable[str]) -> frozenset[str]:
        """Which of some players hide on any server, or everywhere."""
        theirs = memberships.c.owner.in_([*owners]), memberships.c.hidden
        return frozenset(self._connection.scalars(select(memberships.c.owner).where(*theirs)))

    def _write(self, membership: Membership, changed: dict[str, bool]) -> None:
        """Add a membership, or change an existing one."""
        here = _here(membership.owner, membership.server)
        insert = insert_by(self._connection, memberships).values(asdict(membership))
        lock(self._connection, [membership.owner])
        if self._connection.execute(insert.on_conflict_do_nothing()).rowcount:
            self._add_up(membership)
        self._connection.execute(update(memberships).where(here).values(changed))

    def _add_up(self, new: Membership) -> None:
        """Add earlier results of the first day to the totals, as they count here too."""
        counting = and_(results.c.owner == new.owner, results.c.day >= new.since)
        for day in self._connection.scalars(select(results.c.day).where(counting).distinct()).all():
            sum_day(self._connection, [new.owner], day)
        counting = and_(counting, results.c.closed_at.is_not(None))
        last = self._connection.scalar(select(func.max(results.c.day)).where(counting))
        if last:
            here = memberships.c.server == new.server
            spans = spans_of(new.since, last)
            add(self._connection, [new.owner], spans, counting, here)


def _here(owner: str, server: str) -> ColumnElement[bool]:
    return and_(memberships.c.owner == owner, memberships.c.server == server)
