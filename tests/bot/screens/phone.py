"""How wide rows of buttons are on a phone, as the local Discord shows them in DejaVu Sans."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import ImageFont

from bot.features.screen import Button

ROW: Final = 297
"""The width of a row in a window of 400 pixels."""
GAP: Final = 8
"""Between two buttons."""
PADDING: Final = 20
LEAST: Final = 60
"""The least width of a button."""
FONT: Final = "DejaVu Sans"
"""Wider than Discord's own."""
SIZE: Final = 14

_FINE: Final = 100
"""Measured so many times larger, letters aren't rounded to whole pixels."""


def width(row: tuple[Button, ...]) -> float:
    """The width of a row in pixels."""
    return width_of([one.label for one in row])


def width_of(labels: Sequence[str]) -> float:
    """The width of a row of buttons with these labels in pixels."""
    return sum(max(LEAST, PADDING + _length(one)) for one in labels) + GAP * (len(labels) - 1)


def fits(row: tuple[Button, ...]) -> bool:
    """Whether a row stays on one line."""
    return width(row) <= ROW


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype("DejaVuSans.ttf", SIZE * _FINE, layout_engine=ImageFont.Layout.BASIC)


@cache
def _length(label: str) -> float:
    return _font().getlength(label) / _FINE
