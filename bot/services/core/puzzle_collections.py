"""The collections of puzzles that there are, each read when it is first asked for.

Their puzzles are replayed when one is first needed, and kept as long as it is used.
"""

import asyncio
import logging
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.services.core.work import BoundedCache, Slices, Slicing
from engine.puzzles.collection import Collection, unpacked
from engine.puzzles.puzzle import Puzzle

_LOG: Final = logging.getLogger(__name__)

_FILES: Final[dict[str, Path]] = {}
"""Where the collections of extra games are."""
REPLAYED: Final = 256
"""How many puzzles are kept replayed, the last used ones."""


def register(key: str, file: Path) -> None:
    """Adds the collection of an extra game, which `python -m tools.puzzles build` writes there."""
    _FILES[key] = file


class PuzzleCollections:
    """The collections by game. A thousand puzzles are read in some milliseconds."""

    def __init__(self) -> None:
        self._read: dict[str, Collection | None] = {}

    def of(self, key: str) -> Collection | None:
        """A game's collection; None if it has none that this version can read."""
        if key not in self._read:
            file = place(key)
            self._read[key] = _collection(file) if file.is_file() else None
        return self._read[key]


def place(key: str) -> Path:
    """Where a game's collection is, if there is one."""
    return _FILES.get(key) or Path(str(files("assets"))) / "puzzles" / f"{key}.txt.gz"


def _collection(file: Path) -> Collection | None:
    try:
        return unpacked(file.read_bytes())
    except (OSError, ValueError) as error:
        # Such as one that an operator has built with an older version: only its game does without.
        _LOG.warning("There are no puzzles in %s: %s", file, error)
        return None


class Collections:
    def __init__(self, slicing: Slicing, shipped: PuzzleCollections) -> None:
        self._slicing = slicing
        self._shipped = shipped
        self._replayed: BoundedCache[tuple[str, int], Puzzle] = BoundedCache(REPLAYED, REPLAYED)

    async def of(self, key: str) -> Collection | None:
        """A game's collection, read beside the loop; None if it has none."""
        return await asyncio.to_thread(self._shipped.of, key)

    async def puzzle(self, key: str, number: int) -> Puzzle | None:
        """A puzzle with its games replayed; None if the collection doesn't have it, or no more."""
        if puzzle := self.kept(key, number):
            return puzzle
        collection = await self.of(key)
        puzzle = collection.puzzle(number) if collection else None
        return await self.replayed(puzzle) if puzzle else None

    def kept(self, key: str, number: int) -> Puzzle | None:
        """A puzzle that is kept with its games replayed."""
        return self._replayed.get((key, number))

    async def replayed(self, puzzle: Puzzle) -> Puzzle:
        """A puzzle with its games replayed, kept from now on."""
        # Some two hundred moves: beside the loop, and one after the other.
        await self._slicing.result(replaying(puzzle))
        self._replayed.put((puzzle.key, puzzle.number), puzzle, 1)
        return puzzle


def replaying(puzzle: Puzzle) -> Slices[None]:
    """Replays a puzzle, which remembers its games, their tables and how it ends."""
    yield
    assert puzzle.tables
    yield
    assert puzzle.won
