"""Puzzles: which ones a player was shown, and how they answered."""

from collections.abc import Collection
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, select, update

from bot.store.engines.prepared import Prepared
from bot.store.queries.puzzles.made_puzzles import MadePuzzles
from bot.store.schema.claims import ClaimOfRow
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows.puzzles import FIRST_OF_OTHERS, StoredPuzzle
from bot.store.schema.tables.puzzles import IS_OF_NO_DAY, IS_OPEN, puzzles, puzzles_of_others


def _saved(table: Table) -> Prepared:
    """What was tried saved, of a puzzle that is at a version."""
    is_it = table.c.id == bindparam("shown"), table.c.version == bindparam("at")
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in _CHANGED}
    return Prepared(update(table).where(*is_it).values(values))


_CHANGED: Final = ("tries", "version", "answered_at", "clean")
_SHOWN: Final = Prepared(select(puzzles).where(puzzles.c.id == bindparam("shown")))
_SAVED: Final = {table: _saved(table) for table in (puzzles, puzzles_of_others)}


class Puzzles:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, id_: int) -> StoredPuzzle | None:
        """A puzzle that somebody was shown, wherever it is from; None if it is deleted."""
        if id_ >= FIRST_OF_OTHERS:
            return MadePuzzles(self._connection).shown(puzzles_of_others.c.id == id_)
        row = _SHOWN.first(self._connection, {"shown": id_})
        return StoredPuzzle(**row) if row else None

    def open_one(self, owner: str, key: str, level: int) -> StoredPuzzle | None:
        """The one puzzle of a game and level that a player hasn't answered yet."""
        is_it = puzzles.c.owner == owner, puzzles.c.key == key, puzzles.c.level == level
        return self._first(*is_it, IS_OPEN, IS_OF_NO_DAY)

    def last(self, owner: str, key: str | None = None) -> StoredPuzzle | None:
        """The puzzle that a player was shown last, of one game or of any."""
        of_game = [] if key is None else [puzzles.c.key == key]
        query = select(puzzles).where(puzzles.c.owner == owner, IS_OF_NO_DAY, *of_game)
        row = self._connection.execute(query.order_by(puzzles.c.id.desc()).limit(1)).mappings()
        return next((StoredPuzzle(**one) for one in row), None)

    def seen(self, owner: str, key: str) -> Collection[int]:
        """The deals of all puzzles of a game that a player was ever shown."""
        query = select(puzzles.c.deal).where(puzzles.c.owner == owner, puzzles.c.key == key)
        return frozenset(self._connection.scalars(query))

    def begin(self, puzzle: StoredPuzzle) -> StoredPuzzle | None:
        """Show a player a puzzle, with an id that the database gives it.

        None if they were shown it before, or have an open one of its level: another device did.
        """
        names = puzzles.c.keys()
        values = {name: value for name, value in asdict(puzzle).items() if name in names}
        del values["id"]
        insert = insert_by(self._connection, puzzles).values(values).on_conflict_do_nothing()
        row = self._connection.execute(insert.returning(puzzles)).mappings().first()
        return StoredPuzzle(**row) if row else None

    def save(self, puzzle: StoredPuzzle) -> bool:
        """Save what was tried, as the version after the one stored; False if that has changed."""
        values = {f"new_{name}": getattr(puzzle, name) for name in _CHANGED}
        which = {"shown": puzzle.id, "at": puzzle.version - 1}
        saved = _SAVED[_table_of(puzzle.id)].changed(self._connection, which | values)
        return saved > 0

    def share(self, id_: int) -> ClaimOfRow:
        """The posting of how a puzzle was answered."""
        table = _table_of(id_)
        return ClaimOfRow(self._connection, table.c.shared, table.c.id == id_)

    def drop(self, id_: int) -> None:
        """Forget a puzzle that has left the collection, so that nothing waits for its answer."""
        self._connection.execute(delete(puzzles).where(puzzles.c.id == id_))

    def answers(self, owner: str) -> tuple[bool, ...]:
        """Of each puzzle that a player has answered, whether cleanly; the first answered first.

        Those of other players' games don't count.
        """
        query = select(puzzles.c.clean).where(puzzles.c.owner == owner, ~IS_OPEN)
        return tuple(self._connection.scalars(query.order_by(puzzles.c.answered_at, puzzles.c.id)))

    def _first(self, *which: ColumnElement[bool]) -> StoredPuzzle | None:
        row = self._connection.execute(select(puzzles).where(*which)).mappings().first()
        return StoredPuzzle(**row) if row else None


def _table_of(id_: int) -> Table:
    return puzzles_of_others if id_ >= FIRST_OF_OTHERS else puzzles
