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
from engine.run import may_fill_all, may_play_all

BUILD_BUTTONS: Final = 4
"""Up to this many builds are buttons, beside and below the circle's; more become a select."""
_IN_A_ROW: Final = 3
"""So that a phone doesn't wrap them."""


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of an open game, from the top."""
    rays = numbered(view)
    board = (
        rays[:4],
        rays[4:],
        (waste(view), turn(view), *_fills(view)),
        (run(view), undo(view), hint(view), more(view)),
    )
    return board + _circle_and_builds(view)


def _fills(view: GameView) -> tuple[Button, Button]:
    may = may_fill_all(view.table)
    return (
        Button(labels.FILL, played_by(view, Fill()), enabled=may),
        Button(labels.FILL_ALL, FillAll(view.game, view.version), enabled=may),
    )


def _circle_and_builds(view: GameView) -> tuple[Row, ...]:
    """The circle, then builds and privileges, or a select of them; there are never more than 23.

    The circle's place stays its own: a second press would else make whatever build comes there.
    """
    table, circle = view.table, _circle(view)
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if len(builds) <= BUILD_BUTTONS:
        buttons = [move_button(view, labels.built(move, table), move) for move in builds]
        last = (circle, *buttons)
        return tuple(last[at : at + _IN_A_ROW] for at in range(0, len(last), _IN_A_ROW))
    choices: tuple[tuple[str, Press], ...] = tuple(
        (labels.built_at_length(move, table), played_by(view, move)) for move in builds
    )
    return ((circle,), Select(labels.BUILDS, choices))


def _circle(view: GameView) -> Button:
    """The next circle, or the last one once the star is formed; green if no card can go up."""
    table, laying = view.table, Deal() in view.table.legal
    label = labels.circle(min(table.circles + 1, table.arrangement.circles))
    style = Style.UP if laying and not may_play_all(table) else Style.QUIET
    return move_button(view, label, Deal(), style)
