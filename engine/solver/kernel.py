"""The compiled searches, and what they find out. Nothing else knows whether they could be built.

The files of `fast` name their plain twins in tools/reference, which prove them node for node.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, TypeAlias

from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import Beam, Dive, Encoding, Search, Weights

try:
    from engine.solver import _fast
except ImportError:  # there was neither a compiler nor one to be had
    COMPILED = False
else:
    COMPILED = hasattr(_fast, "run_dive")  # an older version may have been built

A_STEP: Final = 2
"""In proofs of loss back through a game, a position may take as many nodes as all later ones
together, and this fraction of the budget besides (a half): the position that can be won takes them
in vain."""

MOST_WEIGHTS: Final = 6


class End(IntEnum):
    """How a search ended."""

    FOUND = 0
    """It found a win."""
    CUT = 1
    """It found no win, but cut some states."""
    EXHAUSTED = 2
    """It found no win and cut nothing."""
    SPENT = 3
    """It ran out of nodes."""


@dataclass(frozen=True, slots=True)
class BeamResult:
    end: End
    nodes: int
    codes: tuple[int, ...] = ()
    """The codes of the moves that win; empty unless a win was found."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search for the fewest turns."""

    end: End
    """CUT, EXHAUSTED or SPENT, whether or not a win was found."""
    nodes: int
    turns: int
    """How many turns the best win takes; the limit if none was found."""
    codes: tuple[int, ...] = ()
    """The codes of its moves; empty if none was found."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """What searches for proofs of loss, one after another, found out."""

    proved: int
    """How many positions are lost, from the latest one back."""
    last: BeamResult
    """How the last search ended; its nodes are those of all searches."""


@dataclass(frozen=True, slots=True)
class Probed:
    """What proofs by decisions found out."""

    lost: int
    """How many positions are lost, from the latest one back; those between are lost as well."""
    nodes: int
    """How many proofs were tried."""


Start: TypeAlias = tuple[int, Any]
"""The layer and the state of a position, in the row of an earlier one."""


Runner: TypeAlias = Callable[[Encoding[Any], Beam, int, Check], BeamResult]
"""A beam search from an encoding's start, with a budget of nodes."""
Searcher: TypeAlias = Callable[[Encoding[Any], Search, int, int, Check], Found]
"""A search for the win with the fewest turns, with a budget of nodes and a limit of turns."""
Diver: TypeAlias = Callable[[Encoding[Any], Dive, int, Check], BeamResult]
"""A depth-first hunt for a win, with a budget of nodes; CUT if it has nothing left to try."""
Prover: TypeAlias = Callable[[Encoding[Any], Sequence[Start], int, Check], Proofs]
"""Proves positions lost, the latest first, until one isn't or all the nodes are spent."""
Prober: TypeAlias = Callable[[Encoding[Any], Sequence[Start], int, Check], Probed]
"""Tries to prove each position lost by decisions, the latest first, with so many nodes."""


def run_beam(game: Encoding[Any], beam: Beam, nodes: int, check: Check = unchecked) -> BeamResult:
    """A `Runner`: a layered beam search, fast/beam.c."""
    position = (game.game, game.order, game.first_layer, game.words(game.start))
    widths = (beam.width, beam.alike, nodes)
    return _result(_fast.run_beam(*position, _filled(beam.weights), *widths, beam.at_once, check))


def run_fewest(
    game: Encoding[Any], search: Search, nodes: int, limit: int, check: Check = unchecked
) -> Found:
    """A `Searcher`: a beam search that goes on after a win, fast/fewest.c."""
    position = (game.game, game.order, game.first_layer, game.words(game.start))
    beam = (search.width, search.price, nodes, limit)
    (end, used, codes), turns = _fast.run_fewest(
        *position, _filled(search.weights), *beam, search.everywhere, search.at_once, check
    )
    return Found(End(end), used, turns, tuple(codes))


def run_dive(game: Encoding[Any], dive: Dive, nodes: int, check: Check = unchecked) -> BeamResult:
    """A `Diver`: a depth-first hunt with a bounded table, fast/dive.c."""
    position = (game.game, game.order, game.first_layer, game.words(game.start))
    return _result(_fast.run_dive(*position, _filled(dive.weights), nodes, dive.at_once, check))


def run_back(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Proofs:
    """A `Prover`: exhaustive searches that share what is lost, fast/beam.c."""
    last, proved = _fast.run_back(
        row.game, row.order, _packed(row, starts), nodes, nodes // A_STEP, check
    )
    return Proofs(proved, _result(last))


def run_probes(
    row: Encoding[Any], starts: Sequence[Start], nodes: int, check: Check = unchecked
) -> Probed:
    """A `Prober`: one proof by decisions after another, fast/decisions.c."""
    (_, used, _), lost = _fast.run_probes(row.game, row.order, _packed(row, starts), nodes, check)
    return Probed(lost, used)


@dataclass(frozen=True, slots=True)
class Searches:
    """The searches that a portfolio is made of."""

    beam: Runner
    dive: Diver
    fewest: Searcher
    back: Prover


COMPILED_SEARCHES: Final = Searches(run_beam, run_dive, run_fewest, run_back)


def _filled(weights: Weights) -> Weights:
    return (*weights, *(0,) * (MOST_WEIGHTS - len(weights)))


def _packed(row: Encoding[Any], starts: Sequence[Start]) -> list[tuple[int, tuple[int, ...]]]:
    return [(layer, row.words(state)) for layer, state in starts]


def _result(found: tuple[int, int, tuple[int, ...]]) -> BeamResult:
    end, nodes, codes = found
    return BeamResult(End(end), nodes, tuple(codes))
