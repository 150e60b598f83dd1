"""The chart of cards home by move, of one deal: a curve for each way it was played."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Final

from bot.render.plans import Block, Item, Plan, Slot, Words, is_marked


class Stroke(Enum):
    """How a curve is drawn. Strokes differ in shape, not only in colour."""

    SOLID = auto()
    DASHED = auto()
    DOTTED = auto()


@dataclass(frozen=True, slots=True)
class Curve:
    """A way the deal was played."""

    name: str
    """Who played so."""
    stroke: Stroke
    begins: int
    """The ply of its first value."""
    home: tuple[int, ...]
    """The cards home after each ply from then on; at least one."""

    @property
    def ends(self) -> int:
        """Its last ply."""
        return self.begins + len(self.home) - 1


@dataclass(frozen=True, slots=True)
class CourseChart:
    """Several curves, and where the first one was lost."""

    title: str
    caption: str
    """The deal, or the day's number; may be empty."""
    goal: int
    """How many cards are home in a won game."""
    curves: tuple[Curve, ...]
    """At least one; the first is the one that was lost."""
    axis: str
    """What the curves are of."""
    lost: tuple[int, int] | None = None
    """The first and the last move that may have lost the game; None if none did."""
    lost_name: str = ""
    """What these moves are called."""


SIZE: Final = (800, 560)

_HEADING: Final = 26
"""The middle of the heading's line."""
_MARKS: Final = 3
"""How much lower that is to leave marks above it room."""
_LEFT: Final = 84
_RIGHT: Final = 776
_TOP: Final = 142
_FOOT: Final = 480
"""The edges of the plot."""
_INKS: Final = {Stroke.SOLID: "text", Stroke.DASHED: "gold", Stroke.DOTTED: "turquoise"}
_THICK: Final = 6
_PERIOD: Final = {Stroke.SOLID: 1, Stroke.DASHED: 30, Stroke.DOTTED: 16}
_DRAWN: Final = {Stroke.SOLID: 1, Stroke.DASHED: 20, Stroke.DOTTED: 6}
"""How long a dash or a dot and the gap after it are, and the dash alone."""
_ORDER: Final = (Stroke.DASHED, Stroke.SOLID, Stroke.DOTTED)
"""The lowest first: dots can be seen on a line, and a line through dashes."""
_SAMPLE: Final = 66
_CROSS: Final = 20
"""How far the cross reaches from its middle."""
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_TICKS: Final = 6
"""How many numbers stand along the foot at most."""


def ground() -> tuple[Item, ...]:
    width, height = _RIGHT - _LEFT, _FOOT - _TOP
    return (
        Block("table deep", _LEFT, _TOP, width, height),
        Block("quiet", _LEFT - 2, _FOOT, width + 2, 2),
        Block("quiet", _LEFT - 2, _TOP, 2, height),
    )


def slots(chart: CourseChart) -> Plan:
    plies = max(1, *(curve.ends for curve in chart.curves))
    y = _HEADING + _MARKS if is_marked(chart.title, chart.caption) else _HEADING
    return {
        "title": ((0, 0, 560, 48), (Words(chart.title.upper(), "name", 14, y, room=540),)),
        "caption": ((560, 0, 800, 48), (*_caption(chart.caption, y),)),
        "key": ((0, 48, 800, 96), (*_key(chart.curves),)),
        "lost": ((0, 96, 800, _TOP), (*_lost_name(chart, plies),)),
        "home": ((0, _TOP, _LEFT - 2, _FOOT + 12), (*_heights(chart.goal),)),
        "plot": _plot(chart, plies),
        "moves": ((0, _FOOT + 12, 800, 520), (*_moves(plies),)),
        "axis": ((0, 520, 800, SIZE[1]), (_axis(chart.axis),)),
    }


def _caption(said: str, y: int) -> Iterator[Words]:
    if said:
        yield Words(said.upper(), "day", 786, y, "right", 226)


def _key(curves: tuple[Curve, ...]) -> Iterator[Item]:
    """A piece of each curve with its name."""
    across = SIZE[0] // 3
    for number, curve in enumerate(curves):
        x = 14 + across * number
        yield from _stroke(curve.stroke, [(at, 70) for at in range(x, x + _SAMPLE)])
        name = x + _SAMPLE + 12
        yield Words(curve.name.upper(), "label", name, 73, room=x + across - 6 - name)


