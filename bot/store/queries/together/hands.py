"""Hands: who played what at a table, in order."""

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, case, delete, func, select

from bot.store.schema.inserts import insert_by
from bot.store.schema.rows import Ended
from bot.store.schema.rows.together import Hand
from bot.store.schema.tables import hands, match_games, matches


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

    def counted(self, server: str, people: int) -> tuple[int, int, int]:
        """How many tables a server has had at which a hand was played, how many it has won, and on
        how many days, UTC, at least so many people played a hand there."""
        of = match_games.c.id == hands.c.game
        won = case((match_games.c.result == Ended.WON, match_games.c.match)).label("won")
        there = select(match_games.c.match, won, hands.c.owner, hands.c.at).join(match_games, of)
        there = there.join(matches, matches.c.id == match_games.c.match)
        played = there.where(matches.c.server == server, hands.c.number > 0).subquery()
        tables = select(func.count(played.c.match.distinct()), func.count(played.c.won.distinct()))
        at: ColumnElement[datetime] = played.c.at
        if self._connection.dialect.name == "postgresql":
            at = func.timezone("UTC", at)
        enough = func.count(played.c.owner.distinct()) >= people
        days = select(func.date(at)).group_by(func.date(at)).having(enough).subquery()
        count = select(func.count()).select_from(days)
        all_, all_won = self._connection.execute(tables).one()
        return all_, all_won, self._connection.scalar(count) or 0

    def take_back(self, hand: Hand) -> bool:
        """Delete a table's hand; False if it is gone."""
        gone = delete(hands).where(hands.c.game == hand.game, hands.c.number == hand.number)
        return self._connection.execute(gone).rowcount > 0
