"""A puzzle as a value: its games and tables at each decision, and the table when it is won."""

import pytest

from engine import Game, Outcome
from engine.moves import Turn
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle

DEALS = {"sultan": 200, "sultan-classic": 200, "shah": 40}
"""Where the first puzzle of a game is looked for: deals 1 to this."""


@pytest.fixture(params=DEALS, scope="module")
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    key = request.param
    return next(filter(None, (found(key, deal) for deal in range(1, DEALS[key]))))


def test_its_tables_are_those_of_its_games_with_the_whole_stock(puzzle: Puzzle) -> None:
    start = Game.start(puzzle.key, puzzle.number).played_all(puzzle.moves)
    for decision, table in zip(puzzle.decisions, puzzle.tables, strict=True):
        game = start.played_all(puzzle.line[:decision])
        assert (table.foundations, table.waste) == (game.table.foundations, game.table.waste)
        assert len(table.stock) == game.table.stock_left
        turned = game.played_all((str(Turn()),) * len(table.stock)) if table.stock else game
        assert turned.table.waste[len(game.table.waste) :] == table.stock


def test_its_line_ends_won(puzzle: Puzzle) -> None:
    start = Game.start(puzzle.key, puzzle.number).played_all(puzzle.moves)
    assert start.played_all(puzzle.line).outcome is Outcome.WON
    assert puzzle.won == start.played_all(puzzle.line).table
