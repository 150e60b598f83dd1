"""A language that is no language: whatever isn't in it was never handed to a translator.

`Turned {cards}` becomes `⟦Ţůŕñéđ {cards}~⟧`, two fifths longer, with what no translator touches
left alone: places for values, commands, mentions, code, links, and marks of Discord's.
"""

import re
from collections.abc import Callable
from gettext import NullTranslations
from math import ceil
from typing import Final

from bot.languages import Language, language

CODE: Final = "lt"
"""One of Discord's locales that Divan doesn't speak."""
LONGER: Final = 0.4

_LETTERS: Final = str.maketrans("AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz", "ÅåÇçÐđÉéĞğÎîĹĺÑñÖöŔŕŠšŢţÛůÝýŽž")
UNTOUCHED: Final = re.compile(
    r"\{[^}]*\}|`[^`]*`|<[^>]*>|https?://\S+|\]\([^)]*\)|/divan[a-z -]*|Divan|Discord"
)


class MadeUp(NullTranslations):
    """Makes up each translation when it is asked for."""

    def __init__(self, say: Callable[[str], str]) -> None:
        super().__init__()
        self._say = say

    def gettext(self, message: str) -> str:
        return self._say(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._say(msgid1 if n == 1 else msgid2)

    def pgettext(self, _context: str, message: str) -> str:
        return self._say(message)

    def npgettext(self, _context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self._say(msgid1 if n == 1 else msgid2)


def pseudo(message: str) -> str:
    """A sentence in the language."""
    letters = sum(map(str.isalpha, UNTOUCHED.sub("", message)))
    more = ceil(LONGER * letters) - len("⟦⟧")
    return f"⟦{marked(message)}{'~' * more}⟧" if letters else message


def marked(message: str) -> str:
    """A sentence whose words aren't English, as long as it was."""
    done, at = [], 0
    for kept in UNTOUCHED.finditer(message):
        done += [message[at : kept.start()].translate(_LETTERS), kept[0]]
        at = kept.end()
    return "".join((*done, message[at:].translate(_LETTERS)))


def pseudo_language() -> Language:
    """The language, with the numbers and dates of Lithuanian."""
    return language(CODE, "lt", MadeUp(pseudo))
