"""The digest: what a server played on a finished day."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.keys import ALL_GAMES
from bot.press.leaderboards import Period
from bot.services.posts.stories import Ranking, Story, story_of
from bot.services.rankings.leaderboard import LeaderboardQuery
from bot.services.rankings.par import Par, par_at
from bot.services.rankings.rivalries import Rivalry, rivalry_of
from bot.services.rankings.standings import group_streaks, page
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended
from bot.store.schema.puzzles import Found
from bot.store.schema.rankings import Standing
from bot.store.store import Transaction
from engine.catalogue import GAMES

TOP: Final = 5
"""The most players named per game."""

_NOBODY: Final = ""
"""A viewer who has no line on any leaderboard, as everybody reads the same digest."""
_SUNDAY: Final = 6


@dataclass(frozen=True, slots=True)
class Played:
    """How a server played the daily of one game."""

    key: str
    par: Par | None
    """What the baseline player made of it, and the best win known; None if unknown."""
    players: int
    wins: int
    best: tuple[Standing, ...]
    """The first lines of the day's leaderboard, without attempts in which nothing was done."""
    number: int | None = None
    """How many dailies of its game there were up to the day."""


@dataclass(frozen=True, slots=True)
class Champions:
    """Who has most points of all games in a week."""

    points: int
    owners: tuple[str, ...]
    """Those of them who are named, at most `TOP`."""
    others: int
    """How many more there are at the least."""


@dataclass(frozen=True, slots=True)
class SecondChance:
    """The attempt, played to its end, that came closest to winning what nobody there has won."""

    key: str
    game: int


@dataclass(frozen=True, slots=True)
class PuzzleFound:
    """How many of a server have found a day's puzzle."""

    number: int
    found: Found


@dataclass(frozen=True, slots=True)
class Digest:
    """A server's day."""

    day: date
    streak: int
    """The server's current streak, in days."""
    games: tuple[Played, ...]
    """The games that were played, in catalogue order; at least one."""
    story: Story | None = None
    """None if nothing is worth telling."""
    champions: Champions | None = None
    """The champions of the week that the day ends; None on other days."""
    puzzle: PuzzleFound | None = None
    """The day's puzzle; None if nobody of the server has answered it."""
    rivalry: Rivalry | None = None
    """Two of those it names, who keep beating each other; None if there are none."""
    second_chance: SecondChance | None = None
    """What the server can try together from where it was lost; None if all were won."""

    @property
    def named(self) -> frozenset[str]:
        """The players it names."""
        champions = self.champions.owners if self.champions else ()
        return frozenset((*named_on(self.games), *champions))


def digest_of(tx: Transaction, server: str, day: date) -> Digest | None:
    """A server's digest of a closed day; None if nobody played."""
    games = tuple(_played(tx, server, day))
    if not games:
        return None
    return Digest(
        day=day,
        streak=group_streaks(tx, server, day).current,
        games=games,
        story=story_of(tx, day, (Ranking(g.key, g.par, g.best) for g in games)),
        champions=_champions(tx, server, day) if day.weekday() == _SUNDAY else None,
        rivalry=rivalry_of(tx, day, named_on(games)),
        second_chance=_second_chance(tx, day, games),
        puzzle=_puzzle(tx, server, day),
    )


def _puzzle(tx: Transaction, server: str, day: date) -> PuzzleFound | None:
    of_day, found = tx.day_puzzles.of(day), tx.day_puzzles.found(day, server)
    return PuzzleFound(of_day.number, found) if of_day and found.answered else None


def named_on(games: Iterable[Played]) -> tuple[str, ...]:
    """The players named on the first lines of some games, each once, in that order."""
    rows = (row for game in games for row in game.best)
    return tuple(dict.fromkeys(row.owner for row in rows if row.owner))


def _played(tx: Transaction, server: str, day: date) -> Iterator[Played]:
    for key in GAMES:
        daily = tx.deals.daily(day, key)
        if daily and (played := _game(tx, server, daily)):
            yield played


def _game(tx: Transaction, server: str, daily: Daily) -> Played | None:
    day, key = daily.day, daily.key
    found = page(tx, LeaderboardQuery(key, Period.DAY, server, day), _NOBODY, day)
    best = tuple(row for row in found.rows[:TOP] if row.points or row.tie_breaker)
    if not best:
        return None
    return Played(
        key=key,
        par=par_at(tx, daily),
        players=found.players,
        wins=tx.leaderboards.wins(day_leaderboard(key, day, server)),
        best=best,
        number=found.number,
    )


def _second_chance(tx: Transaction, day: date, games: Iterable[Played]) -> SecondChance | None:
    lost = [(row, game.key) for game in games if not game.wins for row in game.best if row.owner]
    for row, key in sorted(lost, key=lambda one: -one[0].points):
        for game in tx.attempts.of(row.owner or "", day, key):
            if game.record and game.result in (Ended.LOST, Ended.GIVEN_UP):
                return SecondChance(key, game.id)
    return None


def _champions(tx: Transaction, server: str, day: date) -> Champions | None:
    query = LeaderboardQuery(ALL_GAMES, Period.WEEK, server, day)
    level = [row for row in page(tx, query, _NOBODY, day).rows if row.place == 1]
    if not level:
        return None
    owners = tuple(row.owner for row in level if row.owner)[:TOP]
    return Champions(level[0].points, owners, len(level) - len(owners))
