"""What is stored, read so that it can be checked against what it should be, and corrected."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import date
from heapq import nlargest
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Connection,
    Text,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    type_coerce,
    update,
)

from bot.keys import ALL_GAMES
from bot.store.queries import Queries
from bot.store.queries.games import GAMES
from bot.store.queries.matches import match_of
from bot.store.queries.totals import COUNTS, IS_PLAYED, SCORE
from bot.store.schema.columns import METADATA, insert_by
from bot.store.schema.dailies import Daily, dailies
from bot.store.schema.games import StoredGame, games
from bot.store.schema.matches import Match, MatchDeal, match_deals, matches
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.puzzles import FAILED, day_puzzles, made_puzzles, puzzles
from bot.store.schema.rankings import (
    BEST_OF_A_MONTH,
    BEST_OF_A_WEEK,
    Result,
    all_totals,
    memberships,
    month_of,
    oldest_kept,
    played_days,
    results,
    span_totals,
    week_of,
)

Totals: TypeAlias = Mapping[tuple[Any, ...], tuple[int, ...]]
"""How much was played, wins and points by table and key; days played have none."""


_RESULT: Final = [column.label(f"result_{column.name}") for column in results.c]
_OF_GAME: Final = and_(
    results.c.owner == games.c.owner,
    results.c.day == games.c.day,
    results.c.key == games.c.key,
)


@dataclass(frozen=True, slots=True)
class AuditedGame:
    """A game and, if it is a ranked attempt, its result."""

    game: StoredGame
    result: Result | None


class Audit(Queries):
    def count(self) -> int:
        """How many games there are, those of matches included."""
        return self._connection.scalar(select(func.count()).select_from(games)) or 0

    def games(self, after: int, most: int) -> tuple[AuditedGame, ...]:
        """The games with the next ids."""
        query = GAMES.add_columns(*_RESULT).outerjoin(results, _OF_GAME).where(games.c.id > after)
        rows = self._connection.execute(query.order_by(games.c.id).limit(most)).mappings()
        return tuple(_audited(dict(row)) for row in rows)

    def match_deals(self) -> tuple[tuple[Match, MatchDeal], ...]:
        """All deals of matches, each with its match."""
        query = select(match_deals).order_by(match_deals.c.match, match_deals.c.number)
        found = [MatchDeal(**row) for row in self._connection.execute(query).mappings()]
        rows = self._connection.execute(select(matches)).mappings()
        of = {match.id: match for match in map(match_of, rows)}
        return tuple((of[deal.match], deal) for deal in found if deal.match in of)

    def written_puzzles(self) -> tuple[tuple[str, str, int, str], ...]:
        """The puzzles of days and of players' games: which, game, deal, and as it is written."""
        found: list[tuple[str, str, int, str]] = []
        for table, which in ((day_puzzles, day_puzzles.c.day), (made_puzzles, made_puzzles.c.id)):
            query = select(which, table.c.key, table.c.deal, table.c.written).order_by(which)
            found += [(str(row[0]), *row[1:]) for row in self._connection.execute(query)]
        return tuple(found)

    def wrong_answers(self) -> tuple[int, ...]:
        """The ids of shown puzzles whose lost tries and answer don't fit together."""
        # As they are written, separated by spaces: a database may hold millions.
        lost = type_coerce(puzzles.c.lost, Text)
        spaces = func.length(lost) - func.length(func.replace(lost, " ", ""))
        count = case((lost == "", 0), else_=1 + spaces)
        fits = and_(
            puzzles.c.tries.is_not(None) == puzzles.c.answered_at.is_not(None),
            count < FAILED,
            or_(puzzles.c.tries.is_(None), puzzles.c.tries == count + 1),
            or_(puzzles.c.tries.is_not(None), count + 1 < FAILED),
        )
        wrong = select(puzzles.c.id).where(~fits).order_by(puzzles.c.id)
        return tuple(self._connection.scalars(wrong))

    def dailies(self) -> tuple[Daily, ...]:
        """All dailies, earliest first."""
        rows = self._connection.execute(select(dailies).order_by(dailies.c.day, dailies.c.key))
        return tuple(Daily(**row) for row in rows.mappings())

    def results_without_game(self) -> tuple[tuple[str, date, str], ...]:
        """Owner, day and game of the results that should have a game and have none."""
        game = select(games.c.id).where(_OF_GAME)
        named = ~results.c.owner.startswith(ANONYMOUS)
        query = select(results.c.owner, results.c.day, results.c.key).where(named, ~game.exists())
        return tuple((row.owner, row.day, row.key) for row in self._connection.execute(query))

    def last_closed(self) -> date | None:
        """The last day with a result that counts."""
        closed = results.c.closed_at.is_not(None)
        last: date | None = self._connection.scalar(select(func.max(results.c.day)).where(closed))
        return last

    def wrong_totals(self, today: date) -> int:
        """How many totals don't agree with the results, among those that leaderboards show."""
        with _snapshot(self._connection):
            stored, added = self._stored(today), self._added(today)
        return sum(stored.get(key) != added.get(key) for key in {*stored, *added})

    def put(self, game: StoredGame) -> None:
        """Correct a game's result, version and end."""
        names = "result", "version", "placed", "tie_breaker"
        correct = {name: getattr(game, name) for name in names}
        self._connection.execute(update(games).where(games.c.id == game.id).values(correct))

    def put_result(self, result: Result) -> None:
        """Correct a result, closed or not; the totals have to be rebuilt then."""
        keys = [column.name for column in results.primary_key]
        insert = insert_by(self._connection, results).values(asdict(result))
        changed = {name: value for name, value in asdict(result).items() if name not in keys}
        self._connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed))

    def forget_totals_of_nobody(self) -> None:
        """Delete the totals of owners who are on no leaderboard: rebuilding doesn't reach them."""
        there = select(memberships.c.owner)
        for table in (all_totals, span_totals):
            self._connection.execute(delete(table).where(table.c.owner.not_in(there)))

    def forget_what_has_no_game(self) -> int:
        """Delete what SQLite's enforced references would have deleted; how many rows."""
        count = 0
        for table in METADATA.sorted_tables:
            for key in table.foreign_keys:
                there = select(key.column).where(key.column == key.parent).correlate(table)
                gone = delete(table).where(key.parent.is_not(None), ~there.exists())
                count += self._connection.execute(gone).rowcount
        return count

    def make_indexes(self) -> None:
        """Make the indexes that are missing."""
        for table in METADATA.sorted_tables:
            for index in table.indexes:
                index.create(self._connection, checkfirst=True)

    def _stored(self, today: date) -> Totals:
        found: dict[tuple[Any, ...], tuple[int, ...]] = {}
        for row in self._connection.execute(select(all_totals)):
            found["all", row.server, row.key, row.owner] = _totals(row)
        for row in self._connection.execute(select(played_days)):
            found["played", row.server, row.day] = ()
        kept = [
            and_(span_totals.c.kind == span.kind, span_totals.c.begins >= span.begins)
            for span in oldest_kept(today)
        ]
        for row in self._connection.execute(select(span_totals).where(or_(*kept))):
            place = row.kind, row.begins, row.server, row.key, row.owner
            found[place] = _totals(row)
        return found

    def _added(self, today: date) -> Totals:
        """The totals added up from the results."""
        firsts: dict[str, date] = {span.kind: span.begins for span in oldest_kept(today)}
        played: set[tuple[Any, ...]] = set()
        added: dict[tuple[Any, ...], _Added] = defaultdict(_Added)
        for row in self._connection.execute(_counting()):
            if row.played and row.closed_at:
                played.add(("played", row.server, row.day))
            for key in (row.key, ALL_GAMES):
                for place in _places(row, key, firsts):
                    added[place].add(row)
        return dict.fromkeys(played, ()) | {
            place: one.totals(place) for place, one in added.items()
        }


