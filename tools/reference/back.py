"""Proofs of loss back through a game, in plain Python: the same as run_back in fast/beam.c."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EXHAUSTIVE, Encoding
from engine.solver.kernel import A_STEP, BeamResult, End, Proofs, Start
from tools.reference.beam import Known, run
from tools.reference.searchable import searchable
from tools.reference.sieve import Sieve

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
