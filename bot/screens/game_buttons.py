"""Buttons of a game that several arrangements share."""

from bot.press.custom_ids import Press
from bot.press.games import AskForHint, PlayAll, PlayMove, Run, ShowMenu, Undo
from bot.screens.screen import Button, Style
from bot.services.game_view import GameView
from bot.words import labels
from engine.cards import Card
from engine.moves import WASTE, Move, Play, Redeal, Source, Turn
from engine.run import may_play_all, may_run


def turn(view: GameView) -> Button:
    """Turns one card."""
    return move_button(view, labels.TURN, Turn(), Style.MAIN)


def run(view: GameView) -> Button:
    """Turns until there is something to decide."""
    return _lit(labels.RUN, Run(view.game, view.version), Style.MAIN, may=may_run(view.table))


def waste(view: GameView) -> Button:
    """Plays the waste's top card."""
    may = WASTE in view.table.playable
    return _card(view, labels.waste(view.table.card_at(WASTE)), WASTE, may=may)


def redeal(view: GameView) -> Button:
    """Turns the waste over."""
    return move_button(view, labels.REDEAL, Redeal())


def numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of slots or rays 1 to 8."""
    playable = view.table.playable
    return tuple(
        _card(view, _numbered(number, cards), number, may=number in playable)
        for number, cards in enumerate(view.table.tableau, 1)
    )


def _numbered(number: int, cards: tuple[Card, ...]) -> str:
    return labels.numbered(number, cards[-1] if cards else None)


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
    return _lit(label, played_by(view, move), style, may=move in view.table.legal)


def played_by(view: GameView, move: Move) -> PlayMove:
    """The press that plays a move."""
    return PlayMove(view.game, view.version, str(move))


def _card(view: GameView, label: str, source: Source, *, may: bool) -> Button:
    """The button that plays a card to its foundation, if it may."""
    return _lit(label, played_by(view, Play(source)), Style.UP, may=may)


def _lit(label: str, press: Press, style: Style, *, may: bool) -> Button:
    """A button, in its colour only while it can be pressed: greyed blue looks like blue."""
    return Button(label, press, style if may else Style.QUIET, may)
