"""Games that are over: how they ended beside a player's others, and where they were lost."""

from collections.abc import Collection
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, bindparam, case, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.queries import Queries
from bot.store.schema.columns import Insert, for_both
from bot.store.schema.games import (
    HAS_ENDED,
    IS_COUNTED,
    Ended,
    Ends,
    KeptAnalysis,
    StoredGame,
    analyses,
    games,
)
from bot.store.schema.rankings import WIN, results


class GameEnds(Queries):
    def unknown(self, after: int, keys: Collection[str], most: int) -> tuple[StoredGame, ...]:
        """The next ended ordinary games whose end isn't kept, by id, of these kinds."""
        query = select(games).where(_IS_UNKNOWN, games.c.id > after, games.c.key.in_(keys))
        rows = self._connection.execute(query.order_by(games.c.id).limit(most)).mappings()
        return tuple(StoredGame.of(row) for row in rows)

    def keep(self, game: StoredGame, placed: int, tie_breaker: int) -> bool:
        """Keep how a game ended; False if it has changed, or another process has kept it."""
        is_it = games.c.id == game.id, games.c.version == game.version
        kept = update(games).where(*is_it, _IS_UNKNOWN)
        values = {"placed": placed, "tie_breaker": tie_breaker}
        return self._connection.execute(kept.values(values)).rowcount > 0

    def before(self, game: StoredGame) -> Ends:
        """How the player's games of the kind ended that ended before this one, ranked or not."""
        values: dict[str, Any] = {
            "player": game.owner,
            "kind": game.key,
            "number": game.id,
            "day": game.day,
            "at": game.touched_at,
        }
        return self._ends(_ORDINARY_BEFORE, values) + self._ends(
            _RANKED_BEFORE if game.day else _RANKED_UNTIL, values
        )

    def ordinary(self, owner: str) -> dict[str, Ends]:
        """How a player's ordinary games ended, by kind; without kinds they never played."""
        rows = self._connection.execute(_ORDINARY, {"player": owner})
        return {row.key: Ends(*row[1:]) for row in rows}

    def first(self, owner: str) -> datetime | None:
        """When the player's first ordinary game ended; None if none has."""
        first: datetime | None = self._connection.scalar(_FIRST, {"player": owner})
        return first

    def _ends(self, query: Any, values: dict[str, Any]) -> Ends:
        row = self._connection.execute(query, values).one()
        return Ends(*row)


def _sums(
    won: ColumnElement[bool], placed: ColumnElement[int], tie_breaker: ColumnElement[int]
) -> tuple[ColumnElement[Any], ...]:
    """The columns of `Ends`."""
    return (
        func.count(),
        func.count(case((won, 1))),
        func.max(case((won, WIN), else_=placed)),
        func.min(case((won, tie_breaker))),
        func.count(case((placed.is_(None), 1))),
    )


_IS_UNKNOWN: Final = and_(HAS_ENDED, games.c.placed.is_(None))
_THEIRS: Final = and_(games.c.owner == bindparam("player"), IS_COUNTED)
_WAS_PLAYED: Final = or_(
    games.c.result != Ended.GIVEN_UP, games.c.placed > 0, games.c.placed.is_(None)
)
"""A game that was given up with no card home is as if it had never begun."""
_OF_GAMES: Final = _sums(games.c.result == Ended.WON, games.c.placed, games.c.tie_breaker)
_OF_RESULTS: Final = _sums(results.c.won, results.c.placed, results.c.tie_breaker)

# Built once, because building a statement takes as long as executing it.
_ORDINARY_BEFORE: Final = select(*_OF_GAMES).where(
    _THEIRS,
    _WAS_PLAYED,
    games.c.key == bindparam("kind"),
    games.c.touched_at <= bindparam("at", type_=games.c.touched_at.type),
    games.c.id != bindparam("number"),
)
_RANKED_UNTIL: Final = select(*_OF_RESULTS).where(
    results.c.owner == bindparam("player"),
    results.c.key == bindparam("kind"),
    results.c.closed_at <= bindparam("at", type_=results.c.closed_at.type),
)
_RANKED_BEFORE: Final = _RANKED_UNTIL.where(results.c.day != bindparam("day"))
_ORDINARY: Final = select(games.c.key, *_OF_GAMES).where(_THEIRS, _WAS_PLAYED).group_by(games.c.key)
_FIRST: Final = select(func.min(games.c.touched_at)).where(_THEIRS, _WAS_PLAYED)


class Analyses(Queries):
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
_OF: Final = select(analyses).where(analyses.c.game == bindparam("number"))
_KEPT: Final = for_both(analyses, _keeping)
