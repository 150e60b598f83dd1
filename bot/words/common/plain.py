"""What people have typed, shown as they typed it."""

import re
from typing import Final

_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<:+-])")
"""What Discord's markdown, links, mentions and emoji are made of."""


def plain(typed: str) -> str:
    """A text in which nothing is markdown, a link or a mention."""
    return _MARKS.sub(r"\\\1", typed).replace("@", "@\N{ZERO WIDTH SPACE}")
