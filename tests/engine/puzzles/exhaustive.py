"""Whether a game can be won, by trying everything: the rules alone, no solver of ours.

No bound and no order of moves is used, only that some positions are alike: those in which the same
cards lie in other slots, on the other foundation of their suit, or in other rays once nothing is
left to fill them with.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from engine import Game
from engine.shah import Shah
from engine.sultan import Sultan
from tests.engine.puzzles.shah_ways import ShahWays
from tests.engine.puzzles.sultan_ways import SultanWays


class Ways(Protocol):
    """A game's positions, those that are alike as one, and what can follow."""

    def of(self, at: Any) -> Any:
        """A position of the rules."""

    def is_won(self, at: Any) -> bool:
        """Whether all cards are home."""

    def after(self, at: Any) -> Sequence[Any]:
        """The positions after each legal move."""


class RulesWays:
    """What can follow in any game, as its rules say."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    @staticmethod
    def of(at: Hashable) -> Hashable:
        """A position of the rules."""
        return at

    def is_won(self, at: Hashable) -> bool:
        """Whether all cards are home."""
        return bool(self._rules.placed(at) == self._rules.goal)

    def after(self, at: Hashable) -> list[Hashable]:
        """The positions after each legal move."""
        return [self._rules.after(at, move) for move in self._rules.legal_moves(at)]


def ways_of(rules: Any) -> Ways:
    """What can follow in a game: in ours three times as fast as by its rules."""
    match rules:
        case Sultan():
            return SultanWays(rules)
        case Shah():
            return ShahWays()
    return RulesWays(rules)


def can_be_won(game: Game, most: int) -> bool | None:
    """Whether a win can be reached; None after so many positions."""
    ways = ways_of(game.rules)
    start = ways.of(game.position)
    seen, open_ = {start}, [start]
    while open_:
        at = open_.pop()
        if ways.is_won(at):
            return True
        if len(seen) > most:
            return None
        for there in reversed(ways.after(at)):  # what goes up is tried first
            if there not in seen:
                seen.add(there)
                open_.append(there)
    return False
