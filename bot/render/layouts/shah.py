"""The board of The Shah: a king, the ring of aces, and a star of eight rays."""

from typing import Final

from bot.render.layouts.pieces import (
    SMALL,
    card_slot,
    count_items,
    disc_slot,
    heading_slot,
    home_slot,
    marks,
    playable,
    rank_of,
)
from bot.render.picture import Picture
from bot.render.plan import MARGIN, Box, Item, Plan, Point, Slot, Sprite, Words
from engine.cards import Card
from engine.moves import WASTE

KING: Final = (362, 281)
ACROSS: Final = 86
DOWN: Final = 102
LIFT: Final = 46
"""How far a slanting ray climbs from circle to circle, so that no card covers another."""
STRIP: Final = 36
"""How much of a covered card shows in the rays up and down, which have no room to the side."""
HIDDEN: Final = 10
"""How far a strip reaches under the card on it."""

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DISCS: Final = (
    (448, 134), (727, 143), (727, 240), (727, 480),
    (448, 488), (39, 480), (39, 240), (39, 143),
)  # fmt: skip
STOCK_BOX: Final = (187, 535, 355, 653)
WASTE_BOX: Final = (445, 535, 613, 653)
STOCK: Final = (198, 547)
WASTE_TOP: Final = (456, 547)
_CIRCLES: Final = range(1, 4)


def ace_at(ray: int) -> Point:
    """Where the ace of a ray, from 0, lies."""
    dx, dy = DIRECTIONS[ray]
    return KING[0] + dx * ACROSS, KING[1] + dy * DOWN


def place_at(ray: int, circle: int) -> Point:
    """Where a place of the star lies: the ray from 0, the circle from 1."""
    dx, dy = DIRECTIONS[ray]
    x, y = ace_at(ray)
    if dx == 0:
        return x, y + dy * (SMALL.height + 2 * MARGIN + STRIP * (circle - 1))
    return x + dx * ACROSS * circle, y + dy * LIFT * circle


def ground() -> tuple[Item, ...]:
    """What no move changes."""
    places = (SMALL.sprite("well", place_at(ray, c)) for ray in range(8) for c in (3, 2, 1))
    return (
        Sprite("cloth", 0, 0),
        *places,
        *(Sprite(f"disc {number}", *at) for number, at in enumerate(DISCS, 1)),
        SMALL.sprite("Kh", KING),
        SMALL.sprite("well", STOCK),
        SMALL.sprite("well", WASTE_TOP),
        Words("STOCK", "caption", 314, 560, "centre"),
        Words("WASTE", "caption", 572, 560, "centre"),
    )


def slots(picture: Picture) -> Plan:
    """What the moves have made of it."""
    plan: Plan = {
        "heading": heading_slot("THE SHAH", picture.heading, 138, 354),
        "home": home_slot(picture, 446),
        "centre": (SMALL.box(KING), ()),
        "stock": _stock(picture),
        "waste": _waste(picture),
    }
    up = playable(picture)
    for i, pile in enumerate(picture.table.foundations):
        name = f"foundation {i + 1}"
        fresh = name in picture.fresh
        plan[name] = card_slot(SMALL, ace_at(i), pile[-1], lit=False, fresh=fresh)
    for i in range(8):
        plan |= _ray(picture, i, i + 1 in up)
        plan[f"disc {i + 1}"] = disc_slot(i + 1, DISCS[i], i + 1 in up)
    return plan


def _ray(picture: Picture, ray: int, lit: bool) -> Plan:
    items = {circle: _place(picture, ray, circle, lit) for circle in _CIRCLES}
    if DIRECTIONS[ray][0]:
        return {
            f"ray {ray + 1} circle {circle}": (SMALL.box(place_at(ray, circle)), items[circle])
            for circle in _CIRCLES
        }
    return {f"ray {ray + 1}": (_upright_box(ray), items[1] + items[2] + items[3])}


def _upright_box(ray: int) -> Box:
    """The box of a ray whose cards lie on one another."""
    corners = [SMALL.box(place_at(ray, circle)) for circle in _CIRCLES]
    left, tops, right, bottoms = zip(*corners, strict=True)
    return left[0], min(tops), right[0], max(bottoms)


def _place(picture: Picture, ray: int, circle: int, lit: bool) -> tuple[Item, ...]:
    """What lies on a place of the star."""
    name = f"ray {ray + 1} circle {circle}"
    pile = _piles(picture.table.rays[ray])[circle - 1]
    at = place_at(ray, circle)
    fresh = name in picture.fresh
    if not pile:
        return marks(SMALL, at, lit=False, fresh=fresh)
    if circle < len(picture.table.rays[ray]) and circle < 3:
        return _blocked(ray, at, pile[-1]) + marks(SMALL, at, lit=False, fresh=False)
    card = SMALL.sprite(pile[-1], at)
    return (card, *_ends(pile, at), *marks(SMALL, at, lit=lit, fresh=fresh))


def _piles(ray: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return ray[:1], ray[1:2], ray[2:]


def _blocked(ray: int, at: Point, card: Card) -> tuple[Item, ...]:
    """A card that has another beyond it: in the shade, or but a strip of it."""
    dx, dy = DIRECTIONS[ray]
    if dx:
        return (Sprite(f"small {card} faded", *at),)
    if dy > 0:
        return (Sprite(f"upper strip {card}", *at),)
    return (Sprite(f"lower strip {card}", at[0], at[1] + SMALL.height - STRIP - HIDDEN),)


def _ends(pile: tuple[Card, ...], at: Point) -> tuple[Item, ...]:
    """The pill of a descending pile: its base and its last card."""
    if len(pile) < 2:
        return ()
    x, y = at[0] + SMALL.width // 2, at[1] + SMALL.height - 17
    text = f"{rank_of(pile[0])}-{rank_of(pile[-1])}"
    return Sprite("ends pill", x - 35, y - 14), Words(text, "ends", x, y, "centre")


def _stock(picture: Picture) -> Slot:
    left = picture.table.stock_left
    back = (SMALL.sprite("back", STOCK),) if left else ()
    return STOCK_BOX, (*back, *count_items(left, (314, 600)))


def _waste(picture: Picture) -> Slot:
    waste = picture.table.waste
    card = (SMALL.sprite(waste[-1], WASTE_TOP),) if waste else ()
    lit, fresh = WASTE in playable(picture), "waste" in picture.fresh
    marked = marks(SMALL, WASTE_TOP, lit=lit, fresh=fresh)
    return WASTE_BOX, (*card, *marked, *count_items(len(waste), (572, 600)))
