"""Proofs of loss by decisions, in plain Python: the same as run_probes in fast/beam.c."""

from collections.abc import Sequence
from typing import Any

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Encoding
from engine.solver.kernel import Probed, Start
from tools.reference.searchable import searchable


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
