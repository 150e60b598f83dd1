"""All stored data about a player, to be exported or deleted."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    or_,
    select,
    tuple_,
    union,
)

from bot.store.queries.results import Results, without_game
from bot.store.queries.seats import leave_matches
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import Daily, dailies, spent_attempts
from bot.store.schema.games import analyses, games, interactions
from bot.store.schema.matches import (
    hands,
    match_analyses,
    match_games,
    match_interactions,
    matches,
    seats,
)
from bot.store.schema.players import deletions, players
from bot.store.schema.posts import PostKind, posts, shares
from bot.store.schema.puzzles import made_puzzles, puzzles
from bot.store.schema.rankings import all_totals, memberships, results, span_totals
from bot.store.sqlite_file.deletions import NOTED_FOR, START, Deletions, Held, Line
from bot.store.sqlite_file.integrity import saves_in

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
    posts: lambda owner: and_(_IS_DIRECT, posts.c.target == owner),
    matches: lambda owner: or_(matches.c.opener == owner, matches.c.rival == owner),
    seats: lambda owner: seats.c.owner == owner,
    match_games: lambda owner: match_games.c.owner == owner,
    match_analyses: lambda owner: match_analyses.c.game.in_(_match_games_of(owner)),
    match_interactions: lambda owner: match_interactions.c.game.in_(_match_games_of(owner)),
    hands: lambda owner: hands.c.owner == owner,
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
    """Players' data as a whole."""

    def __init__(self, connection: Connection, deletions: Deletions | None = None) -> None:
        """`deletions` are noted beside a SQLite file; PostgreSQL has none."""
        self._connection = connection
        self._deletions = deletions

    def owners(self) -> tuple[str, ...]:
        """All owners of whom anything is stored, anonymous ones included."""
        queries = [select(table.c.owner) for table in PERSONAL if "owner" in table.c]
        named = select(matches.c.opener), select(matches.c.rival)
        found = union(*queries, *named, select(posts.c.target).where(_IS_DIRECT))
        return tuple(owner for owner in self._connection.scalars(found) if owner is not None)

    def note_deletion(self, owner: str, day: date) -> None:
        """Note beside the database that this transaction erases an owner; OSError."""
        if not self._deletions:
            return
        before = self._deletions.lines()
        self._keep_receipts({self._deletions.note(owner, self._saves() + 1, day): day})
        # Each player has one line, so one receipt: an earlier one stands for nothing any more.
        replaced = {line.receipt for line in before} - {
            line.receipt for line in self._deletions.lines()
        }
        self._connection.execute(delete(deletions).where(deletions.c.receipt.in_(replaced)))

    def forget_deletions(self, today: date) -> None:
        """Forget the deletions that were noted long ago; OSError."""
        if self._deletions:
            self._deletions.forget(today)
            self._connection.execute(delete(deletions).where(deletions.c.day < today - NOTED_FOR))

    def held_deletions(self) -> Held:
        """What this database says about the deletions in it. For SQLite alone."""
        receipts = frozenset(self._connection.scalars(select(deletions.c.receipt)))
        last = self._connection.scalar(select(func.max(games.c.touched_at)))
        return Held(receipts, self._saves(), last.date() if last else date.min)

    def undone_deletions(self) -> Callable[[str], bool] | None:
        """Whether an owner's data were deleted by a save that this database has lost; None if it
        has lost none. Raises KeyMissing if that can't be said.
        """
        if not (self._deletions and (noted := self._deletions.lines())):
            return None
        held, knows = self.held_deletions(), self._deletions.knows
        # Versions before 0.14 leave no receipts, nor do commits that failed.
        lacks = held.surely_lacks if self._deletions.is_last_run_on(held) else held.may_lack
        lacking = [line for line in noted if lacks(line)]
        # Unless saves are missing, it may just be that nobody has played since.
        lacking = [line for line in lacking if line.saves > held.saves or knows(line)]
        return self._deletions.owners(lacking) if lacking else None

    def note_start(self, today: date) -> None:
        """Note that Divan is started on this database, on which all deletions noted are made."""
        if self._deletions and self._deletions.lines():
            self.settle_deletions()
            self.note_deletion(START, today)

    def mend_deletions(self, today: date) -> int:
        """Rewrite a file of deletions that can't be read; how many players are no longer known."""
        lost = self._deletions.mend(self._saves(), today) if self._deletions else 0
        self.settle_deletions()
        return lost

    def settle_deletions(self) -> None:
        """Keep receipts for all deletions noted so far, now that they are made.

        Earlier versions, which may be running on the same database, keep none.
        """
        if self._deletions:
            self.settle(self._deletions.lines())

    def settle(self, lines: Collection[Line]) -> None:
        """Keep receipts for these deletions."""
        self._keep_receipts({line.receipt: line.day for line in lines})

    def _keep_receipts(self, receipts: Mapping[str, date]) -> None:
        rows = [{"receipt": receipt, "day": day} for receipt, day in receipts.items()]
        if rows:
            insert = insert_by(self._connection, deletions).on_conflict_do_nothing()
            self._connection.execute(insert, rows)

    def _saves(self) -> int:
        raw: Any = self._connection.connection.dbapi_connection
        return saves_in(raw)

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

        Attempts from the day `since` on leave a tombstone, which prevents a second attempt. A
        concurrent save is either deleted too or fails; a game begun concurrently may stay, with
        its result.
        """
        # Games before results, in the same order as saving a move, to avoid deadlocks.
        gone = (
            delete(games)
            .where(games.c.owner == owner)
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
        self._connection.execute(delete(posts).where(PERSONAL[posts](owner)))
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


def _games_of(owner: str) -> Any:
    return select(games.c.id).where(games.c.owner == owner)


def _match_games_of(owner: str) -> Any:
    return select(match_games.c.id).where(match_games.c.owner == owner)
