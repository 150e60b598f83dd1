"""A page of a leaderboard: all that a screen needs of it."""

from dataclasses import dataclass
from datetime import date

from bot.press.leaderboards import Period
from bot.store.rows import Player


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which board is asked for."""

    key: str
    period: Period
    server: str | None
    """None for everywhere."""
    day: date
    """A day of the period."""
    page: int = 1
    """From 1."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line on a board."""

    place: int
    """From 1; who is level shares a place: 1, 2, 2, 4."""
    owner: str | None
    """None for one who is not to be named: he hides, has left the server, or is forgotten."""
    points: int
    """The day's score; the sum of the best days of a week or month; of all days in all time."""
    wins: int
    days: int
    """How many results the player has in the period, be it more than count."""
    tie_breaker: int | None
    """Cards turned, or builds and privileges in the Shah; on the board of a day alone."""
    is_own: bool
    """Whether it is the line of the player who looks at the board, named or not."""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard as one player sees it."""

    query: LeaderboardQuery
    """Which one it is; for a page that is not there, the nearest one."""
    begins: date | None
    """The period's first day; None for all time."""
    ends: date | None
    """The period's last day, which may be still to come; None for all time."""
    pages: int
    """At least one, be it empty."""
    players: int
    """Those further down than the last page among them."""
    rows: tuple[Row, ...]
    own: Row | None
    """The line of the player who looks, whichever page it is on; None where he has none."""
    player: Player
    """How the player who looks likes to see things."""
