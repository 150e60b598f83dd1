"""The digest: what a server played on a finished day."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.press.leaderboards import Period
from bot.services.leaderboard import LeaderboardQuery
from bot.services.standings import group_streaks, page
from bot.store.leaderboards import day_leaderboard
from bot.store.rows import Daily, Standing
from bot.store.transaction import Transaction
from engine.catalogue import GAMES

TOP: Final = 5
"""The most players named per game."""

_NOBODY: Final = ""
"""A viewer who has no line on any leaderboard, as everybody reads the same digest."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a server played the daily of one game."""

    key: str
    deal: int
    par: int | None
    """None if unknown."""
    players: int
    wins: int
    best: tuple[Standing, ...]
    """The first lines of the day's leaderboard."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A server's day."""

    day: date
    streak: int
    """The server's current streak, in days."""
    games: tuple[Played, ...]
    """The games that were played, in catalogue order; at least one."""

    @property
    def named(self) -> frozenset[str]:
        """The players it names."""
        rows = (row for game in self.games for row in game.best)
        return frozenset(row.owner for row in rows if row.owner)


def digest_of(tx: Transaction, server: str, day: date) -> Digest | None:
    """A server's digest of a closed day; None if nobody played."""
    games = tuple(_played(tx, server, day))
    return Digest(day, group_streaks(tx, server, day).current, games) if games else None


def _played(tx: Transaction, server: str, day: date) -> Iterator[Played]:
    for key in GAMES:
        daily = tx.deals.daily(day, key)
        if daily and (played := _game(tx, server, daily)):
            yield played


def _game(tx: Transaction, server: str, daily: Daily) -> Played | None:
    day, key = daily.day, daily.key
    found = page(tx, LeaderboardQuery(key, Period.DAY, server, day), _NOBODY, day)
    if not found.players:
        return None
    return Played(
        key=key,
        deal=daily.deal,
        par=daily.par,
        players=found.players,
        wins=tx.leaderboards.wins(day_leaderboard(key, day, server)),
        best=found.rows[:TOP],
    )
