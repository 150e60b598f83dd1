"""Numbers, lists and dates as the language that is spoken writes them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import lru_cache
from typing import Final

from babel import Locale, dates
from babel.lists import format_list
from babel.numbers import format_decimal

from bot.languages.speaking import spoken

_UNGROUPED: Final = 1000
"""Every language writes the integers below as Python does."""


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
    if -_UNGROUPED < value < _UNGROUPED or not _IS_GROUPED.get():
        return str(value)
    return format_decimal(value, locale=spoken().locale)


def decimal(value: float, digits: int) -> str:
    """`4.2`, `1,234.0`: with so many digits after the point."""
    return format_decimal(round(value, digits), f"#,##0.{'0' * digits}", locale=spoken().locale)


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return _listed(tuple(parts), spoken().locale) if parts else ""


@lru_cache(maxsize=1024)
def _listed(parts: tuple[str, ...], locale: Locale) -> str:
    """Five times as fast for what every board says, such as two kings."""
    return format_list(parts, locale=locale)


def day_of(day: date, skeleton: str) -> str:
    """A day with the parts of a skeleton, in the language's order: `21 Nov` for `MMMd`."""
    return _day_of(day, skeleton, spoken().dates)


def weekdays() -> tuple[str, ...]:
    """A letter for each weekday, Monday first."""
    names = dates.get_day_names("narrow", "stand-alone", spoken().locale)
    return tuple(names[day] for day in range(7))


@lru_cache(maxsize=1024)
def _day_of(day: date, skeleton: str, locale: Locale) -> str:
    """Thirty times as fast for the days that everybody looks at."""
    return dates.format_skeleton(skeleton, day, locale=locale)
