"""On which servers' boards a player stands, since when, and whether by name."""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import date

from sqlalchemy import ColumnElement, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import EVERYWHERE, Membership
from bot.store.spans import spans_of
from bot.store.tables import memberships, results
from bot.store.totals import add, hold


class Memberships:
    """The memberships of a database. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner: str) -> tuple[Membership, ...]:
        """A player's memberships, that of EVERYWHERE among them once he has played or hidden."""
        query = select(memberships).where(memberships.c.owner == owner)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(memberships.c.server))
            return tuple(Membership(**row) for row in rows.mappings())

    async def join(self, owner: str, server: str, day: date) -> None:
        """Note that a player uses the bot on a server; results count there from the first day on.

        Who had departed is there again. Writes nothing where nothing is new.
        """
        here = _here(owner, server)
        known = select(memberships.c.owner).where(here, memberships.c.departed.is_(False))
        async with self._database.reading() as connection:
            if await connection.scalar(known):
                return
        await self._write(Membership(owner, server, day), {"departed": False})

    async def hide(self, owner: str, server: str, day: date, *, hidden: bool) -> None:
        """Have a player named on a server's board or not, or on none where it is EVERYWHERE's."""
        since = date.min if server == EVERYWHERE else day
        await self._write(Membership(owner, server, since, hidden=hidden), {"hidden": hidden})

    async def depart(self, owner: str, server: str) -> None:
        """Note that a player has left a server, until he joins again."""
        departed = update(memberships).where(_here(owner, server)).values(departed=True)
        async with self._database.writing() as connection:
            await connection.execute(departed)
            await connection.commit()

    async def unnamed(self, server: str, owners: Iterable[str]) -> frozenset[str]:
        """Those of some players who are not to be named on a server's board."""
        query = select(memberships.c.owner).where(
            memberships.c.owner.in_([*owners]),
            memberships.c.server.in_([server, EVERYWHERE]),
            or_(memberships.c.hidden, memberships.c.departed),
        )
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(query))

    async def _write(self, membership: Membership, changed: dict[str, bool]) -> None:
        """Keep a membership, or what has changed of one that there is."""
        here = _here(membership.owner, membership.server)
        insert = self._database.insert(memberships).values(asdict(membership))
        async with self._database.writing() as connection:
            await hold(self._database, connection, [membership.owner])
            if (await connection.execute(insert.on_conflict_do_nothing())).rowcount:
                await self._add_up(connection, membership)
            await connection.execute(update(memberships).where(here).values(changed))
            await connection.commit()

    async def _add_up(self, connection: AsyncConnection, new: Membership) -> None:
        """Write the totals of what was played elsewhere, on the first day, and counts here too."""
        counting = and_(results.c.owner == new.owner, results.c.day >= new.since)
        counting = and_(counting, results.c.closed_at.is_not(None))
        last = await connection.scalar(select(func.max(results.c.day)).where(counting))
        if last:
            here = memberships.c.server == new.server
            spans = spans_of(new.since, last)
            await add(self._database, connection, [new.owner], spans, counting, here)


def _here(owner: str, server: str) -> ColumnElement[bool]:
    return and_(memberships.c.owner == owner, memberships.c.server == server)
