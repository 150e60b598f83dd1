"""The board of any won game: eight queens around the king."""

from typing import Final

from bot.render.board import Board
from bot.render.layouts.pieces import UPRIGHT, heading_slot, home_slot
from bot.render.plans import Item, Plan, Point, Sprite

PAIRS: Final = (
    ((224, 60), (472, 60)),
    ((68, 188), (628, 188)),
    ((68, 370), (628, 370)),
    ((224, 498), (472, 498)),
)
"""The corners of a suit's two queens, from the top."""
SUITS_DOWN: Final = (2, 0, 1, 3)
"""Hearts at the top, next to the crown; then clubs, diamonds and spades."""


def ground() -> tuple[Item, ...]:
    """What all won games share."""
    return (Sprite("triumph", 0, 0),)


def slots(board: Board) -> Plan:
    """The queens, each in a slot named after its foundation."""
    plan: Plan = {
        "heading": heading_slot(board, 500),
        "home": home_slot(board, 500),
    }
    free: dict[int, list[Point]] = {
        suit: list(pair) for suit, pair in zip(SUITS_DOWN, PAIRS, strict=True)
    }
    for number, pile in enumerate(board.table.foundations, 1):
        at = free[pile[-1].suit].pop(0)
        plan[f"foundation {number}"] = (UPRIGHT.box(at), (UPRIGHT.sprite(pile[-1], at),))
    return plan
