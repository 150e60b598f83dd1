"""Deals: how a number shuffles the pack. See RULES, «Deals»."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from struct import unpack
from typing import Final

from engine.cards import RANKS, SUITS, Card

LAST_DEAL: Final = 2**63 - 1

TWO_PACKS: Final = 2 * tuple(
    Card(rank, suit) for suit in range(len(SUITS)) for rank in range(len(RANKS))
)
"""Both packs in the starting order that RULES gives."""


def shuffled(cards: Sequence[Card], family: str, number: int) -> tuple[Card, ...]:
    """The cards in the order of a deal; the first is dealt first. See RULES, «Deals».

    Raises ValueError unless 1 ≤ number < 2**63.
    """
    if type(number) is not int or not 1 <= number <= LAST_DEAL:  # True is an int, and no deal.
        raise ValueError("a deal is a whole number from 1 to 2^63 - 1")
    pack = list(cards)
    words = _words(family, number)
    for i in range(len(pack) - 1, 0, -1):
        j = _below(i + 1, words)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


def _words(family: str, number: int) -> Iterator[int]:
    """The endless stream of 64-bit words of a deal."""
    names = (f"divan/1:{family}:{number}:{block}" for block in count())
    digests = (sha256(name.encode("ascii")).digest() for name in names)
    return chain.from_iterable(unpack(">4Q", digest) for digest in digests)


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, all equally likely."""
    limit = 2**64 // bound * bound
    return next(word for word in words if word < limit) % bound
