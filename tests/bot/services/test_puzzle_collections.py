"""The shipped collections: what they hold is true, all of it different, small, and quickly read."""

import time
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.services.core.puzzle_collections import PuzzleCollections, place, register
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.puzzles.collection import Collection
from engine.puzzles.puzzle import MOST_AHEAD, Puzzle, is_visible
from engine.puzzles.readers import measured
from tests.effort import effort
from tests.engine.puzzles.exhaustive import can_be_won
from tools.symmetry import symmetric

DRAWN: Final = effort(96, 1_000)
SAMPLE: Final = effort(36, 375)
"""How many of those drawn are proved anew: the ones with the fewest cards to come."""
TRIED: Final = 60_000
"""The positions that exhaustive search looks at for one move."""
ENOUGH: Final = 60
"""Puzzles of each level."""
CONFIRMED: Final = 0.95
"""The share of wrong moves for which that is enough; all of the Shah's."""


@pytest.fixture(scope="module", params=GAMES)
def collection(request: pytest.FixtureRequest) -> Collection:
    found = PuzzleCollections().of(request.param)
    assert found, "every game of the catalogue has a collection"
    return found


def puzzles(collection: Collection, most: int | None = None) -> list[Puzzle]:
    """All puzzles, or some of them: the same ones as long as the collection is the same."""
    numbers = [*collection.numbers]
    if most is not None:
        numbers = Random(collection.key).sample(numbers, min(most, len(numbers)))
    return [puzzle for number in numbers if (puzzle := collection.puzzle(number))]


def test_each_level_has_enough_to_draw_from(collection: Collection) -> None:
    levels = [len(collection.of_level(level)) for level in (1, 2, 3)]
    assert sum(levels) == len(collection.measures)
    assert min(levels) >= ENOUGH
    assert {*collection.easiest} <= {*collection.of_level(1)}


def test_lines_win_and_all_is_visible(collection: Collection) -> None:
    for puzzle in puzzles(collection, effort(40, 1_000)):
        record = " ".join((puzzle.key, str(puzzle.number), *puzzle.moves, *puzzle.line))
        assert Game.replay(record).outcome is Outcome.WON
        start: Any = puzzle.start
        assert is_visible(start.table)
        assert len(start.position.stock) <= MOST_AHEAD


@pytest.mark.long
def test_a_sample_is_proved_anew_by_trying_everything(collection: Collection) -> None:
    drawn = puzzles(collection, DRAWN)
    sample = sorted(drawn, key=lambda one: one.start.table.stock_left)
    truths: list[bool | None] = []
    for puzzle in sample[:SAMPLE]:
        for move in {*map(str, puzzle.start.legal_moves)} - {puzzle.line[0]}:
            truths.append(can_be_won(puzzle.start.played(move), TRIED))
            assert truths[-1] is not True, (puzzle.number, move)
    least = 1 if collection.key == "shah" else CONFIRMED
    assert truths.count(False) >= least * len(truths)


@pytest.mark.long
def test_no_puzzle_is_there_twice(collection: Collection) -> None:
    every = puzzles(collection)
    assert len({puzzle.number for puzzle in every}) == len(every)
    assert len({symmetric(puzzle.start) for puzzle in every}) == len(every)


def test_its_puzzles_were_measured_as_they_are(collection: Collection) -> None:
    for puzzle in puzzles(collection, effort(2, 100)):
        assert measured(puzzle.start) == collection.measures.get(puzzle.number)


def test_all_collections_together_are_small() -> None:
    folder = Path(str(files("assets"))) / "puzzles"
    sizes = [file.stat().st_size for file in folder.iterdir()]
    assert len(sizes) == len(GAMES)
    assert sum(sizes) <= 2 * 1024 * 1024


@pytest.mark.clock
def test_a_collection_is_read_in_50_milliseconds() -> None:
    for key in GAMES:
        taken = []
        for _ in range(3):
            since = time.perf_counter()
            found = PuzzleCollections().of(key)
            assert found and found.puzzle(found.numbers[0])
            taken.append(time.perf_counter() - since)
        assert min(taken) < 0.05, (key, taken)


def test_a_game_without_a_collection_has_none() -> None:
    assert PuzzleCollections().of("chess") is None


@pytest.mark.parametrize("damaged", [b"", b"none", b"\x1f\x8b\x08\x00"], ids=len)
def test_a_file_that_cannot_be_read_is_no_collection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damaged: bytes
) -> None:
    file = tmp_path / "puzzles.txt.gz"
    file.write_bytes(damaged)
    register("emperor", file)
    assert place("emperor") == file
    assert PuzzleCollections().of("emperor") is None
    assert f"There are no puzzles in {file}" in caplog.text
