"""Proofs of loss back through a game: first of its last position, then of the one before it.

Once lost, a game stays lost, and where it was lost is what a player wants to know. The position
before one that is proved lost reaches much the same positions. So the states that a proof has
found, all of them lost, are kept, and the next proof prunes those that it meets again: proofs of
one hundred positions may take hardly more nodes than that of the earliest one alone.

For that, all positions are encoded in the row of the earliest: the order of waste and stock never
changes, cards only leave it.
"""

from collections.abc import Sequence
from typing import Any

from engine.solver.encodings.encoding import Encoding
from engine.solver.kernel import Start


def in_one_row(positions: Sequence[Encoding[Any]]) -> list[Start]:
    """A game's successive positions, the latest first, in the row of the last one given."""
    row = positions[-1].order
    at_most, before, places = len(row), row, list(range(len(row)))
    starts: list[Start] = []
    for position in reversed(positions):
        order = position.order
        places = [places[i] for i in _places(order, before)]
        before = order
        mask, *rest = position.start
        assert mask == (1 << len(order)) - 1, "a position has all cards of its row"
        dealt, at = divmod(position.first_layer, len(order) + 1)
        layer = dealt * (at_most + 1) + (*places, at_most)[at]
        starts.append((layer, (sum(1 << place for place in places), *rest)))
    return starts[::-1]


def _places(order: bytes, before: bytes) -> list[int]:
    """Where each card of a row was in the row before some cards left it."""
    places: list[int] = []
    for card in order:
        places.append(before.index(card, places[-1] + 1 if places else 0))
    return places
