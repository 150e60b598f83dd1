"""Piles of cards as numbers, so that equal piles are one, and positions small and quickly made."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import Card

FULL_UP: Final = 0xCCCCCCCC
"""What the foundations want when all show a queen."""

_PAIR: Final = 8
"""The bits of a suit's two foundations: the lower want, then the higher one."""


class Piles:
    """Every pile that has come up: 0 is empty, any other a card on another pile."""

    def __init__(self) -> None:
        self.top = [-1]
        """Each pile's last card."""
        self.below = [0]
        """Each pile without its last card."""
        self.size = [0]
        self._known: dict[tuple[int, int], int] = {}

    def put(self, card: int, pile: int) -> int:
        """The pile with a card on it."""
        found = self._known.get((card, pile))
        if found is None:
            found = self._known[card, pile] = len(self.top)
            self.top.append(card)
            self.below.append(pile)
            self.size.append(self.size[pile] + 1)
        return found

    def of(self, cards: Iterable[Card]) -> int:
        """The pile of these cards, the last of them on top."""
        pile = 0
        for card in cards:
            pile = self.put(code(card), pile)
        return pile

    def reversed(self, pile: int) -> int:
        """The pile turned over."""
        turned = 0
        while pile:
            turned = self.put(self.top[pile], turned)
            pile = self.below[pile]
        return turned


def code(card: Card) -> int:
    """A card as a number: its rank, then two bits for its suit."""
    return card.rank * 4 + card.suit


def wants(suits: Sequence[int], wanted: Sequence[int]) -> int:
    """What the foundations want, whichever of two is which."""
    number = 0
    for suit in range(4):
        low, high = sorted(want for one, want in zip(suits, wanted, strict=True) if one == suit)
        number |= (low << 4 | high) << suit * _PAIR
    return number


def raised(wanted: int, card: int) -> int:
    """What they want once a card has gone up; 0 if none takes it."""
    shift = (card & 3) * _PAIR
    gain = _GAINS[(wanted >> shift & 0xFF) << 4 | card >> 2]
    return gain and wanted + (gain << shift)


def _gain(pair: int, rank: int) -> int:
    """What a rank adds to a pair: of two alike to the higher one, so that they stay sorted."""
    low, high = pair >> 4, pair & 15
    return 1 if rank == high else 16 if rank == low else 0


_GAINS: Final = [_gain(number >> 4, number & 15) for number in range(1 << 12)]
