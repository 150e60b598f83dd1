"""The divan: nine piles between two columns of slots with cards, upright or crosswise."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.render.layouts.board import Board, Layout
from bot.render.layouts.pieces import (
    CROSSWISE,
    UPRIGHT,
    Size,
    card_slot,
    count_items,
    disc_slot,
    foundation_slot,
    heading_slot,
    home_slot,
    throne_of,
)
from bot.render.plans import Item, Plan, Point, Slot, Sprite, Words, box_at
from engine.moves import WASTE
from engine.table import Arrangement

STOCK: Final = (688, 114)
PILE: Final = (688, 344)
"""The waste's corner."""
HEADER: Final = 500
"""The right end of the header's left part."""
_ROWS: Final = tuple(42 + 154 * row for row in range(4))


@dataclass(frozen=True)
class Columns:
    """Where everything lies when the reserve lies upright, or crosswise."""

    size: Size
    reserve: tuple[Point, ...]
    discs: tuple[Point, ...]
    piles: tuple[Point, ...]
    """All nine, in reading order."""

    def ground(self) -> tuple[Item, ...]:
        x, y = UPRIGHT.middle(self.piles[4])
        return (
            Sprite("arabesque", x - 308, y - 308),
            Sprite("dais", x - 176, y - 241),
            *(self.size.sprite("well", at) for at in self.reserve),
            UPRIGHT.sprite("well", STOCK),
            UPRIGHT.sprite("well", PILE),
        )

    def slots(self, board: Board) -> Plan:
        return {
            "heading": heading_slot(board, HEADER),
            "home": home_slot(board, HEADER),
            "stock name": _caption(board.captions.stock, 98),
            "stock": _stock(board),
            "throne": self._throne(board),
            **self._foundations(board),
            **self._reserve(board),
            **_waste(board),
        }

    def _throne(self, board: Board) -> Slot:
        x, y = self.piles[4]
        return _throne_at(throne_of(board), (x - 8, y - 10))

    def _foundations(self, board: Board) -> Plan:
        places = self.piles[:4] + self.piles[5:]
        plan: Plan = {}
        for number, (at, pile) in enumerate(zip(places, board.table.foundations, strict=True), 1):
            name = f"foundation {number}"
            plan[name] = foundation_slot(UPRIGHT, at, pile, fresh=name in board.fresh)
        return plan

    def _reserve(self, board: Board) -> Plan:
        plan: Plan = {}
        kind, playable, size = board.table.arrangement.kind, board.playable, self.size
        places = zip(self.reserve, self.discs, board.table.tableau, strict=True)
        for number, (at, disc_at, cards) in enumerate(places, 1):
            name, lit, card = f"{kind} {number}", number in playable, cards[-1] if cards else None
            plan[name] = card_slot(size, at, card, lit=lit, fresh=name in board.fresh)
            plan[f"disc {number}"] = disc_slot(number, disc_at, lit)
        return plan


@lru_cache(maxsize=8)
def _throne_at(sprite: str, at: Point) -> Slot:
    return box_at(*at, 120, 166), (Sprite(sprite, *at),)


def _stock(board: Board) -> Slot:
    left, box = board.table.stock_left, UPRIGHT.box(STOCK)
    if not left:
        return box, ()
    return box, (UPRIGHT.sprite("back", STOCK), *count_items(left, UPRIGHT.middle(STOCK)))


@lru_cache(maxsize=256)
def _caption(said: str, y: int) -> Slot:
    box = (684, y - 14, 796, y + 12)
    return box, (Words(said.upper(), "caption", 740, y, "centre", 112),)


def _waste(board: Board) -> Plan:
    waste = board.table.waste
    lit, fresh = WASTE in board.playable, "waste" in board.fresh
    first = not waste and board.table.stock_left and not board.ended
    return {
        "turn": (box_at(720, 278, 40, 48), (Sprite("chevrons", 720, 278),) if first else ()),
        "waste": card_slot(UPRIGHT, PILE, waste[-1] if waste else None, lit=lit, fresh=fresh),
        "waste count": _caption(board.captions.counted_waste, 508),
    }


PLAIN: Final = Columns(
    size=UPRIGHT,
    reserve=tuple((x, y) for x in (42, 526) for y in _ROWS),
    discs=tuple((x, y + 56) for x in (3, 636) for y in _ROWS),
    piles=tuple((166 + 116 * (i % 3), 113 + 160 * (i // 3)) for i in range(9)),
)
TURNED: Final = Columns(
    size=CROSSWISE,
    reserve=tuple((x, y + 40) for x in (8, 518) for y in _ROWS),
    discs=tuple((x, y) for x in (64, 574) for y in _ROWS),
    piles=tuple((170 + 116 * (i % 3), 113 + 160 * (i // 3)) for i in range(9)),
)


def _ground_of(arrangement: Arrangement) -> str:
    return "divan crosswise" if arrangement.crosswise else "divan"


def _slots(board: Board) -> Plan:
    columns = TURNED if board.table.arrangement.crosswise else PLAIN
    return columns.slots(board)


LAYOUT: Final = Layout(
    lambda: {"divan": PLAIN.ground(), "divan crosswise": TURNED.ground()},
    _ground_of,
    _slots,
    lambda place, slots: (place.key, slots[place.key][0]),
)
