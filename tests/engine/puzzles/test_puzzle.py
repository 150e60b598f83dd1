"""A puzzle as a value: where it begins, and what is seen there."""

import pytest

from engine import Game, IllegalMove, Outcome
from engine.puzzles.finding import found
from engine.puzzles.puzzle import MOST_AHEAD, Puzzle, ahead, is_visible
from engine.puzzles.tries import games_of

DEALS = {"sultan": 200, "sultan-classic": 200, "shah": 40}
"""Where the first puzzle of a game is looked for: deals 1 to this."""


@pytest.fixture(params=DEALS, scope="module")
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    key = request.param
    return next(filter(None, (found(key, deal) for deal in range(1, DEALS[key]))))


def test_its_line_wins(puzzle: Puzzle) -> None:
    start = Game.start(puzzle.key, puzzle.number).played_all(puzzle.moves)
    assert puzzle.start == start
    assert start.played_all(puzzle.line).outcome is Outcome.WON


def test_all_that_is_to_come_is_seen(puzzle: Puzzle) -> None:
    for game in games_of(puzzle.start, puzzle.line):
        assert is_visible(game.table)
        cards = ahead(game)
        assert cards == game.position.stock
        assert len(cards) <= MOST_AHEAD


def test_its_repr_tells_neither_deal_nor_moves(puzzle: Puzzle) -> None:
    assert repr(puzzle) == f"Puzzle(key={puzzle.key!r}, level={puzzle.level})"


def test_a_puzzle_that_does_not_replay_says_so() -> None:
    with pytest.raises(IllegalMove):
        _ = Puzzle("shah", 2, ("r",), ("t",)).start
