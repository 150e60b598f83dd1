"""The star: the king, the ring of aces, eight rays; stock and waste on trays below."""

from functools import lru_cache
from itertools import chain
from typing import Final

from bot.render.layouts.layout import Layout
from bot.render.layouts.pieces import (
    SMALL,
    count_items,
    foundation_slot,
    heading_slot,
    home_slot,
    marks,
    throne_of,
)
from bot.render.layouts.rays import KING, Ray, ace_at, build_mark, place_at
from bot.render.pictures.board import Board
from bot.render.plans import Box, Item, Plan, Point, Slot, Sprite, Words, box_at
from engine.moves import WASTE
from engine.table import Place

STOCK_TRAY: Final = (187, 535, 355, 653)
WASTE_TRAY: Final = (445, 535, 613, 653)
_HEADER: Final = (354, 446)
"""Where the header's left part ends and its right part starts; ray 1 is in between."""


def ground() -> tuple[Item, ...]:
    x, y = SMALL.middle(KING)
    dais = Sprite("small dais", x - 132, y - 157)
    return (dais, *_tray(STOCK_TRAY), *_tray(WASTE_TRAY))


def slots(board: Board) -> Plan:
    plan: Plan = {
        "heading": heading_slot(board, _HEADER[0]),
        "home": home_slot(board, _HEADER[1]),
        "throne": _throne(board),
        "stock": _stock(board),
        "waste": _waste(board),
    }
    for number, pile in enumerate(board.table.foundations, 1):
        name = f"foundation {number}"
        plan[name] = foundation_slot(SMALL, ace_at(number), pile, fresh=name in board.fresh)
    for number in range(1, 9):
        plan |= Ray.of(board, number).slots()
    return plan


def _tray(box: Box) -> tuple[Item, ...]:
    return Sprite("tray", *box[:2]), SMALL.sprite("well", _on(box))


def _caption(said: str, tray: Box) -> Words:
    """What the pile on a tray is called."""
    x, y = _beside(tray)
    return Words(said.upper(), "caption", x, y - 40, "centre", 70)


def _on(tray: Box) -> Point:
    """The corner of the card on a tray."""
    return tray[0] + 11, tray[1] + 12


def _beside(tray: Box) -> Point:
    """The middle of the count next to a tray's card."""
    return tray[0] + 127, tray[1] + 65


def _throne(board: Board) -> Slot:
    return _throne_of(f"small {throne_of(board)}")


@lru_cache(maxsize=4)
def _throne_of(sprite: str) -> Slot:
    x, y = KING[0] + 1, KING[1] - 4
    return box_at(x, y, 74, 102), (Sprite(sprite, x, y),)


def _stock(board: Board) -> Slot:
    left = board.table.stock_left
    back = (SMALL.sprite("back", _on(STOCK_TRAY)),) if left else ()
    caption = _caption(board.captions.stock, STOCK_TRAY)
    return STOCK_TRAY, (caption, *back, *count_items(left, _beside(STOCK_TRAY)))


def _waste(board: Board) -> Slot:
    waste, at = board.table.waste, _on(WASTE_TRAY)
    card = (SMALL.sprite(waste[-1], at),) if waste else ()
    lit, fresh = WASTE in board.playable, "waste" in board.fresh
    marked = (
        build_mark(board.builds.get(WASTE, ()), waste[-1:], at),
        marks(SMALL, at, lit=lit, fresh=fresh),
    )
    caption = _caption(board.captions.waste, WASTE_TRAY)
    count = count_items(len(waste), _beside(WASTE_TRAY))
    return WASTE_TRAY, (caption, *card, *chain(*marked), *count)


def _place(place: Place, slots: Plan) -> tuple[str, Box]:
    """A ray's places may share a slot, and the stock and the waste share theirs with a count."""
    if not place.number:
        return place.kind, SMALL.box(_on(STOCK_TRAY if place.kind == "stock" else WASTE_TRAY))
    box = SMALL.box(place_at(place.number, place.circle))
    return (place.key if place.key in slots else f"{place.kind} {place.number}"), box


LAYOUT: Final = Layout(lambda: {"star": ground()}, lambda _: "star", slots, _place)
