"""The rows of the star: what can be done now, the eight rays, everything else; builds last."""

from typing import Final

from bot.features.screen import Button, Row, Select, Style, in_pairs
from bot.press.games import FillInOrder
from bot.press.press import Press
from bot.screens.play.shared_buttons import (
    all_up,
    move_button,
    numbered,
    others,
    played_by,
    run,
    run_on,
    turn,
)
from bot.services.play.game_view import GameView
from bot.words.common import labels
from engine.moves import Build, Deal, Privilege
from engine.run import may_fill_all, may_play_all

BUILD_BUTTONS: Final = 4
"""Up to this many builds are buttons; more become a select."""
TAUGHT_BUTTONS: Final = 2
"""So many while the board also says what to do: a second row would be higher than a window."""


def rows(view: GameView) -> tuple[Row, ...]:
    rays = numbered(view)
    return (_first(view), rays[:4], rays[4:], others(view), *_builds(view))


def _first(view: GameView) -> tuple[Button, ...]:
    """What can be done now. A gap must be filled before the next circle or the next card: so each
    stands in the place of the other."""
    table = view.table
    if table.circles < table.arrangement.circles:
        return (_fill(view) if may_fill_all(table) else _circle(view), *all_up(view))
    if table.stock_left:
        first = _fill(view) if may_fill_all(table) else turn(view)
        return (first, run(view), *(all_up(view) or run_on(view)))
    if table.waste:
        return (_fill(view), *all_up(view))
    return all_up(view, always=True)


def _fill(view: GameView) -> Button:
    """Fills the gaps in order, as far as no card can go up meanwhile."""
    may = may_fill_all(view.table)
    press = FillInOrder(view.game, view.version)
    return Button(labels.FILL(), press, Style.MAIN if may else Style.QUIET, may)


def _circle(view: GameView) -> Button:
    """The next circle; green if no card can go up."""
    style = Style.QUIET if may_play_all(view.table) else Style.UP
    return move_button(view, labels.circle(view.table.circles + 1), Deal(), style)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges, or a select of them; there are never more than 23."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    if len(builds) <= (TAUGHT_BUTTONS if view.is_taught else BUILD_BUTTONS):
        named = labels.builds(builds, table)
        pairs = zip(named, builds, strict=True)
        return in_pairs(*(move_button(view, label, move) for label, move in pairs))
    choices: tuple[tuple[str, Press], ...] = tuple(
        (labels.built_at_length(move, table), played_by(view, move)) for move in builds
    )
    return (Select(labels.BUILDS(), choices),)
