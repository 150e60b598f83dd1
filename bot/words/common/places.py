"""Places on the table as players read them."""

from typing import Final

from engine.table import Place

_NAMES: Final = {
    "slot": "slot {number}",
    "ray": "ray {number}",
    "waste": "waste",
    "stock": "stock",
}
_ON_CIRCLES: Final = {"ray": "ray {number} circle {circle}"}
"""The same of a place on a circle."""
_AT: Final = {"waste": "the waste", "stock": "the stock"}
"""What differs within a sentence."""


def name(place: Place) -> str:
    """`slot 3`, `ray 5 circle 3`, `waste`."""
    names = _ON_CIRCLES if place.circle else _NAMES
    return names[place.kind].format(number=place.number, circle=place.circle)


def at(place: Place) -> str:
    """`slot 3`, `ray 5 circle 3`, `the waste`."""
    return _AT.get(place.kind) or name(place)


def named(place: Place) -> str:
    """`Slot 3`, `Ray 5`, `Waste`, to begin a line with."""
    return name(place).capitalize()
