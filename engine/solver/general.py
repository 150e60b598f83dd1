"""A search that uses only a game's rules, for games without an encoding.

A layered beam search, one layer for each ply. Of the positions that a layer's moves reach, those
with the most cards placed go on, up to the beam's width, each position once a beam. The first beam
has width 1, and each one is about a quarter wider than the one before. Ties go to the position
found first in the first beam; each later beam breaks them by a perturbation of its own. Beams share
what they have explored, so that returning to a position costs no node. A beam that cut nothing was
exhaustive: if it found no win, the position is lost.

Nodes are the distinct positions found, the start not counted. All of them are kept, so the budget
limits memory, too. Nothing is assumed about positions, except that equal ones play alike.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from engine.game import Game
from engine.moves import Move
from engine.rules import Rules
from engine.solver.check import Check, unchecked
from engine.solver.kernel import End
from engine.solver.verdict import Kind, Verdict

P = TypeVar("P")

WIDENING: Final = 4
"""Each beam is wider than the one before by a quarter of its width, and at least by one."""
CARD: Final = 2**16
"""The score of a placed card: more than any perturbation."""


def solve_general(game: Game, nodes: int, check: Check = unchecked) -> Verdict:
    """The verdict on the game's position after searching at most this many nodes.

    The same on every machine: it depends on neither time nor chance, nor on any order of hashes.
    """
    graph = _Graph(game.rules, game.position, nodes)
    width, beam = 1, 0
    while (end := _run_beam(graph, width, beam, check)) is End.CUT:
        width, beam = width + 1 + width // WIDENING, beam + 1
    if end is End.FOUND:
        line = graph.line()
        assert game.played_all(line).placed == game.rules.goal, "the line does not win"
        return Verdict(Kind.WON, line, graph.nodes)
    return Verdict(Kind.LOST if end is End.EXHAUSTED else Kind.UNKNOWN, None, graph.nodes)


class _Graph(Generic[P]):
    """The positions found so far, numbered from 0 as they were found, and where they lead."""

    def __init__(self, rules: Rules[P], start: P, nodes: int) -> None:
        self.end: End | None = None
        """FOUND if the newest position is a win, SPENT if there was no node left for another."""
        self._rules = rules
        self._most_nodes = nodes
        self._numbers: dict[P, int] = {}
        self._positions: list[P] = []
        self._placed: list[int] = []
        self._origins: list[tuple[int, Move] | None] = []
        """For each position the one it was first found from, and the move; None for the first."""
        self._successors: list[Sequence[int] | None] = []
        """For each position those its moves lead to; None until it is expanded."""
        self._add(start, None)

    @property
    def nodes(self) -> int:
        """The number of positions, not counting the first."""
        return len(self._positions) - 1

    def successors(self, number: int) -> Sequence[int]:
        """The positions after each legal move; incomplete once the search has ended."""
        known = self._successors[number]
        if known is None:
            known = self._successors[number] = self._expanded(number)
        return known

    def score(self, number: int, beam: int) -> int:
        """How promising a position looks to a beam."""
        return CARD * self._placed[number] + _perturbation(number, beam)

    def line(self) -> tuple[str, ...]:
        """The notations of the moves to the newest position."""
        line, origin = [], self._origins[-1]
        while origin is not None:
            number, move = origin
            line.append(str(move))
            origin = self._origins[number]
        return tuple(reversed(line))

    def _expanded(self, number: int) -> list[int]:
        at, successors = self._positions[number], []
        for move in self._rules.legal_moves(at):
            there = self._rules.after(at, move)
            known = self._numbers.get(there)
            if known is None:
                if self.nodes >= self._most_nodes:
                    self.end = End.SPENT
                    break
                known = self._add(there, (number, move))
            successors.append(known)
            if self.end is not None:
                break
        return successors

    def _add(self, position: P, origin: tuple[int, Move] | None) -> int:
        number = self._numbers[position] = len(self._positions)
        placed = self._rules.placed(position)
        if placed == self._rules.goal:
            self.end = End.FOUND
        self._positions.append(position)
        self._placed.append(placed)
        self._origins.append(origin)
        self._successors.append(None)
        return number


def _run_beam(graph: _Graph[P], width: int, beam: int, check: Check) -> End:
    """How a beam from the first position ends; the beam's number determines its perturbation."""
    admitted, layer, cut = {0}, [0], False
    while layer:
        arrived: dict[int, None] = {}
        for number in layer:
            check()
            arrived.update(dict.fromkeys(graph.successors(number)))
            if graph.end is not None:
                return graph.end
        layer = [number for number in arrived if number not in admitted]
        if len(layer) > width:
            cut = True
            layer.sort(key=lambda number: graph.score(number, beam), reverse=True)
            del layer[width:]
        admitted.update(layer)
    return End.CUT if cut else End.EXHAUSTED


def _perturbation(number: int, beam: int) -> int:
    """A pseudo-random number below CARD, the same on every machine; 0 in the first beam."""
    if not beam:
        return 0
    word = (number * 6364136223846793005 + beam * 1442695040888963407) % 2**64
    word ^= word >> 32
    return (word * 6364136223846793005 >> 40) % CARD
