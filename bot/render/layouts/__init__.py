"""Layouts: one a game, and the plan of a picture by the layout of its game."""

from bot.render.layouts import shah
from bot.render.layouts.sultan import CLASSIC, SULTAN
from bot.render.picture import Picture
from bot.render.plan import Item, Plan


def plan(picture: Picture) -> Plan:
    """What lies on the ground, slot by slot."""
    slots = {"sultan": SULTAN.slots, "sultan-classic": CLASSIC.slots, "shah": shah.slots}
    return slots[ground_of(picture)](picture)


def ground_of(picture: Picture) -> str:
    """The name of the ground that a picture's plan lies on."""
    return picture.table.game


def grounds() -> dict[str, tuple[Item, ...]]:
    """Every ground: what of a layout no move changes."""
    return {"sultan": SULTAN.ground(), "sultan-classic": CLASSIC.ground(), "shah": shah.ground()}
