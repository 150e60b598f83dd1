"""Puzzles by game and deal: replayed when one is first needed, and kept as long as it is used."""

import asyncio
from typing import Final

from bot.services.core.bounded_cache import BoundedCache
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.slices import Slices, Slicing
from engine.puzzles.collection import Collection
from engine.puzzles.puzzle import Puzzle

REPLAYED: Final = 256
"""How many puzzles are kept replayed, the last used ones."""


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
