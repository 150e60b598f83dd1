"""The presses of puzzles."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.press.fields import Key, Level, Notation, PuzzleId, Version
from bot.press.games import OfGame


@dataclass(frozen=True, slots=True)
class OfPuzzle:
    """The fields of every press for a puzzle that somebody was shown."""

    puzzle: PuzzleId


@dataclass(frozen=True, slots=True)
class TryMove(OfPuzzle):
    """Tries a move; on a board that is out of date, shows the puzzle as it is."""

    version: Version
    move: Notation


@dataclass(frozen=True, slots=True)
class SharePuzzle(OfPuzzle):
    """Posts how a puzzle was answered to the channel, without its moves."""


@dataclass(frozen=True, slots=True)
class AnotherPuzzle:
    """Shows a puzzle that whoever presses was never shown, or the one they haven't answered."""

    key: Key
    level: Level


@dataclass(frozen=True, slots=True)
class SolveToday:
    """Shows today's puzzle, which everybody has."""


@dataclass(frozen=True, slots=True)
class MakePuzzle(OfGame):
    """Posts the position where a game was lost to the channel, for others to solve."""


@dataclass(frozen=True, slots=True)
class SolvePuzzle:
    """Shows the puzzle that somebody made to whoever presses."""

    made: PuzzleId


PuzzlePress: TypeAlias = (
    SolveToday | TryMove | SharePuzzle | AnotherPuzzle | MakePuzzle | SolvePuzzle
)
