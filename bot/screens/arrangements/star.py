"""The rows of the star: the eight rays, waste and gaps, the rest; circles and builds last."""

from typing import Final

from bot.press.custom_ids import Press
from bot.press.games import FillAll
from bot.screens.game_buttons import (
    hint,
    more,
    move_button,
    numbered,
    played_by,
    run,
    turn,
    undo,
    waste,
)
from bot.screens.screen import Button, Row, Select, Style
from bot.services.game_view import GameView
from bot.words import labels
from engine.moves import Build, Deal, Fill, Privilege
from engine.run import may_fill_all

BUILD_BUTTONS: Final = 5
"""Up to this many builds are buttons; more become a select."""


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
        Button(labels.FILL, played_by(view, Fill()), enabled=may),
        Button(labels.FILL_ALL, FillAll(view.game, view.version), enabled=may),
    )


def _circle(view: GameView) -> tuple[Row, ...]:
    """The button of the next circle while the star is forming; builds take its place later."""
    if view.table.circles == view.table.arrangement.circles:
        return ()
    return ((move_button(view, labels.circle(view.table.circles + 1), Deal(), Style.MAIN),),)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges: a row of buttons, or a select; there are never more than 23."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if not builds:
        return ()
    if len(builds) <= BUILD_BUTTONS:
        return (tuple(move_button(view, labels.built(move, table), move) for move in builds),)
    choices: tuple[tuple[str, Press], ...] = tuple(
        (labels.built_at_length(move, table), played_by(view, move)) for move in builds
    )
    return (Select(labels.BUILDS, choices),)
