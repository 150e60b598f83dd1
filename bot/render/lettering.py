"""The deck's lettering: how wide words are, before anything is drawn."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

_UNKNOWN: Final = "M"
"""A letter that the deck lacks counts as wide as this one."""


def width_of(text: str, style: str) -> int:
    """The pixels between the left end of a line of capitals and its right end."""
    widths = _widths()
    unknown = widths.get(f"{style} {_UNKNOWN}", 0)
    return sum(widths.get(f"{style} {letter}", unknown) for letter in text)


@cache
def _widths() -> dict[str, int]:
    """The width of every sprite, by name."""
    rectangles = json.loads((files("assets") / "atlas.json").read_text("utf-8"))
    return {name: width for name, (_, _, width, _) in rectangles.items()}
