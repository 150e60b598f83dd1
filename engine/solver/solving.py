"""The one question that the solver answers: can this still be won, and how?"""

from typing import Any, Final

from engine.game import Game
from engine.solver.beam import End
from engine.solver.encoding import Encoding
from engine.solver.kernel import FASTEST, Runner
from engine.solver.shah_encoding import shah_encoding
from engine.solver.sultan_encoding import sultan_encoding
from engine.solver.verdict import Kind, Verdict
from engine.sultan import Sultan
from engine.table import Outcome

NODES: Final = 200_000
"""The budget that a hint gets: mostly far under a second, 1.4 s at worst, on one slow core."""


def solve(game: Game, nodes: int = NODES, *, run: Runner = FASTEST) -> Verdict:
    """What is known of the game's position after looking at no more than so many others.

    The same on every machine: neither time nor chance has a part in it, and the two searches
    that `run` may be look at the same positions in the same order.
    """
    if game.outcome is not Outcome.OPEN:
        won = game.outcome is Outcome.WON
        return Verdict(Kind.WON, (), 0) if won else Verdict(Kind.LOST, None, 0)
    encoding = encoding_of(game)
    used = 0
    for beam in encoding.beams():
        tried = run(encoding, beam, nodes - used)
        used += tried.nodes
        if tried.end is End.FOUND:
            return Verdict(Kind.WON, encoding.line(tried.codes), used)
        if tried.end is End.EXHAUSTED:
            return Verdict(Kind.LOST, None, used)
        if tried.end is End.SPENT:
            break
    return Verdict(Kind.UNKNOWN, None, used)


def encoding_of(game: Game) -> Encoding[Any]:
    """The game's position, made ready for a search."""
    return sultan_encoding(game) if isinstance(game.rules, Sultan) else shah_encoding(game)
