"""Selects the beam search: compiled if it could be built, else plain Python, with equal results."""

from typing import Any, Final, Protocol

from engine.solver.beam import BeamResult, End
from engine.solver.beam import run as plain
from engine.solver.check import Check, unchecked
from engine.solver.encoding import Beam, Encoding

try:
    from engine.solver._fast import run_beam
except ImportError:  # there was no suitable compiler, or an older version was built
    COMPILED = False
else:
    COMPILED = True


class Runner(Protocol):
    """A beam search: `beam.run`, plain or compiled."""

    def __call__(
        self, game: Encoding[Any], beam: Beam, nodes: int, check: Check = ...
    ) -> BeamResult:
        """The result of a search from the encoding's start with a budget of nodes."""


PLAIN: Final[Runner] = plain


def compiled(game: Encoding[Any], beam: Beam, nodes: int, check: Check = unchecked) -> BeamResult:
    """The result of `beam.run`, from the compiled search."""
    weights = (*beam.weights, *(0,) * (6 - len(beam.weights)))
    words = game.words(game.start)
    end, used, codes = run_beam(
        game.game,
        game.order,
        game.first_layer,
        words,
        weights,
        beam.width,
        beam.alike,
        nodes,
        beam.at_once,
        check,
    )
    return BeamResult(End(end), used, tuple(codes))


FASTEST: Final[Runner] = compiled if COMPILED else PLAIN
