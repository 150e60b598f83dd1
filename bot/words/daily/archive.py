"""The archive: the past days of a month, with what the player made of each."""

from datetime import date
from typing import Final

from bot.services.daily.archive import ArchivedDay, ArchivedMonth
from bot.words.common.cards import counted
from bot.words.common.games import day_number, name_of, tie_breaker
from bot.words.common.times import month_of, short_date

UNRANKED: Final = "You can play a past deal any time. It doesn’t count on any leaderboard."
NONE_PLAYED: Final = "You played none of these days."
NOT_PLAYED: Final = "Not played"


def archive(month: ArchivedMonth) -> str:
    """The month, and how many of its days the player played and won."""
    heading = f"### Archive: {name_of(month.key)}, {month_of(month.days[0].day)}"
    played = [one.result for one in month.days if one.result]
    of = counted(len(month.days), "daily", "dailies")
    won = sum(result.won for result in played)
    made = f"You played {len(played)} of {of} and won {won}." if played else NONE_PLAYED
    return f"{heading}\n{made}\n-# {UNRANKED}"


def choose(first: date, last: date) -> str:
    """`Choose a day: 16–30 Nov`: what a select of days of one month offers."""
    span = f"{first.day}–" if first != last else ""
    return f"Choose a day: {span}{short_date(last)}"


def day(one: ArchivedDay) -> str:
    """`Sat 21 Nov · day 47`."""
    return numbered_day(one.day, one.number)


def numbered_day(day: date, number: int | None) -> str:
    """`Sat 21 Nov · day 47`."""
    named = f"{day:%a} {short_date(day)}"
    return named if number is None else f"{named} · {day_number(number)}"


def made(key: str, one: ArchivedDay) -> str:
    """`Won in 158 turns`, `71 home`, `Not played`."""
    if one.result is None:
        return NOT_PLAYED
    if one.result.won:
        return f"Won in {tie_breaker(key, one.result.tie_breaker)}"
    return f"{one.result.placed} home"
