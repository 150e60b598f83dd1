"""Results, their totals over spans of days, and who is on which leaderboard."""

from calendar import monthrange
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum, auto
from typing import Any, Final, Literal

from sqlalchemy import Boolean, Column, Date, Index, Integer, Table, Text

from bot.store.schema.columns import METADATA, Instant, index_where

BEST_OF_A_WEEK: Final = 5
BEST_OF_A_MONTH: Final = 20
EVERYWHERE: Final = "everywhere"
"""A server that stands for all servers; every player is on its leaderboards from the start."""
WIN: Final = 100
"""The score of a win, more than any number of cards home."""
PLAYED: Final = 20
"""With this many cards home a day counts as played, even if the attempt hasn't ended."""


@dataclass(frozen=True, slots=True)
class Span:
    """A day, a week or a month."""

    kind: Literal["day", "week", "month"]
    begins: date
    ends: date
    """The last day."""
    best: int
    """How many of a player's best days count."""


def span_of(day: date) -> Span:
    """A day alone. Only of all games together are there totals of it."""
    return Span("day", day, day, 1)


def week_of(day: date) -> Span:
    monday = day - timedelta(day.weekday())
    return Span("week", monday, monday + timedelta(6), BEST_OF_A_WEEK)


def month_of(day: date) -> Span:
    _, days = monthrange(day.year, day.month)
    return Span("month", day.replace(day=1), day.replace(day=days), BEST_OF_A_MONTH)


def spans_of(first: date, last: date) -> tuple[Span, ...]:
    """The weeks and months that contain any day from first to last."""
    days = [first + timedelta(n) for n in range((last - first).days + 1)]
    return tuple(dict.fromkeys(span(day) for span in (week_of, month_of) for day in days))


def spans_before(day: date) -> tuple[Span, ...]:
    """The week and month before a day's own, the oldest that have leaderboards."""
    eve = timedelta(1)
    return week_of(week_of(day).begins - eve), month_of(month_of(day).begins - eve)


def oldest_kept(day: date) -> tuple[Span, ...]:
    """The oldest day, week and month whose totals are kept on a day."""
    before = spans_before(day)
    return span_of(min(span.begins for span in before)), *before


@dataclass(frozen=True, slots=True)
class RankedRecord:
    """A line of a day's leaderboard with its record."""

    owner: str
    won: bool
    placed: int
    """Cards home."""
    tie_breaker: int
    moves: str | None = field(repr=False)
    """None if its player hides their name anywhere, or has deleted their data."""
    game: int | None = None
    """The id of its game; None in the same cases."""

    @property
    def score(self) -> int:
        """100 for a win, otherwise one point per card home."""
        return WIN if self.won else self.placed


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a player's ranked attempt at a day's game, final or so far."""

    owner: str
    day: date
    key: str
    won: bool
    placed: int
    """Cards home."""
    tie_breaker: int
    """Breaks ties: the lower one ranks first."""
    finished: bool = False
    """Whether it was played to its end, not given up or still open when the day closed."""
    closed_at: datetime | None = None
    """None while it can still change; until closed, it counts on no leaderboard."""

    @property
    def score(self) -> int:
        """100 for a win, otherwise one point per card home."""
        return WIN if self.won else self.placed

    @property
    def is_played(self) -> bool:
        return self.finished or self.placed >= PLAYED


@dataclass(frozen=True, slots=True)
class Membership:
    """A player's place on the leaderboards of a server, or of EVERYWHERE."""

    owner: str
    server: str
    since: date
    """The first day whose results count there."""
    hidden: bool = False
    """Whether the player isn't named there; for EVERYWHERE, whether they are named nowhere."""
    departed: bool = False


class Left(Enum):
    """How an attempt was left that isn't played to its end."""

    OPEN = auto()
    """It ran out with its day, or can still be finished; of deleted games this is all one knows."""
    GIVEN_UP = auto()


@dataclass(frozen=True, slots=True)
class Standing:
    place: int
    """From 1; ties share a place: 1, 2, 2, 4."""
    owner: str | None
    """None if not named: the player is hidden, has left the server or has deleted their data."""
    points: int
    """The day's score; for a week or month, the sum of the best days; for all time, of all days."""
    wins: int
    played: int
    """How many days of a week or month the player has played, even if not all of them count; of a
    day, and of all time, how many games."""
    tie_breaker: int | None
    """Cards turned, or builds and privileges in the Shah; None except for a day."""
    is_own: bool = False
    """Whether it is the viewer's own line, named or not."""
    left: Left | None = None
    """How an attempt of the day was left; None if all are played to their end, or for a longer
    period."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player's result, which a player may be told."""

    owner: str
    score: int
    server: str
    """A server that both are on."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard's lines, and the viewer's own line."""

    number: int
    """From 1; the last page if there are fewer than requested."""
    players: int
    """How many lines there are on all pages."""
    standings: tuple[Standing, ...]
    own: Standing | None
    """None if the viewer has no line."""
    unfinished: int = 0
    """How many attempts of the day aren't played to their end, or not yet; only of a day."""


memberships: Final = Table(
    "memberships",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("since", Date, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("departed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("won", Boolean, nullable=False),
    Column("placed", Integer, nullable=False),
    Column("tie_breaker", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("closed_at", Instant),
    # Stored by player, because most queries read the last few results of one player.
    sqlite_with_rowid=False,
)

_IS_UNCLOSED: Final = results.c.closed_at.is_(None)

Index(
    "results_of_a_day",
    results.c.key,
    results.c.day,
    results.c.won,
    results.c.placed,
    results.c.tie_breaker,
    results.c.owner,
    results.c.closed_at,
)
index_where(_IS_UNCLOSED, "results_not_closed", results.c.day, results.c.owner)

# The unfinished attempts of a day are counted whenever its leaderboard is read.
_IS_UNFINISHED: Final = results.c.finished.is_(False)

index_where(_IS_UNFINISHED, "results_unfinished", results.c.day, results.c.key, results.c.owner)


def _totals(name: str, *span: Column[Any]) -> Table:
    # Stored by leaderboard, which is read whole. An index by rank would account for most of what
    # closing a day writes.
    return Table(
        name,
        METADATA,
        Column("server", Text, primary_key=True),
        Column("key", Text, primary_key=True),
        *span,
        Column("owner", Text, primary_key=True),
        # How many days; of a day alone, and of all time, how many games.
        Column("played", Integer, nullable=False),
        Column("wins", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        sqlite_with_rowid=False,
    )


all_totals: Final = _totals("all_totals")
span_totals: Final = _totals(
    "span_totals", Column("kind", Text, primary_key=True), Column("begins", Date, primary_key=True)
)

Index("span_totals_of_a_span", span_totals.c.kind, span_totals.c.begins, span_totals.c.owner)

Index("all_totals_of_an_owner", all_totals.c.owner)

# The days when someone on a server played. Searching all members' results would take seconds.
played_days: Final = Table(
    "played_days",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    sqlite_with_rowid=False,
)
