"""The buttons of a game that several arrangements have."""

from bot.press import Press
from bot.screens.screen import Button, Style
from bot.services.game_view import GameView
from bot.words import labels
from engine.moves import WASTE, Play, Redeal, Source, Turn
from engine.run import may_play_all, may_run


def button(
    view: GameView, label: str, verb: str, style: Style = Style.QUIET, *, enabled: bool = True
) -> Button:
    """A button of this version of the game."""
    return Button(label, Press(view.game, view.version, verb), style, enabled)


def turn(view: GameView) -> Button:
    """Turns one card."""
    label = labels.turn(view.table.stock_left)
    return button(view, label, str(Turn()), Style.MAIN, enabled=Turn() in view.table.legal)


def run(view: GameView) -> Button:
    """Turns until there is something to decide."""
    return button(view, labels.RUN, "run", Style.MAIN, enabled=may_run(view.table))


def waste(view: GameView) -> Button:
    """Plays the waste's top card."""
    return _card(view, labels.waste(view.table.card_at(WASTE)), WASTE)


def redeal(view: GameView) -> Button:
    """Turns the waste over."""
    label = labels.redeal(view.table.redeals_left)
    return button(view, label, str(Redeal()), enabled=Redeal() in view.table.legal)


def numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of the places 1 to 8."""
    return tuple(
        _card(view, labels.numbered(number, view.table.card_at(number)), number)
        for number in range(1, len(view.table.tableau) + 1)
    )


def undo(view: GameView) -> Button:
    """Takes the last press back."""
    return button(view, labels.UNDO, "undo", enabled=view.may_undo)


def hint(view: GameView) -> Button:
    """Asks the solver; never in a ranked attempt."""
    return button(view, labels.HINT, "hint", enabled=not view.attempt)


def play_all(view: GameView) -> Button:
    """Plays all that fits."""
    return button(view, labels.PLAY_ALL, "all", enabled=may_play_all(view.table))


def more(view: GameView) -> Button:
    """Opens the menu."""
    return button(view, labels.MORE, "more")


def _card(view: GameView, label: str, source: Source) -> Button:
    """The button of a card: it plays it to its foundation."""
    move = Play(source)
    may = move in view.table.legal
    return button(view, label, str(move), Style.UP if may else Style.QUIET, enabled=may)
