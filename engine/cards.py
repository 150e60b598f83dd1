"""Cards: rank, suit, and their two-character codes, `Ah` to `Ks`."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"


class Card(NamedTuple):
    """A card of either pack; the two copies of a card are equal.

    A tuple, as a press compares and looks up a hundred.
    """

    rank: int
    """0 for the ace to 12 for the king."""
    suit: int
    """0 to 3, for clubs, diamonds, hearts and spades."""

    @staticmethod
    @lru_cache(maxsize=52)
    def parse(code: str) -> "Card":
        """The card of a code such as `7c` or `Td`; ValueError for anything else."""
        if len(code) != 2 or code[0] not in RANKS or code[1] not in SUITS:
            raise ValueError(f"not a card: {code!r}")
        return Card(RANKS.index(code[0]), SUITS.index(code[1]))

    def __str__(self) -> str:
        return RANKS[self.rank] + SUITS[self.suit]


def parsed(codes: str) -> tuple[Card, ...]:
    """The cards of a list of codes, separated by spaces."""
    return tuple(Card.parse(code) for code in codes.split())


def joined(cards: Iterable[Card]) -> str:
    """The codes of the cards, separated by spaces, as `parsed` reads them."""
    return " ".join(map(str, cards))
