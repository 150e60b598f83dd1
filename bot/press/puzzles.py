"""The presses of puzzles."""

from dataclasses import dataclass
from datetime import date

from bot.press.games import OfGame
from bot.press.press import (
    DealNumber,
    Key,
    Level,
    Notation,
    Posting,
    Press,
    PuzzleId,
    Version,
    press,
)


@dataclass(frozen=True, slots=True)
class OfPuzzle(Press):
    """The fields of every press for a puzzle that somebody was shown."""

    puzzle: PuzzleId


@press("try-move")
class TryMove(OfPuzzle):
    """Shows the puzzle at its current try: no move is tried like this since 1.0."""

    version: Version
    move: Notation


@press("skip-puzzle")
class SkipPuzzle(OfPuzzle):
    """Shows another puzzle instead, like this one."""


@press("share-puzzle", posting=Posting.ONCE)
class SharePuzzle(OfPuzzle):
    """Posts how a puzzle was answered to the channel, without its moves."""


@press("another-puzzle")
class AnotherPuzzle(Press):
    """Shows a puzzle that whoever presses was never shown, or the one they haven't answered."""

    key: Key
    level: Level


@press("solve-today")
class SolveToday(Press):
    """Shows today's puzzle, which everybody has."""


@press("solve-day")
class SolveDay(Press):
    """Shows the puzzle of a day, or what is told of it once it is over."""

    day: date


@press("puzzle-over")
class ShowPuzzleOver(Press):
    """Shows how a server did at the puzzle of a day that is over, and where it was lost."""

    day: date


@press("play-puzzle")
class PlayPuzzle(Press):
    """Shows a puzzle of a collection, to whoever presses."""

    key: Key
    puzzle_number: DealNumber


@press("make-puzzle", posting=Posting.ONCE)
class MakePuzzle(OfGame):
    """Posts the position where a game was lost to the channel, for others to solve."""


@press("solve-puzzle")
class SolvePuzzle(Press):
    """Shows the puzzle that somebody made to whoever presses."""

    made: PuzzleId
