"""Deals that are known to be winnable, and the one that everybody gets on a day."""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import date
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from bot.store.database import Database
from bot.store.rows import Daily, ProvedDeal
from bot.store.tables import dailies, open_days, proved_deals


class Deals:
    """The winnable deals of a database. Every call raises StoreBusy as the store's do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, proved: Iterable[ProvedDeal]) -> None:
        """Keep ordinary deals, ready to be taken; those that are known stay as they are."""
        rows = [asdict(deal) | {"taken": 0} for deal in proved]
        if not rows:
            return
        insert = self._database.insert(proved_deals).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            await connection.execute(insert, rows)
            await connection.commit()

    async def ready(self, key: str) -> int:
        """How many deals of a game nobody has taken yet."""
        fresh = proved_deals.c.key == key, proved_deals.c.taken == 0
        counted = select(func.count()).select_from(proved_deals).where(*fresh)
        async with self._database.reading() as connection:
            return await connection.scalar(counted) or 0

    async def take(self, key: str) -> int | None:
        """A deal of the game taken as seldom as any, the oldest of them; None where none is kept.

        No two calls get the same deal while there is another that is fresh.
        """
        of_key = select(proved_deals.c.id, proved_deals.c.taken).where(proved_deals.c.key == key)
        least = of_key.order_by(proved_deals.c.taken, proved_deals.c.id).limit(1)
        async with self._database.writing() as connection:
            while row := (await connection.execute(least)).first():
                deal: int | None = await connection.scalar(_taken(row.id, row.taken))
                if deal is not None:
                    await connection.commit()
                    return deal
        return None

    async def draw_daily(self, daily: Daily) -> Daily:
        """The daily of a day and game: this one, unless there is one already."""
        insert = self._database.insert(dailies).values(asdict(daily)).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            await connection.execute(insert)
            await connection.commit()
        drawn = await self.daily(daily.day, daily.key)
        assert drawn, "no daily is ever deleted"
        return drawn

    async def daily(self, day: date, key: str) -> Daily | None:
        """The daily of a day and game; None where none has been drawn."""
        query = select(dailies).where(dailies.c.day == day, dailies.c.key == key)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return Daily(**row) if row else None

    async def around(self, key: str, day: date, last: date) -> tuple[date | None, date | None]:
        """The nearest days before and after a day, up to a last one, with a daily of the game."""
        of_key = dailies.c.key == key, dailies.c.day <= last
        before = select(func.max(dailies.c.day)).where(*of_key, dailies.c.day < day)
        after = select(func.min(dailies.c.day)).where(*of_key, dailies.c.day > day)
        async with self._database.reading() as connection:
            return await connection.scalar(before), await connection.scalar(after)

    async def without_par(self) -> tuple[Daily, ...]:
        """The dailies whose par is not known."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(dailies).where(dailies.c.par.is_(None)))
            return tuple(Daily(**row) for row in rows.mappings())

    async def set_par(self, day: date, key: str, par: int) -> None:
        """Note the par of a daily."""
        of_day = dailies.c.day == day, dailies.c.key == key
        async with self._database.writing() as connection:
            await connection.execute(update(dailies).where(*of_day).values(par=par))
            await connection.commit()

    async def drawn(self, first: date, last: date) -> frozenset[tuple[date, str]]:
        """The days, and the games, that have their daily."""
        query = select(dailies.c.day, dailies.c.key).where(dailies.c.day.between(first, last))
        async with self._database.reading() as connection:
            return frozenset((row.day, row.key) for row in await connection.execute(query))

    async def open_day(self, day: date) -> None:
        """Note that the dailies of a day could be played."""
        insert = self._database.insert(open_days).values(day=day).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            await connection.execute(insert)
            await connection.commit()

    async def days(self, first: date, last: date) -> frozenset[date]:
        """The days, of some in a row, whose dailies could be played."""
        query = select(open_days.c.day).where(open_days.c.day.between(first, last))
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(query))

    async def pars(self, first: date, last: date) -> dict[tuple[date, str], int | None]:
        """The par of every daily that has been drawn, by day and game; None where it has none."""
        query = select(dailies.c.day, dailies.c.key, dailies.c.par)
        query = query.where(dailies.c.day.between(first, last))
        async with self._database.reading() as connection:
            return {(row.day, row.key): row.par for row in await connection.execute(query)}


def _taken(id: int, times: int) -> ReturningUpdate[Any]:
    """Takes a deal, unless another process has taken it meanwhile, as PostgreSQL lets it."""
    stands = proved_deals.c.id == id, proved_deals.c.taken == times
    taken = update(proved_deals).where(*stands).values(taken=times + 1)
    return taken.returning(proved_deals.c.deal)
