"""Cards and places as players read them: `J♦` next to a picture, `jack of diamonds` read aloud."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.languages import Phrase, _, cached, ngettext
from engine.cards import RANKS, Card
from engine.table import Place

_SYMBOLS: Final = "♣♦♥♠"
# Translators: suits in the plural, as in “jack of diamonds”.
SUITS: Final = (Phrase("clubs"), Phrase("diamonds"), Phrase("hearts"), Phrase("spades"))
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


_NAMES: Final = {
    # Translators: a place for a card.
    "slot": Phrase("slot {number}"),
    # Translators: a place for cards in the Shah.
    "ray": Phrase("ray {number}"),
    # Translators: the cards turned, face up.
    "waste": Phrase("waste"),
    # Translators: the cards to turn, face down.
    "stock": Phrase("stock"),
}
# Translators: places for cards within a sentence.
_AT: Final = _NAMES | {"waste": Phrase("the waste"), "stock": Phrase("the stock")}
"""The same within a sentence."""
_WHENCE: Final = {
    "slot": Phrase("from slot {number}"),
    "ray": Phrase("from ray {number}"),
    "waste": Phrase("from the waste"),
    "stock": Phrase("from the stock"),
}
"""Where a card comes from."""
_NAMED: Final = {
    # Translators: a place for a card, before a colon.
    "slot": Phrase("Slot {number}"),
    # Translators: a place for cards in the Shah, before a colon.
    "ray": Phrase("Ray {number}"),
    "waste": Phrase("Waste"),
    # Translators: the cards to turn, before a colon.
    "stock": Phrase("Stock"),
}
"""The same where a line begins."""
_ON_CIRCLE: Final = Phrase("ray {number} circle {circle}")
_NAMED_ON_CIRCLE: Final = Phrase("Ray {number} circle {circle}")


def home(count: int) -> str:
    """`34 home`."""
    # Translators: so many cards are on their foundations; also in a picture.
    return ngettext("{count} home", "{count} home", count)


def name(place: Place) -> str:
    """`slot 3`, `ray 5 circle 3`, `waste`."""
    return _said(place, _ON_CIRCLE if place.circle else _NAMES[place.kind])


def at(place: Place) -> str:
    """`slot 3`, `ray 5 circle 3`, `the waste`."""
    return _said(place, _ON_CIRCLE if place.circle else _AT[place.kind])


def whence(place: Place) -> str:
    """`from slot 3`, `from the waste`."""
    return _said(place, _WHENCE[place.kind])


def named(place: Place) -> str:
    """`Slot 3`, `Ray 5`, `Waste`, to begin a line with."""
    return _said(place, _NAMED_ON_CIRCLE if place.circle else _NAMED[place.kind])


@cached
def _said(place: Place, phrase: Phrase) -> str:
    return phrase(number=place.number, circle=place.circle)
