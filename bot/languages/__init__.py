"""What is said, in the language of whoever reads it: sentences, numbers, lists and dates.

Each language is a folder of `assets/languages`, and a line here. Who is spoken to, and how, is set
at each door, and read wherever a sentence is made or sent.

A sentence is written in English where it is said, whole, with its values named: `_("Day {day}",
day=3)`. Integers are written as the language groups them, as are numbers, lists and dates that
whoever says a sentence writes; whatever else a value is, is text. `make messages` collects the
sentences for the translators.
"""

import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache, wraps
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import Any, Final, TypeVar, cast

from babel import Locale, dates
from babel.core import get_global
from babel.lists import format_list
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal

from bot.languages.rewording import shown

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
    "it": Typography(grouped_from=10_000),
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
    translations = compiled(read_po(io.BytesIO(catalogue), _LOCALES[code], ignore_obsolete=True))
    return language(code, _LOCALES[code], translations)


def compiled(catalogue: Catalog) -> GNUTranslations:
    """A catalogue's translations; what has none that can be shown stays English."""
    file = io.BytesIO()
    said = Catalog(locale=catalogue.locale)
    for message in shown(catalogue):
        said.add(message.id, message.string, context=message.context)
    write_mo(file, said)
    file.seek(0)
    return GNUTranslations(file)


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


_DAY: Final = re.compile(r"(?<![A-Za-z'])d(?![A-Za-z])")
"""The day of the month in a pattern of CLDR's: in `d 'de' MMM`, the first."""
S = TypeVar("S", bound=Callable[..., str])

CACHED: Final = 1024
"""How many sayings of one kind are cached, at about 300 bytes each."""
_IS_GROUPED: Final = ContextVar("is_grouped", default=True)


@contextmanager
def ungrouped() -> Iterator[None]:
    """Writes integers without marks between thousands, as pictures have them."""
    before = _IS_GROUPED.set(False)
    try:
        yield
    finally:
        _IS_GROUPED.reset(before)


def number(value: int) -> str:
    """`12,345`."""
    if abs(value) < spoken().typography.grouped_from or not _IS_GROUPED.get():
        return str(value)
    return format_decimal(value, locale=spoken().locale)


def percent(hundredths: int) -> str:
    """`83%`."""
    return f"{number(hundredths)}{spoken().typography.percent}"


def semicolon() -> str:
    """`; `: what stands between parts with commas of their own."""
    return f"{spoken().typography.semicolon} "


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b, and c`."""
    return _listed(tuple(parts), spoken().locale) if parts else ""


def either(parts: Sequence[str]) -> str:
    """`a`, `a or b`."""
    return format_list(parts, "or", locale=spoken().locale)


@lru_cache(maxsize=1024)
def _listed(parts: tuple[str, ...], locale: Locale) -> str:
    """Five times as fast for what every board says, such as two kings."""
    return format_list(parts, locale=locale)


def day_of(day: date, skeleton: str) -> str:
    """A day with the parts of a skeleton, in the language's order: `Nov 21` for `MMMd`."""
    return _day_of(day, skeleton, spoken().locale, spoken().typography.first)


def day_alone(day: date) -> str:
    """`21`: the number of a day in its month."""
    return spoken().typography.first if day.day == 1 else str(day.day)


def city(zone: str) -> str:
    """`Vienna`: the city after which a time zone is named."""
    known = spoken().locale.time_zones.get(get_global("zone_aliases").get(zone, zone), {})
    return str(known.get("city") or zone.rpartition("/")[2].replace("_", " "))


def country(code: str) -> str:
    """`Germany`, by its code of two letters."""
    return str(spoken().locale.territories.get(code, code))


def time_zone_names() -> dict[str, list[str]]:
    """`Pacific Standard Time` and the like, in each form, with the zones that are called so."""
    called = {key: [*names.get("long", {}).values()] for key, names in _meta_zones().items()}
    zones = get_global("meta_zones").items()
    named = defaultdict[str, list[str]](list)
    for zone, key in zones:
        for name in called.get(key, ()):
            named[name].append(zone)
    return named


def _meta_zones() -> Mapping[str, Any]:
    return cast(Mapping[str, Any], spoken().locale.meta_zones)


def weekdays() -> tuple[str, ...]:
    """A letter for each weekday, Monday first."""
    names = dates.get_day_names("narrow", "stand-alone", spoken().locale)
    return tuple(names[day] for day in range(7))


@lru_cache(maxsize=1024)
def _day_of(day: date, skeleton: str, locale: Locale, first: str) -> str:
    """Thirty times as fast for the days that everybody looks at."""
    if day.day != 1:
        return dates.format_skeleton(skeleton, day, locale=locale)
    pattern = locale.datetime_skeletons[skeleton].pattern
    return dates.format_date(day, _DAY.sub(f"'{first}'", pattern), locale=locale)


def cached(say: S) -> S:
    """Caches what a function says about the same things, in each language apart.

    For what nearly every board says again, such as a card's name: looking it up takes a fifth of
    the time of saying it. The function may depend on nothing but its arguments and the language.
    """

    @lru_cache(maxsize=CACHED)
    def said(_language: NullTranslations, *args: Any, **kwargs: Any) -> str:
        return say(*args, **kwargs)

    @wraps(say)
    def saying(*args: Any, **kwargs: Any) -> str:
        return said(spoken().translations, *args, **kwargs)

    return cast(S, saying)


def _(message: str, **values: object) -> str:
    """A sentence with its values."""
    said = spoken().translations.gettext(message)
    return _filled(said, values) if values else said


def pgettext(context: str, message: str, **values: object) -> str:
    """A sentence that means something else elsewhere, by what it is about here."""
    said = spoken().translations.pgettext(context, message)
    return _filled(said, values) if values else said


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """A sentence about `{count}` things."""
    said = spoken().translations.ngettext(one, many, count)
    return _filled(said, {"count": count, **values})


def npgettext(context: str, one: str, many: str, count: int, **values: object) -> str:
    """A sentence about `{count}` things that means something else elsewhere."""
    said = spoken().translations.npgettext(context, one, many, count)
    return _filled(said, {"count": count, **values})


def marked(message: str) -> str:
    """A sentence in English that is for the translators too; `translated` says it."""
    return message


def translated(message: str) -> str:
    """A sentence that is `marked` elsewhere."""
    return spoken().translations.gettext(message)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence that is known before its language is; called, it is said."""

    message: str
    context: str | None = None

    def __call__(self, **values: object) -> str:
        """The sentence with its values."""
        translations, context = spoken().translations, self.context
        if context is None:
            said = translations.gettext(self.message)
        else:
            said = translations.pgettext(context, self.message)
        return _filled(said, values) if values else said


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence about `{count}` things that is known before its language is."""

    one: str
    many: str

    def __call__(self, count: int, **values: object) -> str:
        """The sentence about so many."""
        return ngettext(self.one, self.many, count, **values)


def _filled(message: str, values: dict[str, object]) -> str:
    for name, value in values.items():
        if type(value) is int:
            values[name] = number(value)
    return message.format_map(values)
