"""Two jugs, a tap and a sink: a game with few positions and many cycles."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine import Game
from engine.moves import Build, Move
from engine.table import Arrangement, Outcome, Table

Levels: TypeAlias = tuple[int, int]

SHELF: Final = Arrangement("shelf", kind="jug")
OUTSIDE: Final = 0
"""The tap as a source and the sink as a target; the jugs are 1 and 2."""


@dataclass(frozen=True)
class Jugs:
    """Fill a jug, empty it, or pour it into the other one, until one holds the wanted amount.

    Every multiple of the sizes' greatest common divisor can be measured, up to the larger size.
    """

    sizes: Levels
    wanted: int
    scored: set[Levels] = field(default_factory=set, compare=False)
    """The positions that `placed` was asked about."""

    key = "jugs"
    name = "Two jugs"
    goal = 1

    def game(self) -> Game:
        """The game before its first move."""
        return Game(self, 1, (), self.start(1))

    def start(self, number: int) -> Levels:
        """Both jugs are empty in every deal."""
        del number
        return 0, 0

    def legal_moves(self, at: Levels) -> tuple[Move, ...]:
        """Every way to pour, even if it changes nothing, such as filling a full jug."""
        if self.wanted in at:
            return ()
        pairs = ((i, j) for i in range(3) for j in range(3) if i != j)
        return tuple(Build(source, target) for source, target in pairs)

    def after(self, at: Levels, move: Move) -> Levels:
        """The source is poured until it is empty or the target is full."""
        assert isinstance(move, Build) and isinstance(move.source, int)
        levels = [sum(self.sizes), *at]
        rooms = [sum(self.sizes), self.sizes[0] - at[0], self.sizes[1] - at[1]]
        poured = min(levels[move.source], rooms[move.target])
        levels[move.source] -= poured
        levels[move.target] += poured
        return levels[1], levels[2]

    def placed(self, at: Levels) -> int:
        """1 if a jug holds the wanted amount."""
        self.scored.add(at)
        return int(self.wanted in at)

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """Nothing breaks ties."""
        del moves
        return 0

    def table(self, at: Levels) -> Table:
        """There are no cards: the outcome and the legal moves are all there is to see."""
        legal = self.legal_moves(at)
        open_or_lost = Outcome.OPEN if legal else Outcome.LOST
        return Table(
            game=self.key,
            name=self.name,
            arrangement=SHELF,
            outcome=Outcome.WON if self.placed(at) == self.goal else open_or_lost,
            goal=self.goal,
            foundations=(),
            tableau=(),
            waste=(),
            stock=(),
            stock_left=0,
            legal=legal,
        )

    def reachable(self) -> set[Levels]:
        """Every position that can be reached, including the start."""
        found, ahead = {self.start(1)}, [self.start(1)]
        for at in ahead:
            new = {self.after(at, move) for move in self.legal_moves(at)} - found
            found |= new
            ahead += new
        return found
