"""A collection of puzzles, packed and read."""

from dataclasses import replace
from gzip import compress, decompress
from typing import Final

import pytest

from engine.puzzles.collection import packed, read, unpacked, written
from engine.puzzles.finding import found
from engine.puzzles.levels import Measure
from engine.puzzles.puzzle import Puzzle

DEALS: Final = (2, 6, 23, 27, 28, 38)
"""Deals of the Shah that hold a puzzle."""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    every = [found("shah", deal) for deal in DEALS]
    return [one for one in every if one]


def test_a_collection_is_read_as_it_was_packed(puzzles: list[Puzzle]) -> None:
    tries = ("111", "222", "1234", "566", "777")
    measures = [*map(Measure.parse, tries), None]
    rated = [*zip(puzzles, measures, strict=True)]
    collection = unpacked(packed("shah", rated[::-1]))
    assert packed("shah", rated) == packed("shah", rated[::-1])
    assert (collection.key, len(collection), collection.numbers) == ("shah", len(DEALS), DEALS)
    levels = (1, 1, 2, 3, 3, 1)
    for (puzzle, measure), level in zip(rated, levels, strict=True):
        assert collection.puzzle(puzzle.number) == replace(puzzle, level=level)
        assert collection.measures.get(puzzle.number) == measure
        assert (puzzle.number in collection.of_level(level)) == (measure is not None)
    assert [len(collection.of_level(level)) for level in (1, 2, 3)] == [2, 1, 2]
    assert collection.easiest == DEALS[:1]
    assert collection.puzzle(1) is None


def test_a_file_of_another_version_is_refused(puzzles: list[Puzzle]) -> None:
    text = decompress(packed("shah", [(one, None) for one in puzzles]))
    with pytest.raises(ValueError, match="not a collection of version"):
        unpacked(compress(text.replace(b"divan-puzzles 2", b"divan-puzzles 1")))
    with pytest.raises(ValueError, match="not a collection: "):
        unpacked(b"not packed")
    with pytest.raises(ValueError, match="not enough values"):
        read("shah", 2, "t t")
    assert read("shah", 2, written(puzzles[0])) == puzzles[0]


def test_what_tells_its_decisions_is_read_as_well(puzzles: list[Puzzle]) -> None:
    """So did puzzles of days and of players before 1.0."""
    assert read("shah", 2, f"{written(puzzles[0])}|0 3 5") == puzzles[0]
