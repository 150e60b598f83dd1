"""A depth-first hunt for a win in plain Python: the same as fast/dive.c, node for node.

Of the states that moves lead to it goes on with the best by score, then with what can be reached
from there, and so on; only then with the second best. It takes no state twice that its table still
holds. The table is bounded: a later state takes the place of an earlier one. So a hunt that has
nothing left to try proves nothing.

Nodes are expanded states and those that are proved lost instead.
"""

from collections.abc import Hashable
from typing import Any, Final, TypeVar

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Dive, Encoding
from engine.solver.kernel import BeamResult, End
from tools.reference.beam import line
from tools.reference.encoding import ALL_UP, Searchable, to_be_tried, tops_of
from tools.reference.searchable import searchable

S = TypeVar("S", bound=Hashable)

TABLE: Final = 2**13
"""How many states the table holds at most."""


def run_dive(game: Encoding[Any], dive: Dive, nodes: int, check: Check = unchecked) -> BeamResult:
    """A `Diver`, as `kernel.run_dive` node for node."""
    return _run(searchable(game), dive, nodes, check)


def _run(game: Searchable[S], dive: Dive, nodes: int, check: Check) -> BeamResult:
    ahead: list[tuple[int, S, tuple[int, int]]] = [(game.first_layer, game.start, (-1, 0))]
    table: dict[int, tuple[int, S]] = {}
    trail: list[tuple[int, int]] = []
    used = 0
    while ahead:
        layer, state, link = ahead.pop()
        slot = _hash(game.words(state)) % TABLE
        if table.get(slot) == (layer, state):
            continue
        if used >= nodes:
            return BeamResult(End.SPENT, used)
        check()
        used += 1
        table[slot] = layer, state
        if game.provably_lost(state, layer, first=layer == game.first_layer):
            continue
        trail.append(link)
        children = to_be_tried(state, game.children(state, layer), at_once=dive.at_once)
        for _, child, code in children:
            if tops_of(child) == ALL_UP:
                return BeamResult(End.FOUND, used, line(trail, (len(trail) - 1, code)))
        new = [
            (to, child, (len(trail) - 1, code))
            for to, child, code in children
            if table.get(_hash(game.words(child)) % TABLE) != (to, child)
        ]
        new.sort(key=lambda one: -game.score(one[1], one[0], dive.weights))
        ahead += reversed(new)
    return BeamResult(End.CUT, used)


def _hash(words: tuple[int, ...]) -> int:
    """The 32-bit hash of a packed state."""
    found = 0x9E3779B97F4A7C15
    for word in words:
        found = (found ^ word) * 0xD6E8FEB86659FD93 % 2**64
        found ^= found >> 32
    return found % 2**32
