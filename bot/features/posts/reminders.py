"""Reminders: what of a player's dailies is unfinished, sent to them, and the end of that."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.asked import Asked
from bot.features.registry import on
from bot.features.screen import Button, Screen, Style, in_pairs, public_text
from bot.languages import _, listed, ngettext
from bot.press.dailies import OpenDaily
from bot.press.games import BringHere
from bot.press.settings import RemindersOff
from bot.services.posts.notifications import Reminder, Unfinished
from bot.words import labels
from bot.words.games import name_of, short_name
from bot.words.people import mention
from bot.words.times import clock, date_of


def reminder(content: Reminder) -> Screen:
    """The message, which its last press identifies by its day."""
    left = (
        Button(labels.finish(one.key), BringHere(one.game), Style.MAIN)
        for one in content.unfinished
    )
    today = Button(labels.PLAY_TODAY(), OpenDaily(), Style.MAIN)
    off = Button(labels.REMINDER_OFF(), RemindersOff(content.day))
    ways = in_pairs(*left, *((today,) if content.unbegun else ()), off)
    return public_text(_said(content), ways)


def _said(reminder: Reminder) -> str:
    """What of the player's dailies is unfinished, and what they haven't begun."""
    lines = [*map(_unfinished, reminder.unfinished), *_unbegun(reminder)]
    if days := reminder.streak:
        lines.append(ngettext("Your streak: {count} day.", "Your streak: {count} days.", days))
    # Translators: “Play today” and “Off” are the buttons’ labels.
    ways = [_("Press Play today, or type `/divan daily` anywhere.")] if reminder.unbegun else []
    ways += [_("Off stops these reminders; `/divan settings` sets their hour.")]
    return "\n".join((*lines, f"-# {' '.join(ways)}"))


def _unbegun(reminder: Reminder) -> Iterator[str]:
    """`Classic is still to be played today. Start it before 00:00.`"""
    if not reminder.unbegun:
        return
    until = clock(reminder.until)
    if reminder.has_begun:
        yield ngettext(
            "{games} is still to be played today. Start it before {time}.",
            "{games} are still to be played today. Start them before {time}.",
            len(reminder.unbegun),
            games=listed([*map(short_name, reminder.unbegun)]),
            time=until,
        )
    else:
        yield _(
            "You haven’t begun any of today’s dailies ({day}). There’s time until {time}.",
            day=date_of(reminder.day),
            time=until,
        )


def _unfinished(one: Unfinished) -> str:
    """`Your Shah is unfinished: 8 home. @Bob has 100. Finish it before 05:00.`"""
    said = {"game": _own_name(one.key), "home": one.placed, "time": clock(one.until)}
    if one.rival is None:
        # Translators: so many cards.
        return _("Your {game} is unfinished: {home} home. Finish it before {time}.", **said)
    return _(
        "Your {game} is unfinished: {home} home. {rival} has {score}. Finish it before {time}.",
        **said,
        rival=mention(one.rival.owner),
        score=one.rival.score,
    )


def _own_name(key: str) -> str:
    """`Shah`, `Sultan (classic)`: without the English article, after “your”."""
    return name_of(key).removeprefix("The ")


@on
async def end(asked: Asked, _press: RemindersOff) -> Screen:
    """Switches reminders off; the pressed reminder's message says so."""
    await asked.services.players.switch(asked.request, "reminder", on=False)
    return reminders_off()


def reminders_off() -> Screen:
    """What replaces a reminder when its player switches reminders off."""
    said = _("You won’t get any more reminders. Turn them back on in `/divan settings`.")
    return replace(public_text(said, ()), new_message=False)
