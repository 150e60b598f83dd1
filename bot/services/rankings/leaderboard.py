"""A page of a leaderboard: everything a screen needs to show it."""

from dataclasses import dataclass
from datetime import date

from bot.keys import ALL_GAMES
from bot.press.leaderboards import Period
from bot.services.rankings.par import Par
from bot.store.schema.players import Player
from bot.store.schema.rankings import Standing, oldest_kept


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which leaderboard to show."""

    key: str
    """A game's, or ALL_GAMES."""
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
    unfinished: int
    """How many of the day's attempts are unfinished; 0 for a longer period."""
    drawn: bool
    """Whether there was a daily; True for a longer period than a day."""
    number: int | None
    """How many dailies of the game there were up to the day; None except for a game's day."""
    rows: tuple[Standing, ...]
    own: Standing | None
    """The viewer's own line, whichever page it is on; None if they have none."""
    player: Player
    par: Par | None = None
    """What the baseline player makes of a day's game; None if unknown, or still secret."""
    first: date = date.min
    """The first day with a daily: before, there is no leaderboard."""
    stands_in: bool = False
    """Whether it is the day, week or month before the current one, which is still empty."""


def is_kept(query: LeaderboardQuery, today: date) -> bool:
    """Whether the leaderboard's totals still exist."""
    day, week, month = oldest_kept(today)
    oldest = {Period.WEEK: week.begins, Period.MONTH: month.begins}
    if query.key == ALL_GAMES:
        oldest[Period.DAY] = day.begins
    return query.day >= oldest.get(query.period, date.min)
