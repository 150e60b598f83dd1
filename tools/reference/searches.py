"""The searches of a portfolio in plain Python: fast/beam.c and fast/dive.c, node for node."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EXHAUSTIVE, UNBOUNDED, Beam, Dive, Encoding
from engine.solver.kernel import A_STEP, BeamResult, End, Probed, Proofs, Searches, Start
from tools.reference.encoding import (
    ALL_UP,
    LAYER_GROWTH,
    Decider,
    Searchable,
    likeness,
    to_be_tried,
    tops_of,
)
from tools.reference.fewest_search import run_fewest
from tools.reference.searchable import searchable

S = TypeVar("S", bound=Hashable)

PROOF_NODES: Final = 4
"""A proof counts as so many nodes, half of what take the same time."""
BUDGET_PER_PROOF: Final = 1_000
"""At first a layer is worth a proof for so many nodes of the budget."""
WORTH: Final = 6
"""For each state that is refuted, it is worth so many more."""
MOST_PROOFS: Final = 120
"""For one state."""


class Sieve(Generic[S]):
    """Refutes states of one layer after another, and learns from each for the next ones.

    A state that is refuted when it arrives saves the search of all that it leads to. A proof by
    decisions takes some eight times as long as a state, and a state some ten to a hundred proofs:
    in some layers nearly every state is refuted by then, in others none. So a layer is worth a few
    proofs at first, and more of them for each state that is refuted there.
    """

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

    Layers are searched in order. The search prunes states that arrive in a layer and are provably
    lost, and admits the best of the rest up to the beam's width. Within a layer it expands every
    state that moves can reach, each once. A beam that cut nothing was exhaustive: if it found no
    win, the position is lost.

    An unbounded beam cuts nothing. Where much happens within a layer, it tries the proof of loss
    for every state: always with the stock empty, and where the encoding says so.

    Nodes are expanded states and pruned ones, and proofs by decisions, each for as many as `Sieve`
    says.
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


QUICK: Final = 10_000
"""A position that takes at most so many nodes isn't worth proofs for single states. One that takes
more is searched from its start again."""


def run_back(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Proofs:
    """A `Prover`, as `kernel.run_back` node for node."""
    known: Known[Any] = {}
    game = searchable(row)
    decider, prober = game.decider(), game.prober()
    sieve = Sieve(prober) if prober else None
    last = BeamResult(End.SPENT, 0)
    for proved, start in enumerate(starts):
        if last.nodes >= nodes:  # more, if many states were pruned at last
            return Proofs(proved, BeamResult(End.SPENT, nodes))
        limit = nodes - last.nodes
        if proved:
            limit = min(limit, last.nodes + nodes // A_STEP)
        search = partial(
            run, game, EXHAUSTIVE, check=check, start=start, known=known, decider=decider
        )
        result = _sifted(search, sieve, limit) if sieve else search(limit)
        last = BeamResult(result.end, last.nodes + result.nodes, result.codes)
        if last.end is not End.EXHAUSTED:
            return Proofs(proved, last)
    return Proofs(len(starts), last)


def _sifted(search: Callable[..., BeamResult], sieve: Sieve[Any], nodes: int) -> BeamResult:
    """A search that tries what arrives in a layer, unless a quick one is enough."""
    quick = search(min(nodes, QUICK))
    if quick.end is not End.SPENT or nodes <= QUICK:
        return quick
    result = search(nodes - QUICK, sieve=sieve)
    return BeamResult(result.end, QUICK + result.nodes, result.codes)


TABLE: Final = 2**13
"""How many states the table holds at most."""


def run_dive(game: Encoding[Any], dive: Dive, nodes: int, check: Check = unchecked) -> BeamResult:
    """A `Diver`, as `kernel.run_dive` node for node.

    Of the states that moves lead to it goes on with the best by score, then with what can be
    reached from there, and so on; only then with the second best. It takes no state twice that its
    table still holds. The table is bounded: a later state takes the place of an earlier one. So a
    hunt that has nothing left to try proves nothing.

    Nodes are expanded states and those that are proved lost instead.
    """
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


def run_probes(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Probed:
    """A `Prober`, as `kernel.run_probes` node for node."""
    prober = searchable(row).prober()
    assert prober is not None, "such positions can be decided"
    lost = used = 0
    for number, (layer, state) in enumerate(starts, 1):
        refuted, tried = prober.lost(state, layer, nodes, check)
        used += tried
        if refuted:
            lost = number
    return Probed(lost, used)


PLAIN: Final = Searches(run_beam, run_dive, run_fewest, run_back)
