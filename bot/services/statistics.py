"""A player's statistics, game by game and day by day."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum, auto
from typing import Final

from bot.services.streaks import Streaks, streaks
from bot.store.rows import Result
from engine.catalogue import GAMES

MONTHS: Final = 3
"""How many months the calendar shows, including the current one."""

Pars = Mapping[tuple[date, str], int | None]
"""Par of every daily, by day and game; None if unknown."""


class DayStatus(Enum):
    """What a player did on a day."""

    PLAYED = auto()
    MISSED = auto()
    OPEN = auto()
    """Not played yet, but it still can be."""
    NO_DAY = auto()
    """Nobody could play, or it is before the player's first day."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A day's score."""

    day: date
    score: int
    par: int | None
    """None if unknown."""


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A player's closed ranked attempts at one game."""

    key: str
    wins: int
    scores: tuple[Scored, ...]
    """One per attempt, earliest first."""

    @property
    def games(self) -> int:
        """How many attempts there are."""
        return len(self.scores)

    @property
    def percentage(self) -> int | None:
        """The win rate in whole per cent, rounded down; None without attempts."""
        return 100 * self.wins // self.games if self.games else None

    @property
    def best(self) -> int | None:
        """The best score; None without attempts."""
        return max((scored.score for scored in self.scores), default=None)


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's ranked attempts."""

    owner: str
    games: tuple[GameStatistics, ...]
    """One for every game, played or not, in catalogue order."""
    streaks: Streaks
    calendar: tuple[tuple[date, DayStatus], ...]
    """Every day of the last MONTHS months, up to today."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show yet."""
        return not self.streaks.longest and not any(game.games for game in self.games)


def statistics(
    owner: str, results: Sequence[Result], pars: Pars, playable: Collection[date], today: date
) -> Statistics:
    """A player's statistics today, from their results in ascending order of day.

    The playable days must reach back at least to the first result.
    """
    played = {result.day for result in results if result.is_played}
    return Statistics(
        owner,
        tuple(_game(key, results, pars) for key in GAMES),
        streaks(playable, played, today),
        tuple(_calendar(results, playable, played, today)),
    )


def _game(key: str, results: Sequence[Result], pars: Pars) -> GameStatistics:
    closed = [result for result in results if result.key == key and result.closed_at]
    scores = (Scored(result.day, result.score, pars.get((result.day, key))) for result in closed)
    return GameStatistics(key, sum(result.won for result in closed), tuple(scores))


def _calendar(
    results: Sequence[Result], playable: Collection[date], played: set[date], today: date
) -> Iterator[tuple[date, DayStatus]]:
    """Every day that the calendar shows, with its status."""
    begun = results[0].day if results else today
    still_open = {result.day for result in results if not result.closed_at} | {today}
    day = calendar_begins(today)
    while day <= today:
        if day in played:
            yield day, DayStatus.PLAYED
        elif day not in playable or day < begun:
            yield day, DayStatus.NO_DAY
        else:
            yield day, DayStatus.OPEN if day in still_open else DayStatus.MISSED
        day += timedelta(1)


def calendar_begins(today: date) -> date:
    """The first day that the calendar shows."""
    months = today.year * 12 + today.month - MONTHS
    return date(months // 12, months % 12 + 1, 1)
