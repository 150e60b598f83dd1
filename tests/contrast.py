"""How well one colour can be read on another, by the Web Content Accessibility Guidelines."""

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

ENOUGH: Final = 4.5
"""The least ratio for text, by success criterion 1.4.3."""


def ratio(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
