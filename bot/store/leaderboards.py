"""Leaderboards of a day, a week or month, and all time. The best come first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
    select,
    tuple_,
)

from bot.store.rows import EVERYWHERE, Page, Standing
from bot.store.spans import Span
from bot.store.sums import COUNTS, SCORE
from bot.store.tables import all_totals, memberships, results, span_totals

_SHOWN: Final = 5
"""How many columns of a line a Standing shows; the columns after them are the rank."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The lines of a leaderboard, and what orders them."""

    lines: Select[Any]
    """Owner, points, wins, days and tie-breaker."""
    owner: ColumnElement[str]
    rank: tuple[ColumnElement[Any], ...]
    """The greater comes first; players equal in all columns are tied."""


class Leaderboards:
    """The leaderboards of a database."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, leaderboard: Leaderboard, number: int, size: int, viewer: str) -> Page:
        """A page of `size` lines, and the viewer's own line, whichever page that is on.

        Later pages take longer.
        """
        own = _own(self._connection, leaderboard, viewer)
        players, *better = _counts(self._connection, leaderboard, own)
        number = max(1, min(number, -(-players // size)))
        offset = (number - 1) * size
        rows = _lines(self._connection, _best_first(leaderboard).limit(size).offset(offset))
        above = (_counts(self._connection, leaderboard, rows[:1]))[1:] if offset else [0]
        return Page(
            number,
            players,
            tuple(_placed(rows, above[0] + 1, offset, viewer)) if rows else (),
            _standing(better[0] + 1, own[0], viewer) if own else None,
        )

    def place(self, leaderboard: Leaderboard, owner: str) -> tuple[int, int] | None:
        """A player's place, and the number of players; None if they have no line."""
        own = _own(self._connection, leaderboard, owner)
        if not own:
            return None
        players, better = _counts(self._connection, leaderboard, own)
        return better + 1, players

    def wins(self, leaderboard: Leaderboard) -> int:
        """The wins of all lines together."""
        lines = leaderboard.lines.subquery()
        return self._connection.scalar(select(func.sum(lines.c.wins))) or 0


def day_leaderboard(key: str, day: date, server: str) -> Leaderboard:
    """The closed results of a day."""
    lines = select(
        results.c.owner,
        SCORE.label("points"),
        case((results.c.won, 1), else_=0).label("wins"),
        literal(1).label("days"),
        results.c.tie_breaker,
    ).where(
        results.c.key == key,
        results.c.day == day,
        results.c.closed_at.is_not(None),
    )
    if server != EVERYWHERE:
        member = select(memberships.c.owner).where(COUNTS, memberships.c.server == server)
        lines = lines.where(member.exists())
    # The same order as by score, but using columns of an index.
    rank = (results.c.won, results.c.placed, -results.c.tie_breaker)
    return Leaderboard(lines, results.c.owner, rank)


def span_leaderboard(key: str, span: Span, server: str) -> Leaderboard:
    """Everybody's points from their best days in a week or month."""
    board = span_totals.c
    lines = select(
        board.owner, board.points, board.wins, board.days, null().label("tie_breaker")
    ).where(
        board.server == server,
        board.key == key,
        board.kind == span.kind,
        board.begins == span.begins,
    )
    return Leaderboard(lines, board.owner, (board.points,))


def all_time_leaderboard(key: str, server: str) -> Leaderboard:
    """Everybody's wins, then their points from all days."""
    board = all_totals.c
    lines = select(
        board.owner, board.points, board.wins, board.days, null().label("tie_breaker")
    ).where(board.server == server, board.key == key)
    return Leaderboard(lines, board.owner, (board.wins, board.points))


def _ranked(leaderboard: Leaderboard) -> Select[Any]:
    """The lines, with the rank in extra columns."""
    rank = (column.label(f"rank_{n}") for n, column in enumerate(leaderboard.rank))
    return leaderboard.lines.add_columns(*rank)


def _best_first(leaderboard: Leaderboard) -> Select[Any]:
    columns = (*leaderboard.rank, leaderboard.owner)
    return _ranked(leaderboard).order_by(*(column.desc() for column in columns))


def _own(connection: Connection, leaderboard: Leaderboard, owner: str) -> Sequence[Row[Any]]:
    """A player's line, if there is one."""
    return _lines(connection, _ranked(leaderboard).where(leaderboard.owner == owner))


def _lines(connection: Connection, ranked: Select[Any]) -> Sequence[Row[Any]]:
    lines: Sequence[Row[Any]] = connection.execute(ranked).all()
    return lines


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


def _placed(rows: Sequence[Row[Any]], first: int, offset: int, viewer: str) -> Iterator[Standing]:
    """The lines of a page with their places, given the first line's place."""
    place = first
    for n, row in enumerate(rows):
        if n and _rank(row) != _rank(rows[n - 1]):
            place = offset + n + 1
        yield _standing(place, row, viewer)


def _standing(place: int, line: Row[Any], viewer: str) -> Standing:
    shown = line.owner, line.points, line.wins, line.days, line.tie_breaker
    return Standing(place, *shown, is_own=line.owner == viewer)


def _rank(line: Row[Any]) -> tuple[Any, ...]:
    return tuple(line[_SHOWN:])
