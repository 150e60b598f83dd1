"""Cards: faces upright, crosswise and small, strips of covered cards, and backs."""

from dataclasses import dataclass
from typing import Final

from assets.deck.courts import court, niche
from assets.deck.glyphs import rank_drawing
from assets.deck.paths import Drawing, Shape, put, rounded, star
from assets.deck.suits import ink_of, pip

CORNER: Final = 9


@dataclass(frozen=True, slots=True)
class Format:
    """A size of cards."""

    name: str
    width: int
    height: int


UPRIGHT: Final = Format("upright", 104, 146)
CROSSWISE: Final = Format("crosswise", 146, 104)
"""A card turned by 90 degrees; its index and picture stay upright."""
SMALL: Final = Format("small", 76, 94)
FORMATS: Final = (UPRIGHT, CROSSWISE, SMALL)
STRIP: Final = 36
"""How many pixels of a covered small card are visible."""
STRIP_HIDDEN: Final = 10
"""How far its strip reaches under the round corners of the card on top of it."""

_PIPS: Final = {
    "2": "20 24",
    "3": "20 22 24",
    "4": "10 30 14 34",
    "5": "10 30 22 14 34",
    "6": "10 30 12 32 14 34",
    "7": "10 30 21 12 32 14 34",
    "8": "10 30 21 12 32 23 14 34",
    "9": "10 30 1A 3A 22 1B 3B 14 34",
    "T": "10 30 2C 1A 3A 1B 3B 2D 14 34",
}
"""The positions of a number card's pips: a column, 1 to 3, and a key of `_HEIGHTS`."""
_HEIGHTS: Final = {
    "0": 0, "1": 1 / 4, "2": 1 / 2, "3": 3 / 4, "4": 1, "A": 1 / 3, "B": 2 / 3, "C": 1 / 6,
    "D": 5 / 6,
}  # fmt: skip


def face(card: str, size: Format) -> Drawing:
    """The face of a card, given by its code."""
    paint = {"upright": _upright, "crosswise": _crosswise, "small": _small}[size.name]
    return (*blank(size.width, size.height), *paint(card), _border(size.width, size.height))


def blank(width: float, height: float) -> Drawing:
    """An empty card."""
    return (Shape(rounded(1, 1, width - 2, height - 2, CORNER), "face", "edge", 2),)


def strip(card: str, upper: bool) -> Drawing:
    """The visible strip of a covered small card: its upper or its lower edge."""
    rank, suit = card[0], card[1]
    height = STRIP - 9
    top, y = (0, 5) if upper else (STRIP + STRIP_HIDDEN - SMALL.height, STRIP_HIDDEN + 4)
    paper = put(blank(SMALL.width, SMALL.height), 0, top)
    number, width = rank_drawing(rank, height, ink_of(suit), squeeze=0.9)
    x = (SMALL.width - width - 7 - height) / 2
    return (*paper, *put(number, x, y), *pip(suit, x + width + 7, y, height))


def back(width: float, height: float) -> Drawing:
    """The back of a card: a field of stars."""
    step = (width - 24) / 2 if width < 90 else (width - 28) / 3
    columns, rows = round((width - 24) / step), int((height - 24) // step)
    left, top = (width - columns * step) / 2, (height - rows * step) / 2
    drawing: Drawing = (
        Shape(rounded(1, 1, width - 2, height - 2, CORNER), "back", "edge", 2),
        Shape(rounded(6, 6, width - 12, height - 12, 5), "back deep", "back gold", 1.5),
    )
    for i in range(rows * columns):
        x, y = left + (i % columns + 0.5) * step, top + (i // columns + 0.5) * step
        drawing += (
            Shape(star(x, y, step * 0.46), "back", "back gold", 1.5),
            Shape(star(x, y, step * 0.2), "back gold"),
        )
    return drawing


def _border(width: float, height: float) -> Shape:
    return Shape(rounded(1, 1, width - 2, height - 2, CORNER), None, "edge", 2)


def _upright(card: str) -> Drawing:
    rank, suit = card[0], card[1]
    width, height = UPRIGHT.width, UPRIGHT.height
    if rank in "JQK":
        picture = _figure(card, width / 2 + 5, height - 3, (height - 43) / 200)
    elif rank == "A":
        picture = _ace(suit, width / 2, 94, 66)
    else:
        picture = _pips(card, (23, 66, width - 23, height - 19), (25, 22, 19))
    index = _index(card, 8, 8, 42)
    return (*picture, *index, *pip(suit, width - 42, 9, 34))


def _crosswise(card: str) -> Drawing:
    rank, suit = card[0], card[1]
    width, height = CROSSWISE.width, CROSSWISE.height
    middle = (39 + width) / 2
    if rank in "JQK":
        picture = _figure(card, middle, height - 3, (height - 12) / 200)
    elif rank == "A":
        picture = _ace(suit, middle, height / 2, 72)
    else:
        picture = _pips(card, (61, 18, width - 28, height - 18), (22, 20, 18))
    return (*picture, *_index(card, 9, 9, 40), *pip(suit, 8, 56, 31))


def _small(card: str) -> Drawing:
    rank, suit = card[0], card[1]
    width, height = SMALL.width, SMALL.height
    if rank in "JQK":
        picture = _figure(card, width / 2 + 3, height - 3, (height - 33) / 200)
    elif rank == "A":
        picture = _ace(suit, width / 2 + 6, 64, 38)
    else:
        return (*pip(suit, 21, height - 57, 50), *_index(card, 8, 8, 36))
    return (*picture, *_index(card, 8, 8, 36), *pip(suit, width - 33, 9, 25))


def _index(card: str, x: float, y: float, height: float) -> Drawing:
    """The rank; on court cards it has a halo, so that a crown may touch it."""
    rank, suit = card[0], card[1]
    halo = rank_drawing(rank, height, "face", weight=26)[0] if rank in "JQK" else ()
    return put((*halo, *rank_drawing(rank, height, ink_of(suit))[0]), x, y)


def _figure(card: str, middle: float, base: float, scale: float) -> Drawing:
    rank, suit = card[0], card[1]
    figure = (*niche(), *court(rank, suit))
    return put(figure, middle - 70 * scale, base - 200 * scale, scale)


def _ace(suit: str, x: float, y: float, size: float) -> Drawing:
    return (
        Shape(star(x, y, size * 0.62), "niche", "gold", 2),
        Shape(star(x, y, size * 0.50), "face", "turquoise", 1.4),
        *pip(suit, x - size * 0.29, y - size * 0.29, size * 0.58),
    )


def _pips(
    card: str, box: tuple[float, float, float, float], sizes: tuple[float, float, float]
) -> Drawing:
    """The pips of a number card, with their centres in the box; more pips are smaller."""
    rank, suit = card[0], card[1]
    left, top, right, bottom = box
    size = sizes[("23456".find(rank) < 0) + (rank in "9T")]
    drawing: Drawing = ()
    for place in _PIPS[rank].split():
        x = left + (right - left) * (int(place[0]) - 1) / 2
        y = top + (bottom - top) * _HEIGHTS[place[1]]
        # On whole pixels, all pips of a card are equal, so the image compresses better.
        drawing += pip(suit, round(x - size / 2), round(y - size / 2), size)
    return drawing
