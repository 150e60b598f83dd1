"""The rows of an open game: one file per arrangement of the table."""

from collections.abc import Callable
from typing import Final

from bot.features.screen import Row
from bot.screens.play.arrangements import divan, star
from bot.services.play.game_view import GameView

ROWS: Final[dict[str, Callable[[GameView], tuple[Row, ...]]]] = {
    "divan": divan.rows,
    "star": star.rows,
}
"""By the arrangement's name."""
