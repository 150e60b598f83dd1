"""The layered beam in plain Python: the same search as fast/beam.c, node for node.

Layers are gone through in order. Of the states that arrive in a layer those provably lost are cut
and, if there are more than the beam is wide, only the best of the others admitted. In a layer every
state is looked at that its moves reach, each once. A beam that left nothing out has looked at all
there is: without a win the position is lost.

Nodes are the states looked at and those found provably_lost.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias, TypeVar

from engine.solver.encoding import ALL_UP, Beam, Encoding

S = TypeVar("S", bound=Hashable)

LAYER_GROWTH: Final = 512
"""How many times the beam's width the states of one layer may become by its own moves.

Measured: in 400,000 nodes the Shah is won in 1 of 40 deals with 8, in 24 with 64, in 31 with 512:
there it is inside a layer that cards are built, played and filled in.
"""

Trail: TypeAlias = list[tuple[int, int]]
"""For every node the node it came from, -1 for the first, and by which move."""
Layer: TypeAlias = dict[S, tuple[int, int]]
"""States in the order in which they were found, and for each its entry of the trail."""


class End(IntEnum):
    """How a beam ends."""

    FOUND = 0
    """With a line to the win."""
    CUT = 1
    """Without one, and something was left out."""
    EXHAUSTED = 2
    """Without one, and nothing was left out."""
    SPENT = 3
    """Its nodes were used up."""


@dataclass(frozen=True, slots=True)
class BeamResult:
    """What came of a beam."""

    end: End
    nodes: int
    codes: tuple[int, ...] = ()
    """The moves to the win."""


def run(game: Encoding[S], beam: Beam, nodes: int) -> BeamResult:
    """The beam from the game's start, over at most so many nodes."""
    layers: dict[int, Layer[S]] = {game.first_layer: {game.start: (-1, 0)}}
    trail: Trail = []
    pruned, cut = 0, False
    for layer in range(game.first_layer, game.layers):
        arrived = layers.pop(layer, {})
        found, given_up, left_out = _admitted(game, arrived, layer, beam)
        pruned += given_up
        cut = cut or left_out
        ahead = list(found)
        for state in ahead:
            if len(trail) + pruned >= nodes:
                return BeamResult(End.SPENT, nodes)
            trail.append(found[state])
            for to, child, code in game.children(state, layer):
                link = (len(trail) - 1, code)
                if _won(child):
                    return BeamResult(End.FOUND, len(trail) + pruned, _line(trail, link))
                there = found if to == layer else layers.setdefault(to, {})
                if child in there:
                    continue
                if to == layer:
                    if len(there) >= LAYER_GROWTH * beam.width:
                        cut = True
                        continue
                    ahead.append(child)
                there[child] = link
    return BeamResult(End.CUT if cut else End.EXHAUSTED, len(trail) + pruned)


def _admitted(
    game: Encoding[S], arrived: Layer[S], layer: int, beam: Beam
) -> tuple[Layer[S], int, bool]:
    """The best states that are not provably_lost, how many were, and whether others were left out.

    The best come first, and of equals those found first; a layer that is not too wide stays in
    the order in which it was found.
    """
    ranked = list(arrived)
    if len(ranked) > beam.width:
        ranked.sort(key=lambda state: -game.score(state, layer, beam.weights))
    admitted: Layer[S] = {}
    for seen, state in enumerate(ranked):
        if len(admitted) == beam.width:
            return admitted, seen - beam.width, True
        if not game.provably_lost(state, layer):
            admitted[state] = arrived[state]
    return admitted, len(ranked) - len(admitted), False


def _won(state: object) -> bool:
    """Every game's states have the foundations second."""
    assert isinstance(state, tuple)
    return bool(state[1] == ALL_UP)


def _line(trail: Trail, link: tuple[int, int]) -> tuple[int, ...]:
    codes = [link[1]]
    while (at := link[0]) >= 0:
        link = trail[at]
        codes.append(link[1])
    return tuple(codes[-2::-1])
