"""Games that the greedy player loses, and the moves that lose them."""

from functools import cache
from typing import Final

from engine import Game, Outcome
from engine.solver.baseline import greedy, played_out

LOST: Final = {"sultan": (2, 214), "sultan-classic": (3, 194)}
"""A deal of each game, and the number of the losing move, which is found within ten searches."""


@cache
def lost(key: str) -> str:
    """The record of the lost game."""
    return _record(key, LOST[key][0])


@cache
def hard() -> str:
    """The record of one whose losing move takes some sixty searches, and a few seconds."""
    return _record("sultan-classic", 1)


def _record(key: str, deal: int) -> str:
    game = played_out(Game.start(key, deal), greedy)
    assert game.outcome is Outcome.LOST
    return game.record
