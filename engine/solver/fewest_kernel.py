"""Selects the search for the fewest turns: compiled if it could be built, else plain Python."""

from typing import Any, Final, Protocol

from engine.solver.beam import End
from engine.solver.check import Check, unchecked
from engine.solver.encoding import Encoding, Search
from engine.solver.fewest_search import Found
from engine.solver.fewest_search import run as plain

try:
    from engine.solver._fast import run_fewest
except ImportError:  # there was no suitable compiler, or an older version was built
    COMPILED = False
else:
    COMPILED = True


class Searcher(Protocol):
    """A search: `fewest_search.run`, plain or compiled."""

    def __call__(
        self, game: Encoding[Any], search: Search, nodes: int, limit: int, check: Check = ...
    ) -> Found:
        """The best win with fewer turns than the limit, from the encoding's start."""


PLAIN: Final[Searcher] = plain


def compiled(
    game: Encoding[Any], search: Search, nodes: int, limit: int, check: Check = unchecked
) -> Found:
    """The result of `fewest_search.run`, from the compiled search."""
    position = (game.game, game.order, game.first_layer, game.words(game.start))
    weights = (*search.weights, *(0,) * (6 - len(search.weights)))
    beam = (search.width, search.price, nodes, limit)
    (end, used, codes), turns = run_fewest(
        *position, weights, *beam, search.everywhere, search.at_once, check
    )
    return Found(End(end), used, turns, tuple(codes))


FASTEST: Final[Searcher] = compiled if COMPILED else PLAIN
