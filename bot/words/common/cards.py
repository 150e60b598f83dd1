"""Cards as players read them: `J♦` next to a picture, `jack of diamonds` read aloud."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.cards import RANKS, Card

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")

_SYMBOLS: Final = "♣♦♥♠"
_RANKS: Final = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}


@cache
def short(card: Card) -> str:
    """`J♦`, `10♠`."""
    return ("10" if RANKS[card.rank] == "T" else RANKS[card.rank]) + _SYMBOLS[card.suit]


def shorts(cards: Sequence[Card]) -> str:
    """`J♦, 10♠`."""
    return ", ".join(map(short, cards))


def rank(card: Card) -> str:
    """`jack`, `10`."""
    return _RANKS.get(RANKS[card.rank], RANKS[card.rank])


@cache
def spoken(card: Card) -> str:
    """`jack of diamonds`."""
    return f"{rank(card)} of {SUITS[card.suit]}"


def spoken_pile(pile: Sequence[Card]) -> str:
    """`jack of diamonds`, or `jack to 8 of diamonds` for a descending pile of one suit."""
    if len(pile) == 1:
        return spoken(pile[0])
    return f"{rank(pile[0])} to {spoken(pile[-1])}"


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def counted(count: int, one: str, many: str = "") -> str:
    """`1 card`, `3 cards`."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def capital(sentence: str) -> str:
    """`Turned 6 cards`: with a capital letter first."""
    return sentence[:1].upper() + sentence[1:]
