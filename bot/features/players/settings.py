"""Settings: `/divan settings`, what each setting is now, and what its button does."""

from dataclasses import replace
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Asked, command, on
from bot.features.screen import Button, Screen, Section, Select, private_text
from bot.languages import Phrase, _, known, languages, marked
from bot.press.settings import RemindAt, RemindInZone, SetSwitch, Speak, Switch
from bot.services.players.players import SettingsOverview
from bot.words import labels
from bot.words.times import clock, hour_in, zone_name


@command("settings", marked("Choose your deck, text mode, privacy and reminder"))
async def overview(asked: Asked) -> Screen:
    return settings(await asked.services.players.chosen(asked.request))


@on
async def switch(asked: Asked, press: SetSwitch) -> Screen:
    """Raises NO_SERVER."""
    now = await asked.services.players.switch(asked.request, press.name, on=press.on)
    if press.name == "text_mode":
        asked.services.languages.forget()
    return settings(now)


@on
async def remind_at(asked: Asked, press: RemindAt | RemindInZone) -> Screen:
    """Raises UNKNOWN_BUTTON."""
    zone = press.zone if isinstance(press, RemindInZone) else None
    return settings(await asked.services.players.remind_at(asked.request, press.hour, zone))


@on
async def speak(asked: Asked, press: Speak) -> Screen:
    """Chooses the player's language, and shows all settings in it; raises UNKNOWN_BUTTON."""
    if press.language and not known(press.language):
        raise PlayError(Reason.UNKNOWN_BUTTON)
    await asked.services.languages.choose(asked.request, press.language)
    await asked.discord.speak_anew()
    return await overview(asked)


def settings(chosen: SettingsOverview) -> Screen:
    """A player's settings, each with the button that switches it."""
    sections = tuple(
        Section(state(name, chosen), Button(act(name, chosen), SetSwitch(name, on=not is_on)))
        for name, is_on in chosen.switches.items()
        if name != "position_always" or chosen.switches["text_mode"]
    )
    hours = (_hours(chosen),) if chosen.switches["reminder"] else ()
    others = (_languages(chosen),) if len(languages()) > 1 else ()
    # Translators: a heading.
    shown = private_text(_("### Your settings"), (*hours, *others), new_message=False)
    return replace(shown, sections=sections)


def state(name: Switch, chosen: SettingsOverview) -> str:
    now = _STATES[name][chosen.switches[name]]
    hour, zone = chosen.reminder_hour, chosen.reminder_zone
    # Hardly anybody's clock shows UTC, so without a zone the hour is one of the reader's own.
    return now(time=hour_in(hour, zone) if zone else clock(chosen.reminded_at))


def act(name: Switch, chosen: SettingsOverview) -> str:
    return _ACTS[name][chosen.switches[name]]()


_STATES: Final = {
    "two_colour": (
        Phrase("**Deck**: four colors, one for each suit."),
        Phrase("**Deck**: two colors, as on real cards."),
    ),
    "text_mode": (
        # Translators: how games are shown.
        Phrase("**Games**: pictures."),
        Phrase("**Games**: text for screen readers, in new private messages."),
    ),
    "position_always": (
        Phrase("**Position**: when you press *Position*."),
        Phrase("**Position**: in every message."),
    ),
    "private": (
        Phrase("**New games**: public. The channel sees them."),
        Phrase("**New games**: private. Only you see them."),
    ),
    "reminder": (
        Phrase(
            "**Reminder**: off. If you turn it on, you get a direct message when you have a "
            "daily to start or finish."
        ),
        Phrase(
            "**Reminder**: on. You get a direct message at {time} if you have a daily to start "
            "or finish."
        ),
    ),
    "unchallenged": (
        Phrase("**Challenges**: anyone here can challenge you to a duel."),
        Phrase("**Challenges**: nobody can challenge you to a duel."),
    ),
    "hidden_here": (
        Phrase("**Name here**: shown on this server’s leaderboards."),
        Phrase("**Name here**: hidden on this server’s leaderboards."),
    ),
    "hidden": (
        Phrase("**Name everywhere**: shown on all leaderboards."),
        Phrase("**Name everywhere**: hidden on all leaderboards."),
    ),
}
"""What each switch is while it is off, and while it is on."""

_ACTS: Final = {
    # Translators: a button beside “Deck”: colours.
    "two_colour": (Phrase("Use two"), Phrase("Use four")),
    # Translators: a button beside “Games”: how they are shown.
    "text_mode": (Phrase("Use text"), Phrase("Use pictures")),
    # Translators: a button beside “Position”: when the board is described in words.
    "position_always": (Phrase("Always show"), Phrase("On request")),
    "private": (labels.MAKE_PRIVATE, labels.MAKE_PUBLIC),
    "reminder": (labels.TURN_ON, labels.TURN_OFF),
    # Translators: a button beside “Challenges”.
    "unchallenged": (Phrase("Don’t allow"), Phrase("Allow")),
    # Translators: a button beside “Name here”.
    "hidden_here": (Phrase("Hide my name here"), Phrase("Show my name here")),
    # Translators: a button beside “Name everywhere”.
    "hidden": (Phrase("Hide my name"), Phrase("Show my name")),
}
"""What each switch's button does while it is off, and while it is on."""


def _hours(chosen: SettingsOverview) -> Select:
    zone = chosen.zone_here
    choices = (
        (hour_in(hour, zone), RemindInZone(hour, zone) if zone else RemindAt(hour))
        for hour in range(24)
    )
    # Translators: above a list of hours, at most 150 characters; {zone} is “UTC” or “Berlin time”.
    another = _("Remind me at another hour ({zone})", zone=zone_name(zone))
    return Select(another, tuple(choices))


def _languages(chosen: SettingsOverview) -> Select:
    codes = (None, *(one.code for one in languages()))
    # Translators: above a list of languages, at most 150 characters; {language} is one's own name,
    # or “same as Discord”.
    now = _("Language: {language}", language=_language(chosen.language))
    return Select(now, tuple((_language(code), Speak(code)) for code in codes))


def _language(code: str | None) -> str:
    """`Deutsch`; `same as Discord` if none is chosen, or one that Divan doesn't speak any more."""
    language = known(code)
    return language.name if language else _("same as Discord")
