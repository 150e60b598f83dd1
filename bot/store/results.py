"""What ranked attempts came to. A result counts once it is closed, and then stays as it is."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Update, and_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import EVERYWHERE, Result
from bot.store.spans import spans_of
from bot.store.sums import IS_PLAYED
from bot.store.tables import all_totals, games, memberships, results, span_totals
from bot.store.totals import AT_ONCE, add, hold

_UNCLOSED: Final = results.c.closed_at.is_(None)


class Results:
    """The results of a database. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, result: Result) -> bool:
        """Keep a result as it now is; False, with nothing changed, where it was closed before."""
        async with self._database.writing() as connection:
            kept = await keep(self._database, connection, result)
            await connection.commit()
        return kept

    async def of(self, owner: str) -> tuple[Result, ...]:
        """A player's results, the earliest first."""
        query = select(results).where(results.c.owner == owner)
        return await self._results(query.order_by(results.c.day, results.c.key))

    async def result(self, owner: str, day: date, key: str) -> Result | None:
        """The result of a player, day and game; None where no attempt has begun."""
        found = await self._results(select(results).where(_same(owner, day, key)))
        return found[0] if found else None

    async def days_played(self, owner: str) -> frozenset[date]:
        """The days that a player has played, closed or not."""
        days = select(results.c.day).where(results.c.owner == owner, IS_PLAYED)
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(days))

    async def unclosed(self, last: date) -> tuple[date, ...]:
        """The days up to the last that have results which are not closed, the earliest first."""
        days = select(results.c.day).where(_UNCLOSED, results.c.day <= last).distinct()
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(days.order_by(results.c.day)))

    async def close_day(self, day: date, at: datetime) -> int:
        """Close what is left of a day, as it stands; how many results that were.

        An attempt that was begun counts, be it without a move; its game ends. Some players at
        a time, so that others can play meanwhile; where it is broken off, the next call does
        the rest.
        """
        closed = 0
        while some := await self._close_some(day, at):
            closed += some
        return closed

    async def _close_some(self, day: date, at: datetime) -> int:
        is_left = and_(results.c.day == day, _UNCLOSED)
        following = select(results.c.owner).where(is_left).distinct()
        following = following.order_by(results.c.owner).limit(AT_ONCE)
        async with self._database.writing() as connection:
            owners = (await connection.scalars(following)).all()
            if not owners:
                return 0
            # As a move does, the game first: two that wait for each other would wait for ever.
            await connection.execute(_games_closed(day, owners))
            theirs = update(results).where(is_left, results.c.owner.in_(owners))
            closing = theirs.values(closed_at=at).returning(results.c.owner, results.c.key)
            closed = [*await connection.execute(closing)]
            of_day = results.c.day == day, tuple_(results.c.owner, results.c.key).in_(closed)
            await hold(self._database, connection, owners)
            await add(self._database, connection, owners, spans_of(day, day), *of_day)
            await connection.commit()
        return len(closed)

    async def hand_over(self, owner: str, heir: str) -> None:
        """Put a fresh owner, who is nobody, in the place of one whose games are deleted.

        On every board the results stay where they are, without a name. One whose game is there,
        begun meanwhile, is not handed over.
        """
        async with self._database.writing() as connection:
            await hand_over(self._database, connection, owner, heir)
            await connection.commit()

    async def _results(self, query: Select[Any]) -> tuple[Result, ...]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return tuple(Result(**row) for row in rows)


async def keep(database: Database, connection: AsyncConnection, result: Result) -> bool:
    """Keep a result in a transaction that is under way, as `Results.keep` does."""
    row = asdict(result)
    insert = database.insert(results).values(row)
    insert = insert.on_conflict_do_update(
        index_elements=["owner", "day", "key"], set_=row, where=_UNCLOSED
    )
    if not (await connection.execute(insert)).rowcount:
        return False
    if result.closed_at:
        await hold(database, connection, [result.owner])
        spans = spans_of(result.day, result.day)
        just_this = _same(result.owner, result.day, result.key)
        await add(database, connection, [result.owner], spans, just_this)
    return True


async def hand_over(database: Database, connection: AsyncConnection, owner: str, heir: str) -> None:
    """Hand results over in a transaction that is under way, as `Results.hand_over` does."""
    await connection.execute(update(results).where(without_game(owner)).values(owner=heir))
    await hold(database, connection, [owner])
    for table in (memberships, span_totals, all_totals):
        theirs = update(table).where(table.c.owner == owner)
        await connection.execute(theirs.values(owner=heir))
    unnamed = and_(memberships.c.owner == heir, memberships.c.server == EVERYWHERE)
    await connection.execute(update(memberships).where(unnamed).values(hidden=True))


def without_game(owner: str) -> ColumnElement[bool]:
    """Whether a result is a player's, and its game gone: a game that is there needs its result."""
    of_result = games.c.day == results.c.day, games.c.key == results.c.key
    game = select(games.c.id).where(games.c.owner == owner, *of_result)
    return and_(results.c.owner == owner, ~game.exists())


def _games_closed(day: date, owners: Sequence[str]) -> Update:
    """Ends what some players have left open of a day, so that no move is saved any more."""
    is_open = games.c.day == day, games.c.owner.in_(owners), games.c.result.is_(None)
    return update(games).where(*is_open).values(result="closed", version=games.c.version + 1)


def _same(owner: str, day: date, key: str) -> ColumnElement[bool]:
    return and_(results.c.owner == owner, results.c.day == day, results.c.key == key)
