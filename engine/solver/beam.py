"""The layered beam in plain Python: the same search as fast/beam.c, node for node.

Layers are gone through in order. In a layer every state that its moves reach is looked at, each
once; of a layer that is wider than the beam only the best states are. A beam that never had to
cut has looked at all there is: without a win the position is lost.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias, TypeVar

from engine.solver.pack import ALL_UP, Beam, Packed

S = TypeVar("S", bound=Hashable)

LAYER_GROWTH: Final = 8
"""How many times the beam's width the states of one layer may become by its own moves."""

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
class Run:
    """What came of a beam."""

    end: End
    nodes: int
    codes: tuple[int, ...] = ()
    """The moves to the win."""


def run(game: Packed[S], beam: Beam, nodes: int) -> Run:
    """The beam from the game's start, over at most so many nodes."""
    layers: dict[int, Layer[S]] = {game.first_layer: {game.start: (-1, 0)}}
    trail: Trail = []
    cut = False
    for layer in range(game.first_layer, game.layers):
        found = layers.pop(layer, {})
        if len(found) > beam.width:
            found, cut = _best(game, found, layer, beam), True
        ahead = list(found)
        for state in ahead:
            if len(trail) == nodes:
                return Run(End.SPENT, nodes)
            trail.append(found[state])
            if game.hopeless(state, layer):
                continue
            for to, child, code in game.children(state, layer):
                link = (len(trail) - 1, code)
                if _won(child):
                    return Run(End.FOUND, len(trail), _line(trail, link))
                there = found if to == layer else layers.setdefault(to, {})
                if child in there:
                    continue
                if to == layer:
                    if len(there) >= LAYER_GROWTH * beam.width:
                        cut = True
                        continue
                    ahead.append(child)
                there[child] = link
    return Run(End.CUT if cut else End.EXHAUSTED, len(trail))


def _won(state: object) -> bool:
    """Every game's states have the foundations second."""
    assert isinstance(state, tuple)
    return bool(state[1] == ALL_UP)


def _best(game: Packed[S], found: Layer[S], layer: int, beam: Beam) -> Layer[S]:
    """The best of a layer, the best first; of equals those found first."""
    ranked = sorted(found, key=lambda state: -game.score(state, layer, beam.weights))
    return {state: found[state] for state in ranked[: beam.width]}


def _line(trail: Trail, link: tuple[int, int]) -> tuple[int, ...]:
    codes = [link[1]]
    while (at := link[0]) >= 0:
        link = trail[at]
        codes.append(link[1])
    return tuple(codes[-2::-1])
