"""The rows of the divan: stock and what may go up, the eight slots, everything else."""

from bot.features.screen import Button, Row
from bot.screens.play.shared_buttons import all_up, numbered, others, redeal, run, run_on, turn
from bot.services.play.game_view import GameView


def rows(view: GameView) -> tuple[Row, ...]:
    slots = numbered(view)
    return (_first(view), slots[:4], slots[4:], others(view))


def _first(view: GameView) -> tuple[Button, ...]:
    """What can be done now: a pass, a redeal after it, and at last whatever can go up."""
    if view.table.stock_left:
        return (turn(view), run(view), *run_on(view), *all_up(view))
    if view.table.redeals_left:
        return (redeal(view), *all_up(view))
    return all_up(view, always=True)
