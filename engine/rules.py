"""What a game's rules are to the rest of the engine, and the one door for moves from outside."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.moves import Move
from engine.table import Outcome, Table

P = TypeVar("P")


class Rules(Protocol[P]):
    """The rules of a game, as functions on its positions, which are frozen values."""

    @property
    def key(self) -> str:
        """The name in records."""

    @property
    def name(self) -> str:
        """The name shown to players."""

    @property
    def goal(self) -> int:
        """How many cards a won game has placed."""

    def start(self, number: int) -> P:
        """The position that a deal begins with; ValueError unless 1 ≤ number < 2**63."""

    def legal_moves(self, at: P) -> tuple[Move, ...]:
        """Every move that may be made; none once the game is won or lost."""

    def after(self, at: P, move: Move) -> P:
        """The position after a legal move; anything may come of one that is not."""

    def placed(self, at: P) -> int:
        """How many cards lie on the foundations, the base cards not counted."""

    def table(self, at: P) -> Table:
        """What a player may see of a position."""

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """What parts games with the same score, counted in their moves: the fewer, the better."""


class IllegalMove(ValueError):
    """The text is no legal move where it was to be played."""

    def __init__(self, text: str, legal: Sequence[Move], ply: int | None = None) -> None:
        """`ply` is the place of the move in its record, from 1, where it comes from one."""
        super().__init__(f"{text!r} is not legal here")
        self.text = text
        self.legal = tuple(map(str, legal))
        self.ply = ply


def find_move(rules: Rules[P], at: P, text: str) -> Move:
    """The legal move of a notation; IllegalMove where there is none."""
    legal = rules.legal_moves(at)
    for move in legal:
        if str(move) == text:
            return move
    raise IllegalMove(text, legal)


def outcome(rules: Rules[P], at: P) -> Outcome:
    """How the game stands: lost when it is not won and no legal move is left."""
    if rules.placed(at) == rules.goal:
        return Outcome.WON
    return Outcome.OPEN if rules.legal_moves(at) else Outcome.LOST
