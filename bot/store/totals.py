"""What closed results add up to, on every board that they count on.

A result is added by the transaction that closes it. Whoever writes totals holds their players:
of two at once, each would miss what the other adds.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Final

from sqlalchemy import ColumnElement, Table, and_, delete, literal, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import EVERYWHERE
from bot.store.spans import Span
from bot.store.sums import best_points, days_played, sums, within
from bot.store.tables import all_totals, memberships, played_days, results, span_totals

AT_ONCE: Final = 2_000
"""So many players are held together: nobody who plays has to wait long for them."""

_FORGOTTEN_AT_ONCE: Final = 2_000
_ADDED: Final = ("days", "wins", "points")


class Totals:
    """The totals of a database. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def days_played(self, server: str) -> frozenset[date]:
        """The days, of those that are closed, on which somebody of a server played."""
        days = select(played_days.c.day).where(played_days.c.server == server)
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(days))

    async def rebuild(self, spans: Sequence[Span]) -> None:
        """Write the totals of all time anew, those of the spans, and the days played."""
        async with self._database.writing() as connection:
            await connection.execute(delete(played_days))
            await connection.commit()
        after: str | None = ""
        while after is not None:
            after = await self._rebuild_some(after, spans)

    async def forget_before(self, spans: Iterable[Span]) -> None:
        """Let go of the totals of weeks and months that are older than these."""
        for span in spans:
            while await self._forget_some(span) == _FORGOTTEN_AT_ONCE:
                pass

    async def _forget_some(self, before: Span) -> int:
        """Let go of some totals; how many they were."""
        is_old = span_totals.c.kind == before.kind, span_totals.c.begins < before.begins
        key = span_totals.primary_key.columns
        some = select(*key).where(*is_old).limit(_FORGOTTEN_AT_ONCE)
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(span_totals).where(tuple_(*key).in_(some)))
            await connection.commit()
        return gone.rowcount

    async def _rebuild_some(self, after: str, spans: Sequence[Span]) -> str | None:
        """Write the totals of the next players; the last of them, None where there is none."""
        following = select(memberships.c.owner).where(memberships.c.owner > after).distinct()
        following = following.order_by(memberships.c.owner).limit(AT_ONCE)
        async with self._database.writing() as connection:
            owners = (await connection.scalars(following)).all()
            if not owners:
                return None
            await hold(self._database, connection, owners)
            await connection.execute(delete(all_totals).where(all_totals.c.owner.in_(owners)))
            for span in spans:
                await connection.execute(delete(span_totals).where(_theirs(owners, span)))
            is_closed = results.c.closed_at.is_not(None)
            await add(self._database, connection, owners, spans, is_closed)
            await connection.commit()
        last: str = owners[-1]
        return last


async def hold(database: Database, connection: AsyncConnection, owners: Collection[str]) -> None:
    """Hold players until the transaction ends; who was never seen before is one from now on."""
    new = {"server": EVERYWHERE, "since": date.min, "hidden": False, "departed": False}
    insert = database.insert(memberships).on_conflict_do_nothing()
    await connection.execute(insert, [{"owner": owner} | new for owner in sorted(owners)])
    theirs = memberships.c.server == EVERYWHERE, memberships.c.owner.in_(owners)
    rows = select(memberships.c.owner).where(*theirs).order_by(memberships.c.owner)
    await connection.execute(rows.with_for_update())


async def add(
    database: Database,
    connection: AsyncConnection,
    owners: Collection[str],
    spans: Sequence[Span],
    *which: ColumnElement[bool],
) -> None:
    """Add closed results of held players, none of which has been added before.

    The spans are those that any of the results may be of.
    """
    which = (results.c.owner.in_(owners), *which)
    insert = database.insert(all_totals).from_select(_names(all_totals), sums(*which))
    await connection.execute(_adding(insert))
    played = database.insert(played_days).from_select(["server", "day"], days_played(*which))
    await connection.execute(played.on_conflict_do_nothing())
    for span in spans:
        of_span = sums(*which, within(span)).add_columns(literal(span.kind), literal(span.begins))
        names = [*_names(all_totals), "kind", "begins"]
        insert = database.insert(span_totals).from_select(names, of_span)
        await connection.execute(_adding(insert))
        await _leave_the_best(connection, owners, span)


async def _leave_the_best(connection: AsyncConnection, owners: Collection[str], span: Span) -> None:
    """Have only the best days of a span count, where there are more of them."""
    more = _theirs(owners, span), span_totals.c.days > span.best
    await connection.execute(update(span_totals).where(*more).values(points=best_points(span)))


def _theirs(owners: Collection[str], span: Span) -> ColumnElement[bool]:
    """Whether a total of spans is of some players and of this span."""
    of_span = span_totals.c.kind == span.kind, span_totals.c.begins == span.begins
    return and_(*of_span, span_totals.c.owner.in_(owners))


def _adding(insert: sqlite.Insert | postgresql.Insert) -> sqlite.Insert | postgresql.Insert:
    """An insert into totals that adds to those which are there."""
    added = {name: insert.table.c[name] + insert.excluded[name] for name in _ADDED}
    keys = [column.name for column in insert.table.primary_key]
    return insert.on_conflict_do_update(index_elements=keys, set_=added)


def _names(totals: Table) -> list[str]:
    return [column.name for column in totals.c]
