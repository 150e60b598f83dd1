"""The games of matches: begun once a seat and deal, saved as long as their match runs.

At a table all play one game; hands say who played what in it, in order.
"""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import ColumnElement, and_, case, delete, func, select, update

from bot.store.queries import Queries
from bot.store.queries.games import BEGUN, GAMES, columns_of
from bot.store.queries.matches import RUNS_THEN, Matches
from bot.store.schema.columns import insert_by
from bot.store.schema.games import Ended, StoredGame, games
from bot.store.schema.matches import TABLE, Hand, MatchKind, MatchState, hands, matches, seats


class MatchGames(Queries):
    def of_match(self, match: int) -> tuple[StoredGame, ...]:
        """All games of a match, in the order in which they were begun."""
        query = GAMES.where(games.c.match == match).order_by(games.c.id)
        return tuple(map(StoredGame.of, self._connection.execute(query).mappings()))

    def of_matches(self, matches: Iterable[int]) -> tuple[StoredGame, ...]:
        """All games of some matches, those of each together."""
        query = GAMES.where(games.c.match.in_([*matches]))
        rows = self._connection.execute(query.order_by(games.c.match, games.c.id))
        return tuple(map(StoredGame.of, rows.mappings()))

    def of_seat(self, match: int, number: int, owner: str) -> StoredGame | None:
        """A player's game of one of a match's deals; None if they haven't begun it."""
        query = GAMES.where(
            games.c.match == match,
            games.c.number == number,
            games.c.owner == owner,
        )
        row = self._connection.execute(query).mappings().first()
        return StoredGame.of(row) if row else None

    def finished(self, match: int, deals: int) -> int:
        """How many have finished all of a match's so many deals, and haven't left it."""
        theirs = seats.c.match == games.c.match, seats.c.owner == games.c.owner
        query = select(games.c.owner).join(seats, and_(*theirs)).where(seats.c.left.is_(False))
        query = query.where(games.c.match == match, games.c.result.is_not(None))
        done = query.group_by(games.c.owner).having(func.count() == deals).subquery()
        return self._connection.scalar(select(func.count()).select_from(done)) or 0

    def results(self, match: int) -> dict[tuple[str, int], tuple[Ended | None, int, int]]:
        """What each player made of each deal so far, if they made a move.

        By owner and number: how it ended, the cards home and the tie-breaker.
        """
        columns = ("owner", "number", "result", "placed", "tie_breaker")
        query = select(*(games.c[name] for name in columns))
        query = query.where(games.c.match == match, games.c.moves != "")
        return {
            (owner, number): (result and Ended(result), placed, tie_breaker)
            for owner, number, result, placed, tie_breaker in self._connection.execute(query)
        }

    def secret_of(self, owner: str) -> frozenset[int]:
        """The ids of a player's games in matches that aren't over."""
        query = select(games.c.id).join(matches, matches.c.id == games.c.match)
        is_open = matches.c.state != MatchState.OVER, games.c.owner == owner
        return frozenset(self._connection.scalars(query.where(*is_open)))

    def start(self, match: int, number: int, owner: str, at: datetime) -> StoredGame | None:
        """A player's game of one of a match's deals, which begins unless it has.

        None if the match has no such deal, isn't running at that moment, or has no seat for them.
        """
        begun = self.of_seat(match, number, owner)
        key = None if begun else self._playable(match, owner, at)
        deals = Matches(self._connection).deals(match) if key else ()
        found = next((deal for deal in deals if deal.number == number), None)
        if found is None:
            return begun
        assert key, "there are deals only then"
        new = StoredGame(
            id=0,
            owner=owner,
            key=key,
            deal=found.deal,
            started_at=at,
            touched_at=at,
            private=True,
            placed=0,
            tie_breaker=0,
        )
        values = columns_of(new) | {"match": match, "number": number}
        self._connection.execute(BEGUN[self._connection.dialect.name], values)
        return self.of_seat(match, number, owner)

    def close(self, match: int) -> None:
        """End the games of a match that are open, as their match has ended."""
        is_open = games.c.match == match, games.c.result.is_(None)
        ended = {"result": Ended.CLOSED, "version": games.c.version + 1}
        self._connection.execute(update(games).where(*is_open).values(ended))

    def _playable(self, match: int, owner: str, at: datetime) -> str | None:
        """The kind of a running match's games, if it has a seat for somebody.

        Until this transaction ends, it goes on running and they keep the seat.
        """
        query = select(matches.c.key).where(RUNS_THEN).with_for_update(read=True)
        runs = {"match_id": match, "pressed_at": at}
        key: str | None = self._connection.scalar(query, runs)
        if key is None or owner == f"{TABLE}{match}":
            return key
        seat = select(seats.c.owner).where(seats.c.match == match, seats.c.owner == owner)
        return key if self._connection.scalar(seat) else None


class Hands(Queries):
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
        of = games.c.id == hands.c.game
        won = case((games.c.result == Ended.WON, games.c.match)).label("won")
        there = select(games.c.match, won, hands.c.owner, hands.c.at).join(games, of)
        there = there.join(matches, matches.c.id == games.c.match)
        is_table = matches.c.server == server, matches.c.kind == MatchKind.TABLE
        played = there.where(*is_table, hands.c.number > 0).subquery()
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
