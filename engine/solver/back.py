"""Proofs of loss back through a game: first of its last position, then of the one before it.

Once lost, a game stays lost, and where it was lost is what a player wants to know. The position
before one that is proved lost reaches much the same positions. So the states that a proof has
found, all of them lost, are kept, and the next proof prunes those that it meets again: proofs of
one hundred positions may take hardly more nodes than that of the earliest one alone.

For that, all positions are encoded in the row of the earliest: the order of waste and stock never
changes, cards only leave it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from engine.solver.beam import BeamResult, End, Known, run
from engine.solver.check import Check, unchecked
from engine.solver.encoding import EXHAUSTIVE, Encoding
from engine.solver.sieve import Sieve

try:
    from engine.solver._fast import run_back
except ImportError:  # there was no suitable compiler, or an older version was built
    COMPILED = False
else:
    COMPILED = True


A_STEP: Final = 2
"""A position may take as many nodes as all later ones together, and this fraction of the budget
besides (a half): the position that can be won takes them in vain."""


QUICK: Final = 10_000
"""A position that takes at most so many nodes isn't worth proofs for single states. One that takes
more is searched from its start again."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """What searches for proofs of loss, one after another, found out."""

    proved: int
    """How many positions are lost, from the latest one back."""
    last: BeamResult
    """How the last search ended; its nodes are those of all searches."""


Start: TypeAlias = tuple[int, Any]
"""The layer and the state of a position, in the row of an earlier one."""


class Prover(Protocol):
    """The search for proofs of loss: plain or compiled."""

    def __call__(
        self, row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = ...
    ) -> Proofs:
        """Proves positions lost, the latest first, until one isn't or all the nodes are spent."""


def plain(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Proofs:
    """The search in plain Python: the same as run_back in fast/beam.c, node for node."""
    known: Known[Any] = {}
    decider, prober = row.decider(), row.prober()
    sieve = Sieve(prober) if prober else None
    last = BeamResult(End.SPENT, 0)
    for proved, start in enumerate(starts):
        if last.nodes >= nodes:  # more, if many states were pruned at last
            return Proofs(proved, BeamResult(End.SPENT, nodes))
        limit = nodes - last.nodes
        if proved:
            limit = min(limit, last.nodes + nodes // A_STEP)
        search = partial(
            run, row, EXHAUSTIVE, check=check, start=start, known=known, decider=decider
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


def compiled(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Proofs:
    """The result of `plain`, from the compiled search."""
    packed = [(layer, row.words(state)) for layer, state in starts]
    step = nodes // A_STEP
    (end, used, codes), proved = run_back(row.game, row.order, packed, nodes, step, check)
    return Proofs(proved, BeamResult(End(end), used, tuple(codes)))


PLAIN: Final[Prover] = plain
FASTEST: Final[Prover] = compiled if COMPILED else PLAIN


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
