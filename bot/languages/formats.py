"""Numbers, lists and dates as the language that is spoken writes them."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import lru_cache
from typing import Final

from babel import Locale, dates
from babel.core import get_global
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.languages.speaking import spoken

_DAY: Final = re.compile(r"(?<![A-Za-z'])d(?![A-Za-z])")
"""The day of the month in a pattern of CLDR's: in `d 'de' MMM`, the first."""
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
    """`a`, `a and b`, `a, b and c`."""
    return _listed(tuple(parts), spoken().locale) if parts else ""


@lru_cache(maxsize=1024)
def _listed(parts: tuple[str, ...], locale: Locale) -> str:
    """Five times as fast for what every board says, such as two kings."""
    return format_list(parts, locale=locale)


def day_of(day: date, skeleton: str) -> str:
    """A day with the parts of a skeleton, in the language's order: `21 Nov` for `MMMd`."""
    return _day_of(day, skeleton, spoken().dates, spoken().typography.first)


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
