"""A page of a leaderboard: all that a screen needs of it."""

from dataclasses import dataclass
from datetime import date

from bot.press.leaderboards import Period
from bot.store.rows import Player, Standing


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
    rows: tuple[Standing, ...]
    own: Standing | None
    """The line of the player who looks, whichever page it is on; None where he has none."""
    player: Player
    """How the player who looks likes to see things."""
