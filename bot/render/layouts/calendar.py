"""The calendar of the last months: one block per month, one row per week, from Monday."""

from typing import Final

from bot.render.pictures.statistics import Month, StatisticsSheet
from bot.render.plans import Item, Plan, Point, Slot, Sprite, Words, alike

PITCH: Final = 33
DAY: Final = 30
WIDTH: Final = 7 * PITCH
PANEL: Final = 776
_ACROSS: Final = WIDTH + 20
"""The distance from one month to the next."""
_ROWS: Final = 80
"""The distance from a month's top to its first week."""
_HEIGHT: Final = _ROWS + 6 * PITCH
_MARKS: Final = 8
"""How far marks above its name reach beyond a month."""
_LEGEND: Final = {"played": 92, "missed": 332, "open": 572}
"""Where the marks that are explained begin."""
_LEGEND_ROW: Final = 334
"""The distance from the panel's top to the middle of their row."""


def marks(left: int, top: int) -> tuple[Item, ...]:
    """The marks that are explained, on the panel with this top left corner."""
    y = top + _LEGEND_ROW - DAY // 2
    return tuple(Sprite(f"day {mark}", left + x, y) for mark, x in _LEGEND.items())


def slots(sheet: StatisticsSheet, left: int, top: int) -> Plan:
    """The last months, one slot each, in the middle of the panel with this top left corner."""
    first = left + (PANEL - _ACROSS * len(sheet.months) + _ACROSS - WIDTH) // 2
    plan: Plan = {
        f"month {number + 1}": _month(month, sheet.weekdays, (first + _ACROSS * number, top + 12))
        for number, month in enumerate(sheet.months)
    }
    y = top + _LEGEND_ROW
    names = alike(
        Words(name.upper(), "label", left + _LEGEND[mark] + DAY + 10, y, room=160)
        for mark, name in sheet.marks
    )
    for (mark, _), name in zip(sheet.marks, names, strict=True):
        plan[mark] = (name.x, y - 26, name.x + 160, y + 20), (name,)
    return plan


def _month(month: Month, weekdays: tuple[str, ...], at: Point) -> Slot:
    x, y = at
    letters = (
        Words(letter.upper(), "label", x + PITCH * i + DAY // 2, y + 56, "centre")
        for i, letter in enumerate(weekdays)
    )
    name = Words(month.name.upper(), "day", x + WIDTH // 2, y + 18, "centre", WIDTH)
    return (x, y - _MARKS, x + WIDTH, y + _HEIGHT), (name, *letters, *_marks(month, at))


def _marks(month: Month, at: Point) -> tuple[Item, ...]:
    items = []
    for place, mark in enumerate(month.marks, month.begins):
        row, column = divmod(place, 7)
        items.append(Sprite(f"day {mark}", at[0] + column * PITCH, at[1] + _ROWS + row * PITCH))
    return tuple(items)