class _Added:
    """What the results of a total add up to."""

    def __init__(self) -> None:
        self._scores: dict[date, int] = defaultdict(int)
        self._wins = 0
        self._games = 0

    def add(self, row: Any) -> None:
        self._scores[row.day] += row.score
        self._wins += row.won
        self._games += 1

    def totals(self, place: tuple[Any, ...]) -> tuple[int, ...]:
        """How much was played, wins and points, as the total at a place must have them."""
        best = {"week": BEST_OF_A_WEEK, "month": BEST_OF_A_MONTH}.get(place[0])
        if best is None:
            return self._games, self._wins, sum(self._scores.values())
        return len(self._scores), self._wins, sum(nlargest(best, self._scores.values()))


def _places(row: Any, key: str, firsts: Mapping[str, date]) -> Iterator[tuple[Any, ...]]:
    """The totals of a game, or of all games, that a result counts in."""
    place = row.server, key, row.owner
    if key == ALL_GAMES and row.day >= firsts["day"]:
        yield "day", row.day, *place
    if row.closed_at:
        yield "all", *place
        for span in (week_of(row.day), month_of(row.day)):
            if span.begins >= firsts[span.kind]:
                yield span.kind, span.begins, *place


def _totals(row: Any) -> tuple[int, ...]:
    return row.played, row.wins, row.points


def _counting() -> Any:
    """The results, once for each leaderboard they count on."""
    query = select(
        memberships.c.server,
        results.c.key,
        results.c.owner,
        results.c.day,
        results.c.closed_at,
        SCORE.label("score"),
        case((results.c.won, 1), else_=0).label("won"),
        case((IS_PLAYED, 1), else_=0).label("played"),
    )
    return query.select_from(results).join(memberships, COUNTS)


def _audited(row: Mapping[str, Any]) -> AuditedGame:
    game = StoredGame.of({one.name: row[one.name] for one in GAMES.selected_columns})
    if row["result_owner"] is None:
        return AuditedGame(game, None)
    return AuditedGame(
        game, Result(**{column.name: row[f"result_{column.name}"] for column in results.c})
    )


@contextmanager
def _snapshot(connection: Connection) -> Iterator[None]:
    """Has all that is read on a reading connection come from the same moment."""
    raw: Any = connection.connection.dbapi_connection
    is_sqlite = connection.dialect.name == "sqlite"
    begin = raw.execute if is_sqlite else connection.exec_driver_sql
    begin("BEGIN" if is_sqlite else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        yield
    finally:
        begin("ROLLBACK")
