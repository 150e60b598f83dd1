"""A finished game to be shown as an animation: which of its positions, and how fast."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.services.play.checkpoints import Checkpoints
from bot.services.play.game_view import GameView
from bot.services.play.steps import Step, step_between
from engine import Game
from engine.moves import Deal, Fill, Redeal, Turn
from engine.table import Table

HIGHLIGHT: Final = 20
"""How many moves a highlight has."""
_AFTER_LOSING: Final = 8
"""How many of them come after a losing move."""
TOLD: Final = 24
"""The most moves that are told one by one."""
MILESTONES: Final = 5

QUICK: Final = frozenset(map(str, (Turn(), Redeal(), Deal(), Fill())))
"""The moves that pass quickly: nothing is decided about a card."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A part of a finished game, as one player may see it."""

    view: GameView
    """The whole game, in the viewer's deck."""
    player: str | None
    """Whose game it is, or STRANGER; None if they may not be named."""
    first: int
    last: int
    """How many moves have been made when it begins and when it ends."""
    losing: int | None
    """The number of the move that lost the game; None unless that is known."""
    milestones: tuple[tuple[int, int], ...]
    """Cards home after some numbers of moves."""
    steps: tuple[Step, ...]
    """Its moves, if they are few enough to be told one by one."""
    whole: Game = field(repr=False, compare=False)
    checkpoints: Checkpoints = field(repr=False, compare=False)

    @property
    def plies(self) -> int:
        """How many moves the whole game has."""
        return len(self.whole.moves)

    @property
    def is_whole(self) -> bool:
        """Whether it shows the game from its deal to its end."""
        return (self.first, self.last) == (0, self.plies)

    @property
    def shows_end(self) -> bool:
        """Whether it shows how the game ended."""
        return self.last == self.plies

    @property
    def moves(self) -> tuple[str, ...]:
        """Its moves in notation."""
        return self.whole.moves[self.first : self.last]

    def games(self, plies: Sequence[int]) -> Iterator[Game]:
        """The game after each of these numbers of moves, ascending; each without its moves."""
        at = self.checkpoints.at_ply(self.whole, plies[0])
        made = plies[0]
        for ply in plies:
            bare = Game(at.rules, at.number, (), at.position)
            at = bare.played_all(self.whole.moves[made:ply])
            made = ply
            yield at

    def table(self, ply: int) -> Table:
        return self.checkpoints.at_ply(self.whole, ply).table


def highlight(plies: int, losing: int | None) -> tuple[int, int]:
    """The part of a game that is its highlight: around its losing move, or its end."""
    last = plies if losing is None else min(plies, losing + _AFTER_LOSING)
    return max(0, last - HIGHLIGHT), last


def milestones(whole: Game, checkpoints: Checkpoints) -> tuple[tuple[int, int], ...]:
    """Cards home after each fifth of a game but the last; fewer if it is short."""
    plies = sorted({len(whole.moves) * part // MILESTONES for part in range(1, MILESTONES)} - {0})
    return tuple((ply, checkpoints.at_ply(whole, ply).placed) for ply in plies)


def steps(whole: Game, checkpoints: Checkpoints, first: int, last: int) -> Iterator[Step]:
    """The moves between two positions of a game."""
    before = checkpoints.at_ply(whole, first)
    for move in whole.moves[first:last]:
        after = before.played(move)
        yield step_between(before, after)
        before = after
