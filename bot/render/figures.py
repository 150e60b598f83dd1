"""Figures: the data a player's statistics are drawn from, without the player's name."""

from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

DayMark: TypeAlias = Literal["played", "missed", "open", "none"]
"""`open`: not played yet, but still open; `none`: there was no daily."""


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A score next to par."""

    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None if unknown."""

    @property
    def won(self) -> bool:
        """Whether it is a win."""
        return self.score == 100


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A player's results in one game."""

    game: str
    """Its key."""
    name: str
    played: int
    wins: int
    win_rate: int | None
    """In per cent; None, like the best score, if nothing was played."""
    best: int | None
    recent: tuple[ScoredGame, ...] = ()
    """The oldest first. If there are too many, the last ones are shown."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A player's statistics."""

    games: tuple[GameFigures, ...]
    """One for each game, in the order they are shown."""
    streak: int
    longest: int
    """Streaks, in days."""
    calendar: tuple[tuple[date, DayMark], ...]
    """Every day up to today, ascending. The last three months are shown."""

    @property
    def today(self) -> date:
        """The last day of the calendar."""
        return self.calendar[-1][0]
