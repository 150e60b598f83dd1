"""Buttons of a game that several arrangements share."""

from typing import Final

from bot.features.screen import Button, Style
from bot.press.games import (
    AskForHint,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    ShowMenu,
    TurnCards,
    Undo,
)
from bot.press.press import Press
from bot.services.play.game_view import GameView
from bot.words.common import labels
from engine.moves import WASTE, Build, Move, Play, Redeal, Source, Turn
from engine.run import left_to_player, may_run

_PLAYS: Final = {source: str(Play(source)) for source in (WASTE, *range(1, 9))}
"""The notation of each card's play."""


def turn(view: GameView) -> Button:
    return move_button(view, labels.TURN(), Turn(), Style.MAIN)


def run(view: GameView) -> Button:
    """Turns until there is something to decide."""
    return _lit(labels.RUN(), Run(view.game, view.version), Style.MAIN, may=may_run(view.table))


def waste(view: GameView) -> Button:
    return _card(view, labels.waste(view.table.card_at(WASTE)), WASTE, may=True)


def redeal(view: GameView) -> Button:
    return move_button(view, labels.REDEAL(), Redeal(), Style.MAIN)


def numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of slots or rays 1 to 8."""
    playable = view.table.playable
    tops = [cards[-1] if cards else None for cards in view.table.tableau]
    return tuple(
        [
            _card(view, labels.numbered(number, top), number, may=number in playable)
            for number, top in enumerate(tops, 1)
        ]
    )


def run_on(view: GameView) -> tuple[Button, ...]:
    """Plays what Run leaves to the player, and runs on; none if there is nothing."""
    table = view.table
    left = left_to_player(table, view.stop)
    if not left or view.full:
        return ()
    first = left[0]
    if isinstance(first, Build):  # Its card may go up as well: the label says where it goes.
        onto = table.card_at(first.target)
        assert onto, "a build goes onto a card"
        press = PlayAndRun(view.game, view.version, str(first))
        return (Button(labels.build_and_run(onto), press),)
    label = labels.run_on(table.card_at(first.source) if len(left) == 1 else None)
    press = PlayAndRun(view.game, view.version, str(first) if table.redeals_left else None)
    return (Button(label, press, Style.UP),)


def all_up(view: GameView, *, always: bool = False) -> tuple[Button, ...]:
    """Plays every card that fits, if that may be done or the button is shown `always`."""
    may = view.all_up and not view.full
    press = PlayAll(view.game, view.version)
    return (_lit(labels.ALL_UP(), press, Style.UP, may=may),) if may or always else ()


def others(view: GameView) -> tuple[Button, ...]:
    """What can be done with the game; last the waste's card, while it can go up."""
    hint = (_hint(view),) if view.terms.has_hints else ()
    card = (waste(view),) if WASTE in view.table.playable else ()
    return (undo(view), *hint, more(view), *card)


def undo(view: GameView) -> Button:
    return Button(labels.UNDO(), Undo(view.game, view.version), enabled=view.may_undo)


def _hint(view: GameView) -> Button:
    """Asks the solver; then does what it said, until the next press, unless it was busy."""
    if not view.hint or view.hint.is_solver_busy:
        return Button(labels.HINT(), AskForHint(view.game, view.version), enabled=not view.full)
    if view.hint.turns > 1:
        return Button(labels.DO_IT(), TurnCards(view.game, view.version, view.hint.turns))
    return Button(labels.DO_IT(), played_by(view, view.hint.step.move))


def more(view: GameView) -> Button:
    return Button(labels.MORE(), ShowMenu(view.game, view.version))


def move_button(view: GameView, label: str, move: Move, style: Style = Style.QUIET) -> Button:
    """The button of a move, greyed if it isn't legal."""
    return _lit(label, played_by(view, move), style, may=move in view.table.legal)


def played_by(view: GameView, move: Move) -> PlayMove:
    return PlayMove(view.game, view.version, str(move))


def _card(view: GameView, label: str, source: Source, *, may: bool) -> Button:
    """The button that plays a card to its foundation, if it may."""
    press = PlayMove(view.game, view.version, _PLAYS[source])
    return _lit(label, press, Style.UP, may=may)


def _lit(label: str, press: Press, style: Style, *, may: bool) -> Button:
    """A button, in its colour only while it can be pressed: greyed blue looks like blue."""
    return Button(label, press, style if may else Style.QUIET, may)
