"""The portfolio of searches behind every question: whether an encoded position can be won.

No search is best everywhere. A quick one decides most positions. What it leaves undecided is
searched for a win alone and for a proof of loss alone, each with its share of the nodes. The shares
and their order depend on the game and on how far it is, as measured: see `encodings`.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Beam, Encoding, Means
from engine.solver.kernel import COMPILED_SEARCHES, End, Searches
from engine.solver.one_side import dive_for_win, find_win, prove_loss
from engine.solver.verdict import Kind, Verdict


def search_all(
    encoding: Encoding[Any],
    nodes: int,
    *,
    searches: Searches = COMPILED_SEARCHES,
    check: Check = unchecked,
) -> Verdict:
    """The verdict on a position after at most this many nodes in all of the searches together.

    What one of them leaves of its nodes is there for the next.
    """
    used, hunts = 0, None
    beams, dives = encoding.beams(), encoding.dives()
    for part in encoding.parts(nodes):
        limit = part.until - used
        if limit <= 0:
            continue
        match part.means:
            case Means.BEAMS:
                found = _run_beams(encoding, beams, limit, searches, check)
            case Means.DIVES:
                found = dive_for_win(encoding, limit, dives, run=searches.dive, check=check)
            case Means.HUNTS:
                hunts = hunts or encoding.hunts(limit)
                found = find_win(encoding, limit, hunts, run=searches.fewest, check=check)
            case Means.PROOF:
                found = prove_loss([encoding], limit, prove=searches.back, check=check)
        used += found.nodes
        if found.kind is not Kind.UNKNOWN:
            return replace(found, nodes=used)
    return Verdict(Kind.UNKNOWN, None, used)


def _run_beams(
    encoding: Encoding[Any], beams: Iterator[Beam], nodes: int, searches: Searches, check: Check
) -> Verdict:
    """The verdict of ever wider beams, each for either side."""
    used = 0
    while True:
        check()
        result = searches.beam(encoding, next(beams), max(0, nodes - used), check)
        used += result.nodes
        if result.end is End.FOUND:
            return Verdict(Kind.WON, encoding.line(result.codes), used)
        if result.end is End.EXHAUSTED:
            return Verdict(Kind.LOST, None, used)
        if result.end is End.SPENT:
            # States that the last beam pruned may have exceeded the budget.
            return Verdict(Kind.UNKNOWN, None, min(used, nodes))
