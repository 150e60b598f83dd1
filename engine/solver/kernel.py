"""Selects the beam search: compiled if it could be built, else plain Python, with equal results."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.solver import beam
from engine.solver.beam import BeamResult, End
from engine.solver.encoding import Beam, Encoding

try:
    from engine.solver import _fast
except ImportError:  # there was no suitable compiler
    COMPILED = False
else:
    COMPILED = True

Runner: TypeAlias = Callable[[Encoding[Any], Beam, int], BeamResult]

PLAIN: Final[Runner] = beam.run


def compiled(game: Encoding[Any], settings: Beam, nodes: int) -> BeamResult:
    """The result of `beam.run`, from the compiled search."""
    weights = (*settings.weights, *(0,) * (6 - len(settings.weights)))
    words = game.words(game.start)
    end, used, codes = _fast.search(
        game.game, game.order, game.first_layer, words, weights, settings.width, nodes
    )
    return BeamResult(End(end), used, tuple(codes))


FASTEST: Final[Runner] = compiled if COMPILED else PLAIN
