"""Hands: who played what at a table, in order."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, select

from bot.store.schema.inserts import insert_by
from bot.store.schema.rows.together import Hand
from bot.store.schema.tables import hands


class Hands:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, hand: Hand) -> bool:
        """Note a hand; False if there is one with its number."""
        insert = insert_by(self._connection, hands).values(asdict(hand)).on_conflict_do_nothing()
        return self._connection.execute(insert).rowcount > 0

    def of(self, game: int) -> tuple[Hand, ...]:
        """A table's hands, the first one first."""
        query = select(hands).where(hands.c.game == game).order_by(hands.c.number)
        return tuple(Hand(**row) for row in self._connection.execute(query).mappings())

    def take_back(self, hand: Hand) -> bool:
        """Delete a table's hand; False if it is gone."""
        gone = delete(hands).where(hands.c.game == hand.game, hands.c.number == hand.number)
        return self._connection.execute(gone).rowcount > 0
