"""The collections of puzzles that there are, each read when it is first asked for."""

import asyncio
import logging
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.services.core.requests import Transactions
from bot.store.schema.puzzles import StoredPuzzle
from bot.store.store import Transaction
from engine.puzzles.collection import Collection, read, unpacked
from engine.puzzles.puzzle import Puzzle

_LOG: Final = logging.getLogger(__name__)

_FILES: Final[dict[str, Path]] = {}
"""Where the collections of extra games are."""


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
            try:
                self._read[key] = unpacked(file.read_bytes()) if file.is_file() else None
            except (OSError, ValueError) as error:
                # Such as one that an operator has built with an older version.
                _LOG.warning("There are no puzzles in %s: %s", file, error)
                self._read[key] = None
        return self._read[key]


def place(key: str) -> Path:
    """Where a game's collection is, if there is one."""
    return _FILES.get(key) or Path(str(files("assets"))) / "puzzles" / f"{key}.txt.gz"


class Collections:
    """All puzzles that players were shown or can be: of collections, of days, and made ones."""

    def __init__(self, transactions: Transactions, shipped: PuzzleCollections) -> None:
        self._transactions = transactions
        self._shipped = shipped

    async def of(self, key: str) -> Collection | None:
        """A game's collection, read beside the loop; None if it has none."""
        return await asyncio.to_thread(self._shipped.of, key)

    async def puzzle(self, key: str, number: int) -> Puzzle | None:
        """A puzzle; None if the collection doesn't have it, or no more."""
        collection = await self.of(key)
        return collection.puzzle(number) if collection else None

    async def shown(self, shown: StoredPuzzle) -> Puzzle | None:
        """The puzzle that somebody was shown; None if it is there no more."""
        if shown.day is None and shown.made is None:
            return await self.puzzle(shown.key, shown.deal)
        text = await self._transactions.read(lambda tx: _written(tx, shown))
        return read(shown.key, shown.deal, text) if text else None


def _written(tx: Transaction, shown: StoredPuzzle) -> str | None:
    made = tx.made_puzzles.of(shown.made) if shown.made else None
    of_day = tx.day_puzzles.of(shown.day) if shown.day else None
    it = made or of_day
    return it.written if it else None
