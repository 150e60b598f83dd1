"""The triumph: the ground of a won game, the king in a garland, under a crown, in the light."""

import math
from typing import Final

from assets.deck.courts import king
from assets.deck.paths import Drawing, Shape, oval, polygon, put, rounded, star
from assets.deck.suits import jewel

MIDDLE: Final = (400, 352)
MEDALLION: Final = 106
GARLAND: Final = 128

_LEAF: Final = "M0 0 C8 -11 22 -12 34 0 C22 9 8 9 0 0 Z"
_SPARKS: Final = (
    (90, 66, 11, "bright"), (214, 62, 16, "bright"), (338, 92, 22, "bright"),
    (376, 180, 10, "text"), (254, 132, 9, "text"), (194, 300, 12, "bright"),
    (194, 404, 12, "bright"), (376, 352, 14, "bright"), (376, 528, 10, "text"),
    (338, 612, 20, "bright"), (254, 572, 9, "text"), (30, 560, 12, "bright"),
)  # fmt: skip
_PETALS: Final = (
    (296, 62, 30, "rose"), (250, 168, -40, "turquoise"), (378, 262, 15, "rose"),
    (194, 352, 60, "rose"), (378, 444, -25, "turquoise"), (246, 540, 35, "rose"),
    (300, 636, -50, "turquoise"), (26, 616, 20, "rose"),
)  # fmt: skip
_VEIN: Final = "M4 -1 C12 -3 22 -3 29 0"


def triumph() -> Drawing:
    """Everything of a won board but the queens and the header."""
    return (
        *_sunbeams(),
        *_confetti(),
        *put(_medallion(), *MIDDLE),
        *put(_garland(), *MIDDLE),
        *put(_crown(), MIDDLE[0], MIDDLE[1] - GARLAND - 12),
    )


def _sunbeams() -> Drawing:
    x, y = MIDDLE
    beams = []
    for i in range(10):
        angle = (i + 0.25) * math.pi / 5
        ends = (
            (x + 640 * math.sin(angle + d), y - 640 * math.cos(angle + d))
            for d in (0, math.pi / 10)
        )
        beams.append(Shape(polygon(((x, y), *ends)), "table light"))
    return tuple(beams)


def _medallion() -> Drawing:
    scale = 0.96
    rays = (
        Shape(star(0, 0, MEDALLION - 4, MEDALLION - 24, 24), "back"),
        Shape(oval(0, 0, 74), "back", "back gold", 2),
    )
    sultan = put(king("h"), -70 * scale, 105 - 200 * scale, scale)
    return (
        Shape(oval(0, 0, MEDALLION), "back deep", "edge", 3),
        *rays,
        *sultan,
        Shape(oval(0, 0, MEDALLION), None, "gold", 6),
    )


def _garland() -> Drawing:
    """Leaves that run up both sides from the foot, and a rose at every eighth of the round."""
    leaves: Drawing = ()
    for i in range(-17, 18):
        side = 1 if i > 0 else -1
        angle = 180 - i * 180 / 17.5
        for lean in (-34, 34, 0):
            leaf = put(_leaf(lean == 0), 0, 0, 0.86, turn=(180 if side > 0 else 0) + side * lean)
            leaves += put(leaf, *_on_circle(angle, GARLAND), turn=angle)
    roses: Drawing = ()
    for i in range(8):
        roses += put(_rose(), *_on_circle(i * 45 + 22.5, GARLAND))
    return leaves + roses + put(_bow(), *_on_circle(180, GARLAND))


def _leaf(light: bool) -> Drawing:
    vein = (Shape(_VEIN, None, "niche", 1.6),) if light else ()
    return (Shape(_LEAF, "turquoise" if light else "leaf", "edge", 1.6), *vein)


def _rose() -> Drawing:
    petals = (put((Shape(oval(0, -9, 8), "rose", "edge", 1.4),), turn=i * 72) for i in range(5))
    return (
        *(shape for petal in petals for shape in petal),
        Shape(oval(0, 0, 8), "blush", "edge", 1),
        Shape(oval(0, 0, 3.6), "bright"),
    )


def _bow() -> Drawing:
    """The ribbon that ties the garland, its knot at the origin."""
    loop = "M0 0 C10 -20 36 -22 38 -8 C40 8 14 10 0 0 Z"
    tail = "M0 0 C8 10 12 24 24 34 L34 24 C22 18 12 8 0 0 Z"
    half = (Shape(tail, "back", "edge", 2), Shape(loop, "rose", "edge", 2))
    knot = Shape(rounded(-8, -8, 16, 16, 6), "rose", "edge", 2)
    return (*put(half), *put(half, scale_x=-1), knot)


def _crown() -> Drawing:
    """A great crown, the middle of its foot at the origin."""
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


def _confetti() -> Drawing:
    """Sparks and petals, the same on both sides."""
    drawing: Drawing = ()
    for across, y, size, ink in _SPARKS:
        for x in (MIDDLE[0] - across, MIDDLE[0] + across):
            drawing += (Shape(star(x, y, size, size * 0.36, 4), ink),)
    for across, y, turn, ink in _PETALS:
        for side in (-1, 1):
            petal = (Shape(_LEAF, ink),)
            drawing += put(petal, MIDDLE[0] + side * across, y, 0.5, turn=90 + side * turn)
    return drawing


def _on_circle(angle: float, radius: float) -> tuple[float, float]:
    """The point at an angle in degrees, clockwise from the top."""
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)
