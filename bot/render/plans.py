"""Plans: what lies where in a picture, slot by slot. Plain values, kept as text in tests.

How wide words are is known before anything is drawn, and which letters the deck's lettering lacks.
"""

import json
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias

CANVAS: Final = (800, 656)
"""Width and height of every board; shown 400 wide on a phone."""
MARGIN: Final = 4
"""How far a mark reaches beyond its card."""

Point: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, and the first column and row beyond it."""


class Sprite(NamedTuple):
    """A sprite of the atlas and its top left corner."""

    name: str
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.name} @{self.x},{self.y}"


class Words(NamedTuple):
    """A line of capitals; y is its middle, x its left end, middle or right end."""

    text: str
    style: str
    x: int
    y: int
    align: Literal["left", "centre", "right"] = "left"
    room: int = 0
    """How wide it may be, in a smaller style if it must; 0 if it is known to fit."""
    beside: tuple[tuple[str, int], ...] = ()
    """The lines of its row with their rooms, itself included, if all are to be of one size."""

    def __str__(self) -> str:
        return f"{self.style} {self.text!r} {self.align} @{self.x},{self.y}"


def alike(row: Iterable[Words]) -> tuple[Words, ...]:
    """The lines of a row, none smaller than another."""
    lines = tuple(row)
    beside = tuple((line.text, line.room) for line in lines)
    return tuple(line._replace(beside=beside) for line in lines)


class Block(NamedTuple):
    ink: str
    x: int
    y: int
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.ink} {self.width}x{self.height} @{self.x},{self.y}"


Item: TypeAlias = Sprite | Words | Block
Slot: TypeAlias = tuple[Box, tuple[Item, ...]]
"""A part of the canvas that nothing else draws on, and the items in it, the lowest first."""
Plan: TypeAlias = dict[str, Slot]


def box_at(x: int, y: int, width: int, height: int, margin: int = 0) -> Box:
    """The box of something at a point, with a margin on all sides."""
    return x - margin, y - margin, x + width + margin, y + height + margin


def around(boxes: list[Box]) -> Box:
    """The box that holds all of these."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


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


def drawable(text: str, style: str) -> str:
    """A text without the letters that nothing drawn is like."""
    drawn = _widths()
    return "".join(
        one for one in text if f"{style} {one}" in drawn or _nearest(one, style) not in ("", _ANY)
    )


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
