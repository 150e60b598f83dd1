"""Layouts: one per arrangement, and its scene of won games; a layout turns a board into a plan."""

from typing import Final

from bot.render.board import Board
from bot.render.layouts import divan, star
from bot.render.layouts.foot import SIZE, foot_slot, ribbon_of
from bot.render.layouts.layout import Layout
from bot.render.layouts.scenes import PLAIN, SCENES, scene_of
from bot.render.plans import CANVAS, Item, Plan, Point

ARRANGEMENTS: Final[dict[str, Layout]] = {"divan": divan.LAYOUT, "star": star.LAYOUT}
"""By the arrangement's name."""


def plan(board: Board) -> Plan:
    """The plan of a board: what lies on its ground, slot by slot."""
    if board.won:
        return scene_of(_in_play(board)).slots(board)
    slots = _layout_of(board).slots(board)
    if board.end:
        slots["foot"] = foot_slot(board, ribbon_of(board))
    return slots


def ground_of(board: Board) -> str:
    """The name of the ground under a board's plan."""
    name = _in_play(board)
    if board.won:
        return f"{name if name in SCENES else PLAIN} won"
    return f"{name} ended" if board.end else name


def grounds() -> dict[str, tuple[Point, tuple[Item, ...]]]:
    """Every ground by name: the size of its pictures, and what no move changes."""
    found = {f"{name} won": (SIZE, scene.items) for name, scene in SCENES.items()}
    for layout in ARRANGEMENTS.values():
        for name, items in layout.grounds().items():
            found |= {name: (CANVAS, items), f"{name} ended": (SIZE, items)}
    return found


def _in_play(board: Board) -> str:
    """The name of the ground that the board has while its game is open."""
    return _layout_of(board).ground_of(board.table.arrangement)


def _layout_of(board: Board) -> Layout:
    return ARRANGEMENTS[board.table.arrangement.name]
