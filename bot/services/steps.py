"""What moves did, card by card: what a change line tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine import Game
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the cards that it moved."""

    move: Move
    card: Card | None
    """The card turned, played, filled in or built; None for a redeal or a new circle."""
    filler: Card | None = None
    """The card that filled the slot which the move left."""


def steps(course: Sequence[Game]) -> tuple[Step, ...]:
    """The moves of a course: a game, and what it became by each."""
    return tuple(_made(before, after) for before, after in pairwise(course))


def step(game: Game, move: Move) -> Step:
    """A legal move with its cards, not yet made."""
    return _step(move, game.table, game.played(str(move)).table)


def _made(before: Game, after: Game) -> Step:
    made = after.moves[-1]
    move = next(move for move in before.legal_moves if str(move) == made)
    return _step(move, before.table, after.table)


def _step(move: Move, before: Table, after: Table) -> Step:
    match move:
        case Turn():
            return Step(move, after.waste[-1])
        case Play(source="w"):
            return Step(move, before.waste[-1])
        case Play(source=int(slot)) if before.reserve:
            return Step(move, before.reserve[slot - 1], after.reserve[slot - 1])
        case Play(source) | Build(source) | Privilege(source):
            return Step(move, _top(before, source))
        case Fill():
            assert before.vacancy, "only a vacancy is filled"
            return Step(move, after.rays[before.vacancy[0] - 1][-1])
        case Deal() | Redeal():
            return Step(move, None)


def _top(table: Table, source: int | str) -> Card:
    """The available card of the waste or of a ray."""
    return table.waste[-1] if source == WASTE else table.rays[int(source) - 1][-1]
