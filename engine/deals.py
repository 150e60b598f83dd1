"""Deals: how a number shuffles the pack, the same way on every machine and in every version.

The start list has copy 0 of every card, then copy 1: suit by suit (c, d, h, s), each from A to K.
What the game lays on the table is taken out. For i from the last index down to 1, items i and j are
swapped, where j is the next word of the stream that is below ⌊2^64 / (i + 1)⌋ · (i + 1), modulo
i + 1. The stream is block 0, 1, 2 …, each the SHA-256 of the ASCII text
`divan/1:FAMILY:NUMBER:BLOCK`, read as four big-endian words of 64 bits. The family is `sultan` for
both Sultan games and `shah` for The Shah. Item 0 is dealt first.
"""

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
"""Both packs in the order of the start list."""


def shuffled(cards: Sequence[Card], family: str, number: int) -> tuple[Card, ...]:
    """The cards in the order of a deal, the first first; ValueError unless 1 ≤ number < 2**63."""
    if type(number) is not int or not 1 <= number <= LAST_DEAL:  # True is an int, and no deal.
        raise ValueError("a deal is a whole number from 1 to 2^63 - 1")
    pack = list(cards)
    words = stream(family, number)
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1, words)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


def stream(family: str, number: int) -> Iterator[int]:
    """The endless stream of 64-bit words of a deal."""
    names = (f"divan/1:{family}:{number}:{block}" for block in count())
    digests = (sha256(name.encode("ascii")).digest() for name in names)
    return chain.from_iterable(unpack(">4Q", digest) for digest in digests)


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, all equally likely."""
    limit = 2**64 // bound * bound
    return next(word for word in words if word < limit) % bound
