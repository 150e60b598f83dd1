"""The archive as a message: the past days of a month."""

from collections.abc import Callable, Iterator
from datetime import date
from itertools import groupby
from typing import Final

from bot.press.dailies import ShowArchive, ShowDailies, ShowPastDay
from bot.screens.screen import Button, Row, Screen, Select, private_text, tab
from bot.services.archive import ArchivedDay, ArchivedMonth
from bot.words import archive as words
from bot.words import labels
from bot.words.games import short_names

CHOICES: Final = 25
"""How many a select can have."""
_HALF: Final = 15
"""The last day of a month's first half, if it has too many for one select."""


def archive(month: ArchivedMonth) -> Screen:
    """A month's past days, each with what the player made of it; choosing one opens it."""
    steps = (
        _step(month.key, month.before, labels.month_before, labels.PAGE_BEFORE),
        _step(month.key, month.after, labels.month_after, labels.PAGE_AFTER),
        Button(labels.DAILIES, ShowDailies(month.key)),
    )
    kinds = tuple(
        tab(name, ShowArchive(key, month.days[0].day), chosen=key == month.key)
        for key, name in short_names().items()
    )
    rows: tuple[Row, ...] = (*_selects(month), steps, kinds)
    return private_text(words.archive(month), rows, new_message=False)


def _selects(month: ArchivedMonth) -> Iterator[Select]:
    """The latest days first, in two selects if one can't have them all."""
    latest = month.days[::-1]
    if len(latest) <= CHOICES:
        yield _select(month.key, latest)
        return
    for _, half in groupby(latest, lambda one: one.day.day > _HALF):
        yield _select(month.key, tuple(half))


def _select(key: str, days: tuple[ArchivedDay, ...]) -> Select:
    return Select(
        words.choose(days[-1].day, days[0].day),
        tuple((words.day(one), ShowPastDay(one.day, key)) for one in days),
        tuple(words.made(key, one) for one in days),
    )


def _step(key: str, day: date | None, label: Callable[[date], str], without: str) -> Button:
    """The way to the month of a day; greyed if there is none."""
    if day is None:
        return Button(without, None, enabled=False)
    return Button(label(day), ShowArchive(key, day))
