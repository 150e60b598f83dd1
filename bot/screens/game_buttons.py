"""Buttons of a game that several arrangements share."""

from dataclasses import replace

from bot.press.games import AskForHint, PlayAll, PlayMove, Run, ShowMenu, Undo
from bot.screens.screen import Button, Style
from bot.services.game_view import GameView
from bot.words import labels
from engine.moves import WASTE, Move, Play, Redeal, Source, Turn
from engine.run import may_play_all, may_run


def turn(view: GameView) -> Button:
    """Turns one card."""
    return _lit(move_button(view, labels.TURN, Turn(), Style.MAIN))


def run(view: GameView) -> Button:
    """Turns until there is something to decide."""
    press = Run(view.game, view.version)
    return _lit(Button(labels.RUN, press, Style.MAIN, enabled=may_run(view.table)))


def waste(view: GameView) -> Button:
    """Plays the waste's top card."""
    return _card(view, labels.waste(view.table.card_at(WASTE)), WASTE)


def redeal(view: GameView) -> Button:
    """Turns the waste over."""
    return move_button(view, labels.REDEAL, Redeal())


def numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of slots or rays 1 to 8."""
    return tuple(
        _card(view, labels.numbered(number, view.table.card_at(number)), number)
        for number in range(1, len(view.table.tableau) + 1)
    )


def undo(view: GameView) -> Button:
    """Undoes the last press."""
    return Button(labels.UNDO, Undo(view.game, view.version), enabled=view.may_undo)


def hint(view: GameView) -> Button:
    """Asks the solver; never in a ranked attempt."""
    may = not view.attempt and not view.full
    return Button(labels.HINT, AskForHint(view.game, view.version), enabled=may)


def play_all(view: GameView) -> Button:
    """Plays every card that fits."""
    may = may_play_all(view.table)
    return Button(labels.PLAY_ALL, PlayAll(view.game, view.version), enabled=may)


def more(view: GameView) -> Button:
    """Opens the menu."""
    return Button(labels.MORE, ShowMenu(view.game, view.version))


def move_button(view: GameView, label: str, move: Move, style: Style = Style.QUIET) -> Button:
    """The button of a move, greyed if it isn't legal."""
    return Button(label, played_by(view, move), style, enabled=move in view.table.legal)


def played_by(view: GameView, move: Move) -> PlayMove:
    """The press that plays a move."""
    return PlayMove(view.game, view.version, str(move))


def _lit(button: Button) -> Button:
    """The button, in its colour only while it can be pressed: greyed blue looks like blue."""
    return button if button.enabled else replace(button, style=Style.QUIET)


def _card(view: GameView, label: str, source: Source) -> Button:
    """The button that plays a card to its foundation."""
    move = Play(source)
    return move_button(view, label, move, Style.UP if move in view.table.legal else Style.QUIET)
