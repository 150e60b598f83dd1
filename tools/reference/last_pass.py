"""The last pass of the classic game with open vacancies, decided card by card.

`decisions` says why. Of each card still in the stock: does it fill a vacancy when it would be
turned, or is it turned for good, so that it must be placed from the waste? With everything
answered, there is only one way to play, and the relaxation says what comes of it.
"""

from engine.solver.check import Check
from engine.solver.encodings.encoding import NO_CARD
from tools.reference.decisions import Decisions, DecisionSearch
from tools.reference.sultan_relaxation import LAST_PASS, RESERVED, Row, SultanRelaxation

State = tuple[int, int, tuple[int, ...]]


class LastPass:
    """Decides states of the last pass, one after another, and learns which questions to ask."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self._search = DecisionSearch()
        self.first_layer = LAST_PASS * row.stride

    def lost(self, state: State, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether a state is lost in the game with open vacancies, and how many proofs that took.

        None if more would be needed than so many nodes.
        """
        mask, _, reserve = state
        at, length = layer % self._row.stride, len(self._row.order)
        copies = [[RESERVED] * reserve.count(card) for card in range(NO_CARD)]
        pairs: dict[int, tuple[int, int]] = {}
        for place, card in enumerate(self._row.order):
            if mask >> place & 1:
                copies[card].append(place)
                if len(copies[card]) == 2:
                    pairs[card] = copies[card][0], place

        def refuted(made: Decisions) -> bool:
            return SultanRelaxation(self._row, state, layer, made).refuted

        places = [place for place in range(at, length) if mask >> place & 1]
        return self._search.lost(places, pairs, refuted, nodes, check)
