"""Games that the greedy player loses, with the moves that lose them, and one that Patient wins."""

from functools import cache
from typing import Final

from engine import Game, Outcome
from engine.solver.baseline import greedy, patient, played_out

LOST: Final = {"sultan": (2, 214), "sultan-classic": (3, 194)}
"""A deal of each game, and the number of the losing move, which is found within ten searches."""


@cache
def lost(key: str) -> str:
    """The record of the lost game; that of the Shah takes long to analyse."""
    return _record(key, LOST[key][0] if key in LOST else 1)


@cache
def narrowly_won() -> str:
    """The record of a won game that could have been lost late."""
    games = (played_out(Game.start("sultan", deal), patient) for deal in range(8, 99))
    return next(game.record for game in games if game.outcome is Outcome.WON)


def _record(key: str, deal: int) -> str:
    game = played_out(Game.start(key, deal), greedy)
    assert game.outcome is Outcome.LOST
    return game.record
