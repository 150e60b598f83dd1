"""Layouts: one a game, one for every won game, and the plan of a picture by its layout."""

from bot.render.board import Board
from bot.render.layouts import shah, won
from bot.render.layouts.sultan import CLASSIC, SULTAN
from bot.render.plans import Item, Plan


def plan(board: Board) -> Plan:
    """What lies on the ground, slot by slot."""
    slots = {
        "won": won.slots,
        "sultan": SULTAN.slots,
        "sultan-classic": CLASSIC.slots,
        "shah": shah.slots,
    }
    return slots[ground_of(board)](board)


def ground_of(board: Board) -> str:
    """The name of the ground that a picture's plan lies on."""
    return "won" if board.won else board.table.game


def grounds() -> dict[str, tuple[Item, ...]]:
    """Every ground: what of a layout no move changes."""
    return {
        "won": won.ground(),
        "sultan": SULTAN.ground(),
        "sultan-classic": CLASSIC.ground(),
        "shah": shah.ground(),
    }
