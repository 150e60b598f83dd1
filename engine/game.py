"""A game: a deal and its moves. The record restores it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from engine.catalogue import rules_of
from engine.moves import Move
from engine.rules import IllegalMove, Rules, chosen
from engine.table import Outcome, Table

_IS_RECORD: Final = re.compile(r"[^ ]+ [1-9][0-9]{0,18}(?: |\Z)")


@dataclass(frozen=True)
class Game:
    """A game as a value. Its repr shows neither the deal nor a hidden card, nor moves: they may be
    a puzzle's solution."""

    rules: Rules[Any]
    number: int = field(repr=False)
    """The deal, 1 ≤ number < 2**63."""
    moves: tuple[str, ...] = field(default=(), repr=False)
    """The notations of the moves made."""
    position: Any = field(default=None, repr=False, compare=False)
    """The position after the moves, in the rules' own type."""

    @classmethod
    def start(cls, key: str, number: int) -> "Game":
        """A game before its first move; ValueError for an unknown key or what isn't a deal."""
        rules = rules_of(key)
        return cls(rules, number, (), rules.start(number))

    @classmethod
    def replay(cls, record: str) -> "Game":
        """The game of a record; ValueError if it is none, IllegalMove with the ply."""
        is_text = isinstance(record, str)  # It may come from anywhere.
        if not is_text or record.split(" ") != record.split() or not _IS_RECORD.match(record):
            raise ValueError("a record is a game's key, its deal and its moves")
        key, number, *moves = record.split()
        return cls.start(key, int(number)).played_all(moves)

    def played(self, notation: str) -> "Game":
        """The game after one more move; raises IllegalMove, which carries the legal ones."""
        return self.played_all((notation,))

    def played_all(self, notations: Iterable[str]) -> "Game":
        """The game after more moves; raises IllegalMove for the first that is not legal."""
        at, moves = self.position, list(self.moves)
        for notation in notations:
            try:
                legal = self.legal_moves if at is self.position else self.rules.legal_moves(at)
                at = self.rules.after(at, chosen(legal, notation))
            except IllegalMove as error:
                error.ply = len(moves) + 1
                raise
            moves.append(notation)
        return Game(self.rules, self.number, tuple(moves), at)

    def at_ply(self, ply: int) -> "Game":
        """The game after its first moves, so many or all it has had; ValueError if negative."""
        if ply < 0:
            raise ValueError("a ply is counted from 0")
        return Game.start(self.rules.key, self.number).played_all(self.moves[:ply])

    def undone(self) -> "Game":
        """The game without its last move; ValueError if it has none."""
        if not self.moves:
            raise ValueError("no move has been made")
        return self.at_ply(len(self.moves) - 1)

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        table: Table | None = vars(self).get("table")  # If it has been made, they are known.
        return table.legal if table else self.rules.legal_moves(self.position)

    @cached_property
    def outcome(self) -> Outcome:
        if self.placed == self.rules.goal:
            return Outcome.WON
        return Outcome.OPEN if self.legal_moves else Outcome.LOST

    @cached_property
    def table(self) -> Table:
        return self.rules.table(self.position)

    @property
    def key(self) -> str:
        return self.rules.key

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def placed(self) -> int:
        return self.rules.placed(self.position)

    @property
    def tie_breaker(self) -> int:
        return self.rules.tie_breaker(self.moves)

    @property
    def record(self) -> str:
        """The game as one line of text, as `replay` reads it."""
        return " ".join((self.key, str(self.number), *self.moves))
