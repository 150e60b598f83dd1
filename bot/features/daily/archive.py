"""The archive: `/divan archive`, the past days of a month with what the player made of each."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from bot.features.handlers import Answer, Asked, Choice, Option, command, on
from bot.features.options import game_choices
from bot.features.screen import Button, Screen, Select, private_text
from bot.keys import DEFAULT_GAME
from bot.languages import _, marked, ngettext
from bot.press.dailies import ShowArchive, ShowDailies, ShowPastDay
from bot.services.daily.past_days import ArchivedDay, ArchivedMonth, month_typed
from bot.words import labels
from bot.words.games import day_number, name_of, names, tie_breaker
from bot.words.times import days_until, month_of, short_date, with_weekday

CHOICES: Final = 25
"""How many a select can have."""
_HALF: Final = 15
"""The last day of a month's first half, if it has too many for one select."""


async def _months(asked: Asked, typed: str, chosen: Mapping[str, Any]) -> list[Choice]:
    """The months with past days that have what is typed in their names or numbers."""
    key = chosen.get("game") or DEFAULT_GAME
    offered = await asked.services.archive.months(asked.request, key)
    found = [Choice(month_of(one), f"{one:%Y-%m}") for one in offered]
    said = typed.strip().lower()
    return [one for one in found if said in one.name.lower() or said in str(one.value)]


@command(
    "archive",
    marked("Past dailies of a month: how you did, and their deals to play"),
    game=Option(marked("Game (default: Sultan)"), game_choices),
    month=Option(marked("Month, such as 2026-11 (default: the last one)"), suggested=_months),
)
async def by_command(asked: Asked, game: str = DEFAULT_GAME, month: str | None = None) -> Answer:
    return await days(asked, ShowArchive(game, None if month is None else month_typed(month)))


@on
async def days(asked: Asked, press: ShowArchive) -> Screen:
    return archive(await asked.services.archive.month(asked.request, press.key, press.day))


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
    of, day = month_of(month.days[0].day), shown[-1].day
    unranked = _("You can play a past deal any time. It doesn’t count on any leaderboard.")
    heading = _("### Archive: {game}, {month}", game=name_of(month.key), month=of)
    games = tuple((name, ShowArchive(key, day)) for key, name in names().items())
    rows = (Select(name_of(month.key), games), _days(month.key, shown), steps)
    said = "\n".join((heading, _summary(month), f"-# {unranked}"))
    return private_text(said, rows, new_message=False)


def _halves(month: ArchivedMonth) -> tuple[tuple[ArchivedDay, ...], ...]:
    """The month's days, earliest first, in two parts if one select can't have them all."""
    if len(month.days) <= CHOICES:
        return (month.days,)
    first = tuple(one for one in month.days if one.day.day <= _HALF)
    return first, month.days[len(first) :]


def _summary(month: ArchivedMonth) -> str:
    played = [one.result for one in month.days if one.result]
    if not played:
        return _("You played none of these days.")
    return ngettext(
        "You played {played} of {count} daily and won {won}.",
        "You played {played} of {count} dailies and won {won}.",
        len(month.days),
        played=len(played),
        won=sum(result.won for result in played),
    )


def _days(key: str, days: tuple[ArchivedDay, ...]) -> Select:
    """The choice of some days, the latest first."""
    first, last, latest = days[0].day, days[-1].day, days[::-1]
    until = short_date(last)
    return Select(
        # Translators: above a list of days, at most 150 characters.
        _("Choose a day: {days}", days=days_until(first, until) if first != last else until),
        tuple((numbered_day(one.day, one.number), ShowPastDay(one.day, key)) for one in latest),
        tuple(made(key, one) for one in latest),
    )


def numbered_day(day: date, number: int | None) -> str:
    """`Sat 21 Nov · day 47`."""
    named = with_weekday(day)
    return named if number is None else f"{named} · {day_number(number)}"


def made(key: str, one: ArchivedDay) -> str:
    """`Won in 158 turns`, `71 home`, `Not played`."""
    if one.result is None:
        # Translators: a past day’s deal.
        return _("Not played")
    if one.result.won:
        # Translators: {turns} is “158 turns”.
        return _("Won in {turns}", turns=tie_breaker(key, one.result.tie_breaker))
    # Translators: so many cards.
    return _("{home} home", home=one.result.placed)


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
