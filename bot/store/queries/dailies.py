"""Proved deals, those of days among them; attempts at a day's, and everybody's records of it."""

from collections.abc import Collection, Iterable
from dataclasses import asdict
from datetime import date, datetime
from hashlib import sha256
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Connection,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from bot.store.engines.postgresql import Exclusive, wait_for
from bot.store.queries import Queries
from bot.store.queries.games import first_seen, insert_game
from bot.store.queries.results import Results
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import (
    Daily,
    ProvedDeal,
    dailies,
    open_days,
    proved_deals,
    spent_attempts,
)
from bot.store.schema.games import StoredGame, games
from bot.store.schema.rankings import RankedRecord, Result, memberships, results

Numbers: TypeAlias = dict[tuple[date, str], int]
"""How many dailies of a game there were up to a day, by both."""

_NUMBERS_KEPT: Final = 1_000


class Deals:
    def __init__(self, connection: Connection, numbers: Numbers) -> None:
        """`numbers` are those of days, as found before."""
        self._connection = connection
        self._numbers = numbers

    def keep(self, proved: Iterable[ProvedDeal]) -> None:
        """Add ordinary deals to the pool; known ones stay unchanged."""
        rows = [asdict(deal) | {"taken": 0} for deal in proved]
        if not rows:
            return
        # Two programs adding the same deals in different orders would wait for each other.
        wait_for(self._connection, Exclusive.KEEPING_DEALS)
        insert = insert_by(self._connection, proved_deals).on_conflict_do_nothing()
        self._connection.execute(insert, rows)

    def ready(self, key: str) -> int:
        """How many deals of a game are still unused."""
        fresh = proved_deals.c.key == key, proved_deals.c.taken == 0
        counted = select(func.count()).select_from(proved_deals).where(*fresh)
        return self._connection.scalar(counted) or 0

    def take(self, key: str) -> int | None:
        """Take the least used deal of a game, the oldest if several; None if there are none.

        No two calls get the same deal while an unused one remains.
        """
        of_key = select(proved_deals.c.id, proved_deals.c.taken).where(proved_deals.c.key == key)
        least = of_key.order_by(proved_deals.c.taken, proved_deals.c.id).limit(1)
        while row := self._connection.execute(least).first():
            # Another process may take it meanwhile, which PostgreSQL allows.
            stands = proved_deals.c.id == row.id, proved_deals.c.taken == row.taken
            taken = update(proved_deals).where(*stands).values(taken=row.taken + 1)
            deal: int | None = self._connection.scalar(taken.returning(proved_deals.c.deal))
            if deal is not None:
                return deal
        return None

    def draw_daily(self, daily: Daily) -> Daily:
        """Save a daily unless its day and game have one; the daily they have then."""
        insert = insert_by(self._connection, dailies).values(asdict(daily)).on_conflict_do_nothing()
        self._connection.execute(insert)
        drawn = self.daily(daily.day, daily.key)
        assert drawn, "no daily is ever deleted"
        return drawn

    def daily(self, day: date, key: str) -> Daily | None:
        """The daily of a day and game; None if it hasn't been drawn."""
        query = select(dailies).where(dailies.c.day == day, dailies.c.key == key)
        row = self._connection.execute(query).mappings().first()
        return Daily(**row) if row else None

    def number(self, day: date | None, key: str) -> int | None:
        """How many dailies of a game have been drawn up to a day and its own; None if it has none.

        Only for days that have begun: their numbers stay, since no daily is drawn for a day that
        is over.
        """
        if day is None:
            return None
        if (day, key) in self._numbers:
            return self._numbers[day, key]
        until = dailies.c.key == key, dailies.c.day <= day
        counted = select(func.count(), func.max(dailies.c.day)).where(*until)
        count, last = self._connection.execute(counted).one()
        if last != day:
            return None
        if len(self._numbers) >= _NUMBERS_KEPT:
            self._numbers.clear()
        self._numbers[day, key] = count
        return int(count)

    def last_day(self, key: str, until: date) -> date | None:
        """The last day up to this one with a daily of the game; None if there is none."""
        of_key = dailies.c.key == key, dailies.c.day <= until
        last: date | None = self._connection.scalar(select(func.max(dailies.c.day)).where(*of_key))
        return last

    def numbered(self, key: str, first: date, last: date) -> dict[date, int]:
        """The days from first to last with a daily of the game, each with its number, in order.

        Only for days that have begun.
        """
        drawn = select(dailies.c.day).where(dailies.c.key == key)
        query = drawn.where(dailies.c.day.between(first, last)).order_by(dailies.c.day)
        days = self._connection.scalars(query).all()
        number = self.number(days[0], key) if days else None
        return {day: n for n, day in enumerate(days, number or 0)}

    def playable(self, key: str, until: date) -> dict[date, int]:
        """The days up to one when a daily of the game could be played, each with its number, in
        order; only for days that have begun."""
        numbered, days = self.numbered(key, date.min, until), self.days(date.min, until)
        return {day: number for day, number in numbered.items() if day in days}

    def without_par(self, keys: Collection[str], most: int) -> tuple[Daily, ...]:
        """The last dailies of some games whose par or its tie-breaker is unknown."""
        unknown = or_(dailies.c.par.is_(None), dailies.c.par_tie_breaker.is_(None))
        query = select(dailies).where(unknown, dailies.c.key.in_(keys))
        return self._dailies(query.order_by(dailies.c.day.desc(), dailies.c.key).limit(most))

    def set_par(self, day: date, key: str, par: int, tie_breaker: int) -> None:
        """Note the par of a daily: the baseline player's score and tie-breaker."""
        of_day = dailies.c.day == day, dailies.c.key == key
        values = {"par": par, "par_tie_breaker": tie_breaker}
        self._connection.execute(update(dailies).where(*of_day).values(values))

    def without_fewest(self, keys: Collection[str], first: date) -> tuple[Daily, ...]:
        """The dailies of some games, from a day on, whose best win hasn't been searched for."""
        query = select(dailies).where(dailies.c.fewest.is_(None), dailies.c.key.in_(keys))
        query = query.where(dailies.c.day >= first)
        return self._dailies(query.order_by(dailies.c.day, dailies.c.key))

    def set_fewest(
        self, day: date, key: str, fewest: int, line: tuple[str, ...], bound: int
    ) -> None:
        """Note the tie-breaker of a daily's best win, the win, and a bound; keeps a better one."""
        of_day = dailies.c.day == day, dailies.c.key == key
        is_better = or_(dailies.c.fewest.is_(None), dailies.c.fewest > fewest)
        values = {"fewest": fewest, "fewest_bound": bound, "fewest_line": line}
        self._connection.execute(update(dailies).where(*of_day, is_better).values(values))

    def _dailies(self, query: Select[Any]) -> tuple[Daily, ...]:
        return tuple(Daily(**row) for row in self._connection.execute(query).mappings())

    def drawn(self, first: date, last: date) -> frozenset[tuple[date, str]]:
        """The days and games whose daily has been drawn."""
        query = select(dailies.c.day, dailies.c.key).where(dailies.c.day.between(first, last))
        return frozenset((row.day, row.key) for row in self._connection.execute(query))

    def open_day(self, day: date) -> None:
        insert = insert_by(self._connection, open_days).values(day=day).on_conflict_do_nothing()
        self._connection.execute(insert)

    def first_day(self) -> date | None:
        """The first day with a daily; None if none has been drawn."""
        first: date | None = self._connection.scalar(select(func.min(dailies.c.day)))
        return first

    def days(self, first: date, last: date) -> frozenset[date]:
        """The days from first to last whose dailies could be played."""
        query = select(open_days.c.day).where(open_days.c.day.between(first, last))
        return frozenset(self._connection.scalars(query))

    def pars(self, first: date, last: date) -> dict[tuple[date, str], int | None]:
        """The baseline player's score at every daily drawn, by day and game; None if unknown."""
        query = select(dailies.c.day, dailies.c.key, dailies.c.par)
        rows = self._connection.execute(query.where(dailies.c.day.between(first, last)))
        return {(row.day, row.key): row.par for row in rows}


