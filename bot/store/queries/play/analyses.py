"""Analyses of finished games: what is known of where they were lost."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, or_, select
from sqlalchemy.exc import IntegrityError

from bot.store.schema.inserts import Insert, for_both
from bot.store.schema.rows import KeptAnalysis
from bot.store.schema.rows.together import FIRST_MATCH_GAME
from bot.store.schema.tables import analyses, match_analyses


class Analyses:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, game: int) -> KeptAnalysis | None:
        """The analysis of a game, perhaps of an earlier version of it; None if there is none."""
        row = self._connection.execute(_OF[_table_of(game)], {"number": game}).mappings().first()
        return KeptAnalysis(**row) if row else None

    def keep(self, analysis: KeptAnalysis) -> None:
        """Keep an analysis instead of an earlier one, unless the game has been deleted.

        One that is finished gives way to an unfinished one only if that is of another version, or
        by another solver.
        """
        insert = _KEPT[_table_of(analysis.game)][self._connection.dialect.name]
        try:
            with self._connection.begin_nested():
                self._connection.execute(insert, asdict(analysis))
        except IntegrityError:
            return  # The game is gone, and so are its analyses.


def _table_of(game: int) -> Table:
    return match_analyses if game >= FIRST_MATCH_GAME else analyses


def _keeping(insert: Insert) -> Any:
    new, kept = insert.excluded, insert.table.c
    key, *others = kept
    return insert.on_conflict_do_update(
        index_elements=[key],
        set_={column.name: new[column.name] for column in others},
        where=or_(
            new.finished,
            ~kept.finished,
            kept.version != new.version,
            kept.solver != new.solver,
        ),
    )


# Built once, because building a statement takes as long as executing it.
_TABLES: Final = (analyses, match_analyses)
_OF: Final = {one: select(one).where(one.c.game == bindparam("number")) for one in _TABLES}
_KEPT: Final = {one: for_both(one, _keeping) for one in _TABLES}
