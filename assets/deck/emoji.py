"""The suits as emoji for Discord's texts: readable on its dark, light and black themes."""

import io
from typing import Final

import resvg_py
from PIL import Image

from assets.deck.inks import FOUR_COLOUR, SUIT_INKS
from assets.deck.paths import svg
from assets.deck.suits import jewel, pip

SIZE: Final = 128
"""Width and height. In a line of text Discord draws them 22 high."""
_OUTLINE: Final = 9
"""Around the suit, in hundredths of its size: 1.3 pixels in a line of text."""


def emoji() -> dict[str, bytes]:
    """A PNG for each suit, by the suit's name."""
    return {name: _png(name[0]) for name in SUIT_INKS}


def _png(suit: str) -> bytes:
    size = SIZE / (1 + 2 * _OUTLINE / 100)
    corner = (SIZE - size) / 2
    drawing = (
        *jewel(suit, corner, corner, size, 2 * _OUTLINE),
        *pip(suit, corner, corner, size),
    )
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg(drawing, SIZE, SIZE, FOUR_COLOUR, None), skip_system_fonts=True
    )
    png = io.BytesIO()
    Image.open(io.BytesIO(bytes(drawn))).save(png, "PNG", optimize=True)
    return png.getvalue()
