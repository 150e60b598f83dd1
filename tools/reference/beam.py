"""A layered beam search in plain Python: the same search as fast/beam.c, node for node.

Layers are searched in order. The search prunes states that arrive in a layer and are provably
lost, and admits the best of the rest up to the beam's width. Within a layer it expands every state
that moves can reach, each once. A beam that cut nothing was exhaustive: if it found no win, the
position is lost.

An unbounded beam cuts nothing. Where much happens within a layer, it tries the proof of loss for
every state: always with the stock empty, and where the encoding says so.

Nodes are expanded states and pruned ones, and proofs by decisions, each for as many as `sieve`
says.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import UNBOUNDED, Beam, Encoding
from engine.solver.kernel import BeamResult, End
from tools.reference.encoding import (
    ALL_UP,
    Decider,
    Searchable,
    likeness,
    to_be_tried,
    tops_of,
)
from tools.reference.searchable import searchable
from tools.reference.sieve import Sieve

S = TypeVar("S", bound=Hashable)

LAYER_GROWTH: Final = 512
"""The most states that a layer may grow to by its own moves, as a multiple of the beam's width.

Measured on the Shah with 400,000 nodes: 8 wins 1 of 40 deals, 64 wins 24, and 512 wins 31. In that
game, cards are built, played and filled within a layer.
"""

Trail: TypeAlias = list[tuple[int, int]]
"""For every expanded node, its parent (-1 for the first) and the move's code."""
Layer: TypeAlias = dict[S, tuple[int, int]]
"""States in the order they were found, each with its trail entry once it is expanded."""
Known: TypeAlias = dict[int, set[S]]
"""Lost states of some layers, which several searches share."""

KEPT_EVERY: Final = 8
"""One layer in so many keeps its states for the next search."""


def run_beam(game: Encoding[Any], beam: Beam, nodes: int, check: Check = unchecked) -> BeamResult:
    """A `Runner`, as `kernel.run_beam` node for node."""
    return run(searchable(game), beam, nodes, check)


def run(
    game: Searchable[S],
    beam: Beam,
    nodes: int,
    check: Check = unchecked,
    *,
    start: tuple[int, S] | None = None,
    known: Known[S] | None = None,
    decider: Decider[S] | None = None,
    sieve: Sieve[S] | None = None,
) -> BeamResult:
    """A beam search with a budget of nodes, from the encoding's start or another layer and state.

    States known to be lost are pruned. If the search is exhausted, those it has found in some
    layers are added to them. The decider is the encoding's own, unless another search has taught
    one already. A sieve tries what arrives in a layer.
    """
    first, state = start or (game.first_layer, game.start)
    layers: dict[int, Layer[S]] = {first: {state: (-1, 0)}}
    kept: Known[S] = {}
    trail: Trail = []
    decider = decider or game.decider()
    pruned, cut = 0, False
    for layer in range(first, game.layers):
        arrived = layers.pop(layer, {})
        lost_before = known.get(layer, set()) if known is not None else set()
        decides = decider is not None and layer >= decider.first_layer
        proved_lost = partial(game.provably_lost, layer=layer, first=layer == first)
        is_lost = partial(_is_lost, lost_before, None if decides else proved_lost)
        if sieve:
            sieve.open(layer, nodes)
        found, lost, dropped = _admitted(game, arrived, layer, beam, is_lost, sieve, check)
        pruned += lost
        cut = cut or dropped
        queue, admitted = list(found), len(found)
        stock_empty = layer % (len(game.order) + 1) == len(game.order)
        proves_more = beam.width == UNBOUNDED and (stock_empty or layer >= game.proved_from)
        for number, state in enumerate(queue):
            check()
            if len(trail) + pruned >= nodes:
                return BeamResult(End.SPENT, nodes)
            if decider and decides:
                is_decided, used = decider.lost(state, layer, nodes - len(trail) - pruned, check)
                pruned += used
                if is_decided is None:
                    return BeamResult(End.SPENT, nodes)
                if not is_decided:
                    return BeamResult(End.FOUND, len(trail) + pruned)
                continue
            if proves_more and number >= admitted and proved_lost(state):
                pruned += 1
                continue
            trail.append(found[state])
            children = game.children(state, layer)
            tried = to_be_tried(state, children, at_once=beam.at_once)
            cut = cut or len(tried) < len(children)
            for to, child, code in tried:
                link = (len(trail) - 1, code)
                if tops_of(child) == ALL_UP:
                    return BeamResult(End.FOUND, len(trail) + pruned, line(trail, link))
                target = found if to == layer else layers.setdefault(to, {})
                if child in target:
                    continue
                if to == layer:
                    if len(target) >= LAYER_GROWTH * beam.width:
                        cut = True
                        continue
                    queue.append(child)
                target[child] = link
        if known is not None and (decides or layer % KEPT_EVERY == 0):
            kept[layer] = {*found}
    if known is not None and not cut:
        for layer, states in kept.items():
            known.setdefault(layer, set()).update(states)
    return BeamResult(End.CUT if cut else End.EXHAUSTED, len(trail) + pruned)


def _admitted(
    game: Searchable[S],
    arrived: Layer[S],
    layer: int,
    beam: Beam,
    is_lost: Callable[[S], bool],
    sieve: Sieve[S] | None,
    check: Check,
) -> tuple[Layer[S], int, bool]:
    """The best states that aren't lost, the nodes of those that are, and whether others were cut.

    Of many that are alike only the best count.

    Ties, and layers within the beam's width, keep the order in which states were found.
    """

    def rank(state: S) -> int:
        check()
        return -game.score(state, layer, beam.weights)

    ranked = list(arrived)
    crowded = len(ranked) > beam.width
    if crowded:
        ranked.sort(key=rank)
    counted = crowded and beam.alike < beam.width
    admitted: Layer[S] = {}
    alike, lost, dropped = Counter[tuple[int, int]](), 0, False
    for state in ranked:
        if len(admitted) == beam.width:
            return admitted, lost, True
        check()
        if counted:
            alike[likeness(state)] += 1
        if counted and alike[likeness(state)] > beam.alike:
            dropped = True
        elif is_lost(state):
            lost += 1
        else:
            refuted, used = sieve.refutes(state, check) if sieve else (False, 0)
            lost += used + refuted
            if not refuted:
                admitted[state] = arrived[state]
    return admitted, lost, dropped


def _is_lost(known: set[S], proved_lost: Callable[[S], bool] | None, state: S) -> bool:
    """Whether a state is known to be lost, or else proved, unless it will be decided."""
    return state in known or (proved_lost is not None and proved_lost(state))


def line(trail: Trail, link: tuple[int, int]) -> tuple[int, ...]:
    """The codes of the moves up to and including a last one."""
    codes = [link[1]]
    while (at := link[0]) >= 0:
        link = trail[at]
        codes.append(link[1])
    return tuple(codes[-2::-1])
