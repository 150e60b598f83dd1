"""Places on the table as players read them."""

from typing import Final

from bot.languages import Phrase, cached
from engine.table import Place

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
