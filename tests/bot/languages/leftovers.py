"""Words that were never handed to a translator, found in what was said in another language."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final

from bot.languages import Language, languages
from tests.bot.languages.pseudo import pseudo_language

UNTRANSLATED: Final = re.compile(
    r"`[^`]*`|<[^>]*>|https?://\S+|\]\([^)]*\)|/divan[a-z -]*|\{[^}]*\}"
    r"|Sultan of Turkey|Emperor of Germany",
    re.DOTALL,
)
"""What no translator touches: code, mentions, links, commands, and names from elsewhere."""
NAMES: Final = frozenset({"Divan", "Discord", "UTC", "GIF", "English"})
_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
_ENGLISH: Final = re.compile(r"[A-Za-z’']{2,}")

_ENGLISH_ALONE: Final = """
the your you of with move moves card cards this that these they their there are were has have had
not and for from to it its if nobody everybody game games turn turned turns played play deal dealt
stock waste slot empty home up goes won lost stuck given hint undo more back close run
redeal daily dailies today yesterday week month day days place players player score scores streak
leaderboard settings rules help share replay show hearts spades clubs diamonds ace king queen jack
every which when while until since each shows shown found here other others only can cannot could
would should may might must
"""
FOREIGN: Final = frozenset(_ENGLISH_ALONE.split())
"""English words that German has not."""
SHARED: Final = {
    "de": {"replay"},
    "es-ES": {"has", "may"},
    "fr": {"place", "score", "scores", "week"},
    "it": {"replay"},
    "pt-BR": {"for", "move", "replay", "replays"},
}
"""Those of them that another language has, or has taken over."""


def left(said: str) -> list[str]:
    """The words of a text that aren't the pseudo-language's, as that has no plain ones."""
    own = _own(tuple(one.name for one in languages()))
    return [word for word in _words(said) if _ENGLISH.fullmatch(word) and word not in own]


def english(said: str, code: str = "de") -> list[str]:
    """The English words in a text that should be in another language."""
    foreign = FOREIGN.difference(SHARED.get(code, ()))
    return [word for word in _words(said) if word.lower() in foreign]


def _words(said: str) -> Iterator[str]:
    return (one[0] for one in _WORD.finditer(UNTRANSLATED.sub(" ", said)))


@cache
def _own(names: tuple[str, ...]) -> frozenset[str]:
    """The names of Divan and of languages, and what Lithuanian dates and lists have."""
    return NAMES.union(names, _of_dates(pseudo_language()))


def _of_dates(language: Language) -> frozenset[str]:
    names = [
        name
        for forms in (language.locale.months, language.locale.days)
        for widths in forms.values()
        for named in widths.values()
        for name in named.values()
    ]
    names += [name.upper() for name in names]  # As pictures have them.
    lists = (language.locale.list_patterns[one].values() for one in ("standard", "or"))
    return frozenset(_each_word((*names, *chain(*lists))))


def _each_word(texts: Iterable[str]) -> Iterator[str]:
    return (one[0] for text in texts for one in _WORD.finditer(text))
