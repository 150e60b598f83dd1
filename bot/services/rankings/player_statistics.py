"""A player's statistics, as they are computed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum


class DayStatus(Enum):
    """What a player did on a day; the value names its sprite in the calendar."""

    PLAYED = "played"
    MISSED = "missed"
    OPEN = "open"
    """Not played yet, but it still can be."""
    NO_DAY = "none"
    """Nobody could play, or it is before the player's first day."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A day's score next to par."""

    day: date
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None if unknown."""
    turns: int | None = None
    """How many turns, or builds, more it took than Patient; less than 0 for fewer. None unless both
    won."""

    @property
    def won(self) -> bool:
        return self.score == 100

    @property
    def cards(self) -> int | None:
        """How many more cards home it has than Patient; None unless neither won."""
        return None if self.won or self.par in (None, 100) else self.score - (self.par or 0)


@dataclass(frozen=True, slots=True)
class Average:
    """How some games of one kind compare with Patient's, on average."""

    better: float
    """By how many turns, builds or cards; less than 0 if they are behind."""
    games: int
    """How many it is of."""


@dataclass(frozen=True, slots=True)
class Others:
    """A player's ended games of a kind that weren't dailies."""

    played: int = 0
    wins: int = 0
    best: int | None = None
    """The best score, counted as in a daily; None without games, or while it is computed."""

    @property
    def win_rate(self) -> int | None:
        """In whole per cent, rounded down; None without games."""
        return 100 * self.wins // self.played if self.played else None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A player's closed ranked attempts at one game, and beside them their other games of it."""

    key: str
    wins: int
    scores: tuple[ScoredGame, ...]
    """One per attempt, earliest first."""
    others: Others = Others()

    @property
    def played(self) -> int:
        return len(self.scores)

    @property
    def win_rate(self) -> int | None:
        """In whole per cent, rounded down; None without attempts."""
        return 100 * self.wins // self.played if self.played else None

    @property
    def best(self) -> int | None:
        return max((scored.score for scored in self.scores), default=None)

    @property
    def wins_beside(self) -> Average | None:
        """The average of the wins in turns, or builds, where Patient won as well."""
        return _average([-one.turns for one in self.scores if one.turns is not None])

    @property
    def losses_beside(self) -> Average | None:
        """The average of the losses in cards home, where Patient lost as well."""
        return _average([one.cards for one in self.scores if one.cards is not None])


def _average(better: Sequence[int]) -> Average | None:
    return Average(sum(better) / len(better), len(better)) if better else None


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles that a player has answered."""

    answered: int = 0
    clean: int = 0
    """How many without a wrong move."""
    longest: int = 0
    """The most clean ones in a row."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's games, and the days they played."""

    owner: str
    games: tuple[GameStatistics, ...]
    """One for each game, played or not, in the order they are shown."""
    streak: int
    longest: int
    """The current and the longest streak, in days."""
    calendar: tuple[tuple[date, DayStatus], ...]
    """Every day up to today, ascending, of the last three months or those since the player's
    first game."""
    puzzles: Puzzles = Puzzles()

    @property
    def today(self) -> date:
        """The last day of the calendar."""
        return self.calendar[-1][0]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show yet."""
        played = any(game.played or game.others.played for game in self.games)
        return not (self.longest or played or self.puzzles.answered)
