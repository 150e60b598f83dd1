"""A page of a leaderboard: everything a screen needs to show it."""

from dataclasses import dataclass
from datetime import date

from bot.press.leaderboards import Period
from bot.store.rows import Player, Standing


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which leaderboard to show."""

    key: str
    period: Period
    server: str | None
    """None for all servers."""
    day: date
    """Any day of the period."""
    page: int = 1
    """From 1."""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard as one player sees it."""

    query: LeaderboardQuery
    """The page shown, which is the nearest one if the requested page doesn't exist."""
    begins: date | None
    """The period's first day; None for all time."""
    ends: date | None
    """The period's last day, possibly in the future; None for all time."""
    pages: int
    """At least 1, even if empty."""
    players: int
    """All of them, including any below the last page."""
    rows: tuple[Standing, ...]
    own: Standing | None
    """The viewer's own line, whichever page it is on; None if they have none."""
    player: Player
    """The viewer's settings."""
