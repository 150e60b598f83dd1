"""A game's collection of puzzles, and how it is packed: a row of text for each, compressed.

Puzzles are read when they are asked for: a thousand rows are split in milliseconds, a thousand
puzzles are not.
"""

import zlib
from collections.abc import Sequence
from dataclasses import replace
from gzip import compress, decompress
from typing import Final

from engine.puzzles.levels import LEVELS, bounds, difficulty, level_of
from engine.puzzles.puzzle import Puzzle

VERSION: Final = 1
"""Raised whenever puzzles change; some may join a collection, or leave it, without that."""

EASIEST: Final = 20
"""One in so many is one of the easiest."""

_NAME: Final = "divan-puzzles"


class Collection:
    """A game's puzzles by deal, which is their id, and by level."""

    def __init__(self, key: str, bounds: Sequence[int], rows: Sequence[str]) -> None:
        self.key = key
        self._bounds = bounds
        self._rows: dict[int, str] = {}
        levels: dict[int, list[int]] = {level: [] for level in range(1, LEVELS + 1)}
        difficulties: dict[int, int] = {}
        for row in rows:
            number, hardness, moves = row.split("|", 2)
            self._rows[int(number)] = moves
            difficulties[int(number)] = int(hardness)
            levels[level_of(int(hardness), bounds)].append(int(number))
        self._levels = {level: tuple(numbers) for level, numbers in levels.items()}
        ranked = sorted(difficulties, key=difficulties.__getitem__)[: max(1, len(rows) // EASIEST)]
        self.easiest = tuple(number for number in ranked if number in self._levels[1])
        """The deals of level 1 in the easiest twentieth: one of them is a player's first."""

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The deals of all puzzles, in ascending order."""
        return tuple(self._rows)

    def of_level(self, level: int) -> tuple[int, ...]:
        """The deals of the puzzles of a level, 1 to 3, in ascending order."""
        return self._levels[level]

    def puzzle(self, number: int) -> Puzzle | None:
        """The puzzle of a deal; None if the collection has none."""
        if number not in self._rows:
            return None
        level = next(level for level, of_it in self._levels.items() if number in of_it)
        return replace(read(self.key, number, self._rows[number]), level=level)

    def level_of(self, puzzle: Puzzle) -> int:
        """The level of a puzzle that isn't in the collection, as if it were."""
        return level_of(difficulty(puzzle), self._bounds)


def written(puzzle: Puzzle) -> str:
    """A puzzle's moves, line and decisions as text, as `read` reads them."""
    decisions = map(str, puzzle.decisions)
    return "|".join(map(" ".join, (puzzle.moves, puzzle.line, decisions)))


def read(key: str, number: int, text: str) -> Puzzle:
    """The puzzle of a text; ValueError unless it is one."""
    moves, line, decisions = (tuple(part.split()) for part in text.split("|"))
    return Puzzle(key, number, moves, line, tuple(map(int, decisions)))


def packed(key: str, puzzles: Sequence[Puzzle]) -> bytes:
    """The file of a collection, the same bytes for the same puzzles; there must be some."""
    rated = sorted(((one.number, difficulty(one), one) for one in puzzles), key=lambda one: one[0])
    between = bounds([hardness for _, hardness, _ in rated])
    head = " ".join(map(str, (_NAME, VERSION, key, *between)))
    rows = (f"{number}|{hardness}|{written(one)}" for number, hardness, one in rated)
    return compress("\n".join((head, *rows)).encode("ascii"), 9, mtime=0)


def unpacked(data: bytes) -> Collection:
    """The collection of a file; ValueError for a damaged one, or one of another version."""
    try:
        head, *rows = decompress(data).decode("ascii").split("\n")
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(f"not a collection: {error}") from None
    name, version, key, *between = head.split()
    if (name, version) != (_NAME, str(VERSION)):
        raise ValueError(f"not a collection of version {VERSION}: {name} {version}")
    return Collection(key, tuple(map(int, between)), rows)