def _plot(chart: CourseChart, plies: int) -> Slot:
    items: list[Item] = []
    for quarter in (1, 2, 3, 4):
        y = _height(chart.goal * quarter / 4, chart.goal)
        items.append(Block("table line", _LEFT, y, _RIGHT - _LEFT, 2))
    items += _lost_band(chart, plies)
    for curve in sorted(chart.curves, key=lambda curve: _ORDER.index(curve.stroke)):
        items += _stroke(curve.stroke, _points(curve, plies, chart.goal))
    items += _lost_cross(chart, plies)
    return (_LEFT - 2, _TOP, SIZE[0], _FOOT + 12), (*items,)


def _points(curve: Curve, plies: int, goal: int) -> list[tuple[int, int]]:
    """The top of the curve in each column of the picture."""
    columns: dict[int, int] = {}
    first, last = _across(curve.begins, plies), _across(curve.ends, plies)
    for x in range(first, last + 1):
        ply = round((x - _LEFT) * plies / _span())
        at = max(0, min(ply - curve.begins, len(curve.home) - 1))
        columns[x] = _height(curve.home[at], goal) - _THICK // 2
    return [*columns.items()]


def _stroke(stroke: Stroke, points: list[tuple[int, int]]) -> Iterator[Block]:
    """A curve through the tops of its columns, in pieces that are as wide as it is level."""
    ink, period, drawn = _INKS[stroke], _PERIOD[stroke], _DRAWN[stroke]
    before = points[0][1] if points else 0
    for (y, _), level in groupby(points, lambda at: (at[1], (at[0] - points[0][0]) // period)):
        xs = [x for x, _ in level if (x - points[0][0]) % period < drawn]
        if xs:
            # A step is drawn whole, so that a steep curve has no holes.
            top, foot = (y, y) if stroke is Stroke.DOTTED else sorted((y, before))
            if stroke is Stroke.DOTTED:
                yield Block("edge", xs[0] - 2, y - 2, _THICK + 4, _THICK + 4)
            yield Block(ink, xs[0], top, _THICK, foot - top + _THICK)
            yield Block(ink, xs[0], y, max(_THICK, len(xs)), _THICK)
        before = y


def _lost_band(chart: CourseChart, plies: int) -> Iterator[Item]:
    """The moves that may have lost the game: a dashed line, or two with a band between them."""
    if not chart.lost:
        return
    edges = sorted({_across(move, plies) for move in chart.lost})
    if len(edges) > 1:
        yield Block("table line", edges[0], _TOP, edges[-1] - edges[0], _FOOT - _TOP)
    for x in edges:
        for y in range(_TOP, _FOOT, 16):
            yield Block("quiet", x - 1, y, 3, min(9, _FOOT - y))


def _lost_cross(chart: CourseChart, plies: int) -> Iterator[Item]:
    """A cross on the first curve at the move that lost it for certain."""
    if not chart.lost or chart.lost[0] != chart.lost[1]:
        return
    curve, move = chart.curves[0], chart.lost[0]
    home = curve.home[max(0, min(move - curve.begins, len(curve.home) - 1))]
    x = max(_LEFT + _CROSS, _across(move, plies))
    y = min(_FOOT + 12 - _CROSS, _height(home, chart.goal))
    for ink, thick in (("edge", 12), ("text", 6)):
        for at in range(-14, 15, 4):
            for sign in (-1, 1):
                yield Block(ink, x + at - thick // 2, y + sign * at - thick // 2, thick, thick)


def _lost_name(chart: CourseChart, plies: int) -> Iterator[Item]:
    if not chart.lost:
        return
    first, last = chart.lost
    said = chart.lost_name.upper()
    middle = (_across(first, plies) + _across(last, plies)) // 2
    if middle < SIZE[0] // 2:
        left = max(14, _across(first, plies) - 8)
        yield Words(said, "count", left, 122, room=786 - left)
    else:
        right = min(786, _across(last, plies) + 8)
        yield Words(said, "count", right, 122, "right", right - 14)


def _heights(goal: int) -> Iterator[Words]:
    for quarter in range(5):
        home = goal * quarter // 4
        yield Words(str(home), "count", _LEFT - 10, _height(goal * quarter / 4, goal), "right")


def _moves(plies: int) -> Iterator[Words]:
    step = next((step for step in _STEPS if plies / step <= _TICKS), plies)
    for ply in range(0, plies + 1, step):
        yield Words(str(ply), "count", _across(ply, plies), _FOOT + 28, "centre")


def _axis(said: str) -> Words:
    return Words(said.upper(), "count", (_LEFT + _RIGHT) // 2, 542, "centre", _RIGHT - _LEFT)


def _across(ply: int, plies: int) -> int:
    return _LEFT + ply * _span() // plies


def _span() -> int:
    return _RIGHT - _LEFT - 20


def _height(home: float, goal: int) -> int:
    return _FOOT - round(home * (_FOOT - _TOP - 26) / goal) - 4
