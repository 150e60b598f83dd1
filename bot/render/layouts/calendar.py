"""The calendar of the last months: one block per month, one row per week, from Monday."""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Final, TypeAlias

from bot.render.layouts.dates import month_of
from bot.render.plans import Item, Plan, Point, Slot, Sprite, Words, box_at
from bot.render.statistics import DayStatus

Days: TypeAlias = Sequence[tuple[date, DayStatus]]

MONTHS: Final = 3
PITCH: Final = 33
DAY: Final = 30
WIDTH: Final = 7 * PITCH
PANEL: Final = 776
_ACROSS: Final = WIDTH + 20
"""The distance from one month to the next."""
_ROWS: Final = 80
"""The distance from a month's top to its first week."""
_HEIGHT: Final = _ROWS + 6 * PITCH
_LEGEND: Final = (("played", 92), ("missed", 332), ("open", 572))


def legend(left: int, top: int) -> tuple[Item, ...]:
    """The legend of the marks, on the panel with this top left corner."""
    y = top + 334
    return tuple(
        item
        for name, x in _LEGEND
        for item in (
            Sprite(f"day {name}", left + x, y - DAY // 2),
            Words(name.upper(), "label", left + x + DAY + 10, y),
        )
    )


def slots(days: Days, left: int, top: int) -> Plan:
    """The last months, one slot each, in the middle of the panel with this top left corner."""
    months = [list(month) for _, month in groupby(days, lambda day: day[0].replace(day=1))][
        -MONTHS:
    ]
    first = left + (PANEL - _ACROSS * len(months) + _ACROSS - WIDTH) // 2
    return {
        f"month {month[0][0]:%Y-%m}": _month(month, (first + _ACROSS * place, top + 12))
        for place, month in enumerate(months)
    }


def _month(days: Days, at: Point) -> Slot:
    x, y = at
    weekdays = (
        Words(letter, "label", x + PITCH * i + DAY // 2, y + 56, "centre")
        for i, letter in enumerate("MTWTFSS")
    )
    name = Words(month_of(days[0][0]), "day", x + WIDTH // 2, y + 18, "centre")
    return box_at(x, y, WIDTH, _HEIGHT), (name, *weekdays, *_marks(days, at))


def _marks(days: Days, at: Point) -> tuple[Item, ...]:
    marks = {day: status.value for day, status in days}
    first = days[0][0].replace(day=1)
    before = first.weekday()
    items = []
    for number in range(_length(first)):
        row, column = divmod(before + number, 7)
        mark = marks.get(first + timedelta(number), "coming")
        items.append(Sprite(f"day {mark}", at[0] + column * PITCH, at[1] + _ROWS + row * PITCH))
    return tuple(items)


def _length(first: date) -> int:
    """How many days the month that starts on this day has."""
    return ((first + timedelta(31)).replace(day=1) - first).days
