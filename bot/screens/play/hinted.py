"""A hint on the board and its buttons: the only blue button, and a frame."""

from dataclasses import replace

from bot.features.screen import Button, Row, Style
from bot.press.games import FillInOrder, PlayMove
from bot.render.layouts.marked_moves import Frame, MarkedMove
from bot.screens.play.marked import places
from bot.services.play.game_view import Hint
from bot.words.common import labels
from engine.moves import Fill
from engine.table import Table


def hinted(hint: Hint, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows with the hint's button in the main colour, and no other."""
    buttons = [one for row in rows if isinstance(row, tuple) for one in row]
    meant = [one for one in buttons if one.label != labels.DO_IT() and _means(one, hint)]
    chosen = meant or [one for one in buttons if one.label == labels.DO_IT()]
    return tuple(
        tuple(_coloured(one, chosen=one in chosen) for one in row)
        if isinstance(row, tuple)
        else row
        for row in rows
    )


def framed(hint: Hint, table: Table) -> MarkedMove:
    """The hint's move, as the board points it out."""
    return MarkedMove(Frame.SOLID, labels.HINT(), places(hint.step, table))


def _means(button: Button, hint: Hint) -> bool:
    """Whether a button makes the move of a hint."""
    match button.press:
        case PlayMove(move=move):
            return move == str(hint.step.move)
        case FillInOrder():
            return hint.step.move == Fill()
    return False


def _coloured(button: Button, *, chosen: bool) -> Button:
    if chosen:
        return replace(button, style=Style.MAIN)
    return replace(button, style=Style.QUIET) if button.style is Style.MAIN else button
