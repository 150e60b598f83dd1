"""Which characters of a text a client draws as pictures of its own, as the page does."""

import re
from typing import Final

_EMOJI: Final = (
    "©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅"
    "⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙"
    "\U0001f000-\U0001faff"
)
"""Unicode's characters with the property Emoji; beyond U+FFFF all of the blocks that have some."""
_PART: Final = re.compile(
    r"(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|\\[^0-9A-Za-z\s]"
    rf"|(?P<drawn>[{_EMOJI}](?!\ufe0e)|[0-9#*]\ufe0f?\u20e3)"
)


def drawn(text: str) -> list[str]:
    """The characters that are drawn: not in code, nor after a backslash or before U+FE0E."""
    return [part["drawn"] for part in _PART.finditer(text) if part["drawn"]]
