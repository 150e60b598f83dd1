"""Messages other than boards: errors with ways on, rules, settings, shared results."""

from functools import singledispatch
from typing import Final

from bot.errors import AnotherIsOpen, BadMove, CannotReopen, NotYours, PlayError
from bot.press.dailies import OpenDaily
from bot.press.games import BringHere, DealInstead, DealSame
from bot.press.settings import SetSwitch
from bot.render.board import Board
from bot.screens.game import alt, board, result
from bot.screens.screen import Button, Picture, Screen, Style, private_text
from bot.services.game_view import GameView
from bot.services.players import SettingsOverview
from bot.words import errors, help, labels
from bot.words import game_view as game_words
from bot.words import settings as settings_words
from bot.words.daily import shared_alt
from bot.words.games import name_of
from bot.words.position import position
from engine.table import Table

_SWITCHES_A_ROW: Final = 3


def explained(error: PlayError | str) -> Screen:
    """An error as the player alone reads it, with buttons for what they can do next."""
    sentence = error if isinstance(error, str) else errors.sentence(error)
    ways = () if isinstance(error, str) else _ways_on(error)
    return private_text(sentence, (ways,) if ways else (), new_message=True)


def rules(key: str, table: Table) -> Screen:
    """How to play a game, with an example board."""
    text, in_words = help.rules_page(key), position(table, name_of(key))
    return Screen(text, Board(table), "", (), private=True, new_message=True, alt=in_words)


def settings(chosen: SettingsOverview) -> Screen:
    """A player's settings, each with the button that switches it."""
    lines = [settings_words.TITLE]
    buttons = []
    for name, is_on in chosen.switches.items():
        lines.append(settings_words.switch(name, chosen))
        press = SetSwitch(name, on=not is_on)
        buttons.append(Button(settings_words.other(name, chosen), press))
    rows = (tuple(buttons[:_SWITCHES_A_ROW]), tuple(buttons[_SWITCHES_A_ROW:]))
    return private_text("\n".join(lines), rows, new_message=False)


def shared(view: GameView, mention: str) -> Screen:
    """A finished game as the player shares it with the channel."""
    line = game_words.shared(view, mention)
    if view.attempt:
        play_today = Button(labels.PLAY_TODAY, OpenDaily())
        return _posted(line, result(view), shared_alt(view), play_today)
    return _posted(line, board(view), alt(view), Button(labels.PLAY_THIS_DEAL, DealSame(view.game)))


def _posted(line: str, picture: Picture, in_words: str, way_on: Button) -> Screen:
    return Screen(line, picture, "", ((way_on,),), private=False, new_message=True, alt=in_words)


@singledispatch
def _ways_on(_error: PlayError) -> tuple[Button, ...]:
    return ()


@_ways_on.register
def _(error: NotYours) -> tuple[Button, ...]:
    if error.game is None:
        return ()
    return (Button(labels.PLAY_THIS_DEAL, DealSame(error.game), Style.MAIN),)


@_ways_on.register
def _(error: AnotherIsOpen) -> tuple[Button, ...]:
    instead = DealInstead(error.game, error.version, error.wanted, error.private)
    return (
        Button(labels.CONTINUE, BringHere(error.game), Style.MAIN),
        Button(labels.DEAL_INSTEAD, instead, Style.DANGER),
    )


@_ways_on.register
def _(error: CannotReopen) -> tuple[Button, ...]:
    return (Button(labels.CONTINUE, BringHere(error.game), Style.MAIN),)


@_ways_on.register
def _(error: BadMove) -> tuple[Button, ...]:
    if error.reached is None:
        return ()
    return (Button(labels.CONTINUE, BringHere(error.reached[0]), Style.MAIN),)
