"""The digest: what a server played on a finished day."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Final

from bot.press.leaderboards import Period
from bot.services.leaderboard import LeaderboardQuery
from bot.services.par import Par, par_at
from bot.services.replays import Replays
from bot.services.standings import group_streaks, page
from bot.services.stories import Ranking, Story, story_of
from bot.store.leaderboards import day_leaderboard
from bot.store.rows import ALL_GAMES, Daily, Standing
from bot.store.transaction import Transaction
from engine.catalogue import GAMES
from engine.table import Table

TOP: Final = 5
"""The most players named per game."""

_NOBODY: Final = ""
"""A viewer who has no line on any leaderboard, as everybody reads the same digest."""
_SUNDAY: Final = 6
_ONE_DAY: Final = timedelta(1)


@dataclass(frozen=True, slots=True)
class Played:
    """How a server played the daily of one game."""

    key: str
    deal: int
    par: Par | None
    """What the baseline player made of it, and the best win known; None if unknown."""
    players: int
    wins: int
    best: tuple[Standing, ...]
    """The first lines of the day's leaderboard."""
    number: int | None = None
    """How many dailies of its game there were up to the day."""
    moves: str | None = field(default=None, repr=False)
    """The moves of the best attempt, whoever made it; None if its player deleted them."""
    table: Table | None = field(default=None, repr=False)
    """The table at the end of the best attempt; None unless it was replayed."""


@dataclass(frozen=True, slots=True)
class Champions:
    """Who has most points of all games in a week."""

    points: int
    owners: tuple[str, ...]
    """Those of them who are named, at most `TOP`."""
    others: int
    """How many more there are at the least."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The daily of a game on the day then begun."""

    key: str
    number: int | None
    """How many dailies of its game there are up to that day."""
    seal: str | None
    """None if it isn't sealed."""


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
    begun: tuple[Sealed, ...] = ()
    """The dailies of the following day, which has begun by then, in catalogue order."""

    @property
    def named(self) -> frozenset[str]:
        """The players it names."""
        rows = (row for game in self.games for row in game.best)
        champions = self.champions.owners if self.champions else ()
        return frozenset(row.owner for row in rows if row.owner) | {*champions}


def digest_of(tx: Transaction, server: str, day: date) -> Digest | None:
    """A server's digest of a closed day, nothing replayed; None if nobody played."""
    games = tuple(_played(tx, server, day))
    if not games:
        return None
    return Digest(
        day=day,
        streak=group_streaks(tx, server, day).current,
        games=games,
        story=story_of(tx, day, (Ranking(g.key, g.par, g.best) for g in games)),
        champions=_champions(tx, server, day) if day.weekday() == _SUNDAY else None,
        begun=tuple(_begun(tx, day + _ONE_DAY)),
    )


async def with_tables(digest: Digest, replays: Replays) -> Digest:
    """The same with the best attempts replayed."""
    games = [replace(game, table=await _table(game, replays)) for game in digest.games]
    return replace(digest, games=tuple(games))


async def _table(game: Played, replays: Replays) -> Table | None:
    if game.moves is None:
        return None
    try:
        replayed, _ = await replays.of(game.key, game.deal, game.moves)
    except ValueError:
        return None  # A damaged record must not keep the digest back.
    return replayed.table


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
        par=par_at(tx, daily),
        players=found.players,
        wins=tx.leaderboards.wins(day_leaderboard(key, day, server)),
        best=found.rows[:TOP],
        number=found.number,
        moves=_best_moves(tx, server, daily),
    )


def _best_moves(tx: Transaction, server: str, daily: Daily) -> str | None:
    """The moves of the first line's attempt; its player needn't be named to be the best."""
    leaderboard = day_leaderboard(daily.key, daily.day, server)
    first = tx.leaderboards.page(leaderboard, 1, 1, _NOBODY).standings
    owners = [row.owner for row in first if row.owner]
    records = tx.attempts.records(daily.day, daily.key, owners)
    return records[0].moves if records else None


def _begun(tx: Transaction, day: date) -> Iterator[Sealed]:
    for key in GAMES:
        if daily := tx.deals.daily(day, key):
            yield Sealed(key, tx.deals.number(day, key), daily.seal)


def _champions(tx: Transaction, server: str, day: date) -> Champions | None:
    query = LeaderboardQuery(ALL_GAMES, Period.WEEK, server, day)
    level = [row for row in page(tx, query, _NOBODY, day).rows if row.place == 1]
    if not level:
        return None
    owners = tuple(row.owner for row in level if row.owner)[:TOP]
    return Champions(level[0].points, owners, len(level) - len(owners))
