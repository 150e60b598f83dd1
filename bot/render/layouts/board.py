"""Board: the data a board is drawn from, and what the file of each arrangement provides.

The moves that it points out have frames of their own, drawn over the places where they begin and
end.
"""

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Final

from bot.render.plans import Block, Box, Item, Plan, Words, is_marked
from engine.moves import Build, Source
from engine.table import Arrangement, Outcome, Place, Table


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
        names = {move.label if place == move.places[0] else target: move.frame for move in there}
        more = _MARKS if is_marked(*names) else 0
        for nth, (name, frame) in enumerate(reversed(names.items())):
            drawn += _tag(_INKS[frame], name, box, nth, above_foot=place in piled, marks=more)
        items[place] = drawn
    return items


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


@dataclass(frozen=True, slots=True)
class Captions:
    """What a board says besides its heading; in any case, it is drawn in capitals."""

    title: str
    stock: str
    waste: str
    counted_waste: str
    """The waste with the number of its cards, where no pill has that."""
    home: str
    passes: str
    """Which pass it is; empty if there is only one."""
    won: str
    """What the foot of a won game says if nothing else is known of its end."""
    target: str
    """What stands where a marked move ends."""
    in_order: str
    """What stands over every card of the stock, the next one first."""
    from_top: str
    """What stands over every card of the waste, the top one first."""


@dataclass(frozen=True, slots=True)
class End:
    """How a game ended, in the words at the foot of its board."""

    title: str
    """`Won in 158 turns`; in any case, it is drawn in capitals."""
    line: str = ""
    """What made it special, or the cards home."""


@dataclass(frozen=True)
class Board:
    """A table, and what else its picture shows."""

    table: Table
    captions: Captions
    heading: str = ""
    """What stands right of the game's name: the deal as `#20`, or a ranked attempt's date."""
    fresh: frozenset[str] = frozenset()
    """The names, as in Table.piles, of the piles that the last press changed."""
    over: bool = False
    """Whether it ended without a win: lost, given up or closed."""
    given_up: bool = False
    """Whether it was given up, or closed: it ended without being stuck."""
    end: End | None = None
    """None for a board without a foot: an open game's, and most steps of a replay."""
    two_colour: bool = False
    marked: tuple[MarkedMove, ...] = ()
    """Moves that the board points out, of a game in play."""
    spread: bool = False
    """Whether each card of the stock and the waste is shown below, of a game in play. The table
    then has the whole stock."""

    @property
    def won(self) -> bool:
        return self.table.outcome is Outcome.WON

    @property
    def ended(self) -> bool:
        """Whether the game ended without a win."""
        return not self.won and (self.over or self.table.outcome is Outcome.LOST)

    @cached_property
    def builds(self) -> dict[Source, tuple[int, ...]]:
        """The rays that each source's card can be built on; none once the game has ended."""
        targets: dict[Source, tuple[int, ...]] = {}
        for move in () if self.ended else self.table.legal:
            if isinstance(move, Build):
                targets[move.source] = (*targets.get(move.source, ()), move.target)
        return targets

    @cached_property
    def playable(self) -> frozenset[Source]:
        """The sources whose cards can go up; none once the game has ended."""
        return frozenset() if self.ended else self.table.playable


@dataclass(frozen=True)
class Layout:
    """How an arrangement is drawn."""

    grounds: Callable[[], dict[str, tuple[Item, ...]]]
    """What no move changes, by name: one ground per variant."""
    ground_of: Callable[[Arrangement], str]
    """The name of a variant's ground."""
    slots: Callable[[Board], Plan]
    """What moves change."""
    place: Callable[[Place, Plan], tuple[str, Box]]
    """The slot that a place of the table is in, and its box there; `stock` is a place, too."""
