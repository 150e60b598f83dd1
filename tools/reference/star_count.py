"""How many of the star's places its cards and those kept from the waste need, at the least.

Which of them are placed by then isn't known, only how many of each card may be. So cards are
counted one by one, and the first copies of each are taken for placed: those of circles 1 and 2 come
first, since they are never built, unless they are covered. `shah_decisions` gives the argument.
"""

from typing import Final

from engine.solver.encodings.encoding import NO_CARD, RANKS
from tools.reference.relaxation import Relaxation
from tools.reference.shah_relaxation import QUEEN

SUITS: Final = 4


class StarCount:
    """Cards counted one by one; foundations don't rise meanwhile."""

    def __init__(self, relaxation: Relaxation, loose: list[int]) -> None:
        self._relaxation = relaxation
        self._loose = loose
        """How many copies of each card others may be built on; may grow meanwhile."""
        self._seen = [0] * NO_CARD
        self._needing = [0] * NO_CARD
        self._of = [0] * SUITS
        """How many of each suit certainly need a place of their own."""
        self.takers = [0] * NO_CARD
        """How many are in the star or were kept before, with the outermost of piles."""
        self.fixed = 0
        """Places taken by covered cards, piles, and other cards of circles 1 and 2."""

    @property
    def stuck(self) -> int:
        """How many places are certainly needed, after the last recount of each suit."""
        return self.fixed + sum(self._of)

    def add_fixed(self, card: int, turn: int) -> None:
        """Counts a card that is never built. Turn 1 and 2 are for the copy that is placed first and
        for the other, 0 if that isn't decided."""
        self.fixed += self._counts(card, turn)

    def add(self, card: int, turn: int, *, has_place: bool) -> bool:
        """Counts a card that may be built; returns whether it isn't taken for placed. Others may be
        built on it if it has a place."""
        if not self._counts(card, turn):
            return False
        self._needing[card] += 1
        self.takers[card] += has_place or self._may_be_other(card, turn)
        return True

    def _may_be_other(self, card: int, turn: int) -> bool:
        """Whether the copy of this card that isn't placed may be another than the one counted now,
        which has a place: then this one is placed, and that one takes a card."""
        can_be_exchanged = not turn and self._relaxation.up(card) > 0
        return can_be_exchanged and self._loose[card] > self.takers[card]

    def _counts(self, card: int, turn: int) -> bool:
        """Counts a card; returns whether it isn't taken for placed."""
        if turn:
            return self._relaxation.up(card) < turn
        self._seen[card] += 1
        return self._seen[card] > self._relaxation.up(card)

    def recount(self, suit: int) -> None:
        """From the queen down, each card may lie on one that has a place or lies on another."""
        stuck = room = 0
        for card in range(RANKS * suit + QUEEN, RANKS * suit - 1, -1):
            taken = min(self._needing[card], room)
            others = max(0, self._loose[card] - self.takers[card])
            stuck += self._needing[card] - taken
            room = self.takers[card] + min(others, room - taken)
        self._of[suit] = stuck
