"""The deck's lettering: how wide words are before anything is drawn, and which letters it lacks."""

import json
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

_LIKE: Final = {"Pd": "-", "Pi": "'", "Pf": "'", "Mn": "", "Me": "", "Cf": ""}
"""What a dash, a quotation mark or a mark without a letter looks like, by Unicode's category."""
_ABOVE: Final = 230
"""The combining class of marks above a letter."""
_ANY: Final = "?"
"""What a letter looks like that nothing drawn is near."""


def letters(text: str, style: str) -> Iterator[str]:
    """The sprites of a line of capitals; for letters that nobody drew, what comes nearest."""
    drawn = _widths()
    for letter in text:
        name = f"{style} {letter}"
        if name in drawn:
            yield name
        else:
            yield from (f"{style} {near}" for near in _nearest(letter, style))


@lru_cache(maxsize=1024)
def width_of(text: str, style: str) -> int:
    """The pixels between the left end of a line of capitals and its right end.

    Cached: most lines are on many boards, and a line is measured twice before it is drawn.
    """
    widths = _widths()
    return sum(widths[name] for name in letters(text, style))


@lru_cache(maxsize=1024)
def is_marked(*lines: str) -> bool:
    """Whether any letter has a mark above it, which takes a quarter of the line's height more."""
    said = unicodedata.normalize("NFD", "".join(lines))
    return any(unicodedata.combining(mark) == _ABOVE for mark in said)


def _nearest(letter: str, style: str) -> str:
    """A letter's capital, or that without its marks, or a question mark.

    It is empty where a style has no such thing: in some only digits are drawn.
    """
    bare = unicodedata.normalize("NFKD", letter).upper()
    like = _LIKE.get(unicodedata.category(letter), _ANY)
    for said in (letter.upper(), bare, like):
        if near := "".join(one for one in said if f"{style} {one}" in _widths()):
            return near
    return ""


@cache
def _widths() -> dict[str, int]:
    """The width of every sprite, by name."""
    rectangles = json.loads((files("assets") / "atlas.json").read_text("utf-8"))
    return {name: width for name, (_, _, width, _) in rectangles.items()}
