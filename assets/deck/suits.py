"""The four suits, each drawn in a box of 100 by 100."""

from typing import Final

from assets.deck.inks import SUIT_INKS
from assets.deck.paths import Drawing, Shape, put

_PATHS: Final = {
    "c": (
        "M50 3 C63 3 73 13 73 26 C73 31 71 36 68 40 C70 39 73 38 76 38 C88 38 97 48 97 60 "
        "C97 72 88 82 76 82 C66 82 58 77 54 68 C55 82 60 92 69 97 L31 97 C40 92 45 82 46 68 "
        "C42 77 34 82 24 82 C12 82 3 72 3 60 C3 48 12 38 24 38 C27 38 30 39 32 40 "
        "C29 36 27 31 27 26 C27 13 37 3 50 3 Z"
    ),
    "d": ("M50 1 C58 19 72 37 89 50 C72 63 58 81 50 99 C42 81 28 63 11 50 C28 37 42 19 50 1 Z"),
    "h": (
        "M50 95 C30 76 4 56 4 31 C4 15 15 6 28 6 C38 6 46 12 50 22 C54 12 62 6 72 6 "
        "C85 6 96 15 96 31 C96 56 70 76 50 95 Z"
    ),
    "s": (
        "M50 3 C56 22 95 38 95 63 C95 76 86 83 76 83 C66 83 58 78 54 71 C55 83 60 92 69 97 "
        "L31 97 C40 92 45 83 46 71 C42 78 34 83 24 83 C14 83 5 76 5 63 C5 38 44 22 50 3 Z"
    ),
}


def ink_of(suit: str) -> str:
    """The ink of a suit."""
    return SUIT_INKS["cdhs".index(suit)]


def pip(suit: str, x: float, y: float, size: float) -> Drawing:
    """A suit's pip with the top left corner of its box at (x, y)."""
    return put([Shape(_PATHS[suit], ink_of(suit))], x, y, size / 100)


def jewel(suit: str, x: float, y: float, size: float, setting: float) -> Drawing:
    """A suit's pip with a light outline, so that it stands out on gold or on its own ink."""
    return put([Shape(_PATHS[suit], ink_of(suit), "face", setting)], x, y, size / 100)