_SPENT: Final = select(spent_attempts.c.mark).where(spent_attempts.c.mark == bindparam("tombstone"))


class Attempts(Queries):
    def start(
        self,
        interaction: int,
        owner: str,
        daily: Daily,
        tombstone: str,
        at: datetime,
        lesson: int = 0,
    ) -> StoredGame | None:
        """The player's attempt at a daily, which begins unless there is one already.

        None if the tombstone shows that they made one and deleted their data since.
        """
        begun = StoredGame(
            id=0,
            owner=owner,
            key=daily.key,
            deal=daily.deal,
            started_at=at,
            touched_at=at,
            private=True,
            day=daily.day,
            lesson=lesson,
        )
        with self._connection.begin_nested() as all_of_it:
            game = insert_game(self._connection, begun)
            # Only now: before the row is in, a concurrent erasure may still add its tombstone.
            was_spent = game and self._connection.scalar(_SPENT, {"tombstone": tombstone})
            if game and not was_spent and first_seen(self._connection, interaction, game.id, at):
                so_far = Result(owner, daily.day, daily.key, won=False, placed=0, tie_breaker=0)
                Results(self._connection).keep(so_far)
                return game
            all_of_it.rollback()
        made = () if was_spent else self.of(owner, daily.day, daily.key)
        return made[0] if made else None

    def is_spent(self, tombstone: str) -> bool:
        """Whether the tombstone's player made that attempt, and deleted their data since."""
        return self._connection.scalar(_SPENT, {"tombstone": tombstone}) is not None

    def of(self, owner: str, day: date, *keys: str) -> tuple[StoredGame, ...]:
        """The player's attempts of a day, at these games or at all."""
        theirs = select(games).where(games.c.owner == owner, games.c.day == day)
        of_kind = theirs.where(games.c.key.in_(keys)) if keys else theirs
        rows = self._connection.execute(of_kind.order_by(games.c.key)).mappings()
        return tuple(map(StoredGame.of, rows))

    def records(self, day: date, key: str, owners: Iterable[str]) -> tuple[StoredGame, ...]:
        """Some players' attempts of a day, in no particular order."""
        of_day = and_(games.c.day == day, games.c.key == key)
        query = select(games).where(of_day, games.c.owner.in_([*owners]))
        rows = self._connection.execute(query).mappings()
        return tuple(map(StoredGame.of, rows))

    def forget_spent(self, before: date) -> None:
        """Delete tombstones of days before this one, when attempts can no longer begin."""
        gone = delete(spent_attempts).where(spent_attempts.c.day < before)
        self._connection.execute(gone)


