"""Searches for one side of a verdict: a win, or a proof of loss.

`solve` looks for both, and spends most of its budget on beams too narrow to prove anything. Where a
win is likely but hard to find, or a loss but far off, one side alone is found with fewer nodes.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, assert_never

from engine.game import Game
from engine.solver.back import in_one_row
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EVER, Encoding
from engine.solver.kernel import End, Prober, Prover, Searcher, run_back, run_fewest, run_probes
from engine.solver.probing import probed
from engine.solver.solving import encoding_of, has_encoding, solve
from engine.solver.verdict import Kind, Verdict
from engine.table import Outcome


class Side(Enum):
    """What a search looks for."""

    EITHER = "either"
    """A win or a proof of loss, as `solve` does."""
    WIN = "win"
    LOSS = "loss"
    FULL = "full"
    """Whichever a search finds that cuts nothing."""
    DECIDED = "decided"
    """A loss that is proved by decisions, without a search."""


def search(
    game: Game, nodes: int, side: Side, *, back: int = 0, check: Check = unchecked
) -> Verdict:
    """The verdict on the game's position after searching for one side, or for either.

    Unknown if that side isn't found with at most this many nodes. A search for a proof of loss, or
    one that cuts nothing, goes on with at most `back` positions before it, in turn, as far as the
    nodes last; proofs by decisions try each of them with so many nodes. The same on every machine.
    Raises what `check` raises.
    """
    if side is Side.EITHER or game.outcome is not Outcome.OPEN or not has_encoding(game):
        return solve(game, nodes, check=check)
    match side:
        case Side.WIN:
            return find_win(encoding_of(game), nodes, check=check)
        case Side.LOSS:
            return prove_loss(latest(game, back), nodes, check=check)
        case Side.FULL:
            return search_in_full(latest(game, back), nodes, check=check)
        case Side.DECIDED:
            return prove_by_decisions(latest(game, back), nodes, check=check)
        case _:
            assert_never(side)


def latest(game: Game, back: int) -> list[Encoding[Any]]:
    """The game's position, encoded, then those before it: at most so many more."""
    at = game.at_ply(len(game.moves) - min(back, len(game.moves)))
    positions = [encoding_of(at)]
    for move in game.moves[len(at.moves) :]:
        at = at.played(move)
        positions.append(encoding_of(at))
    return positions[::-1]


def find_win(
    encoding: Encoding[Any],
    nodes: int,
    *,
    run: Searcher = run_fewest,
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
    positions: Sequence[Encoding[Any]],
    nodes: int,
    *,
    prove: Prover = run_back,
    check: Check = unchecked,
) -> Verdict:
    """A proof that a game's position is lost, and those before it as far as the nodes last.

    The first position is the latest. The relaxed game is searched first, if there is one; the real
    one only if that can be won. It may find a win instead.
    """
    relaxed = [position.relaxed for position in positions if position.relaxed]
    if not relaxed:
        return search_in_full(positions, nodes, prove=prove, check=check)
    easier = prove(relaxed[-1], in_one_row(relaxed), nodes, check)
    used = easier.last.nodes
    if easier.proved:
        return Verdict(Kind.LOST, None, used, easier.proved - 1)
    if easier.last.end is not End.FOUND:
        return Verdict(Kind.UNKNOWN, None, used)
    verdict = search_in_full(positions, nodes - used, prove=prove, check=check)
    return replace(verdict, nodes=used + verdict.nodes)


def prove_by_decisions(
    positions: Sequence[Encoding[Any]],
    nodes: int,
    *,
    probe: Prober = run_probes,
    check: Check = unchecked,
) -> Verdict:
    """A proof that a game's position is lost, and those before it back to the earliest that can be
    proved lost by itself. The first position is the latest."""
    found = probed(positions, nodes, probe=probe, check=check)
    if found.lost:
        return Verdict(Kind.LOST, None, found.nodes, found.lost - 1)
    return Verdict(Kind.UNKNOWN, None, found.nodes)


def search_in_full(
    positions: Sequence[Encoding[Any]],
    nodes: int,
    *,
    prove: Prover = run_back,
    check: Check = unchecked,
) -> Verdict:
    """As `prove_loss`, but in the real game alone: a proof of loss, or a win if there is one."""
    found = prove(positions[-1], in_one_row(positions), nodes, check)
    if found.proved:
        return Verdict(Kind.LOST, None, found.last.nodes, found.proved - 1)
    if found.last.end is End.FOUND:
        return Verdict(Kind.WON, positions[0].line(found.last.codes), found.last.nodes)
    return Verdict(Kind.UNKNOWN, None, found.last.nodes)
