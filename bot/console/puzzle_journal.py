"""The puzzles of a run, one row per deal, with and without one: a stopped run resumes."""

from pathlib import Path
from typing import Final

from bot.console.arguments import CannotRun
from bot.console.row_file import RowFile
from bot.words.operator import puzzles as words
from bot.words.operator import solver as solver_words
from engine.puzzles import collection
from engine.puzzles.puzzle import Puzzle

HEADER: Final = b"game,deal,puzzle\n"


class PuzzleJournal:
    """A CSV file of a game's deals and their puzzles.

    Raises CannotRun if it can't be written, or if it holds anything else.
    """

    def __init__(self, path: Path, key: str) -> None:
        self.key = key
        self.puzzles: dict[int, Puzzle | None] = {}
        """By deal; None for a deal without a puzzle."""
        self._path = path
        self._file = RowFile(path, HEADER, self._note)

    def add(self, deal: int, puzzle: Puzzle | None) -> None:
        """Writes what a deal holds."""
        text = collection.written(puzzle) if puzzle else ""
        self._file.add(f"{self.key},{deal},{text}\n".encode("ascii"))
        self.puzzles[deal] = puzzle

    def close(self) -> None:
        self._file.close()

    def _note(self, number: int, row: bytes) -> None:
        try:
            key, text_of_deal, text = row.decode("ascii").rstrip("\n").split(",")
            deal = int(text_of_deal)
            puzzle = collection.read(key, deal, text) if text else None
        except ValueError:
            raise CannotRun(solver_words.damaged_file(self._path, number)) from None
        if key != self.key:
            raise CannotRun(words.another_game(self._path, key))
        self.puzzles[deal] = puzzle
