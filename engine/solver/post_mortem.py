"""Where a lost game was lost: which positions to search, and what their verdicts say together.

Once lost, a game stays lost. So each budget looks by halves for the last position that it can show
to be winnable and the first that it can show to be lost, and the next one looks between them. Large
budgets begin at both ends instead of in the middle, where they would be spent in vain. The
positions are searched by the caller, wherever and whenever it suits.

Two things save searches. Where there is only one legal move, the verdict is that of the next
position. And a line that wins at one ply often wins at later ones, too: see `path`.
"""

from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.solver.path import Path
from engine.solver.verdict import Kind, Verdict

BUDGETS: Final = (5_000, 20_000, 80_000, 320_000, 1_280_000, 2_560_000)
"""The nodes of a search, one budget after another: most positions are decided by the first."""
HALVED: Final = 80_000
"""The largest budget that looks by halves."""


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

    def __init__(self, plies: int, game: Game | None = None) -> None:
        """`plies` is how many moves the game has. Its last position must be lost for good.

        With the game itself fewer searches are needed. Replaying it then takes some milliseconds
        here, and a few more in `note` for a verdict that is won.
        """
        self.bounds = Bounds(None, plies)
        self._path = Path.of(game) if game else None
        self._deciding = self._path.deciding if self._path else tuple(range(plies))
        self._budget = 0
        self._steps = {Kind.WON: plies, Kind.LOST: plies}
        """How far from what is known to be won or lost the next probe is, at most."""
        self._undecided: set[int] = set()
        """The plies that the present budget doesn't decide."""

    @classmethod
    def of(cls, game: Game) -> "PostMortem":
        """The search for the losing move of a game that is lost for good."""
        return cls(len(game.moves), game)

    def next(self) -> Probe | None:
        """The position to search next; None if nothing more can be found out."""
        won = -1 if self.bounds.won is None else self.bounds.won
        between = [ply for ply in self._deciding if won < ply < self.bounds.lost]
        while between and self._budget < len(BUDGETS):
            if (ply := self._probed(between)) is not None:
                return Probe(ply, BUDGETS[self._budget])
            self._budget += 1
            self._undecided.clear()
            if BUDGETS[self._budget - 1] >= HALVED:
                self._steps = {Kind.WON: 1, Kind.LOST: 1}
        return None

    def _probed(self, between: list[int]) -> int | None:
        """The ply to search with the present budget; None if it decides no more.

        A position between two undecided ones is taken for undecided.
        """
        undecided = self._undecided.intersection(between)
        late = [ply for ply in between if ply > max(undecided, default=-1)]
        if late:
            return late[-min(self._steps[Kind.LOST], (len(late) + 1) // 2)]
        early = [ply for ply in between if ply < min(undecided)]
        if early:
            return early[min(self._steps[Kind.WON], (len(early) + 1) // 2) - 1]
        return None

    def note(self, ply: int, verdict: Verdict) -> None:
        """Takes note of the verdict on the position after `ply` moves."""
        bounds = self.bounds
        match verdict.kind:
            case Kind.WON:
                assert verdict.line is not None, "a won verdict has a line"
                won, line = ply, verdict.line
                if self._path:
                    won, line = self._path.followed(ply, line)
                self.bounds = Bounds(won, bounds.lost, line)
            case Kind.LOST:
                earlier = [decision for decision in self._deciding if decision < ply]
                self.bounds = Bounds(bounds.won, max(earlier, default=-1) + 1, bounds.line)
            case Kind.UNKNOWN:
                self._undecided.add(ply)
        if verdict.kind in self._steps:
            self._steps[verdict.kind] *= 2
