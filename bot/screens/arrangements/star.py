"""The rows of the star: the eight rays, waste and gaps, the rest; circles and builds last."""

from typing import Final

from bot.press import Press
from bot.screens.game_buttons import button, hint, more, numbered, run, turn, undo, waste
from bot.screens.screen import Button, Row, Select, Style
from bot.services.game_view import GameView
from bot.words import labels
from engine.moves import Build, Deal, Fill, Privilege
from engine.run import may_fill_all

BUILD_BUTTONS: Final = 5
"""Builds shown as buttons; more of them become a select."""


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of an open game, from the top."""
    rays = numbered(view)
    board = (
        rays[:4],
        rays[4:],
        (waste(view), turn(view), *_fills(view)),
        (run(view), undo(view), hint(view), more(view)),
    )
    return board + (_circle(view) or _builds(view))


def _fills(view: GameView) -> tuple[Button, Button]:
    may = may_fill_all(view.table)
    return (
        button(view, labels.FILL, str(Fill()), enabled=may),
        button(view, labels.FILL_ALL, "fill", enabled=may),
    )


def _circle(view: GameView) -> tuple[Row, ...]:
    """The one button of its row while the star is forming; builds will stand there later."""
    move, table = Deal(), view.table
    if table.circles == table.arrangement.circles:
        return ()
    label = labels.circle(table.circles + 1)
    return ((button(view, label, str(move), Style.MAIN, enabled=move in table.legal),),)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges: a row of buttons or a select, which never has more than 23 of them."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if not builds:
        return ()
    if len(builds) <= BUILD_BUTTONS:
        named = ((labels.built(move, table), str(move)) for move in builds)
        return (tuple(button(view, label, verb) for label, verb in named),)
    choices = ((labels.built_at_length(move, table), str(move)) for move in builds)
    pick = Press(view.game, view.version, "pick")
    return (Select(labels.BUILDS, pick, tuple(choices)),)
