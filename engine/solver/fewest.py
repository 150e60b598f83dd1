"""The fewest turns: the best win by its game's tie-breaker, and a bound that no win beats.

The tie-breaker is what breaks ties between equal scores (`Rules.tie_breaker`): cards turned in the
Sultan games, builds and privileges in the Shah.
"""

from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.solver.check import Check, unchecked
from engine.solver.solving import solve

FEWEST_NODES: Final = 1_000_000
"""The budget for a daily: a few seconds on one core."""


@dataclass(frozen=True, slots=True)
class Fewest:
    """The best win found from a position, and what is proved of all others."""

    line: tuple[str, ...] | None
    """The notations of the moves from the position to the win; None if none was found."""
    turns: int | None
    """The tie-breaker of the whole game won so, with the moves already made; None without a win."""
    bound: int
    """No win from the position has a lower tie-breaker."""
    nodes: int
    """How many nodes the search used."""

    @property
    def proved(self) -> bool:
        """Whether no win has fewer."""
        return self.turns == self.bound


def fewest_turns(game: Game, nodes: int = FEWEST_NODES, *, check: Check = unchecked) -> Fewest:
    """The best win that a search of at most this many nodes finds.

    The same on every machine: it depends on neither time nor chance. Raises what `check` raises.
    """
    verdict = solve(game, nodes, check=check)
    made = game.tie_breaker
    if verdict.line is None:
        return Fewest(None, None, made, verdict.nodes)
    turns = game.rules.tie_breaker((*game.moves, *verdict.line))
    return Fewest(verdict.line, turns, made, verdict.nodes)
