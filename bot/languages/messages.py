"""Sentences, looked up in the catalogue of the language that is spoken.

A sentence is written in English where it is said, whole, with its values named: `_("Day {day}",
day=3)`. Integers are written as the language groups them, as are numbers, lists and dates that
whoever says a sentence writes; whatever else a value is, is text. `make messages` collects the
sentences for the translators.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import date
from functools import lru_cache, wraps
from gettext import NullTranslations
from typing import Any, Final, TypeVar, cast

from babel import Locale, dates
from babel.core import get_global
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.languages.languages import spoken

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


def decimal(value: float, digits: int) -> str:
    """`4.2`, `1,234.0`: with so many digits after the point."""
    whole = "0" if abs(value) < spoken().typography.grouped_from else "#,##0"
    return format_decimal(round(value, digits), f"{whole}.{'0' * digits}", locale=spoken().locale)


def percent(hundredths: int) -> str:
    """`83%`."""
    return f"{number(hundredths)}{spoken().typography.percent}"


def semicolon() -> str:
    """`; `: what stands between parts with commas of their own."""
    return f"{spoken().typography.semicolon} "


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b, and c`."""
    return _listed(tuple(parts), spoken().locale) if parts else ""


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
