"""The garland and the large crown of a won game."""

import math
from typing import Final

from assets.deck.paths import Drawing, Shape, oval, put, rounded
from assets.deck.suits import jewel

LEAF: Final = "M0 0 C8 -11 22 -12 34 0 C22 9 8 9 0 0 Z"
_VEIN: Final = "M4 -1 C12 -3 22 -3 29 0"


def garland(radius: float) -> Drawing:
    """Leaves going up both sides from the bottom, with eight roses; centred on the origin."""
    leaves: Drawing = ()
    for i in range(-17, 18):
        side = 1 if i > 0 else -1
        angle = 180 - i * 180 / 17.5
        for lean in (-34, 34, 0):
            leaf = put(_leaf(lean == 0), 0, 0, 0.86, turn=(180 if side > 0 else 0) + side * lean)
            leaves += put(leaf, *_on_circle(angle, radius), turn=angle)
    roses: Drawing = ()
    for i in range(8):
        roses += put(_rose(), *_on_circle(i * 45 + 22.5, radius))
    return leaves + roses + put(_bow(), *_on_circle(180, radius))


def _leaf(light: bool) -> Drawing:
    vein = (Shape(_VEIN, None, "niche", 1.6),) if light else ()
    return (Shape(LEAF, "turquoise" if light else "leaf", "edge", 1.6), *vein)


def _rose() -> Drawing:
    petals = (put((Shape(oval(0, -9, 8), "rose", "edge", 1.4),), turn=i * 72) for i in range(5))
    return (
        *(shape for petal in petals for shape in petal),
        Shape(oval(0, 0, 8), "blush", "edge", 1),
        Shape(oval(0, 0, 3.6), "bright"),
    )


def _bow() -> Drawing:
    """The bow that ties the garland, with its knot at the origin."""
    loop = "M0 0 C10 -20 36 -22 38 -8 C40 8 14 10 0 0 Z"
    tail = "M0 0 C8 10 12 24 24 34 L34 24 C22 18 12 8 0 0 Z"
    half = (Shape(tail, "back", "edge", 2), Shape(loop, "rose", "edge", 2))
    knot = Shape(rounded(-8, -8, 16, 16, 6), "rose", "edge", 2)
    return (*put(half), *put(half, scale_x=-1), knot)


def crown() -> Drawing:
    """A large crown, with the middle of its base at the origin."""
    points = ((-62, -68), (-31, -84), (0, -98), (31, -84), (62, -68))
    return (
        Shape(
            "M-47 -16 L-62 -66 L-39 -46 L-31 -82 L-14 -50 L0 -96 L14 -50 L31 -82 L39 -46 "
            "L62 -66 L47 -16 Z",
            "gold",
            "edge",
            3,
        ),
        Shape("M-40 -24 C-20 -32 20 -32 40 -24", None, "old gold", 2.6),
        *(Shape(oval(x, y, 6 if x else 8), "bright", "edge", 2) for x, y in points),
        Shape(rounded(-52, -19, 104, 20, 7), "gold", "edge", 3),
        *(Shape(oval(x, -9, 5), "turquoise", "edge", 1.6) for x in (-40, 40)),
        *(Shape(oval(x, -9, 5), "rose", "edge", 1.6) for x in (-22, 22)),
        *jewel("h", -11, -21, 22, 14),
        *(Shape(oval(x, -36, 4), "white", "edge", 1.4) for x in (-28, 28)),
        Shape(oval(0, -46, 5.5), "turquoise", "edge", 1.6),
    )


def _on_circle(angle: float, radius: float) -> tuple[float, float]:
    """The point at an angle in degrees, clockwise from the top."""
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)
