"""What people have typed, shown as they typed it."""

import re
from typing import Final

from bot.words.common.people import isolated

_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()<:+./-])")
"""What Discord's markdown, links, mentions and emoji are made of, and invites, which need no
scheme."""


def plain(typed: str) -> str:
    """A text in which nothing is markdown, a link, an invite or a mention."""
    return isolated(_MARKS.sub(r"\\\1", typed).replace("@", "@\N{ZERO WIDTH SPACE}"))
