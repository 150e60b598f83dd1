"""Other players' results that a player may be told outside servers: of people on servers they
share."""

from datetime import date

from sqlalchemy import Connection, func, or_, select

from bot.store.queries.rankings.sums import SCORE
from bot.store.schema.rows import EVERYWHERE, Rival
from bot.store.schema.tables import memberships, results


class Rivals:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def best(self, viewer: str, day: date, key: str) -> Rival | None:
        """The best result of a day and game, so far, among the people whom a player may see.

        They share a server that neither is known to have left, and hide neither there, nor on
        another server of the viewer's, nor everywhere.
        """
        own, other = memberships.alias(), memberships.alias()
        servers = select(own.c.server).where(
            own.c.owner == viewer, own.c.departed.is_(False), own.c.server != EVERYWHERE
        )
        theirs = select(other.c.owner).where(other.c.owner == results.c.owner)
        shared = theirs.where(other.c.departed.is_(False), other.c.server.in_(servers))
        hides = theirs.where(
            other.c.hidden, or_(other.c.server == EVERYWHERE, other.c.server.in_(servers))
        )
        best_first = results.c.won.desc(), results.c.placed.desc(), results.c.tie_breaker
        found = self._connection.execute(
            select(results.c.owner, SCORE.label("score"))
            .where(results.c.key == key, results.c.day == day, results.c.owner != viewer)
            .where(shared.exists(), ~hides.exists())
            .order_by(*best_first, results.c.owner)
            .limit(1)
        ).first()
        if found is None:
            return None
        where = memberships.c.owner == found.owner, memberships.c.departed.is_(False)
        together = select(func.min(memberships.c.server)).where(*where)
        server = self._connection.scalar(together.where(memberships.c.server.in_(servers)))
        return Rival(found.owner, found.score, str(server))
