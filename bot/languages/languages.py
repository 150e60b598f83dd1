"""The languages that Divan speaks. Each is a folder of `assets/languages`, and a line here.

Who is spoken to, and how, is set at each door, and read wherever a sentence is made or sent.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import Final

from babel import Locale
from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_LOCALES: Final = {
    "en": "en_US",
    "de": "de",
    "es-ES": "es_ES",
    "fr": "fr",
    "it": "it",
    "pt-BR": "pt_BR",
}
"""By Discord's codes, Babel's: whose numbers, lists and dates are used."""


@dataclass(frozen=True, slots=True)
class Typography:
    """A language's habits; English has these."""

    percent: str = "%"
    """What follows a number of hundredths, with the space before it."""
    semicolon: str = ";"
    """The mark, with the space before it."""
    first: str = "1"
    """The first day of a month."""
    grouped_from: int = 1_000
    """The first integer with a mark between thousands."""


TYPOGRAPHY: Final = {
    "de": Typography(percent=f"{_NARROW}%"),
    "es-ES": Typography(percent=f"{_NARROW}%", grouped_from=10_000),
    "fr": Typography(percent=f"{_NARROW}%", semicolon=f"{_NARROW};", first="1er"),
    "it": Typography(first="1º", grouped_from=10_000),
    "pt-BR": Typography(first="1º"),
}
"""By Discord's codes; a language that isn't here has what English has."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language."""

    code: str
    """Discord's code for it: `de`, `pt-BR`."""
    locale: Locale = field(repr=False, compare=False)
    typography: Typography = field(repr=False, compare=False)
    translations: NullTranslations = field(repr=False, compare=False)

    @property
    def name(self) -> str:
        """Its name in itself: `Deutsch`."""
        return (Locale(self.locale.language).display_name or self.code).capitalize()


def language(code: str, locale: str, translations: NullTranslations) -> Language:
    """A language with a catalogue, by Discord's code and Babel's."""
    typography = TYPOGRAPHY.get(code, Typography())
    return Language(code, Locale.parse(locale), typography, translations)


def _load(code: str) -> Language:
    """A language with its catalogue, which is compiled in memory: some 20 ms for each."""
    catalogue = files("assets").joinpath("languages", code, "messages.po").read_bytes()
    translations = compiled(read_po(io.BytesIO(catalogue), locale=_LOCALES[code]))
    return language(code, _LOCALES[code], translations)


def compiled(catalogue: Catalog) -> GNUTranslations:
    """A catalogue's translations; what has none that can be shown stays English.

    What is fuzzy is shown if the sentence it was made of is beside it: then `make messages` has
    found that both say the same.
    """
    for message in [*catalogue]:
        if any(comment.startswith("|") for comment in message.user_comments):
            message.flags.discard("fuzzy")
        if not is_whole(message):
            catalogue.delete(message.id, message.context)
    file = io.BytesIO()
    write_mo(file, catalogue)
    file.seek(0)
    return GNUTranslations(file)


def is_whole(message: Message) -> bool:
    """Whether a sentence is translated, in each form that it has."""
    said = message.string or ""
    return all((said,) if isinstance(said, str) else said)


ENGLISH: Final = language("en", _LOCALES["en"], NullTranslations())
"""The language of the code, which every other one is translated from."""
LOADED: Final = {code: ENGLISH if code == ENGLISH.code else _load(code) for code in _LOCALES}
"""Every language by its code, English first."""


def languages() -> tuple[Language, ...]:
    """Every language, English first."""
    return tuple(LOADED.values())


def known(code: str | None) -> Language | None:
    """The language with a code that was stored; None if Divan doesn't speak it, or not any more."""
    return LOADED.get(code or "")


def language_of(locale: str | None) -> Language:
    """The language for one of Discord's locales; English for those that Divan doesn't speak.

    A language of another country is better than none: `es-419` is answered in `es-ES`.
    """
    if locale is None:
        return ENGLISH
    base = locale.partition("-")[0]
    if found := LOADED.get(locale) or LOADED.get(base):
        return found
    return next((one for one in languages() if one.code.partition("-")[0] == base), ENGLISH)


_SPOKEN: Final = ContextVar("spoken", default=ENGLISH)
_AROUND: Final = ContextVar("around", default=ENGLISH)
"""The language of the server, or wherever else others can read along."""
_TEXT_MODE: Final = ContextVar("text mode", default=False)


def spoken() -> Language:
    """The language that sentences are made in now."""
    return _SPOKEN.get()


def around() -> Language:
    """The language of what everybody can read."""
    return _AROUND.get()


def in_text_mode() -> bool:
    """Whether the reader uses text mode, so that a screen reader may read it out."""
    return _TEXT_MODE.get()


def speak(reader: Language, everyone: Language, *, text_mode: bool = False) -> None:
    """Speaks a reader's language, and to everyone theirs, in this task from now on."""
    _SPOKEN.set(reader)
    _AROUND.set(everyone)
    _TEXT_MODE.set(text_mode)


@contextmanager
def speaking(
    reader: Language, everyone: Language | None = None, *, text_mode: bool = False
) -> Iterator[None]:
    """Speaks a reader's language, and to everyone another one, if it is another."""
    before = _SPOKEN.set(reader), _AROUND.set(everyone or reader)
    was_in_text_mode = _TEXT_MODE.set(text_mode)
    try:
        yield
    finally:
        _SPOKEN.reset(before[0])
        _AROUND.reset(before[1])
        _TEXT_MODE.reset(was_in_text_mode)


@contextmanager
def for_everyone(is_public: bool = True) -> Iterator[None]:
    """Speaks the language of everybody around, if what is said is public."""
    before = _SPOKEN.set(_AROUND.get() if is_public else _SPOKEN.get())
    try:
        yield
    finally:
        _SPOKEN.reset(before)
