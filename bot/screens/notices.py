"""Errors with ways on, and settings."""

from dataclasses import replace

from bot.errors import PlayError, Reason
from bot.features.play.begin import making_room
from bot.features.screen import (
    Button,
    Row,
    Screen,
    Section,
    Select,
    Style,
    private_text,
)
from bot.languages import languages
from bot.press.games import BringHere, DealSame
from bot.press.press import Press
from bot.press.settings import RemindAt, RemindInZone, SetSwitch, Speak
from bot.services.players.players import SettingsOverview
from bot.words import errors
from bot.words.common import labels
from bot.words.common.zones import hour_in, zone_name
from bot.words.players import settings as settings_words


def explained(error: PlayError | str, asked: Press | None = None) -> Screen:
    """An error as the player alone reads it, with buttons for what they can do next.

    `asked` is what couldn't be done, if it can be asked for again.
    """
    sentence = error if isinstance(error, str) else errors.sentence(error)
    ways = () if isinstance(error, str) else _ways_on(error, asked)
    return private_text(sentence, (ways,) if ways else (), new_message=True)


def settings(chosen: SettingsOverview) -> Screen:
    """A player's settings, each with the button that switches it."""
    sections = tuple(
        Section(
            settings_words.state(name, chosen),
            Button(settings_words.act(name, chosen), SetSwitch(name, on=not is_on)),
        )
        for name, is_on in chosen.switches.items()
        if name != "position_always" or chosen.switches["text_mode"]
    )
    hours = (_hours(chosen),) if chosen.switches["reminder"] else ()
    others = (_languages(chosen),) if len(languages()) > 1 else ()
    shown = private_text(settings_words.TITLE(), (*hours, *others), new_message=False)
    return replace(shown, sections=sections)


def _hours(chosen: SettingsOverview) -> Select:
    """The hours at which the player can be reminded."""
    zone = chosen.zone_here
    choices = (
        (hour_in(hour, zone), RemindInZone(hour, zone) if zone else RemindAt(hour))
        for hour in range(24)
    )
    return Select(settings_words.ANOTHER_HOUR(zone=zone_name(zone)), tuple(choices))


def _languages(chosen: SettingsOverview) -> Select:
    """The languages that the player can be answered in."""
    codes = (None, *(one.code for one in languages()))
    choices = ((settings_words.language(code), Speak(code)) for code in codes)
    return Select(settings_words.speaks(chosen.language), tuple(choices))


def _ways_on(error: PlayError, asked: Press | None) -> Row:
    facts = error.facts
    match error.reason:
        case Reason.NOT_YOURS if game := facts["same_deal"]:
            return (Button(labels.PLAY_THIS_DEAL(), DealSame(game), Style.MAIN),)
        case Reason.TOO_MANY_PUT_ASIDE:
            return making_room(facts["games"], asked)
        case Reason.BAD_MOVE if reached := facts["reached"]:
            return (Button(labels.CONTINUE(), BringHere(reached[0]), Style.MAIN),)
        case _:
            return ()
