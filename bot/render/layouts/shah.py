"""The board of The Shah: the king, the ring of aces, the star; stock and waste on trays apart."""

from typing import Final

from bot.render.layouts.pieces import (
    SMALL,
    card_slot,
    count_items,
    heading_slot,
    home_slot,
    marks,
)
from bot.render.layouts.star import KING, Ray, ace_at
from bot.render.picture import Picture
from bot.render.plans import Box, Item, Plan, Point, Slot, Sprite, Words, box_at
from engine.moves import WASTE

STOCK_TRAY: Final = (187, 535, 355, 653)
WASTE_TRAY: Final = (445, 535, 613, 653)
_HEADER: Final = (354, 446)
"""Where the header's left part ends and its right part begins, with ray 1 between."""


def ground() -> tuple[Item, ...]:
    """What no move changes."""
    x, y = SMALL.middle(KING)
    dais = Sprite("small dais", x - 132, y - 157)
    return (dais, *_tray(STOCK_TRAY, "STOCK"), *_tray(WASTE_TRAY, "WASTE"))


def slots(picture: Picture) -> Plan:
    """What the moves have made of it."""
    plan: Plan = {
        "heading": heading_slot(picture, _HEADER[0]),
        "home": home_slot(picture, _HEADER[1]),
        "throne": _throne(picture),
        "stock": _stock(picture),
        "waste": _waste(picture),
    }
    for number, pile in enumerate(picture.table.foundations, 1):
        name = f"foundation {number}"
        fresh = name in picture.fresh
        plan[name] = card_slot(SMALL, ace_at(number), pile[-1], fresh=fresh)
    for number in range(1, 9):
        plan |= Ray.of(picture, number).slots()
    return plan


def _tray(box: Box, caption: str) -> tuple[Item, ...]:
    x, y = _beside(box)
    return (
        Sprite("tray", *box[:2]),
        SMALL.sprite("well", _on(box)),
        Words(caption, "caption", x, y - 40, "centre"),
    )


def _on(tray: Box) -> Point:
    """Where the card on a tray lies."""
    return tray[0] + 11, tray[1] + 12


def _beside(tray: Box) -> Point:
    """The middle of the count beside it."""
    return tray[0] + 127, tray[1] + 65


def _throne(picture: Picture) -> Slot:
    x, y = KING[0] + 1, KING[1] - 4
    name = "small throne at night" if picture.ended else "small throne"
    return box_at(x, y, 74, 102), (Sprite(name, x, y),)


def _stock(picture: Picture) -> Slot:
    left = picture.table.stock_left
    back = (SMALL.sprite("back", _on(STOCK_TRAY)),) if left else ()
    return STOCK_TRAY, (*back, *count_items(left, _beside(STOCK_TRAY)))


def _waste(picture: Picture) -> Slot:
    waste, at = picture.table.waste, _on(WASTE_TRAY)
    card = (SMALL.sprite(waste[-1], at),) if waste else ()
    lit, fresh = WASTE in picture.playable, "waste" in picture.fresh
    marked = marks(SMALL, at, lit=lit, fresh=fresh)
    return WASTE_TRAY, (*card, *marked, *count_items(len(waste), _beside(WASTE_TRAY)))
