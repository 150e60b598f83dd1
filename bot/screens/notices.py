"""Messages other than boards: errors with ways on, boards that moved, settings, shared results."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import GamePutAside, PlayError, Reason
from bot.features.screen import (
    Button,
    Link,
    Row,
    Screen,
    Section,
    Select,
    Style,
    private_text,
)
from bot.languages import for_everyone, languages
from bot.press.games import BringHere, DealSame, GiveUp, RepostBoard
from bot.press.press import Press
from bot.press.put_aside import Asked, MakeRoom
from bot.press.settings import RemindAt, RemindInZone, SetSwitch, Speak
from bot.services.play.game_view import GameView
from bot.services.players.players import SettingsOverview
from bot.words import errors
from bot.words.common import labels
from bot.words.common.zones import hour_in, zone_name
from bot.words.play import game_view as game_words
from bot.words.play import put_aside as words
from bot.words.players import settings as settings_words


def explained(error: PlayError | str, asked: Press | None = None) -> Screen:
    """An error as the player alone reads it, with buttons for what they can do next.

    `asked` is what couldn't be done, if it can be asked for again.
    """
    sentence = error if isinstance(error, str) else errors.sentence(error)
    ways = () if isinstance(error, str) else _ways_on(error, asked)
    return private_text(sentence, (ways,) if ways else (), new_message=True)


def moved(view: GameView, address: str | None) -> Screen:
    """What stays of a board's message when the board is posted again."""
    with for_everyone(not view.private):
        again = (Button(labels.SHOW_BOARD(), RepostBoard(view.game)),)
        return Screen(
            above=game_words.moved(view),
            picture=None,
            below="",
            rows=() if address else (again,),
            private=view.private,
            new_message=False,
            link=Link(labels.GO_TO_BOARD(), address) if address else None,
        )


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
            return _giving_up(facts["games"], asked)
        case Reason.BAD_MOVE if reached := facts["reached"]:
            return (Button(labels.CONTINUE(), BringHere(reached[0]), Style.MAIN),)
        case _:
            return ()


def _giving_up(games: Sequence[GamePutAside], asked: Press | None) -> Select:
    """One of these games, to give up for what was asked."""
    asked = asked.asked if isinstance(asked, MakeRoom) else asked

    def given_up(one: GamePutAside) -> Press:
        if isinstance(asked, Asked):
            return MakeRoom(one.game, one.version, asked)
        return GiveUp(one.game, one.version)

    choices = tuple((words.named(one), given_up(one)) for one in games)
    return Select(labels.RESIGN(), choices, tuple(map(words.home, games)))
