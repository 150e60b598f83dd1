"""Plans: what lies where in a picture, slot by slot. Plain values, kept as text in tests."""

from collections.abc import Iterable
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
    """A rectangle of one ink, of any size."""

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
