"""Messages that are no game's board: errors with a way on, rules, settings, a shared result."""

from functools import singledispatch
from typing import Final

from bot.errors import AnotherIsOpen, BadMove, CannotReopen, NotYours, PlayError
from bot.press import Press
from bot.screens.game import board, result
from bot.screens.screen import Board, Button, Row, Screen, Style, private_text
from bot.services.game_view import GameView
from bot.services.players import SettingsOverview
from bot.words import errors, help, labels
from bot.words import game_view as game_words
from bot.words import settings as settings_words
from bot.words.games import name_of
from bot.words.position import position
from engine.table import Table

_SWITCHES_A_ROW: Final = 3
SEEN: Final = {None: "usual", True: "private", False: "public"}
"""Who is to see a game, as a button says it."""


def told(error: PlayError | str) -> Screen:
    """What a player is told privately, with the buttons that lead on."""
    sentence = error if isinstance(error, str) else errors.sentence(error)
    ways = () if isinstance(error, str) else _ways_on(error)
    return private_text(sentence, (ways,) if ways else (), afresh=True)


def rules(key: str, table: Table) -> Screen:
    """How to play a game, with an example of its table."""
    shown = Board(
        table=table,
        heading="",
        fresh=frozenset(),
        over=False,
        two_colour=False,
        alt=position(table, name_of(key)),
    )
    return Screen(help.rules_page(key), shown, "", (), private=True, afresh=True)


def settings(chosen: SettingsOverview) -> Screen:
    """A player's settings, each with the button that switches it."""
    lines = [settings_words.TITLE]
    buttons = []
    for name, is_on in chosen.switches.items():
        lines.append(settings_words.switch(name, chosen))
        press = Press.of_no_game(f"set-{name}-{'off' if is_on else 'on'}")
        buttons.append(Button(settings_words.other(name, chosen), press))
    rows = (tuple(buttons[:_SWITCHES_A_ROW]), tuple(buttons[_SWITCHES_A_ROW:]))
    return private_text("\n".join(lines), rows, afresh=False)


def shared(view: GameView, mention: str) -> Screen:
    """A finished game as its player shows it to the channel."""
    line = game_words.shared(view, mention)
    if view.attempt:
        today: tuple[Row, ...] = ((Button(labels.PLAY_TODAY, Press.of_no_game("daily")),),)
        return Screen(line, result(view), "", today, private=False, afresh=True)
    again: tuple[Row, ...] = (
        (Button(labels.DEAL_ME_THIS, Press(view.game, view.version, "same")),),
    )
    return Screen(line, board(view), "", again, private=False, afresh=True)


@singledispatch
def _ways_on(_error: PlayError) -> tuple[Button, ...]:
    return ()


@_ways_on.register
def _(error: NotYours) -> tuple[Button, ...]:
    if error.game is None:
        return ()
    return (Button(labels.DEAL_ME_THIS, Press(error.game, 0, "same"), Style.MAIN),)


@_ways_on.register
def _(error: AnotherIsOpen) -> tuple[Button, ...]:
    deal = "any" if error.wanted is None else str(error.wanted)
    anew = f"anew-{deal}-{SEEN[error.private]}"
    return (
        Button(labels.CONTINUE, Press(error.game, error.version, "here"), Style.MAIN),
        Button(labels.DEAL_INSTEAD, Press(error.game, error.version, anew), Style.GRAVE),
    )


@_ways_on.register
def _(error: CannotReopen) -> tuple[Button, ...]:
    return (Button(labels.CONTINUE, Press(error.game, error.version, "here"), Style.MAIN),)


@_ways_on.register
def _(error: BadMove) -> tuple[Button, ...]:
    if error.stands is None:
        return ()
    return (Button(labels.CONTINUE, Press(*error.stands, "here"), Style.MAIN),)
