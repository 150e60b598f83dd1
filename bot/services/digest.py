"""The digest: what a server played on a day that is over."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.press.leaderboards import Period
from bot.services.leaderboard import LeaderboardQuery, Row
from bot.services.standings import Standings
from bot.store.leaderboards import day_leaderboard
from bot.store.rows import Daily
from bot.store.store import Store
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
    best: tuple[Row, ...]
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


class Digests:
    """The digests of a store."""

    def __init__(self, store: Store, standings: Standings) -> None:
        self._store = store
        self._standings = standings

    async def of(self, server: str, day: date) -> Digest | None:
        """The digest of a server and a day, of which nothing is open; None if nobody played."""
        games = tuple([played async for played in self._played(server, day)])
        if not games:
            return None
        streaks = await self._standings.group_streak(server, day)
        return Digest(day, streaks.current, games)

    async def _played(self, server: str, day: date) -> AsyncIterator[Played]:
        for key in GAMES:
            daily = await self._store.deals.daily(day, key)
            if daily and (played := await self._game(server, daily)):
                yield played

    async def _game(self, server: str, daily: Daily) -> Played | None:
        day, key = daily.day, daily.key
        found = await self._standings.leaderboard(
            LeaderboardQuery(key, Period.DAY, server, day), _NOBODY, day
        )
        if not found.players:
            return None
        return Played(
            key=key,
            deal=daily.deal,
            par=daily.par,
            players=found.players,
            wins=await self._store.leaderboards.wins(day_leaderboard(key, day, server)),
            best=found.rows[:TOP],
        )
