"""Pairs of records of one deal, as two players might leave them."""

from random import Random

from engine import Game
from engine.solver.baseline import patient

LONGEST = 400


def noisy(key: str, deal: int, rng: Random, slips: float) -> Game:
    """A deal as Patient plays it who takes any legal move now and then; they may give up."""
    game = Game.start(key, deal)
    patience = rng.choice((LONGEST, LONGEST, rng.randrange(LONGEST)))
    while game.legal_moves and len(game.moves) < patience:
        slip = rng.random() < slips
        move = rng.choice(game.legal_moves) if slip else patient(game.table)
        game = game.played(str(move))
    return game
