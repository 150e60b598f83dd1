"""A game's collection of puzzles, and how it is packed: a row of text for each, compressed.

Puzzles are read when they are asked for: a thousand rows are split in milliseconds, a thousand
puzzles are not.
"""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from gzip import compress, decompress
from typing import Final

from engine.puzzles.levels import LEVELS, Measure
from engine.puzzles.puzzle import Puzzle

VERSION: Final = 2
"""Raised whenever the file means something else: each id has meant the same puzzle since 1."""

EASIEST: Final = 20
"""One in so many is one of the easiest."""

_NAME: Final = "divan-puzzles"


class Collection:
    """A game's puzzles by deal, which is their id, and by level."""

    def __init__(self, key: str, rows: Sequence[str]) -> None:
        self.key = key
        self._rows: dict[int, str] = {}
        self.measures: dict[int, Measure] = {}
        """Of each puzzle that is drawn. Others are retired: they can be read, as somebody may have
        been shown one."""
        for row in rows:
            number, tries, text = row.split("|", 2)
            self._rows[int(number)] = text
            if tries:
                self.measures[int(number)] = Measure.parse(tries)
        levels = {number: one.level for number, one in self.measures.items()}
        self._levels = {
            level: tuple(number for number, one in levels.items() if one == level)
            for level in range(1, LEVELS + 1)
        }
        ranked = sorted(self._levels[1], key=lambda number: self.measures[number].mean)
        self.easiest = tuple(ranked[: max(1, len(levels) // EASIEST)])
        """The deals of a twentieth that is easiest: one of them is a player's first."""

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The deals of all puzzles, retired ones too, in ascending order."""
        return tuple(self._rows)

    def of_level(self, level: int) -> tuple[int, ...]:
        """The deals of the puzzles of a level, 1 to 3, in ascending order."""
        return self._levels[level]

    def puzzle(self, number: int) -> Puzzle | None:
        """The puzzle of a deal; None if the collection has none."""
        if number not in self._rows:
            return None
        measure = self.measures.get(number)
        puzzle = read(self.key, number, self._rows[number])
        return replace(puzzle, level=measure.level) if measure else puzzle


def written(puzzle: Puzzle) -> str:
    """A puzzle's moves and line as text, as `read` reads them."""
    return "|".join(map(" ".join, (puzzle.moves, puzzle.line)))


def read(key: str, number: int, text: str) -> Puzzle:
    """The puzzle of a text; ValueError unless it is one."""
    # Those written before 1.0 may tell their decisions, too.
    moves, line, *_ = (tuple(part.split()) for part in text.split("|"))
    return Puzzle(key, number, moves, line)


def packed(key: str, puzzles: Iterable[tuple[Puzzle, Measure | None]]) -> bytes:
    """The file of a collection, the same bytes for the same puzzles; some may be retired."""
    rated = sorted(puzzles, key=lambda one: one[0].number)
    head = f"{_NAME} {VERSION} {key}"
    rows = (f"{one.number}|{measure or ''}|{written(one)}" for one, measure in rated)
    return compress("\n".join((head, *rows)).encode("ascii"), 9, mtime=0)


def unpacked(data: bytes) -> Collection:
    """The collection of a file; ValueError for a damaged one, or one of another version."""
    try:
        head, *rows = decompress(data).decode("ascii").split("\n")
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(f"not a collection: {error}") from None
    name, version, *key = head.split()
    if (name, version) != (_NAME, str(VERSION)):
        raise ValueError(f"not a collection of version {VERSION}: {name} {version}")
    return Collection(key[0], rows)
