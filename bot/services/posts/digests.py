"""The digest: what a server played on a finished day, headed by its story.

That is the one thing most worth telling, and only of people whom the digest names.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, auto
from typing import Final

from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.services.rankings.par import Par, ToPar, Versus, par_at, to_par
from bot.services.rankings.standings import LeaderboardQuery, page
from bot.services.rankings.streaks import Rivalry, group_streaks, rivalry_of, streaks_of
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.games import Ended
from bot.store.schema.puzzles import Found
from bot.store.schema.rankings import PLAYED, Left, Standing
from bot.store.store import Transaction
from engine.catalogue import GAMES

TOP: Final = 5
"""The most players named per game."""

_NOBODY: Final = ""
"""A viewer who has no line on any leaderboard, as everybody reads the same digest."""
_SUNDAY: Final = 6
CLOSE: Final = 3
"""The most turns, or builds, between the first two of a close race."""
LONG: Final = 7
"""The shortest streak worth telling, in days."""
SHARING: Final = 3
"""The most players who share a story."""


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


class Plot(Enum):
    """What a story is about, the most interesting first."""

    CLOSEST_RACE = auto()
    """The first two have the same score, and nearly or just the same tie-breaker."""
    FIRST_WIN = auto()
    """Somebody won a game for the first time."""
    LONGEST_STREAK = auto()
    """The longest streak of those on the first lines."""
    BEAT_PAR = auto()
    """Somebody beat par by more than others at other games, or won what Patient didn't."""


@dataclass(frozen=True, slots=True)
class Story:
    """What happened."""

    plot: Plot
    owners: tuple[str, ...]
    """The players it is about; in a race the one in front comes first."""
    count: int = 0
    """How much they differ in a race, 0 if they are level; days of a streak."""
    key: str | None = None
    """The game; None for a streak."""
    left: Mapping[str, Left] = field(default_factory=dict)
    """How those of them left their attempt who didn't finish it."""
    par: Par | None = None
    """The par that was beaten."""
    to_par: ToPar | None = None
    """By how much it was beaten."""


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
    of_day, found = tx.day_puzzles.of(day), tx.day_puzzles.found(day, server)
    return Digest(
        day=day,
        streak=group_streaks(tx, server, day).current,
        games=games,
        story=_story(tx, day, games),
        champions=_champions(tx, server, day) if day.weekday() == _SUNDAY else None,
        rivalry=rivalry_of(tx, day, named_on(games)),
        second_chance=_second_chance(tx, day, games),
        puzzle=PuzzleFound(of_day.number, found) if of_day and found.answered else None,
    )


def named_on(games: Iterable[Played]) -> tuple[str, ...]:
    """The players named on the first lines of some games, each once, in that order."""
    rows = (row for game in games for row in game.best)
    return tuple(dict.fromkeys(row.owner for row in rows if row.owner))


def _played(tx: Transaction, server: str, day: date) -> Iterator[Played]:
    for key in GAMES:
        daily = tx.deals.daily(day, key)
        if daily is None:
            continue
        found = page(tx, LeaderboardQuery(key, Period.DAY, server, day), _NOBODY, day)
        if best := tuple(row for row in found.rows[:TOP] if row.points or row.tie_breaker):
            yield Played(
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


def _story(tx: Transaction, day: date, games: Sequence[Played]) -> Story | None:
    """The most interesting story of a closed day; None if nothing is worth telling.

    It is looked for among the first lines alone, so that it costs little, however many played.
    """
    races = (race for game in games for race in _race(game))
    return (
        min(races, key=lambda race: race.count, default=None)
        or _first_win(tx, day, games)
        or _longest_streak(tx, day, games)
        or max(
            (story for game in games for story in _above_par(game)), key=_by_how_much, default=None
        )
    )


def _race(game: Played) -> Iterator[Story]:
    """The race between the first two, if it was close and nobody shares their places."""
    if len(game.best) < 2:
        return
    first, second = game.best[:2]
    third = game.best[2:3]
    if first.points != second.points or first.points < PLAYED:
        return
    if first.left or second.left or not first.owner or not second.owner:
        return
    if any(_level(second, row) for row in third):
        return
    between = (second.tie_breaker or 0) - (first.tie_breaker or 0)
    if between <= CLOSE:
        yield Story(Plot.CLOSEST_RACE, (first.owner, second.owner), between, game.key)


def _level(one: Standing, other: Standing) -> bool:
    return (one.points, one.tie_breaker) == (other.points, other.tie_breaker)


def _first_win(tx: Transaction, day: date, games: Sequence[Played]) -> Story | None:
    for game in games:
        winners = [row.owner for row in game.best if row.wins and row.owner]
        attempts = {row.owner: row for row in tx.attempts.records(day, game.key, winners)}
        found = tuple(
            owner
            for owner in winners
            if owner in attempts and not tx.ends.before(attempts[owner]).wins
        )
        if 0 < len(found) <= SHARING:
            return Story(Plot.FIRST_WIN, found, key=game.key)
    return None


def _longest_streak(tx: Transaction, day: date, games: Sequence[Played]) -> Story | None:
    rows = [row for game in games for row in game.best]
    played = (row for row in rows if not row.left or row.points >= PLAYED)
    owners = dict.fromkeys(row.owner for row in played if row.owner)
    streaks = {owner: streaks_of(tx, owner, day).current for owner in owners}
    longest = max(streaks.values(), default=0)
    share = tuple(owner for owner, days in streaks.items() if days == longest)
    if longest < LONG or len(share) > SHARING:
        return None
    return Story(Plot.LONGEST_STREAK, share, longest)


def _above_par(game: Played) -> Iterator[Story]:
    """The story that the best beat par, unless too many did so, or one of them isn't named."""
    if game.par is None:
        return
    compared = [to_par(game.par, row.points, row.tie_breaker or 0) for row in game.best]
    best = compared[0]
    level = [row for row, other in zip(game.best, compared, strict=True) if other == best]
    owners = tuple(row.owner for row in level if row.owner)
    if not best or not best.is_better or len(owners) < len(level) or len(level) > SHARING:
        return
    left = {row.owner: row.left for row in level if row.owner and row.left}
    yield Story(Plot.BEAT_PAR, owners, 0, game.key, left, game.par, best)


def _by_how_much(story: Story) -> tuple[bool, int]:
    """A sort key: what Patient didn't win counts most, then the turns or cards."""
    assert story.to_par
    return story.to_par.versus is Versus.WON_ALONE, abs(story.to_par.more)
