"""How wide rows of buttons are on a phone, as the local Discord's page shows them."""

import re
from typing import Final

from bot.press.games import PlayMove
from bot.screens.screen import Button

_ROW: Final = 297
"""The width of a row in a window of 400 pixels."""
_GAP: Final = 8
"""Between two buttons."""
_PADDING: Final = 20
_LETTER: Final = 7
"""The average width of a letter."""
_LEAST: Final = 60
"""The least width of a button."""
_BUILD: Final = re.compile(r"[1-8w][>^][1-8]")


def width(row: tuple[Button, ...]) -> int:
    """The approximate width of a row in pixels."""
    wide = (max(_LEAST, _PADDING + _LETTER * len(button.label)) for button in row)
    return sum(wide) + _GAP * (len(row) - 1)


def fits(row: tuple[Button, ...]) -> bool:
    """Whether a row stays on one line, or may wrap: builds come last, and nothing is below them."""
    if all(isinstance(one.press, PlayMove) and _BUILD.fullmatch(one.press.move) for one in row):
        return True
    longest = max(len(button.label) for button in row)
    return width(row) <= _ROW and (longest <= 8 or len(row) < 4)
