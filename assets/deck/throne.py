"""The throne: the king in the centre, in a pavilion, so that he doesn't look like a pile."""

from typing import Final

from assets.deck.courts import king
from assets.deck.paths import Drawing, Shape, oval, put, rounded, star
from assets.deck.suits import jewel

WIDTH: Final = 120
HEIGHT: Final = 166

_ARCH: Final = (
    "M13 156 L13 76 C13 50 34 44 47 30 C53 23 58 15 60 7 C62 15 67 23 73 30 C86 44 107 50 107 76 "
    "L107 156 Z"
)
_INNER: Final = (
    "M21 156 L21 78 C21 56 40 50 52 37 C56 32 59 27 60 22 C61 27 64 32 68 37 C80 50 99 56 99 78 "
    "L99 156 Z"
)


def throne(asleep: bool = False) -> Drawing:
    """The King of Hearts under an arch between two towers, in a box of 120 by 166."""
    scale = 0.53
    sultan = put(king("h", asleep), WIDTH / 2 - 70 * scale, 152 - 200 * scale, scale)
    behind = _night() if asleep else _rays()
    return _pavilion("night" if asleep else "back deep", (*behind, *sultan))


def left() -> Drawing:
    """The throne without the king: his seat, with a cushion, in the same box."""
    seat = (
        Shape("M38 152 L38 92 C38 74 60 70 60 62 C60 70 82 74 82 92 L82 152 Z", "back", "edge", 2),
        Shape("M46 128 L46 96 C46 84 60 82 60 76 C60 82 74 84 74 96 L74 128 Z", "back deep"),
        Shape(rounded(34, 126, 52, 16, 8), "turquoise", "edge", 2),
        Shape(rounded(36, 140, 48, 10, 2), "back gold", "edge", 1.6),
    )
    return _pavilion("table deep", seat)


def _pavilion(dark: str, inside: Drawing) -> Drawing:
    """The arch and its towers around what is inside, which stands before this ink."""
    return (
        Shape(_ARCH, "gold", "edge", 2),
        Shape(_INNER, dark, "old gold", 2),
        *inside,
        *_tower(9.5),
        *_tower(WIDTH - 9.5),
        *_steps(),
        Shape(star(60, 10, 9, 4), "bright", "edge", 1.2),
    )


def _rays() -> Drawing:
    """Light behind the king's head."""
    return (
        Shape(star(60, 94, 38, 30, 16), "back"),
        Shape(oval(60, 94, 27), "back", "back gold", 1.4),
    )


def _night() -> Drawing:
    """The moon and some stars behind the king's head."""
    places = ((34, 72, 4), (30, 96, 5), (38, 118, 3.6), (90, 112, 5), (84, 128, 3.6), (44, 54, 3))
    return (
        Shape("M76 58 C90 60 94 78 84 90 C86 78 84 66 76 58 Z", "bright"),
        *(Shape(star(x, y, size, size * 0.36, 4), "text") for x, y, size in places),
    )


def _tower(x: float) -> Drawing:
    return (
        Shape(rounded(x - 7, 66, 14, 90, 2), "back gold", "edge", 1.6),
        Shape(f"M{x} 76 L{x} 148", None, "old gold", 2.4),
        Shape(
            f"M{x - 8} 68 C{x - 10} 54 {x - 2} 52 {x} 40 C{x + 2} 52 {x + 10} 54 {x + 8} 68 Z",
            "turquoise",
            "edge",
            1.6,
        ),
        Shape(oval(x, 40, 2.6), "bright", "edge", 1),
    )


def _steps() -> Drawing:
    return (
        Shape(rounded(1, 150, WIDTH - 2, 15, 3), "gold", "edge", 2),
        Shape("M8 157.5 L48 157.5 M72 157.5 L112 157.5", None, "old gold", 2),
        *jewel("h", 52, 149.5, 16, 14),
    )
