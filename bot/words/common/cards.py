"""Cards as players read them: `J♦` next to a picture, `jack of diamonds` read aloud."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.languages import Phrase, _, cached
from engine.cards import RANKS, Card

# Translators: suits in the plural, as in “jack of diamonds”.
SUITS: Final = (Phrase("clubs"), Phrase("diamonds"), Phrase("hearts"), Phrase("spades"))

_SYMBOLS: Final = "♣♦♥♠"
_RANKS: Final = {
    # Translators: a card.
    "A": Phrase("ace"),
    # Translators: a card.
    "T": Phrase("10"),
    # Translators: a card.
    "J": Phrase("jack"),
    # Translators: a card.
    "Q": Phrase("queen"),
    # Translators: a card.
    "K": Phrase("king"),
}


@cache
def short(card: Card) -> str:
    """`J♦`, `10♠`."""
    return ("10" if RANKS[card.rank] == "T" else RANKS[card.rank]) + _SYMBOLS[card.suit]


def shorts(cards: Sequence[Card]) -> str:
    """`J♦, 10♠`."""
    return ", ".join(map(short, cards))


def rank(card: Card) -> str:
    """`jack`, `10`."""
    written = RANKS[card.rank]
    return _RANKS[written]() if written in _RANKS else written


@cached
def spoken(card: Card) -> str:
    """`jack of diamonds`."""
    return _("{rank} of {suit}", rank=rank(card), suit=SUITS[card.suit]())


def spoken_pile(pile: Sequence[Card]) -> str:
    """`jack of diamonds`, or `jack to 8 of diamonds` for a descending pile of one suit."""
    if len(pile) == 1:
        return spoken(pile[0])
    # Translators: “jack to 8 of diamonds”.
    return _("{rank} to {card}", rank=rank(pile[0]), card=spoken(pile[-1]))
