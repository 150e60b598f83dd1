"""Where a lost game was lost: which positions to search, and what their verdicts say together.

Once lost, a game stays lost, so a search by halves between the last position known to be winnable
and the first one known to be lost finds the losing move. The positions are searched by the caller,
wherever and whenever it suits.
"""

from dataclasses import dataclass
from typing import Final

from engine.solver.verdict import Kind, Verdict

BUDGETS: Final = (5_000, 40_000, 320_000, 2_560_000)
"""The nodes of a search, one budget after another: most positions are decided by the first."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A position to search."""

    ply: int
    """After so many of the game's moves."""
    nodes: int


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of where a game was lost."""

    won: int | None
    """The last ply known to be winnable; None if no position is."""
    lost: int
    """The first ply known to be lost; after it no position can be won."""
    line: tuple[str, ...] = ()
    """The notations of the moves from the winnable position to the win."""

    @property
    def move(self) -> int | None:
        """The number of the losing move, from 1; None while it isn't known for certain."""
        return self.lost if self.won is not None and self.won + 1 == self.lost else None


class PostMortem:
    """The search for a lost game's losing move. Ask for a probe, search it, note the verdict."""

    def __init__(self, plies: int) -> None:
        """`plies` is how many moves the game has. Its last position must be lost for good."""
        self.bounds = Bounds(None, plies)
        self._budget = 0
        self._undecided: set[int] = set()
        """The plies that the present budget doesn't decide."""

    def next(self) -> Probe | None:
        """The position to search next; None if nothing more can be found out."""
        while self._budget < len(BUDGETS):
            first = 0 if self.bounds.won is None else self.bounds.won + 1
            middle = (first + self.bounds.lost) / 2
            open_plies = [
                ply for ply in range(first, self.bounds.lost) if ply not in self._undecided
            ]
            if open_plies:
                ply = min(open_plies, key=lambda ply: (abs(ply - middle), ply))
                return Probe(ply, BUDGETS[self._budget])
            if first == self.bounds.lost:
                return None
            self._budget += 1
            self._undecided.clear()
        return None

    def note(self, ply: int, verdict: Verdict) -> None:
        """Takes note of the verdict on the position after `ply` moves."""
        match verdict.kind:
            case Kind.WON:
                assert verdict.line is not None, "a won verdict has a line"
                self.bounds = Bounds(ply, self.bounds.lost, verdict.line)
            case Kind.LOST:
                self.bounds = Bounds(self.bounds.won, ply, self.bounds.line)
            case Kind.UNKNOWN:
                self._undecided.add(ply)
