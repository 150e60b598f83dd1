"""The background of a won game: the king in a garland, under a crown, with sunbeams."""

import math
from typing import Final

from assets.deck.courts import king
from assets.deck.paths import Drawing, Shape, oval, polygon, put, star
from assets.deck.regalia import LEAF, crown, garland

MIDDLE: Final = (400, 352)
MEDALLION: Final = 106
"""The radius of the king's picture."""
GARLAND: Final = 128
"""The radius of the garland around it."""

_SPARKS: Final = (
    (90, 66, 11, "bright"), (214, 62, 16, "bright"), (338, 92, 22, "bright"),
    (376, 180, 10, "text"), (254, 132, 9, "text"), (194, 300, 12, "bright"),
    (194, 404, 12, "bright"), (376, 352, 14, "bright"), (376, 528, 10, "text"),
    (338, 612, 20, "bright"), (254, 572, 9, "text"), (30, 560, 12, "bright"),
)  # fmt: skip
"""Distance from the vertical centre line, y, size and ink."""
_PETALS: Final = (
    (296, 62, 30, "rose"), (250, 168, -40, "turquoise"), (378, 262, 15, "rose"),
    (194, 352, 60, "rose"), (378, 444, -25, "turquoise"), (246, 540, 35, "rose"),
    (300, 636, -50, "turquoise"), (26, 616, 20, "rose"),
)  # fmt: skip
"""Distance from the vertical centre line, y, turn in degrees and ink."""


def triumph() -> Drawing:
    """Everything on a won board except the queens and the header."""
    return (
        *sunbeams(*MIDDLE, 640),
        *_confetti(),
        *put(medallion(), *MIDDLE),
        *put(garland(GARLAND), *MIDDLE),
        *put(crown(), MIDDLE[0], MIDDLE[1] - GARLAND - 12),
    )


def sunbeams(x: float, y: float, reach: float, ink: str = "table light") -> Drawing:
    """Ten beams of light from a point."""
    beams = []
    for i in range(10):
        angle = (i + 0.25) * math.pi / 5
        ends = (
            (x + reach * math.sin(angle + d), y - reach * math.cos(angle + d))
            for d in (0, math.pi / 10)
        )
        beams.append(Shape(polygon(((x, y), *ends)), ink))
    return tuple(beams)


def medallion() -> Drawing:
    """The king's picture, centred on the origin."""
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


def _confetti() -> Drawing:
    """Sparks and petals, the same on both sides."""
    drawing: Drawing = ()
    for across, y, size, ink in _SPARKS:
        for x in (MIDDLE[0] - across, MIDDLE[0] + across):
            drawing += (Shape(star(x, y, size, size * 0.36, 4), ink),)
    for across, y, turn, ink in _PETALS:
        for side in (-1, 1):
            petal = (Shape(LEAF, ink),)
            drawing += put(petal, MIDDLE[0] + side * across, y, 0.5, turn=90 + side * turn)
    return drawing
