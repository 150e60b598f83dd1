"""Proofs of loss by decisions, for the positions of a game: each by itself, without a search.

They take about a millisecond each, and whether they find a position to be lost doesn't depend on
how late it is: a later one may be harder to refute. So all are tried.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from engine.solver.back import Start, in_one_row
from engine.solver.check import Check, unchecked
from engine.solver.encoding import Encoding

try:
    from engine.solver._fast import run_probes
except ImportError:  # there was no suitable compiler, or an older version was built
    COMPILED = False
else:
    COMPILED = True


@dataclass(frozen=True, slots=True)
class Probed:
    """What proofs by decisions found out."""

    lost: int
    """How many positions are lost, from the latest one back; those between are lost as well."""
    nodes: int
    """How many proofs were tried."""


class Prober(Protocol):
    """The proofs: plain or compiled."""

    def __call__(
        self, row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = ...
    ) -> Probed:
        """Tries each position, the latest first, with so many nodes."""


def plain(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Probed:
    """The proofs in plain Python: the same as run_probes in fast/beam.c, node for node."""
    prober = row.prober()
    assert prober is not None, "such positions can be decided"
    lost = used = 0
    for number, (layer, state) in enumerate(starts, 1):
        refuted, tried = prober.lost(state, layer, nodes, check)
        used += tried
        if refuted:
            lost = number
    return Probed(lost, used)


def compiled(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Probed:
    """The result of `plain`, from the compiled proofs."""
    packed = [(layer, row.words(state)) for layer, state in starts]
    (_, used, _), lost = run_probes(row.game, row.order, packed, nodes, check)
    return Probed(lost, used)


PLAIN: Final[Prober] = plain
FASTEST: Final[Prober] = compiled if COMPILED else PLAIN


def can_be_probed(position: Encoding[Any]) -> bool:
    """Whether a position may be proved lost by itself."""
    prober = position.prober()
    return prober is not None and position.first_layer >= prober.first_layer


def probed(
    positions: Sequence[Encoding[Any]],
    nodes: int,
    *,
    probe: Prober = FASTEST,
    check: Check = unchecked,
) -> Probed:
    """What is known to be lost of a game's successive positions, the latest first.

    The positions before the first that can't be decided are left out.
    """
    decided = [position for position in positions if can_be_probed(position)]
    if not decided or not nodes:
        return Probed(0, 0)
    return probe(decided[-1], in_one_row(decided), nodes, check)
