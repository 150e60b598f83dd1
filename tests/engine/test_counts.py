"""Counts (perft): how many sequences of 1, 2, 3 … legal moves can follow a record.

A line of a file is `record | counts`. A rule change changes code and counts together.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from engine import Game
from engine.catalogue import GAMES
from tests.shared import SHARED, needs_shared

COUNTS = Path(__file__).parents[1] / "counts"


def lines(path: Path) -> list[str]:
    """The lines of a text file without comments."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]


def sequences(record: str) -> Iterator[int]:
    """How many sequences of 1, 2, 3 … legal moves can follow a record."""
    game = Game.replay(record)
    ends = [game.position]
    while True:
        steps = [(at, move) for at in ends for move in game.rules.legal_moves(at)]
        yield len(steps)
        ends = [game.rules.after(at, move) for at, move in steps]


def agree(line: str) -> None:
    """Assert that a line of counts agrees with the rules."""
    record, _, counts = line.partition(" | ")
    expected = [int(count) for count in counts.split()]
    assert list(islice(sequences(record), len(expected))) == expected


@pytest.mark.parametrize("key", GAMES)
def test_the_counts_of_a_game_agree_with_its_rules(key: str) -> None:
    path = COUNTS / f"{key}.txt"
    assert path.is_file(), f"{key} has no counts"
    for line in lines(path):
        assert line.startswith(f"{key} ")
        agree(line)


@needs_shared
def test_the_counts_agree_with_the_shared_ones() -> None:
    for line in lines(SHARED / "counts.txt"):
        agree(line)
