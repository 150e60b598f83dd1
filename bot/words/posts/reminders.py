"""The reminders that Divan sends by itself."""

from collections.abc import Iterator
from typing import Final

from bot.languages import listed
from bot.services.posts.reminders import Reminder, Unfinished
from bot.words.common.cards import counted
from bot.words.common.games import name_of, short_names
from bot.words.common.people import mention
from bot.words.common.times import clock, date_of

REMINDERS_OFF: Final = "You won’t get any more reminders. Turn them back on in `/divan settings`."

_WAYS: Final = "Press Play today, or type `/divan daily` anywhere."
_OFF: Final = "Off stops these reminders; `/divan settings` sets their hour."


def reminder(reminder: Reminder) -> str:
    """What of the player's dailies is unfinished, and what they haven't begun."""
    lines = [*map(_unfinished, reminder.unfinished), *_unbegun(reminder)]
    lines += [f"Your streak: {counted(reminder.streak, 'day')}."] if reminder.streak else []
    ways = f"{_WAYS} {_OFF}" if reminder.unbegun else _OFF
    return "\n".join((*lines, f"-# {ways}"))


def _unbegun(reminder: Reminder) -> Iterator[str]:
    """`Classic is still to be played today. Start it before 00:00.`"""
    until = clock(reminder.until)
    names = listed([short_names()[key] for key in reminder.unbegun])
    match len(reminder.unbegun):
        case 0:
            return
        case _ if not reminder.has_begun:
            day = date_of(reminder.day)
            yield f"You haven’t begun any of today’s dailies ({day}). There’s time until {until}."
        case 1:
            yield f"{names} is still to be played today. Start it before {until}."
        case _:
            yield f"{names} are still to be played today. Start them before {until}."


def _unfinished(one: Unfinished) -> str:
    """`Your Shah is unfinished: 8 home. @Bob has 100. Finish it before 05:00.`"""
    rival = f" {mention(one.rival.owner)} has {one.rival.score}." if one.rival else ""
    return (
        f"Your {_own_name(one.key)} is unfinished: {one.placed} home.{rival} "
        f"Finish it before {clock(one.until)}."
    )


def _own_name(key: str) -> str:
    """`Shah`, `Sultan (classic)`: a game's name after “your”."""
    return name_of(key).removeprefix("The ")
