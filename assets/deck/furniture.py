"""The rest of the table: cloth, places, marks, discs and pills."""

from typing import Final

from assets.deck.cards import CORNER, Format
from assets.deck.glyphs import advance, letter_drawing
from assets.deck.paths import Drawing, Shape, oval, put, rounded, star
from assets.deck.suits import pip

MARGIN: Final = 4
"""How far a mark extends beyond its card on each side."""
DISC: Final = 34


def arabesque(size: int) -> Drawing:
    """A large faint star around the Sultan's nine piles, with a small one at the top and bottom."""
    middle = size / 2
    tips = (42, size - 42)
    return (
        Shape(star(middle, middle, middle - 1, middle * 0.76), None, "table line", 2),
        *(Shape(star(middle, y, 20), "table deep", "table line", 2) for y in tips),
        *(Shape(star(middle, y, 7), "table line") for y in tips),
    )


def well(width: float, height: float) -> Drawing:
    """An empty place for a card."""
    return (Shape(rounded(1.5, 1.5, width - 3, height - 3, 8.5), "table deep", "table line", 2),)


def unlaid(width: float, height: float) -> Drawing:
    """A place in a circle that is not dealt yet: just a thin line."""
    return (Shape(rounded(1.5, 1.5, width - 3, height - 3, 8.5), "table", "table line", 1.6),)


def next_well(width: float, height: float) -> Drawing:
    """The empty place that is filled next, with a dashed line around it; `plus` goes on it."""
    outline = rounded(2.5, 2.5, width - 5, height - 5, 7.5)
    return (Shape(outline, "table deep", "text", 2.6, dash=(9, 6)),)


def plus(size: float) -> Drawing:
    """A plus sign: a card may go here."""
    half = size / 2
    return (Shape(f"M{half} 3 L{half} {size - 3} M3 {half} L{size - 3} {half}", None, "text", 5),)


def chevrons(width: float, height: float) -> Drawing:
    """Arrows from the stock down to the place of the first turned card."""
    line = f"M4 4 L{width / 2:g} {height / 2 - 4:g} L{width - 4:g} 4"
    arrow = Shape(line, None, "gold", 6, cap="round")
    return arrow, *put((arrow,), 0, height / 2)


def dais(width: float, height: float) -> Drawing:
    """The platform under the throne and the foundations."""
    return (Shape(rounded(1, 1, width - 2, height - 2, 14), "table line", "old gold", 1.6),)


def tray(width: float, height: float) -> Drawing:
    """The box around a pile outside the star."""
    return (Shape(rounded(1.5, 1.5, width - 3, height - 3, 11), "table line", "old gold", 2),)


def ring(size: Format) -> Drawing:
    """The mark of a card that can go up: a full ring around it."""
    width, height = size.width + 2 * MARGIN, size.height + 2 * MARGIN
    line = rounded(1.8, 1.8, width - 3.6, height - 3.6, CORNER + MARGIN - 1.8)
    return (Shape(line, None, "bright", 3.6),)


def corners(width: float, height: float, arm: float = 22) -> Drawing:
    """The mark of the last move: four corners around a place of this size."""
    return _corners(width + 2 * MARGIN, height + 2 * MARGIN, arm)


def inner_corners(width: float, height: float) -> Drawing:
    """The same on the edge of a card that has a ring around it."""
    return _corners(width, height, arm=18)


def _corners(width: float, height: float, arm: float) -> Drawing:
    left, top, bend = 1.8, 1.8, 12.0
    right, bottom = width - 1.8, height - 1.8
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
    """The number of a slot or ray; lit if its card can go up."""
    middle, height = DISC / 2, DISC * 0.56
    width = advance(digit) * height / 100
    number = letter_drawing(digit, height, "edge" if lit else "text", 17)
    return (
        Shape(oval(middle, middle, middle - 1), "bright" if lit else "table deep", "gold", 1.8),
        *put(number, middle - width / 2, middle - height / 2),
    )


def pill(width: int, height: int) -> Drawing:
    """The background of a count or of a pile's two end cards."""
    return (Shape(rounded(1, 1, width - 2, height - 2, height / 2 - 1), "table deep", "gold", 1.6),)


def build_pill(width: int, height: int) -> Drawing:
    """The background of the ray that a card can be built on, with an arrow before its number."""
    middle = height / 2
    arrow = f"M9 {middle:g} L21 {middle:g} M16 {middle - 5:g} L21 {middle:g} L16 {middle + 5:g}"
    return (
        Shape(rounded(1, 1, width - 2, height - 2, middle - 1), "back", "text", 1.6),
        Shape(arrow, None, "text", 2.6, cap="round"),
    )


def pip_on_paper(suit: str, size: float) -> Drawing:
    """A pip on card paper, used when a pill covers the card's own."""
    paper = Shape(rounded(0, 0, size, size, 1), "face")
    return (paper, *pip(suit, 1, 1, size - 2))


def ribbon(width: int, height: int) -> Drawing:
    """A band with notched ends, for the words at the end of a game."""
    top, bottom, notch = 2, height - 2, 12
    band = (
        f"M2 {top} L{width - 2} {top} L{width - notch} {height / 2} L{width - 2} {bottom} "
        f"L2 {bottom} L{notch} {height / 2} Z"
    )
    return (Shape(band, "back", "back gold", 2),)
