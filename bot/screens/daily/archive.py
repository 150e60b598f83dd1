"""The archive as a message: the past days of a month."""

from datetime import date
from typing import Final

from bot.features.screen import Button, Screen, Select, private_text
from bot.press.dailies import ShowArchive, ShowDailies, ShowPastDay
from bot.services.daily.past_days import ArchivedDay, ArchivedMonth
from bot.words.common import labels
from bot.words.common.games import name_of, names
from bot.words.daily import archive as words

CHOICES: Final = 25
"""How many a select can have."""
_HALF: Final = 15
"""The last day of a month's first half, if it has too many for one select."""


def archive(month: ArchivedMonth) -> Screen:
    """A month's past days, each with what the player made of it; choosing one opens it."""
    halves = _halves(month)
    at = next((n for n, half in enumerate(halves) if month.day <= half[-1].day), len(halves) - 1)
    shown = halves[at]
    steps = (
        _to_half(month, halves[at - 1]) if at else _to_month_before(month),
        _to_half(month, halves[at + 1]) if halves[at + 1 :] else _to_month_after(month),
        Button(labels.TO_DAILIES(), ShowDailies(month.key)),
    )
    rows = _games(month.key, shown[-1].day), _days(month.key, shown), steps
    return private_text(words.archive(month), rows, new_message=False)


def _halves(month: ArchivedMonth) -> tuple[tuple[ArchivedDay, ...], ...]:
    """The month's days, earliest first, in two parts if one select can't have them all."""
    if len(month.days) <= CHOICES:
        return (month.days,)
    first = tuple(one for one in month.days if one.day.day <= _HALF)
    return first, month.days[len(first) :]


def _games(shown: str, day: date) -> Select:
    return Select(
        name_of(shown), tuple((name, ShowArchive(key, day)) for key, name in names().items())
    )


def _days(key: str, days: tuple[ArchivedDay, ...]) -> Select:
    """The choice of some days, the latest first."""
    latest = days[::-1]
    return Select(
        words.choose(days[0].day, days[-1].day),
        tuple((words.day(one), ShowPastDay(one.day, key)) for one in latest),
        tuple(words.made(key, one) for one in latest),
    )


def _to_half(month: ArchivedMonth, half: tuple[ArchivedDay, ...]) -> Button:
    """The way to the other half of the month."""
    first, last = half[0].day, half[-1].day
    label = labels.days_before if last < month.day else labels.days_after
    return Button(label(first, last), ShowArchive(month.key, last))


def _to_month_before(month: ArchivedMonth) -> Button:
    """The way to the month before; greyed if there is none."""
    if month.before is None:
        return Button(labels.PAGE_BEFORE, None, enabled=False)
    return Button(labels.month_before(month.before), ShowArchive(month.key, month.before))


def _to_month_after(month: ArchivedMonth) -> Button:
    """The way to the month after; greyed if there is none."""
    if month.after is None:
        return Button(labels.PAGE_AFTER, None, enabled=False)
    return Button(labels.month_after(month.after), ShowArchive(month.key, month.after))
