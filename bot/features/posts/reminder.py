"""The reminder of what of a player's dailies is unfinished."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.handlers import Asked, on
from bot.features.screen import Button, Screen, Style, in_pairs, public_text
from bot.languages import _, either, ngettext
from bot.press.dailies import OpenDaily
from bot.press.games import BringHere
from bot.press.settings import RemindersOff
from bot.services.posts.notifications import Reminder, Unfinished
from bot.words import labels
from bot.words.duels import HOME
from bot.words.games import name_of
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
    ways = [_("Press *Play today*, or type `/divan daily` anywhere.")] if reminder.unbegun else []
    ways += [_("*Off* stops these reminders. You can change their hour in `/divan settings`.")]
    return "\n".join((*lines, f"-# {' '.join(ways)}"))


def _unbegun(reminder: Reminder) -> Iterator[str]:
    """`You haven’t played The Sultan (classic) today. Start it before 00:00.`"""
    if not reminder.unbegun:
        return
    until = clock(reminder.until)
    if reminder.has_begun:
        yield ngettext(
            "You haven’t played {games} today. Start it before {time}.",
            "You haven’t played {games} today. Start them before {time}.",
            len(reminder.unbegun),
            games=either([*map(name_of, reminder.unbegun)]),
            time=until,
        )
    else:
        yield _(
            "You haven’t started any of today’s dailies ({day}). You have until {time}.",
            day=date_of(reminder.day),
            time=until,
        )


def _unfinished(one: Unfinished) -> str:
    """`Your game of The Shah is unfinished: 8 cards home. Finish it before 05:00. …`"""
    said = _(
        # Translators: {home} is “8 cards home”.
        "Your game of {game} is unfinished: {home}. Finish it before {time}.",
        game=name_of(one.key),
        home=HOME(one.placed),
        time=clock(one.until),
    )
    if one.rival is None:
        return said
    scored = ngettext(
        "{rival} has {count} point.",
        "{rival} has {count} points.",
        one.rival.score,
        rival=mention(one.rival.owner),
    )
    return f"{said} {scored}"


@on
async def end(asked: Asked, _press: RemindersOff) -> Screen:
    """Switches reminders off; the pressed reminder's message says so."""
    await asked.services.players.switch(asked.request, "reminder", on=False)
    return reminders_off()


def reminders_off() -> Screen:
    """What replaces a reminder when its player switches reminders off."""
    said = _("You won’t get any more reminders. Turn them back on in `/divan settings`.")
    return replace(public_text(said, ()), new_message=False)
