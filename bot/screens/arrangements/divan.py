"""The rows of the divan: stock and waste, the eight slots, everything else."""

from bot.screens.game_buttons import hint, more, numbered, play_all, redeal, run, turn, undo, waste
from bot.screens.screen import Row
from bot.services.game_view import GameView


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of an open game, from the top."""
    slots = numbered(view)
    stock = (turn(view), run(view), waste(view))
    return (
        (*stock, redeal(view)) if view.table.passes > 1 else stock,
        slots[:4],
        slots[4:],
        (undo(view), hint(view), play_all(view), more(view)),
    )
