"""The secret stock: deals proved winnable that only a match will ever have, each one once."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, func, select

from bot.store.schema.inserts import insert_by
from bot.store.schema.rows.together import StockedDeal
from bot.store.schema.tables import dailies
from bot.store.schema.tables.together import stocked_deals


class Stock:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def count(self, key: str) -> int:
        """How many deals of a game are ready."""
        query = select(func.count()).select_from(stocked_deals).where(stocked_deals.c.key == key)
        return self._connection.scalar(query) or 0

    def keep(self, deal: StockedDeal) -> None:
        """Add a deal, unless it is there or a daily's."""
        is_it = dailies.c.key == deal.key, dailies.c.deal == deal.deal
        if self._connection.scalar(select(dailies.c.deal).where(*is_it)) is not None:
            return
        insert = insert_by(self._connection, stocked_deals).values(asdict(deal))
        self._connection.execute(insert.on_conflict_do_nothing())

    def take(self, key: str, count: int) -> tuple[StockedDeal, ...]:
        """So many deals of a game, which nobody gets again; none if there are fewer."""
        some = select(stocked_deals.c.id).where(stocked_deals.c.key == key)
        some = some.order_by(stocked_deals.c.id).limit(count).with_for_update(skip_locked=True)
        ids = self._connection.scalars(some).all()
        if len(ids) < count:
            return ()
        gone = delete(stocked_deals).where(stocked_deals.c.id.in_(ids)).returning(stocked_deals)
        rows = [{**row} for row in self._connection.execute(gone).mappings()]
        return tuple(
            StockedDeal(**{name: value for name, value in row.items() if name != "id"})
            for row in rows
        )
