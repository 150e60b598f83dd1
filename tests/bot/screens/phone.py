"""How wide rows of buttons are on a phone, as the local Discord's page shows them there."""

import re
from typing import Final

from bot.press.games import PlayMove
from bot.screens.screen import Button

_ROW: Final = 297
"""Pixels that a row has in a window of 400; between two buttons there are 8."""
_GAP: Final = 8
_PADDING: Final = 20
_LETTER: Final = 7
"""What a letter takes on the average."""
_LEAST: Final = 60
"""No button is less wide."""
_BUILD: Final = re.compile(r"[1-8w][>^][1-8]")


def width(row: tuple[Button, ...]) -> int:
    """How many pixels a row takes, more or less."""
    wide = (max(_LEAST, _PADDING + _LETTER * len(button.label)) for button in row)
    return sum(wide) + _GAP * (len(row) - 1)


def fits(row: tuple[Button, ...]) -> bool:
    """Whether a row stays in one line, or may be wrapped: builds are the last, and move nothing."""
    if all(isinstance(one.press, PlayMove) and _BUILD.fullmatch(one.press.move) for one in row):
        return True
    longest = max(len(button.label) for button in row)
    return width(row) <= _ROW and (longest <= 8 or len(row) < 4)
