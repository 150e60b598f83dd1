"""Layouts: one per arrangement, and its scene of won games; a layout turns a board into a plan."""

from typing import Final, TypeAlias

from bot.render.layouts import divan, star
from bot.render.layouts.board import Board, Layout, framed
from bot.render.layouts.closeups import Closeup, Legend
from bot.render.layouts.digest import DigestCard
from bot.render.layouts.duel_card import DuelCard
from bot.render.layouts.pieces import PLAIN, SCENES, SIZE, foot_slot, ribbon_of, scene_of
from bot.render.layouts.podium import CupCard
from bot.render.layouts.share_card import ShareCard
from bot.render.layouts.statistics import StatisticsSheet
from bot.render.plans import CANVAS, Item, Plan, Point
from engine.table import Place

Picture: TypeAlias = (
    Board | Closeup | CupCard | DigestCard | DuelCard | Legend | ShareCard | StatisticsSheet
)
"""What a picture is drawn from."""

ARRANGEMENTS: Final[dict[str, Layout]] = {"divan": divan.LAYOUT, "star": star.LAYOUT}
"""By the arrangement's name."""


def plan(board: Board) -> Plan:
    """The plan of a board: what lies on its ground, slot by slot."""
    if board.won:
        return scene_of(_in_play(board)).slots(board)
    slots = _layout_of(board).slots(board)
    if board.marked:
        slots |= _marked(board, slots)
    if board.end:
        slots["foot"] = foot_slot(board, ribbon_of(board))
    return slots


def _marked(board: Board, slots: Plan) -> Plan:
    """The slots of the places of marked moves, with their frames."""
    named = {place for move in board.marked for place in move.places}
    where = {place: _layout_of(board).place(place, slots) for place in sorted(named)}
    piled = {place for place in where if _is_piled(board, place)}
    boxes = {place: box for place, (_, box) in where.items()}
    frames = framed(board.marked, board.captions.target, boxes, piled)
    changed: Plan = {}
    for place, (name, _) in where.items():
        box, items = changed.get(name, slots[name])
        changed[name] = box, (*items, *frames[place])
    return changed


def _is_piled(board: Board, place: Place) -> bool:
    """Whether a place of the outermost circle has more than one card, as its foot says."""
    circles = board.table.arrangement.circles
    return place.circle == circles and len(board.table.cards_at(place.number)) > circles


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
