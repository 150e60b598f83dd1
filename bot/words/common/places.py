"""Places on the table as players read them."""

from engine.table import Place


def at(place: Place) -> str:
    """`slot 3`, `ray 5 circle 3`, `the waste`."""
    return str(place) if place.number else f"the {place.kind}"


def named(place: Place) -> str:
    """`Slot 3`, `Ray 5`, `Waste`, to begin a line with."""
    return str(place).capitalize()
