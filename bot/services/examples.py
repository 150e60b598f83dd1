"""A sample position of each game, to show beside its rules."""

from typing import Final

from engine import Game
from engine.solver.baseline import patient
from engine.table import Table

DEAL: Final = 20
PLIES: Final = 60


def example(key: str) -> Table:
    """The table of a game partway through; ValueError for an unknown key."""
    game = Game.start(key, DEAL)
    while len(game.moves) < PLIES and game.legal_moves:
        game = game.played(str(patient(game.table)))
    return game.table
