"""All stored data about a player, to be exported or deleted."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from itertools import starmap
from secrets import token_hex
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    union,
)

from bot.store.queries.puzzles import DayPuzzles
from bot.store.queries.results import Results, without_game
from bot.store.queries.seats import leave_matches
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import Daily, dailies, spent_attempts
from bot.store.schema.games import IS_OF_MATCH, analyses, games, interactions
from bot.store.schema.matches import crowns, hands, matches, seats
from bot.store.schema.players import Deletion, deletions, players
from bot.store.schema.posts import PostKind, posts, shares
from bot.store.schema.puzzles import made_puzzles, puzzles
from bot.store.schema.rankings import all_totals, memberships, results, span_totals
from bot.store.sqlite_file.deletions import NOTED_FOR, Key

Stored: TypeAlias = Mapping[str, tuple[Mapping[str, Any], ...]]
"""Rows by table name, each with its columns by name."""
TombstoneOf: TypeAlias = Callable[[str, Daily], str]
"""Makes the tombstone of a player's attempt at a daily."""

_IS_DIRECT: Final = posts.c.kind.in_((PostKind.REMINDER.value, PostKind.TELLING.value))
"""Whether a post goes to a player. Other targets may be called the same."""

PERSONAL: Final[Mapping[Table, Callable[[str], ColumnElement[bool]]]] = {
    players: lambda owner: players.c.owner == owner,
    games: lambda owner: games.c.owner == owner,
    analyses: lambda owner: analyses.c.game.in_(_games_of(owner)),
    shares: lambda owner: shares.c.game.in_(_games_of(owner)),
    interactions: lambda owner: interactions.c.game.in_(_games_of(owner)),
    results: lambda owner: results.c.owner == owner,
    memberships: lambda owner: memberships.c.owner == owner,
    span_totals: lambda owner: span_totals.c.owner == owner,
    all_totals: lambda owner: all_totals.c.owner == owner,
    posts: lambda owner: or_(_sent_to(owner), posts.c.match.in_(_matches_of(owner))),
    matches: lambda owner: or_(matches.c.opener == owner, matches.c.rival == owner),
    seats: lambda owner: seats.c.owner == owner,
    hands: lambda owner: hands.c.owner == owner,
    crowns: lambda owner: crowns.c.owner == owner,
    puzzles: lambda owner: puzzles.c.owner == owner,
    made_puzzles: lambda owner: made_puzzles.c.owner == owner,
}
"""All tables with personal data, and which of their rows belong to a player."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What was deleted of a player's data, and what remains."""

    games: frozenset[int]
    """The ids of the games that are theirs no more."""
    results: int
    """How many results remain anonymously."""


class Personal:
    def __init__(self, connection: Connection, key: Key | None = None) -> None:
        """`key` is the one beside a SQLite file, to note deletions; PostgreSQL has none."""
        self._connection = connection
        self._key = key

    def owners(self) -> tuple[str, ...]:
        """All owners of whom anything is stored, anonymous ones included."""
        queries = [select(table.c.owner) for table in PERSONAL if "owner" in table.c]
        named = select(matches.c.opener), select(matches.c.rival)
        found = union(*queries, *named, select(posts.c.target).where(_IS_DIRECT))
        return tuple(owner for owner in self._connection.scalars(found) if owner is not None)

    def note_deletion(self, owner: str, day: date) -> None:
        """Note that this transaction erases an owner; on PostgreSQL it does nothing. OSError."""
        if self._key:
            self.keep_deletions([Deletion(token_hex(16), self._key.hashed(owner), day)])

    def deletions(self) -> tuple[Deletion, ...]:
        columns = (deletions.c[name] for name in Deletion._fields)
        return tuple(starmap(Deletion, self._connection.execute(select(*columns))))

    def keep_deletions(self, made: Iterable[Deletion]) -> None:
        """Note deletions, each instead of an earlier one of the same player."""
        if rows := [it._asdict() for it in {it.receipt: it for it in made}.values()]:
            is_same = deletions.c.receipt == bindparam("its_receipt")
            is_theirs = deletions.c.whose == bindparam("its_owner")
            earlier = [{"its_receipt": row["receipt"], "its_owner": row["whose"]} for row in rows]
            self._connection.execute(delete(deletions).where(or_(is_same, is_theirs)), earlier)
            self._connection.execute(insert(deletions), rows)

    def forget_deletions(self, today: date) -> None:
        """Forget the deletions that were noted long ago."""
        self._connection.execute(delete(deletions).where(deletions.c.day < today - NOTED_FOR))

    def stored(self, owner: str) -> Stored:
        """Everything stored about a player, each table ordered by its key."""
        queries = {
            table.name: select(table).where(theirs(owner)).order_by(*table.primary_key)
            for table, theirs in PERSONAL.items()
        }
        return {
            name: tuple(map(dict, self._connection.execute(query).mappings()))
            for name, query in queries.items()
        }

    def counts(self, owner: str) -> Mapping[str, int]:
        """How many rows are stored about a player, by table name."""
        counts = {
            table.name: select(func.count()).select_from(table).where(theirs(owner))
            for table, theirs in PERSONAL.items()
        }
        return {name: self._connection.scalar(query) or 0 for name, query in counts.items()}

    def erase(
        self, owner: str, successor: str, since: date, tombstone: TombstoneOf, at: datetime
    ) -> Erased:
        """Delete everything about a player except ranked results and their part in matches, which
        go to a new owner.

        Attempts from the day `since` on leave a tombstone, which prevents a second attempt, and
        the puzzles of these days a mark, so that another answer counts nowhere. A
        concurrent save is either deleted too or fails; a game begun concurrently may stay, with
        its result.
        """
        # Games before results, in the same order as saving a move, to avoid deadlocks.
        gone = (
            delete(games)
            .where(games.c.owner == owner, ~IS_OF_MATCH)
            .returning(games.c.id, games.c.day, games.c.key)
        )
        deleted = self._connection.execute(gone).all()
        attempts = [(row.day, row.key) for row in deleted if row.day and row.day >= since]
        drawn = select(dailies).where(tuple_(dailies.c.day, dailies.c.key).in_(attempts))
        found = [Daily(**row) for row in self._connection.execute(drawn).mappings()]
        if marks := [{"mark": tombstone(owner, daily), "day": daily.day} for daily in found]:
            insert = insert_by(self._connection, spent_attempts).on_conflict_do_nothing()
            self._connection.execute(insert, marks)
        of_matches = leave_matches(self._connection, owner, successor, at)
        self._connection.execute(delete(players).where(players.c.owner == owner))
        self._connection.execute(delete(posts).where(_sent_to(owner)))
        DayPuzzles(self._connection).leave_marks(owner, since)
        for table in (puzzles, made_puzzles):
            # What others made of the puzzles of their games goes with these.
            self._connection.execute(delete(table).where(PERSONAL[table](owner)))
        left = select(results.c.day).where(without_game(owner))
        handed_over = len(self._connection.execute(left).all())
        if handed_over:
            Results(self._connection).hand_over(owner, successor)
        else:
            self._connection.execute(delete(memberships).where(memberships.c.owner == owner))
        return Erased(frozenset(row.id for row in deleted) | of_matches, handed_over)


def _sent_to(owner: str) -> ColumnElement[bool]:
    return and_(_IS_DIRECT, posts.c.target == owner)


def _matches_of(owner: str) -> Any:
    return select(matches.c.id).where(PERSONAL[matches](owner))


def _games_of(owner: str) -> Any:
    return select(games.c.id).where(games.c.owner == owner)
