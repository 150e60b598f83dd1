"""Searches for one side of a verdict: a win, or a proof of loss.

`solve` looks for both, and spends most of its budget on beams too narrow to prove anything. Where a
win is likely but hard to find, or a loss but far off, one side alone is found with fewer nodes.
"""

from enum import Enum
from typing import Any, assert_never

from engine.game import Game
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Encoding
from engine.solver.one_side import find_win, prove_by_decisions, prove_loss, search_in_full
from engine.solver.solving import encoding_of, has_encoding, solve
from engine.solver.verdict import Verdict
from engine.table import Outcome


class Side(Enum):
    """What a search looks for."""

    EITHER = "either"
    """A win or a proof of loss, as `solve` does."""
    WIN = "win"
    LOSS = "loss"
    FULL = "full"
    """Whichever a search finds that cuts nothing."""
    DECIDED = "decided"
    """A loss that is proved by decisions, without a search."""


def search(
    game: Game, nodes: int, side: Side, *, back: int = 0, check: Check = unchecked
) -> Verdict:
    """The verdict on the game's position after searching for one side, or for either.

    Unknown if that side isn't found with at most this many nodes. A search for a proof of loss, or
    one that cuts nothing, goes on with at most `back` positions before it, in turn, as far as the
    nodes last; proofs by decisions try each of them with so many nodes. The same on every machine.
    Raises what `check` raises.
    """
    if side is Side.EITHER or game.outcome is not Outcome.OPEN or not has_encoding(game):
        return solve(game, nodes, check=check)
    match side:
        case Side.WIN:
            return find_win(encoding_of(game), nodes, check=check)
        case Side.LOSS:
            return prove_loss(latest(game, back), nodes, check=check)
        case Side.FULL:
            return search_in_full(latest(game, back), nodes, check=check)
        case Side.DECIDED:
            return prove_by_decisions(latest(game, back), nodes, check=check)
        case _:
            assert_never(side)


def latest(game: Game, back: int) -> list[Encoding[Any]]:
    """The game's position, encoded, then those before it: at most so many more."""
    at = game.at_ply(len(game.moves) - min(back, len(game.moves)))
    positions = [encoding_of(at)]
    for move in game.moves[len(at.moves) :]:
        at = at.played(move)
        positions.append(encoding_of(at))
    return positions[::-1]
