"""Proofs of loss by decisions, for the positions of a game: each by itself, without a search.

They take about a millisecond each, and whether they find a position to be lost doesn't depend on
how late it is: a later one may be harder to refute. So all are tried.
"""

from collections.abc import Sequence
from typing import Any

from engine.solver.back import in_one_row
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Encoding
from engine.solver.kernel import Probed, Prober, run_probes


def can_be_probed(position: Encoding[Any]) -> bool:
    """Whether a position may be proved lost by itself."""
    first = position.decided_from
    return first is not None and position.first_layer >= first


def probed(
    positions: Sequence[Encoding[Any]],
    nodes: int,
    *,
    probe: Prober = run_probes,
    check: Check = unchecked,
) -> Probed:
    """What is known to be lost of a game's successive positions, the latest first.

    The positions before the first that can't be decided are left out.
    """
    decided = [position for position in positions if can_be_probed(position)]
    if not decided or not nodes:
        return Probed(0, 0)
    return probe(decided[-1], in_one_row(decided), nodes, check)
