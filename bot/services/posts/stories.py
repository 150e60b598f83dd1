"""The story of a server's day: the one thing most worth telling, and only of people it names."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, auto
from typing import Final

from bot.services.rankings.par import Par, ToPar, Versus, to_par
from bot.services.rankings.standings import streaks_of
from bot.store.schema.rankings import PLAYED, Left, Standing
from bot.store.store import Transaction

CLOSE: Final = 3
"""The most turns, or builds, between the first two of a close race."""
LONG: Final = 7
"""The shortest streak worth telling, in days."""
SHARING: Final = 3
"""The most players who share a story."""


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
class Ranking:
    """The best attempts of a day's game."""

    key: str
    par: Par | None
    rows: tuple[Standing, ...] = field(repr=False)
    """The first lines of its leaderboard."""


def story_of(tx: Transaction, day: date, rankings: Iterable[Ranking]) -> Story | None:
    """The most interesting story of a closed day; None if nothing is worth telling.

    It is looked for among the given lines alone, so that it costs little, however many played.
    """
    rankings = tuple(rankings)
    return (
        _closest_race(rankings)
        or _first_win(tx, day, rankings)
        or _longest_streak(tx, day, rankings)
        or _beat_par(rankings)
    )


def _closest_race(rankings: Iterable[Ranking]) -> Story | None:
    races = (race for ranking in rankings for race in _race(ranking))
    return min(races, key=lambda race: race.count, default=None)


def _race(ranking: Ranking) -> Iterator[Story]:
    """The race between the first two, if it was close and nobody shares their places."""
    if len(ranking.rows) < 2:
        return
    first, second = ranking.rows[:2]
    third = ranking.rows[2:3]
    if first.points != second.points or first.points < PLAYED:
        return
    if first.left or second.left or not first.owner or not second.owner:
        return
    if any(_level(second, row) for row in third):
        return
    between = (second.tie_breaker or 0) - (first.tie_breaker or 0)
    if between <= CLOSE:
        yield Story(Plot.CLOSEST_RACE, (first.owner, second.owner), between, ranking.key)


def _level(one: Standing, other: Standing) -> bool:
    return (one.points, one.tie_breaker) == (other.points, other.tie_breaker)


def _first_win(tx: Transaction, day: date, rankings: Iterable[Ranking]) -> Story | None:
    for ranking in rankings:
        winners = [row.owner for row in ranking.rows if row.wins and row.owner]
        attempts = {row.owner: row for row in tx.attempts.records(day, ranking.key, winners)}
        found = tuple(
            owner
            for owner in winners
            if owner in attempts and not tx.ends.before(attempts[owner]).wins
        )
        if 0 < len(found) <= SHARING:
            return Story(Plot.FIRST_WIN, found, key=ranking.key)
    return None


def _longest_streak(tx: Transaction, day: date, rankings: Iterable[Ranking]) -> Story | None:
    rows = [row for ranking in rankings for row in ranking.rows]
    played = (row for row in rows if not row.left or row.points >= PLAYED)
    owners = dict.fromkeys(row.owner for row in played if row.owner)
    streaks = {owner: streaks_of(tx, owner, day).current for owner in owners}
    longest = max(streaks.values(), default=0)
    share = tuple(owner for owner, days in streaks.items() if days == longest)
    if longest < LONG or len(share) > SHARING:
        return None
    return Story(Plot.LONGEST_STREAK, share, longest)


def _beat_par(rankings: Iterable[Ranking]) -> Story | None:
    return max(
        (story for ranking in rankings for story in _above_par(ranking)),
        key=_by_how_much,
        default=None,
    )


def _above_par(ranking: Ranking) -> Iterator[Story]:
    """The story that the best beat par, unless too many did so, or one of them isn't named."""
    if ranking.par is None:
        return
    compared = [to_par(ranking.par, row.points, row.tie_breaker or 0) for row in ranking.rows]
    best = compared[0]
    level = [row for row, other in zip(ranking.rows, compared, strict=True) if other == best]
    owners = tuple(row.owner for row in level if row.owner)
    if not best or not best.is_better or len(owners) < len(level) or len(level) > SHARING:
        return
    left = {row.owner: row.left for row in level if row.owner and row.left}
    yield Story(Plot.BEAT_PAR, owners, 0, ranking.key, left, ranking.par, best)


def _by_how_much(story: Story) -> tuple[bool, int]:
    """A sort key: what Patient didn't win counts most, then the turns or cards."""
    assert story.to_par
    return story.to_par.versus is Versus.WON_ALONE, abs(story.to_par.more)
