"""The eight foundations, two of each suit: which one takes a card, and what they show.

A foundation is stored as the rank it takes next: 0 for the ace, up to 12 once the queen is on top
(kings are never placed).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.cards import SUITS, Card

FULL: Final = 12


def taker(suits: tuple[int, ...], wanted: Sequence[int], card: Card) -> int | None:
    """The first foundation that takes the card, or None."""
    for i in _of_suits(suits)[card.suit]:
        if wanted[i] == card.rank:
            return i
    return None


@cache
def _of_suits(suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    every = range(len(SUITS))
    return tuple(tuple(i for i, suit in enumerate(suits) if suit == one) for one in every)


def raised(wanted: tuple[int, ...], foundation: int) -> tuple[int, ...]:
    """The foundations after one of them has taken its next card."""
    return (*wanted[:foundation], wanted[foundation] + 1, *wanted[foundation + 1 :])


@cache
def pile(base: Card, wanted: int) -> tuple[Card, ...]:
    """The cards of a foundation, from its base card (an ace or a king) to its top.

    Cached: there are about a hundred piles, and building them took half the time of a table.
    """
    first = 0 if base.rank == FULL else 1
    return (base, *(Card(rank, base.suit) for rank in range(first, wanted)))
