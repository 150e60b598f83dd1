"""A puzzle as a value: a position that can still be won, and a line that wins from there."""

from dataclasses import dataclass, field
from typing import Final

from engine.cards import Card
from engine.game import Game
from engine.moves import Turn
from engine.table import Table

MOST_AHEAD: Final = 24
"""How many cards the stock of a puzzle has at most, all of which its player sees."""

_TURN: Final = str(Turn())


@dataclass(frozen=True)
class Puzzle:
    """A position of a deal that can still be won. Its repr shows neither the deal nor a move."""

    key: str
    number: int = field(repr=False)
    """The deal, 1 ≤ number < 2**63; no two puzzles of a collection have the same."""
    moves: tuple[str, ...] = field(repr=False)
    """The moves that lead to its start."""
    line: tuple[str, ...] = field(repr=False)
    """Moves from there to the win."""
    level: int = 1
    """How hard it is: from 1, the easiest, to 3."""

    @property
    def start(self) -> Game:
        """The game where it begins; replaying it takes about 0.1 ms a move."""
        return Game.start(self.key, self.number).played_all(self.moves)


def is_visible(table: Table) -> bool:
    """Whether a player may know all that is to come.

    Nothing is left in the stock, or it is the last of several passes: the stock, of which few cards
    are left, was seen in the one before.
    """
    if table.redeals_left or table.circles < table.arrangement.circles:
        return False
    return not table.stock_left or (table.pass_number > 1 and table.stock_left <= MOST_AHEAD)


def ahead(game: Game) -> tuple[Card, ...]:
    """The cards of a visible stock, the next to turn first."""
    left = game.table.stock_left
    if len(game.table.stock) == left:
        return game.table.stock
    return game.played_all((_TURN,) * left).table.waste[-left:]
