"""The beam, compiled where that could be built and in plain Python elsewhere: the same runs."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.solver import beam
from engine.solver.beam import BeamResult, End
from engine.solver.encoding import Beam, Encoding

try:
    from engine.solver import _fast
except ImportError:  # no compiler was there, or none that we know
    COMPILED = False
else:
    COMPILED = True

Runner: TypeAlias = Callable[[Encoding[Any], Beam, int], BeamResult]

PLAIN: Final[Runner] = beam.run


def compiled(game: Encoding[Any], tried: Beam, nodes: int) -> BeamResult:
    """What `beam.run` gives, from the compiled search."""
    weights = (*tried.weights, *(0,) * (6 - len(tried.weights)))
    end, looked_at, codes = _fast.search(
        game.game, game.order, game.first_layer, game.words(game.start), weights, tried.width, nodes
    )
    return BeamResult(End(end), looked_at, tuple(codes))


FASTEST: Final[Runner] = compiled if COMPILED else PLAIN
