"""The boards of won games: each arrangement has its own scene for the king and eight queens."""

from dataclasses import dataclass
from typing import Final

from bot.render.layouts.foot import foot_slot
from bot.render.layouts.pieces import UPRIGHT, heading_slot, home_slot
from bot.render.pictures.board import Board
from bot.render.plans import CANVAS, Item, Plan, Point, Sprite

PLAIN: Final = "divan"


@dataclass(frozen=True)
class Scene:
    """Where the queens are, and what is under them."""

    items: tuple[Item, ...]
    pairs: tuple[tuple[Point, Point], ...]
    """The corners of the two queens of hearts, clubs, diamonds and spades."""
    ribbon: str

    def slots(self, board: Board) -> Plan:
        """The queens, each in a slot named after its foundation, and how the game ended."""
        plan: Plan = {
            "heading": heading_slot(board, 500),
            "home": home_slot(board, 500),
        }
        free = {suit: list(pair) for suit, pair in zip(_SUITS, self.pairs, strict=True)}
        for number, pile in enumerate(board.table.foundations, 1):
            at = free[pile[-1].suit].pop(0)
            plan[f"foundation {number}"] = (UPRIGHT.box(at), (UPRIGHT.sprite(pile[-1], at),))
        return plan | {"foot": foot_slot(board, self.ribbon)}


_SUITS: Final = (2, 0, 1, 3)
"""Hearts, clubs, diamonds and spades."""

SCENES: Final = {
    "divan": Scene(
        items=(Sprite("triumph", 0, 0), Sprite("triumph foot", 0, CANVAS[1])),
        pairs=(
            ((224, 60), (472, 60)),
            ((68, 188), (628, 188)),
            ((68, 370), (628, 370)),
            ((224, 498), (472, 498)),
        ),
        ribbon="won ribbon",
    ),
    "divan crosswise": Scene(
        items=(Sprite("palace", 0, 0),),
        pairs=(
            ((30, 112), (148, 112)),
            ((548, 112), (666, 112)),
            ((30, 350), (148, 350)),
            ((548, 350), (666, 350)),
        ),
        ribbon="palace ribbon",
    ),
    "star": Scene(
        items=(Sprite("night sky", 0, 0),),
        pairs=(
            ((348, 46), (348, 496)),
            ((560, 110), (136, 432)),
            ((652, 271), (44, 271)),
            ((560, 432), (136, 110)),
        ),
        ribbon="won ribbon",
    ),
}
"""By the name of the ground that an arrangement has in play; others have the divan's."""


def scene_of(ground: str) -> Scene:
    """The scene of a won game, by its ground in play."""
    return SCENES.get(ground, SCENES[PLAIN])
