"""Layouts: one per arrangement, and one for all won games; a layout turns a board into a plan."""

from typing import Final

from bot.render.board import Board
from bot.render.layouts import divan, star, won
from bot.render.layouts.layout import Layout
from bot.render.plans import Item, Plan

ARRANGEMENTS: Final[dict[str, Layout]] = {"divan": divan.LAYOUT, "star": star.LAYOUT}
"""By the arrangement's name."""


def plan(board: Board) -> Plan:
    """The plan of a board: what lies on its ground, slot by slot."""
    return won.slots(board) if board.won else _layout_of(board).slots(board)


def ground_of(board: Board) -> str:
    """The name of the ground under a board's plan."""
    return "won" if board.won else _layout_of(board).ground_of(board.table.arrangement)


def grounds() -> dict[str, tuple[Item, ...]]:
    """Every ground by name: what no move changes."""
    found = {"won": won.ground()}
    for layout in ARRANGEMENTS.values():
        found |= layout.grounds()
    return found


def _layout_of(board: Board) -> Layout:
    return ARRANGEMENTS[board.table.arrangement.name]
