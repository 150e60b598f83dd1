"""The interface of a game's rules, and the only way in for moves from outside."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.moves import Move
from engine.table import Table

P = TypeVar("P")


class Rules(Protocol[P]):
    """The rules of a game: functions on its positions, which are frozen values."""

    @property
    def key(self) -> str:
        """The game's key in records."""

    @property
    def name(self) -> str:
        """The name shown to players."""

    @property
    def goal(self) -> int:
        """The number of cards placed in a won game."""

    def start(self, number: int) -> P:
        """The first position of a deal; ValueError unless 1 ≤ number < 2**63."""

    def legal_moves(self, at: P) -> tuple[Move, ...]:
        """Every legal move; none once the game is won or lost."""

    def after(self, at: P, move: Move) -> P:
        """The position after a legal move; undefined for any other move."""

    def placed(self, at: P) -> int:
        """The number of cards on the foundations, not counting the base cards."""

    def table(self, at: P) -> Table:
        """The player's view of a position."""

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """The count of moves that breaks ties between equal scores; lower is better."""


class IllegalMove(ValueError):
    """The text is not a legal move in this position."""

    def __init__(self, text: str, legal: Sequence[Move], ply: int | None = None) -> None:
        """`ply` is the move's place in its record, from 1; None if it is not from a record."""
        super().__init__(f"{text!r} is not legal here")
        self.text = text
        self.legal = tuple(map(str, legal))
        self.ply = ply


def find_move(rules: Rules[P], at: P, text: str) -> Move:
    """The legal move with this notation; raises IllegalMove if there is none."""
    return chosen(rules.legal_moves(at), text)


def chosen(legal: Sequence[Move], text: str) -> Move:
    """The one of the legal moves with this notation; raises IllegalMove if there is none."""
    for move in legal:
        if str(move) == text:
            return move
    raise IllegalMove(text, legal)
