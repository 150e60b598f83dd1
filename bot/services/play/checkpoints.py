"""Positions kept along a game, so that an earlier one is near instead of a whole replay away."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final

from bot.services.core.slices import Slices
from engine import Game

EVERY: Final = 50
"""How many moves apart positions are kept: these are replayed in about a millisecond."""
_SLICE: Final = 100
"""How many moves a slice of a replay makes, in about 3 ms."""


@dataclass(frozen=True, slots=True)
class Checkpoints:
    """Some positions of a game."""

    positions: tuple[tuple[int, Any], ...] = field(repr=False)
    """Each after the number of moves it took, ascending; the first is the deal's."""

    def at_ply(self, game: Game, ply: int) -> Game:
        """Their game after its first `ply` moves."""
        at = bisect_right(self.positions, ply, key=itemgetter(0))
        near, position = self.positions[at - 1]
        start = Game(game.rules, game.number, game.moves[:near], position)
        return start.played_all(game.moves[near:ply])

    def up_to(self, ply: int) -> "Checkpoints":
        """Those of the first `ply` moves."""
        return Checkpoints(self.positions[: bisect_right(self.positions, ply, key=itemgetter(0))])

    def passing(self, game: Game) -> "Checkpoints":
        """The same and the game as it is, unless the last one is near."""
        ply = len(game.moves)
        if ply < self.positions[-1][0] + EVERY:
            return self
        return Checkpoints((*self.positions, (ply, game.position)))


def replay(key: str, deal: int, moves: Sequence[str]) -> Slices[tuple[Game, Checkpoints]]:
    """The game of a record and its checkpoints; raises IllegalMove."""
    at = Game.start(key, deal)
    kept = [(0, at.position)]
    for ply in range(0, len(moves), EVERY):
        # Without its moves so far: copying them each time would take their square.
        at = Game(at.rules, deal, (), at.position).played_all(moves[ply : ply + EVERY])
        kept.append((min(ply + EVERY, len(moves)), at.position))
        if not (ply + EVERY) % _SLICE:
            yield
    return Game(at.rules, deal, tuple(moves), at.position), Checkpoints(tuple(kept))
