"""States that arrive in a layer of a proof of loss are tried by decisions, as long as that pays.

A state that is refuted when it arrives saves the search of all that it leads to. A proof by
decisions takes some eight times as long as a state, and a state some ten to a hundred proofs: in
some layers nearly every state is refuted by then, in others none. So a layer is worth a few proofs
at first, and more of them for each state that is refuted there.
"""

from typing import Final, Generic, TypeVar

from engine.solver.check import Check
from tools.reference.encoding import Decider

S = TypeVar("S")

PROOF_NODES: Final = 4
"""A proof counts as so many nodes, half of what take the same time."""
BUDGET_PER_PROOF: Final = 1_000
"""At first a layer is worth a proof for so many nodes of the budget."""
WORTH: Final = 6
"""For each state that is refuted, it is worth so many more."""
MOST_PROOFS: Final = 120
"""For one state."""


class Sieve(Generic[S]):
    """Refutes states of one layer after another, and learns from each for the next ones."""

    def __init__(self, decider: Decider[S]) -> None:
        self._decider = decider
        self._layer = 0
        self._left = 0
        """How many more proofs the layer is worth."""

    def open(self, layer: int, nodes: int) -> None:
        """Begins with the states that arrive in a layer, in a search with so many nodes."""
        self._layer = layer
        self._left = nodes // BUDGET_PER_PROOF if layer >= self._decider.first_layer else 0

    def refutes(self, state: S, check: Check) -> tuple[bool, int]:
        """Whether a state is proved lost, and the nodes that took. One that isn't may be, too."""
        if not self._left:
            return False, 0
        lost, proofs = self._decider.lost(state, self._layer, min(self._left, MOST_PROOFS), check)
        self._left -= proofs
        if lost:
            self._left += WORTH
        return bool(lost), PROOF_NODES * proofs
