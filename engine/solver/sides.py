"""Searches for one side of a verdict: a win, or a proof of loss.

`solve` looks for both, and spends most of its budget on beams too narrow to prove anything. Where a
win is likely but hard to find, or a loss but far off, one side alone is found with fewer nodes.
"""

from enum import Enum
from typing import Any, assert_never

from engine.game import Game
from engine.solver.beam import End
from engine.solver.check import Check, unchecked
from engine.solver.encoding import EVER, EXHAUSTIVE, Encoding
from engine.solver.fewest_kernel import FASTEST as FASTEST_SEARCHER
from engine.solver.fewest_kernel import Searcher
from engine.solver.kernel import FASTEST as FASTEST_RUNNER
from engine.solver.kernel import Runner
from engine.solver.solving import encoding_of, has_encoding, solve
from engine.solver.verdict import Kind, Verdict
from engine.table import Outcome


class Side(Enum):
    """What a search looks for."""

    EITHER = "either"
    """A win or a proof of loss, as `solve` does."""
    WIN = "win"
    LOSS = "loss"


def search(game: Game, nodes: int, side: Side, *, check: Check = unchecked) -> Verdict:
    """The verdict on the game's position after searching for one side, or for either.

    Unknown if that side isn't found with at most this many nodes. The same on every machine. Raises
    what `check` raises.
    """
    if side is Side.EITHER or game.outcome is not Outcome.OPEN or not has_encoding(game):
        return solve(game, nodes, check=check)
    encoding = encoding_of(game)
    match side:
        case Side.WIN:
            return find_win(encoding, nodes, check=check)
        case Side.LOSS:
            return prove_loss(encoding, nodes, check=check)
        case _:
            assert_never(side)


def find_win(
    encoding: Encoding[Any],
    nodes: int,
    *,
    run: Searcher = FASTEST_SEARCHER,
    check: Check = unchecked,
) -> Verdict:
    """A win, looked for by beams with a price for turns, as for the fewest turns.

    A price finds wins that other scores don't, even where nobody asks how many turns they take.
    """
    used = 0
    for beam in encoding.hunts(nodes):
        check()
        found = run(encoding, beam, nodes - used, EVER, check)
        used += found.nodes
        if found.codes:
            return Verdict(Kind.WON, encoding.line(found.codes), min(used, nodes))
        if found.end is End.EXHAUSTED:
            return Verdict(Kind.LOST, None, min(used, nodes))
        if used >= nodes:
            break
    return Verdict(Kind.UNKNOWN, None, min(used, nodes))


def prove_loss(
    encoding: Encoding[Any], nodes: int, *, run: Runner = FASTEST_RUNNER, check: Check = unchecked
) -> Verdict:
    """A proof of loss by a search that cuts nothing; it may find a win instead.

    The relaxed game is searched first, if there is one; the real one only if that can be won.
    """
    used = 0
    if relaxed := encoding.relaxed:
        result = run(relaxed, EXHAUSTIVE, nodes, check)
        used = result.nodes
        if result.end is not End.FOUND:
            kind = Kind.LOST if result.end is End.EXHAUSTED else Kind.UNKNOWN
            return Verdict(kind, None, used)
    result = run(encoding, EXHAUSTIVE, nodes - used, check)
    used += result.nodes
    match result.end:
        case End.FOUND:
            return Verdict(Kind.WON, encoding.line(result.codes), used)
        case End.EXHAUSTED:
            return Verdict(Kind.LOST, None, used)
        case _:
            return Verdict(Kind.UNKNOWN, None, used)