class RankedRecords(Queries):
    """The boards of the days of a database. Nobody's name or id is among what they tell."""

    def state(self, day: date, key: str, *, hidden: bool = False) -> tuple[int, str]:
        """What differs whenever the board of a finished day does, or its records: how many lines it
        has, and a digest of whose records are shown, in which version; `hidden` also shows those of
        those who hide."""
        columns = games.c.id, games.c.version
        lines = _of(day, key, *columns, hidden=hidden).order_by(games.c.id).subquery()
        record = cast(lines.c.id, Text) + ":" + cast(lines.c.version, Text)
        query = select(func.count(), func.aggregate_strings(record, " ")).select_from(lines)
        count, shown = self._connection.execute(query).one()
        return count, sha256((shown or "").encode()).hexdigest()

    def records(
        self, day: date, key: str, after: RankedRecord | None, most: int, *, hidden: bool = False
    ) -> tuple[RankedRecord, ...]:
        """Some lines of a board after another one, the worst first; `hidden` also gives the records
        of those who hide."""
        rank = results.c.won, results.c.placed, results.c.tie_breaker, results.c.owner
        columns = results.c.owner, *rank[:3], games.c.moves, games.c.id
        query = _of(day, key, *columns, hidden=hidden)
        if after:
            values = after.won, after.placed, after.tie_breaker, after.owner
            last = (literal(value, it.type) for value, it in zip(values, rank, strict=True))
            query = query.where(tuple_(*rank) > tuple_(*last))
        rows = self._connection.execute(query.order_by(*rank).limit(most))
        return tuple(RankedRecord(*row) for row in rows)


def _of(day: date, key: str, *columns: Any, hidden: bool = False) -> Select[Any]:
    """Columns of the day's results, each with its game if its player hides nowhere, or also that of
    those who do."""
    hides = select(memberships.c.owner).where(
        memberships.c.owner == results.c.owner, memberships.c.hidden
    )
    is_its = games.c.owner == results.c.owner, games.c.day == day, games.c.key == key
    shown = and_(*is_its, *(() if hidden else (~hides.exists(),)))
    query = select(*columns).select_from(results.outerjoin(games, shown))
    return query.where(results.c.day == day, results.c.key == key)
