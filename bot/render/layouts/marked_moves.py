"""Marked moves: those that a board points out, each with a frame of its own.

The frames are drawn over the places where they begin and end.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.render.plans import Block, Box, Item, Words, is_marked
from engine.table import Place


class Frame(Enum):
    """How the places of a move are framed. The frames differ in shape, not only in colour."""

    DASHED = auto()
    SOLID = auto()


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move that a board points out."""

    frame: Frame
    label: str
    """What says whose move it is, on the place it begins at: at most 6 letters."""
    places: tuple[Place, ...]
    """Where it begins and, if it ends on a place of the table, where that is."""


_ALONE: Final = (10, 2)
"""How thick a frame is, and each of its dark edges within that."""
_SHARED: Final = (6, 1)
"""The same for one of several frames, which lie in each other."""
_DASH: Final = 16
_GAP: Final = 10
_INKS: Final = {Frame.DASHED: "text", Frame.SOLID: "gold"}
_MARKS: Final = 6
"""How much higher names are with marks above them."""
_SMALL: Final = 110
"""A place less wide than this has a small card."""


def framed(
    moves: tuple[MarkedMove, ...],
    target: str,
    boxes: Mapping[Place, Box],
    piled: Container[Place],
) -> dict[Place, list[Item]]:
    """The items of moves by place, given the places' boxes: their frames, then their names.

    A name is at the foot, where it leaves rank and suit to be seen; on a pile it is above what the
    foot says.
    """
    items: dict[Place, list[Item]] = {}
    for place, box in boxes.items():
        there = [move for move in moves if place in move.places]
        thick, edge = _ALONE if len(there) == 1 else _SHARED
        drawn: list[Item] = []
        for nth, move in enumerate(there):
            drawn += _frame(move.frame, _inset(box, thick * nth), thick, edge)
        names = {_name(move, place, target): move.frame for move in there}
        more = _MARKS if is_marked(*names) else 0
        for nth, (name, frame) in enumerate(reversed(names.items())):
            drawn += _tag(_INKS[frame], name, box, nth, above_foot=place in piled, marks=more)
        items[place] = drawn
    return items


def _name(move: MarkedMove, place: Place, target: str) -> str:
    return move.label if place == move.places[0] else target


def _frame(frame: Frame, box: Box, thick: int, edge: int) -> Iterator[Item]:
    """The frame of a place: dark, with a line or dashes along its middle."""
    yield from _lines("edge", box, thick)
    for line in _lines(_INKS[frame], _inset(box, edge), thick - 2 * edge):
        yield from [line] if frame is Frame.SOLID else _dashes(line)


def _lines(ink: str, box: Box, thick: int) -> tuple[Block, ...]:
    """The four sides of a box, within it."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    return (
        Block(ink, left, top, width, thick),
        Block(ink, left, bottom - thick, width, thick),
        Block(ink, left, top, thick, height),
        Block(ink, right - thick, top, thick, height),
    )


def _dashes(line: Block) -> Iterator[Block]:
    """A line with gaps in it, whichever way it runs; it begins and ends with half a gap."""
    across = line.width > line.height
    length = line.width if across else line.height
    count = (length + _GAP) // (_DASH + _GAP)
    start = (length + _GAP - count * (_DASH + _GAP)) // 2
    for at in range(start, start + count * (_DASH + _GAP), _DASH + _GAP):
        if across:
            yield line._replace(x=line.x + at, width=_DASH)
        else:
            yield line._replace(y=line.y + at, height=_DASH)


def _tag(
    ink: str, name: str, box: Box, nth: int, *, above_foot: bool, marks: int
) -> Iterator[Item]:
    """A name on a place; several are above each other, the lowest first."""
    left, top, right, bottom = box
    width, is_small = right - left, right - left < _SMALL
    style, height = ("ends", 24) if is_small else ("head", 28)
    height += marks
    foot = (top + bottom + height) // 2 if above_foot else bottom
    y = foot - (nth + 1) * height
    yield Block(ink, left, y, width, height)
    yield Block("edge", left + 2, y + 2, width - 4, height - 4)
    middle = y + (height + marks) // 2
    yield Words(name.upper(), style, (left + right) // 2, middle, "centre", width - 8)


def _inset(box: Box, by: int) -> Box:
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by
