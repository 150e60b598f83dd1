"""A collection of puzzles, packed and read; their levels; and which of them are alike."""

from dataclasses import replace
from gzip import compress, decompress
from math import log2
from typing import Final

import pytest

from engine.puzzles.collection import packed, read, unpacked, written
from engine.puzzles.finding import found
from engine.puzzles.levels import (
    PLAYERS,
    READ,
    bounds,
    difficulty,
    level_of,
    to_read,
    wrong,
)
from engine.puzzles.puzzle import Puzzle

DEALS: Final = (2, 6, 23, 27, 28, 38)
"""Deals of the Shah that hold a puzzle."""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    every = [found("shah", deal) for deal in DEALS]
    return [one for one in every if one]


def test_a_collection_is_read_as_it_was_packed(puzzles: list[Puzzle]) -> None:
    collection = unpacked(packed("shah", puzzles[::-1]))
    assert (collection.key, len(collection), collection.numbers) == ("shah", len(DEALS), DEALS)
    for puzzle in puzzles:
        kept = collection.puzzle(puzzle.number)
        assert kept == replace(puzzle, level=collection.level_of(puzzle))
        assert puzzle.number in collection.of_level(kept.level)
    assert [len(collection.of_level(level)) for level in (1, 2, 3)] == [2, 2, 2]
    assert collection.puzzle(1) is None
    assert packed("shah", puzzles) == packed("shah", puzzles[::-1])


def test_a_file_of_another_version_is_refused(puzzles: list[Puzzle]) -> None:
    text = decompress(packed("shah", puzzles))
    with pytest.raises(ValueError, match="not a collection of version"):
        unpacked(compress(text.replace(b"divan-puzzles 1", b"divan-puzzles 0")))
    with pytest.raises(ValueError, match="not a collection: "):
        unpacked(b"not packed")
    with pytest.raises(ValueError, match="not enough values"):
        read("shah", 2, "t t|t")
    assert read("shah", 2, written(puzzles[0])) == puzzles[0]


def test_levels_rise_with_what_their_decisions_ask(puzzles: list[Puzzle]) -> None:
    difficulties = sorted(map(difficulty, puzzles))
    assert difficulties == sorted(map(difficulty, puzzles)), "the same each time"
    between = bounds(difficulties)
    assert [level_of(one, between) for one in difficulties] == [1, 1, 2, 2, 3, 3]
    for puzzle in puzzles:
        shares = [wrong(puzzle, at) for at in range(len(puzzle.decisions))]
        assert all(0 <= share <= PLAYERS for share in shares)
        bits = [log2(1 + to_read(puzzle, at)) for at in range(len(puzzle.decisions))]
        asked = sum(share / PLAYERS * of_it for share, of_it in zip(shares, bits, strict=True))
        assert difficulty(puzzle) == round(100 * asked)
        shorter = replace(puzzle, decisions=puzzle.decisions[:1])
        assert difficulty(shorter) <= difficulty(puzzle)


def test_to_be_read_is_what_can_follow_the_wrong_moves(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        for at, game in enumerate(puzzle.games):
            wrong_ones = {*puzzle.choices(at)} - {puzzle.answer(at)}
            seen = {game.played(move).position for move in wrong_ones}
            games = [game.played(move) for move in wrong_ones]
            for one in games:
                for move in one.legal_moves:
                    after = one.played(str(move))
                    if after.position not in seen and len(seen) < READ:
                        seen.add(after.position)
                        games.append(after)
            assert to_read(puzzle, at) == len(seen)
