"""Searches of an encoded position for one side of a verdict alone: a win, or a proof of loss."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from engine.solver.back import in_one_row
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EVER, Dive, Encoding, Search
from engine.solver.kernel import (
    Diver,
    End,
    Prober,
    Prover,
    Searcher,
    run_back,
    run_dive,
    run_fewest,
    run_probes,
)
from engine.solver.probing import probed
from engine.solver.verdict import Kind, Verdict

DIVE_NODES: Final = 5_000
"""How many nodes a depth-first hunt gets before another one begins."""
FEWEST_DIVES: Final = 3
"""How many are tried, at least, while there are nodes: one may soon have nothing left to try."""


def dive_for_win(
    encoding: Encoding[Any],
    nodes: int,
    dives: Iterator[Dive] | None = None,
    *,
    run: Diver = run_dive,
    check: Check = unchecked,
) -> Verdict:
    """A win, looked for by many short depth-first hunts: by default the first of the encoding's.

    Where a win is near, or many lines win, one that goes straight on finds it with fewer nodes than
    any beam; where it goes astray early, it is soon given up for another.
    """
    used = 0
    for dive in islice(dives or encoding.dives(), FEWEST_DIVES + nodes // DIVE_NODES):
        check()
        found = run(encoding, dive, min(DIVE_NODES, nodes - used), check)
        used += found.nodes
        if found.end is End.FOUND:
            return Verdict(Kind.WON, encoding.line(found.codes), used)
        if used >= nodes:
            break
    return Verdict(Kind.UNKNOWN, None, used)


def find_win(
    encoding: Encoding[Any],
    nodes: int,
    hunts: Iterator[Search] | None = None,
    *,
    run: Searcher = run_fewest,
    check: Check = unchecked,
) -> Verdict:
    """A win, looked for by beams with a price for turns, as for the fewest turns: by default those
    that fit into the nodes.

    A price finds wins that other scores don't, even where nobody asks how many turns they take.
    """
    used = 0
    for beam in hunts or encoding.hunts(nodes):
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
