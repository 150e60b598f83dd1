"""Layouts: one an arrangement, one for every won game, and the plan of a picture by its layout."""

from typing import Final

from bot.render.board import Board
from bot.render.layouts import divan, star, won
from bot.render.layouts.layout import Layout
from bot.render.plans import Item, Plan

ARRANGEMENTS: Final[dict[str, Layout]] = {"divan": divan.LAYOUT, "star": star.LAYOUT}
"""By the arrangement's name."""


def plan(board: Board) -> Plan:
    """What lies on the ground, slot by slot."""
    return won.slots(board) if board.won else _layout_of(board).slots(board)


def ground_of(board: Board) -> str:
    """The name of the ground that a picture's plan lies on."""
    return "won" if board.won else _layout_of(board).ground_of(board.table.arrangement)


def grounds() -> dict[str, tuple[Item, ...]]:
    """Every ground: what of a layout no move changes."""
    found = {"won": won.ground()}
    for layout in ARRANGEMENTS.values():
        found |= layout.grounds()
    return found


def _layout_of(board: Board) -> Layout:
    return ARRANGEMENTS[board.table.arrangement.name]
