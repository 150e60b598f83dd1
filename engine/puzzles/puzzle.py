"""A puzzle as a value: a position, the winning line from there, and its decisions."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
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
    """A position of a deal where one move after another must be the right one.

    Its repr shows neither the deal nor a move.
    """

    key: str
    number: int = field(repr=False)
    """The deal, 1 ≤ number < 2**63; no two puzzles of a game have the same."""
    moves: tuple[str, ...] = field(repr=False)
    """The moves that lead to its start."""
    line: tuple[str, ...] = field(repr=False)
    """The moves from there to the win."""
    decisions: tuple[int, ...] = field(repr=False)
    """The plies of the line, from 0 on, at which its move is the only one that wins.

    If that is to turn on and hold the same cards several times in a row, only the first of them.
    """
    level: int = 1
    """How hard it is: from 1, the easiest, to 3."""

    @property
    def start(self) -> Game:
        """The game at the first decision; replaying it takes about 0.1 ms a move."""
        return Game.start(self.key, self.number).played_all(self.moves)

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """The game at each decision."""
        found, game, ply = [], self.start, 0
        for decision in self.decisions:
            game = game.played_all(self.line[ply:decision])
            found.append(game)
            ply = decision
        return tuple(found)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table at each decision, with its whole stock."""
        tables, stock = [game.table for game in self.games], ahead(self.games[0])
        # Cards leave a stock in its order, whatever is played.
        return tuple(replace(one, stock=stock[len(stock) - one.stock_left :]) for one in tables)

    @cached_property
    def won(self) -> Table:
        """The table at the end of the line."""
        return self.games[-1].played_all(self.line[self.decisions[-1] :]).table

    def choices(self, decision: int) -> tuple[str, ...]:
        """The moves to choose from at a decision, from 0: all legal ones, as the rules order."""
        return tuple(map(str, self.games[decision].legal_moves))

    def answer(self, decision: int) -> str:
        """The only move that wins at a decision."""
        return self.line[self.decisions[decision]]

    def played(self, decision: int) -> tuple[str, ...]:
        """The moves from a decision to the next one, or to the win after the last.

        The answer comes first; the others are made for the player.
        """
        ends = (*self.decisions[1:], len(self.line))
        return self.line[self.decisions[decision] : ends[decision]]

    def games_from(self, decision: int) -> Iterator[Game]:
        """The game at a decision, and after each move of `played`: the last is at the next one, or
        won.

        Each is played when it is asked for: if the table before it has been made, its moves are
        known.
        """
        game = self.games[decision]
        yield game
        for move in self.played(decision):
            game = game.played(move)
            yield game


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
