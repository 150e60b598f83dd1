"""Leaderboards of a day, a week or month, and all time. The best come first."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    case,
    func,
    literal,
    null,
    or_,
    select,
    tuple_,
)

from bot.keys import ALL_GAMES
from bot.store.queries import Queries
from bot.store.queries.totals import COUNTS, SCORE
from bot.store.schema.games import Ended, games
from bot.store.schema.rankings import (
    EVERYWHERE,
    Left,
    Page,
    Rival,
    Span,
    Standing,
    all_totals,
    memberships,
    results,
    span_of,
    span_totals,
)

_SHOWN: Final = 5
"""How many columns of a line a Standing shows; the columns after them are the rank."""
_IS_UNFINISHED: Final = results.c.finished.is_(False)
_RESULT: Final = (
    select(games.c.result)
    .where(
        games.c.day == results.c.day,
        games.c.key == results.c.key,
        games.c.owner == results.c.owner,
    )
    .scalar_subquery()
)
"""How a result's game ended; NULL also if it is deleted."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The lines of a leaderboard, and what orders them."""

    lines: Select[Any]
    """Owner, points, wins, how much was played, and tie-breaker."""
    owner: ColumnElement[str]
    rank: tuple[ColumnElement[Any], ...]
    """The greater comes first; players equal in all columns are tied."""
    unfinished: Select[Any] | None = None
    """The owner of each unfinished attempt; None if it covers more than a day."""


