"""Layout: what the file of each arrangement provides."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.render.pictures.board import Board
from bot.render.plans import Box, Item, Plan
from engine.table import Arrangement, Place


@dataclass(frozen=True)
class Layout:
    """How an arrangement is drawn."""

    grounds: Callable[[], dict[str, tuple[Item, ...]]]
    """What no move changes, by name: one ground per variant."""
    ground_of: Callable[[Arrangement], str]
    """The name of a variant's ground."""
    slots: Callable[[Board], Plan]
    """What moves change."""
    place: Callable[[Place, Plan], tuple[str, Box]]
    """The slot that a place of the table is in, and its box there; `stock` is a place, too."""
