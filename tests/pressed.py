"""Presses as they are written down: what is posted of two that are alike by a name of its own."""

import re

from bot.press.press import Press, name_of


def told(press: Press) -> str:
    """The name and the fields of a press."""
    fields = re.sub(r"(, )?posted=(True|False)", "", repr(press))
    return f"{name_of(press)}{fields.removeprefix(type(press).__name__)}"