class Leaderboards(Queries):
    def page(self, leaderboard: Leaderboard, number: int, size: int, viewer: str) -> Page:
        """A page of `size` lines, and the viewer's own line, whichever page that is on.

        Later pages take longer.
        """
        own = _own(self._connection, leaderboard, viewer)
        players, *better = _counts(self._connection, leaderboard, own)
        number = max(1, min(number, -(-players // size)))
        offset = (number - 1) * size
        columns = (*leaderboard.rank, leaderboard.owner)
        best_first = _ranked(leaderboard).order_by(*(column.desc() for column in columns))
        rows = self._connection.execute(best_first.limit(size).offset(offset)).all()
        above = _counts(self._connection, leaderboard, rows[:1])[1:] if offset else [0]
        left = _left(self._connection, leaderboard, {row.owner for row in (*rows, *own)})
        return Page(
            number,
            players,
            tuple(_placed(rows, above[0] + 1, offset, viewer, left)) if rows else (),
            _standing(better[0] + 1, own[0], viewer, left) if own else None,
            self._unfinished(leaderboard),
        )

    def place(self, leaderboard: Leaderboard, owner: str) -> tuple[int, int] | None:
        """A player's place, and the number of players; None if they have no line."""
        own = _own(self._connection, leaderboard, owner)
        if not own:
            return None
        players, better = _counts(self._connection, leaderboard, own)
        return better + 1, players

    def _unfinished(self, leaderboard: Leaderboard) -> int:
        """How many attempts on a day's leaderboard are unfinished."""
        if leaderboard.unfinished is None:
            return 0
        counted = leaderboard.unfinished.with_only_columns(func.count())
        return self._connection.scalar(counted) or 0

    def wins(self, leaderboard: Leaderboard) -> int:
        lines = leaderboard.lines.subquery()
        return self._connection.scalar(select(func.sum(lines.c.wins))) or 0


def day_leaderboard(key: str, day: date, server: str) -> Leaderboard:
    """The results of a day so far, and once it is over, for good; ALL_GAMES has another one."""
    lines = select(
        results.c.owner,
        SCORE.label("points"),
        case((results.c.won, 1), else_=0).label("wins"),
        literal(1).label("played"),
        results.c.tie_breaker,
    )
    of_day = _of_day(server, results.c.key == key, results.c.day == day)
    # The same order as by score, but using columns of an index.
    rank = (results.c.won, results.c.placed, -results.c.tie_breaker)
    unfinished = select(results.c.owner).where(*of_day, _IS_UNFINISHED)
    return Leaderboard(lines.where(*of_day), results.c.owner, rank, unfinished)


def all_games_day_leaderboard(day: date, server: str) -> Leaderboard:
    """Everybody's scores of a day, added."""
    span = span_leaderboard(ALL_GAMES, span_of(day), server)
    of_day = _of_day(server, results.c.day == day, _IS_UNFINISHED)
    return replace(span, unfinished=select(results.c.owner).where(*of_day))


def span_leaderboard(key: str, span: Span, server: str) -> Leaderboard:
    """Everybody's points from their best days in a week or month."""
    board = span_totals.c
    lines = _of_totals(board, key, server)
    lines = lines.where(board.kind == span.kind, board.begins == span.begins)
    return Leaderboard(lines, board.owner, (board.points,))


def all_time_leaderboard(key: str, server: str) -> Leaderboard:
    """Everybody's wins, then their points from all days."""
    board = all_totals.c
    lines = _of_totals(board, key, server)
    return Leaderboard(lines, board.owner, (board.wins, board.points))


def _of_totals(board: Any, key: str, server: str) -> Select[Any]:
    """The lines of a table of totals, by its columns."""
    tie_breaker = null().label("tie_breaker")
    lines = select(board.owner, board.points, board.wins, board.played, tie_breaker)
    return lines.where(board.server == server, board.key == key)


def _of_day(server: str, *which: ColumnElement[bool]) -> tuple[ColumnElement[bool], ...]:
    """Which results are on a server's leaderboard, of those of a day."""
    if server == EVERYWHERE:
        return which
    member = select(memberships.c.owner).where(COUNTS, memberships.c.server == server)
    return *which, member.exists()


def _left(
    connection: Connection, leaderboard: Leaderboard, owners: Collection[str]
) -> dict[str, Left]:
    """How those of some players left a day's attempts who didn't finish them all."""
    if leaderboard.unfinished is None or not owners:
        return {}
    theirs = leaderboard.unfinished.where(results.c.owner.in_(owners))
    left: dict[str, Left] = {}
    for owner, result in connection.execute(theirs.add_columns(_RESULT)):
        is_given_up = result == Ended.GIVEN_UP and left.get(owner) is not Left.OPEN
        left[owner] = Left.GIVEN_UP if is_given_up else Left.OPEN
    return left


def _ranked(leaderboard: Leaderboard) -> Select[Any]:
    """The lines, with the rank in extra columns."""
    rank = (column.label(f"rank_{n}") for n, column in enumerate(leaderboard.rank))
    return leaderboard.lines.add_columns(*rank)


def _own(connection: Connection, leaderboard: Leaderboard, owner: str) -> Sequence[Row[Any]]:
    """A player's line, if there is one, as the rows of a query."""
    return connection.execute(_ranked(leaderboard).where(leaderboard.owner == owner)).all()


def _counts(
    connection: Connection, leaderboard: Leaderboard, lines: Sequence[Row[Any]]
) -> Sequence[int]:
    """The number of lines, then for each given line, how many rank above it."""
    counts = [func.count()]
    for line in lines:
        values = zip(_rank(line), leaderboard.rank, strict=True)
        level = tuple_(*(literal(value, column.type) for value, column in values))
        counts.append(func.count(case((tuple_(*leaderboard.rank) > level, 1))))
    return connection.execute(leaderboard.lines.with_only_columns(*counts)).one()


def _placed(
    rows: Sequence[Row[Any]], first: int, offset: int, viewer: str, left: Mapping[str, Left]
) -> Iterator[Standing]:
    """The lines of a page with their places, given the first line's place."""
    place = first
    for n, row in enumerate(rows):
        if n and _rank(row) != _rank(rows[n - 1]):
            place = offset + n + 1
        yield _standing(place, row, viewer, left)


def _standing(place: int, line: Row[Any], viewer: str, left: Mapping[str, Left]) -> Standing:
    shown = line.owner, line.points, line.wins, line.played, line.tie_breaker
    return Standing(place, *shown, is_own=line.owner == viewer, left=left.get(line.owner))


def _rank(line: Row[Any]) -> tuple[Any, ...]:
    return tuple(line[_SHOWN:])


class Rivals(Queries):
    def best(self, viewer: str, day: date, key: str) -> Rival | None:
        """The best result of a day and game, so far, among the people whom a player may see.

        They share a server that neither is known to have left, and hide neither there, nor on
        another server of the viewer's, nor everywhere.
        """
        own, other = memberships.alias(), memberships.alias()
        servers = select(own.c.server).where(
            own.c.owner == viewer, own.c.departed.is_(False), own.c.server != EVERYWHERE
        )
        theirs = select(other.c.owner).where(other.c.owner == results.c.owner)
        shared = theirs.where(other.c.departed.is_(False), other.c.server.in_(servers))
        hides = theirs.where(
            other.c.hidden, or_(other.c.server == EVERYWHERE, other.c.server.in_(servers))
        )
        best_first = results.c.won.desc(), results.c.placed.desc(), results.c.tie_breaker
        found = self._connection.execute(
            select(results.c.owner, SCORE.label("score"))
            .where(results.c.key == key, results.c.day == day, results.c.owner != viewer)
            .where(shared.exists(), ~hides.exists())
            .order_by(*best_first, results.c.owner)
            .limit(1)
        ).first()
        if found is None:
            return None
        where = memberships.c.owner == found.owner, memberships.c.departed.is_(False)
        together = select(func.min(memberships.c.server)).where(*where)
        server = self._connection.scalar(together.where(memberships.c.server.in_(servers)))
        return Rival(found.owner, found.score, str(server))
