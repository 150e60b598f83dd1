"""Analyses of finished games: what is known of where they were lost."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, bindparam, or_, select
from sqlalchemy.exc import IntegrityError

from bot.store.schema.inserts import Insert, for_both
from bot.store.schema.rows import KeptAnalysis
from bot.store.schema.tables import analyses


class Analyses:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, game: int) -> KeptAnalysis | None:
        """The analysis of a game, perhaps of an earlier version of it; None if there is none."""
        row = self._connection.execute(_OF, {"number": game}).mappings().first()
        return KeptAnalysis(**row) if row else None

    def keep(self, analysis: KeptAnalysis) -> None:
        """Keep an analysis instead of an earlier one, unless the game has been deleted.

        One that is finished gives way to an unfinished one only if that is of another version, or
        by another solver.
        """
        insert = _KEPT[self._connection.dialect.name]
        try:
            with self._connection.begin_nested():
                self._connection.execute(insert, asdict(analysis))
        except IntegrityError:
            return  # The game is gone, and so are its analyses.


def _keeping(insert: Insert) -> Any:
    new = insert.excluded
    key, *others = analyses.c
    return insert.on_conflict_do_update(
        index_elements=[key],
        set_={column.name: new[column.name] for column in others},
        where=or_(
            new.finished,
            ~analyses.c.finished,
            analyses.c.version != new.version,
            analyses.c.solver != new.solver,
        ),
    )


# Built once, because building a statement takes as long as executing it.
_OF: Final = select(analyses).where(analyses.c.game == bindparam("number"))
_KEPT: Final = for_both(analyses, _keeping)
