"""What people type, compared with what Divan says."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeVar

from bot.languages import ENGLISH, speaking, spoken

T = TypeVar("T")

_UNMARKED: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "þ": "th"}
)
"""Letters whose mark Unicode doesn't take off."""
_APOSTROPHES: Final = re.compile("['’‘ʼʻ´]")
_JOINED: Final = re.compile(r"(?<=\w)[-_/\N{HYPHEN}\N{NON-BREAKING HYPHEN}]|_")
ENDS: Final = '.,;:!?¡¿"“”„‟‚‛«»‹›()[]{}…*`~|\\'
"""What may stand before or after a word and isn't part of it."""


def plain(text: str) -> str:
    """A text as it is compared: without accents, case, hyphens, punctuation at the ends of words,
    marks that can't be seen, and odd spaces."""
    bare = unicodedata.normalize("NFKD", text).casefold().translate(_UNMARKED)
    seen = "".join(one for one in bare if unicodedata.category(one) not in ("Mn", "Me", "Cf"))
    parted = _JOINED.sub(" ", _APOSTROPHES.sub("", seen))
    return " ".join(filter(None, (word.strip(ENDS) for word in parted.split())))


_plain_name = lru_cache(maxsize=16_384)(plain)
"""The same of a name, of which there are so many; what is typed isn't kept."""


def in_both(say: Callable[[], T]) -> list[T]:
    """What is said in the reader's language, and in English: what is typed may be in either."""
    said = list[T]()
    for language in dict.fromkeys((spoken(), ENGLISH)):
        with speaking(language):
            said.append(say())
    return said


def fitting(typed: str, named: Iterable[tuple[T, Iterable[str]]]) -> list[T]:
    """The things with a name that has what is typed: those called just so come first, then those
    with a name that begins with it."""
    said = plain(typed)
    found = list[tuple[int, T]]()
    for one, names in named:
        those = [name for name in map(_plain_name, names) if said in name]
        if those:
            begins = any(name.startswith(said) for name in those)
            found.append((0 if said in those else 1 if begins else 2, one))
    return [one for _, one in sorted(found, key=lambda each: each[0])]
