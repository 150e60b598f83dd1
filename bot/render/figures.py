"""Figures: what a player's statistics are drawn from. Plain values; whose they are is not said."""

from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

DayMark: TypeAlias = Literal["played", "missed", "open", "none"]
"""`open`: not played yet, but it can still be; `none`: there was nothing to play."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A game beside par."""

    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None where it is not known."""

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.score == 100


@dataclass(frozen=True, slots=True)
class GameFigures:
    """How a player has fared in one game."""

    game: str
    """Its key."""
    name: str
    played: int
    wins: int
    win_rate: int | None
    """In per cent; None where nothing was played, as of the best score."""
    best: int | None
    recent: tuple[ScoredGame, ...] = ()
    """The oldest first. Where there are many, the last of them are shown."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's statistics."""

    games: tuple[GameFigures, ...]
    """One for each game, in the order in which they are shown."""
    streak: int
    longest: int
    """Streaks, in days."""
    calendar: tuple[tuple[date, DayMark], ...]
    """Every day up to today, ascending. Of the months they lie in the last three are shown."""

    @property
    def today(self) -> date:
        """The last day of the calendar."""
        return self.calendar[-1][0]
