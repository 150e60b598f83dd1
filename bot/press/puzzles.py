"""The presses of puzzles."""

from dataclasses import dataclass

from bot.press.games import OfGame
from bot.press.press import Key, Level, Notation, Posting, Press, PuzzleId, Version, press


@dataclass(frozen=True, slots=True)
class OfPuzzle(Press):
    """The fields of every press for a puzzle that somebody was shown."""

    puzzle: PuzzleId


@press("try-move")
class TryMove(OfPuzzle):
    """Tries a move; on a board that is out of date, shows the puzzle as it is."""

    version: Version
    move: Notation


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


@press("make-puzzle", posting=Posting.ONCE)
class MakePuzzle(OfGame):
    """Posts the position where a game was lost to the channel, for others to solve."""


@press("solve-puzzle")
class SolvePuzzle(Press):
    """Shows the puzzle that somebody made to whoever presses."""

    made: PuzzleId
