"""The digest: what a server played on a day that is over."""

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
"""So many players are named at most."""

_NOBODY: Final = ""
"""Whom no line of a board is of: everybody reads a digest."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a server played the daily of one game."""

    key: str
    deal: int
    par: int | None
    """None where it is not known."""
    players: int
    wins: int
    best: tuple[Standing, ...]
    """The first lines of the day's leaderboard."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A server's day."""

    day: date
    streak: int
    """How many days the server's streak has."""
    games: tuple[Played, ...]
    """Those that were played, in the catalogue's order; at least one."""

    @property
    def named(self) -> frozenset[str]:
        """The players whom it names."""
        rows = (row for game in self.games for row in game.best)
        return frozenset(row.owner for row in rows if row.owner)


def digest_of(tx: Transaction, server: str, day: date) -> Digest | None:
    """The digest of a server and a day, of which nothing is open; None if nobody played."""
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
