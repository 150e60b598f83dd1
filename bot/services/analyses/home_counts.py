"""Cards home after each move of a game, in slices."""

from collections.abc import Sequence
from typing import Final

from bot.services.core.slices import Slices
from bot.services.play.courses import MOVES
from engine import Game
from engine.solver.baseline import patient

_SLICE: Final = 20
"""How many moves a slice makes, in about 3 ms."""


def by_record(start: Game, moves: Sequence[str]) -> Slices[tuple[int, ...]]:
    """The cards home before the first of some moves and after each; IllegalMove."""
    at, home = start, [start.placed]
    for move in moves:
        at = _bare(at).played(move)
        home.append(at.placed)
        if not len(home) % _SLICE:
            yield
    return tuple(home)


def by_patient(start: Game) -> Slices[tuple[int, ...]]:
    """The same when the baseline player plays on; they give up if a position repeats."""
    at, home, seen = start, [start.placed], set()
    while at.legal_moves and at.position not in seen and len(home) <= MOVES:
        seen.add(at.position)
        at = _bare(at).played(str(patient(at.table)))
        home.append(at.placed)
        if not len(home) % _SLICE:
            yield
    return tuple(home)


def _bare(game: Game) -> Game:
    """A game without its moves: copying them each time would take their square."""
    return Game(game.rules, game.number, (), game.position)
