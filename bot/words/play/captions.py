"""What the picture of a board says; it is drawn in capitals."""

from bot.render.board import Captions
from bot.words.common.games import name_of
from engine.table import Table


def captions(table: Table) -> Captions:
    """The words on a board with this table."""
    waste, passes = len(table.waste), f"Pass {table.pass_number}/{table.passes}"
    return Captions(
        title=name_of(table.game),
        stock="Stock",
        waste="Waste",
        counted_waste=f"Waste {waste}" if waste else "Waste",
        home=f"Home {table.placed}/{table.goal}",
        passes=passes if table.passes > 1 else "",
        won="Won",
        target="To",
    )
