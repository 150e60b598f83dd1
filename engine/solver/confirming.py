"""Losses that more than the solver's own proof knows: confirmed by a search of the rules alone.

A proof of loss relies on arguments about the game: what a relaxation keeps, which states are equal,
which moves can be skipped. An exhaustive search relies on none of them, so it confirms a loss; but
it has to look at every position that can be reached, and only late in a game are there few enough.
"""

from dataclasses import replace
from typing import Final

from engine.game import Game
from engine.solver.check import Check, unchecked
from engine.solver.general import solve_general
from engine.solver.verdict import Kind, Verdict
from engine.table import Outcome

POSITIONS: Final = 50_000
"""How many positions are worth looking at: some seconds, and about 35 MB."""


def confirmed(
    game: Game, verdict: Verdict, positions: int = POSITIONS, check: Check = unchecked
) -> Verdict:
    """The verdict on a game's position, confirmed if it is a loss and exhaustive search ends.

    Raises what `check` raises.
    """
    if verdict.kind is not Kind.LOST or verdict.confirmed:
        return verdict
    if game.outcome is Outcome.LOST:
        return replace(verdict, confirmed=True)
    found = solve_general(game, positions, check).kind
    assert found is not Kind.WON, "what is proved lost can be won"
    return replace(verdict, confirmed=found is Kind.LOST)
