"""What Discord makes of a text: what it draws and mentions in it, and how long it is as sent.

Its clients draw every bare character that can be an emoji as a picture of their own: clubs and
spades in a black that nobody can see on the dark themes.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from bot.languages import _

ALT: Final = 1024
"""How many characters Discord takes for a picture in words."""
TEXT: Final = 2000
"""How many a message of text mode has for the position of a puzzle."""
LONGEST: Final = 4000
"""How many characters the texts of a message may have together, as they are sent."""
PICTURES: Final = frozenset("🏆🤝🏠👑🟩🟨🟧🟥⬛⬜🥇🥈🥉⚠")
"""The characters that are meant as pictures; every other one stays a character."""
EMOJI: Final = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
"""The names of the application's own emoji, by the suits that they show."""

_MENTIONED: Final = re.compile(r"`/([a-z-]+(?: [a-z-]+)*)`")
_ID: Final = "9" * 20
"""As long as any id."""
_DRAWN: Final = (
    "\u00a9\u00ae\u203c\u2049\u20e3\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe"
    "\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
"""The characters that can be emoji, and a few among them that can't: a backslash harms none."""
_ANY_DRAWN: Final = re.compile(f"[{_DRAWN}]")
_PART: Final = re.compile(
    r"(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)"  # Code, in which nothing is drawn.
    r"|\\[\s\S]"  # A character that is kept already.
    # Between the parts of one emoji, a selector says that they are parts, as in a pirate's flag.
    rf"|\ufe0f?(?P<drawn>[{_DRAWN}])(?:(?P<joined>(?<=\u200d.)\ufe0f|\ufe0f(?=\u200d))|[\ufe0e\ufe0f]?)"
)


def mentioning(text: str, ids: Mapping[str, int]) -> str:
    """A text with the commands that it names in backticks as mentions, as far as ids are known."""

    def mention(named: re.Match[str]) -> str:
        id_ = ids.get(named[1])
        return named[0] if id_ is None else f"</{named[1]}:{id_}>"

    return _MENTIONED.sub(mention, text)


def drawn(text: str, emoji: Mapping[str, str]) -> str:
    """A text in which nothing is drawn but what is meant as a picture.

    Suits become the emoji that are known for them, and without one stay characters.
    """
    if text.isascii() or not _ANY_DRAWN.search(text):
        return text

    def written(part: re.Match[str]) -> str:
        character = part["drawn"]
        if character is None or character in PICTURES:
            return part[0]
        return emoji.get(character) or f"\\{character}{part['joined'] or ''}"

    return _PART.sub(written, text)


def length(text: str) -> int:
    """How many characters a text has as it is sent, at most: emoji are only sent where they fit."""
    return len(drawn(_MENTIONED.sub(rf"</\1:{_ID}>", text), {}))


def fitting(lines: Iterable[str]) -> str:
    """As many of the first lines as fit into one message."""
    fit, room = list[str](), LONGEST
    for line in lines:
        room -= length(line) + len("\n")
        if room < 0:
            break
        fit.append(line)
    return "\n".join(fit)


def headed(name: str, said: str) -> str:
    """`Slot 3: 7 of hearts`: in French, there is a space before the colon."""
    # Translators: a name and what is said of it: “Slot 3: 7 of hearts”, “Sultan day 47: won”.
    return _("{name}: {said}", name=name, said=said)


def cut(text: str, most: int) -> str:
    """A text in at most so many characters; its end is left out if it is longer."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
