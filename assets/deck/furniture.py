"""The table's furniture: cloth, places, marks, discs and pills."""

from typing import Final

from assets.deck.cards import CORNER, Format
from assets.deck.glyphs import advance, letter_drawing
from assets.deck.paths import Drawing, Shape, oval, put, rounded, star

MARGIN: Final = 4
"""How far a mark reaches out round its card."""
DISC: Final = 34


def cloth(width: int, height: int) -> Drawing:
    """The table: one flat colour, so that it packs well, and a great faint star."""
    x, y = width / 2, height / 2 + 8
    return (
        Shape(f"M0 0 L{width} 0 L{width} {height} L0 {height} Z", "table"),
        Shape(star(x, y, 306, 236), None, "table line", 2),
        Shape(star(x, y, 330, 252), None, "table line", 2),
    )


def well(width: float, height: float) -> Drawing:
    """An empty place for a card."""
    return (Shape(rounded(1.5, 1.5, width - 3, height - 3, 8.5), "table deep", "table line", 2),)


def ring(size: Format) -> Drawing:
    """The mark of a card that can go up: a whole ring about it."""
    width, height = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    line = rounded(1.8, 1.8, width - 3.6, height - 3.6, CORNER + MARGIN - 1.8)
    return (Shape(line, None, "bright", 3.6),)


def corners(width: float, height: float, arm: float = 22) -> Drawing:
    """The mark of the last move: four corners about a place of that size."""
    left, top, bend = 1.8, 1.8, 12.0
    right, bottom = width + 2 * MARGIN - 1.8, height + 2 * MARGIN - 1.8
    lines = (
        _corner(x, y, dx, dy, arm, bend)
        for x, dx in ((left, 1), (right, -1))
        for y, dy in ((top, 1), (bottom, -1))
    )
    return tuple(Shape(line, None, "fresh", 3.6) for line in lines)


def _corner(x: float, y: float, dx: int, dy: int, arm: float, bend: float) -> str:
    near = bend * 0.45
    return (
        f"M{x:g} {y + dy * arm:g} L{x:g} {y + dy * bend:g} "
        f"C{x:g} {y + dy * near:g} {x + dx * near:g} {y:g} {x + dx * bend:g} {y:g} "
        f"L{x + dx * arm:g} {y:g}"
    )


def disc(digit: str, lit: bool) -> Drawing:
    """The number of a slot or ray; lit where its card can go up."""
    middle, height = DISC / 2, DISC * 0.56
    width = advance(digit) * height / 100
    number = letter_drawing(digit, height, "edge" if lit else "text", 17)
    return (
        Shape(oval(middle, middle, middle - 1), "bright" if lit else "table deep", "gold", 1.8),
        *put(number, middle - width / 2, middle - height / 2),
    )


def pill(width: int, height: int) -> Drawing:
    """The ground that a count or a pile's two ends are written on."""
    return (Shape(rounded(1, 1, width - 2, height - 2, height / 2 - 1), "table deep", "gold", 1.6),)
