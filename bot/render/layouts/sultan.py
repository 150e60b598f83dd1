"""The boards of Sultan and The Sultan (classic): nine piles between two columns of the Divan."""

from dataclasses import dataclass
from typing import Final

from bot.render.layouts.pieces import (
    CROSSWISE,
    UPRIGHT,
    Size,
    card_slot,
    disc_slot,
    heading_slot,
    home_slot,
    playable,
    stock_slot,
)
from bot.render.picture import Picture
from bot.render.plan import Item, Plan, Point, Slot, Sprite, Words, box_at
from engine.moves import WASTE

STOCK: Final = (688, 114)
PILE: Final = (688, 344)
"""Where the waste lies."""
HEADER: Final = 500
"""Where the header's left part ends."""
_ROWS: Final = tuple(42 + 154 * row for row in range(4))


@dataclass(frozen=True)
class SultanLayout:
    """Where everything lies; the two games differ in how the reserve does."""

    title: str
    heading: int
    """Where the heading begins, right of the title."""
    size: Size
    reserve: tuple[Point, ...]
    discs: tuple[Point, ...]
    piles: tuple[Point, ...]
    """The nine, in reading order."""

    def ground(self) -> tuple[Item, ...]:
        """What no move changes."""
        discs = (Sprite(f"disc {number}", *at) for number, at in enumerate(self.discs, 1))
        return (
            Sprite("cloth", 0, 0),
            *(self.size.sprite("well", at) for at in self.reserve),
            *discs,
            UPRIGHT.sprite("Kh", self.piles[4]),
            UPRIGHT.sprite("well", STOCK),
            UPRIGHT.sprite("well", PILE),
            Words("STOCK", "caption", 740, 98, "centre"),
        )

    def slots(self, picture: Picture) -> Plan:
        """What the moves have made of it."""
        return {
            "heading": heading_slot(self.title, picture.heading, self.heading, HEADER),
            "home": home_slot(picture, HEADER),
            "stock": stock_slot(UPRIGHT, STOCK, picture.table.stock_left),
            **self._foundations(picture),
            **self._reserve(picture),
            **_waste(picture),
        }

    def _foundations(self, picture: Picture) -> Plan:
        places = self.piles[:4] + self.piles[5:]
        plan: Plan = {"centre": (UPRIGHT.box(self.piles[4]), ())}
        for number, (at, pile) in enumerate(zip(places, picture.table.foundations, strict=True), 1):
            name = f"foundation {number}"
            fresh = name in picture.fresh
            plan[name] = card_slot(UPRIGHT, at, pile[-1], lit=False, fresh=fresh)
        return plan

    def _reserve(self, picture: Picture) -> Plan:
        plan: Plan = {}
        up = playable(picture)
        for number, card in enumerate(picture.table.reserve, 1):
            name, lit = f"slot {number}", number in up
            fresh = name in picture.fresh
            at = self.reserve[number - 1]
            plan[name] = card_slot(self.size, at, card, lit=lit, fresh=fresh)
            plan[f"disc {number}"] = disc_slot(number, self.discs[number - 1], lit)
        return plan


def _waste(picture: Picture) -> Plan:
    waste = picture.table.waste
    lit, fresh = WASTE in playable(picture), "waste" in picture.fresh
    text = f"WASTE {len(waste)}" if waste else "WASTE"
    caption: Slot = box_at(684, 496, 112, 24), (Words(text, "caption", 740, 508, "centre"),)
    top = waste[-1] if waste else None
    return {
        "waste": card_slot(UPRIGHT, PILE, top, lit=lit, fresh=fresh),
        "waste count": caption,
    }


SULTAN: Final = SultanLayout(
    title="SULTAN",
    heading=112,
    size=UPRIGHT,
    reserve=tuple((x, y) for x in (42, 526) for y in _ROWS),
    discs=tuple((x, y + 56) for x in (3, 636) for y in _ROWS),
    piles=tuple((166 + 116 * (i % 3), 113 + 160 * (i // 3)) for i in range(9)),
)
CLASSIC: Final = SultanLayout(
    title="THE SULTAN (CLASSIC)",
    heading=280,
    size=CROSSWISE,
    reserve=tuple((x, y + 40) for x in (8, 518) for y in _ROWS),
    discs=tuple((x, y) for x in (64, 574) for y in _ROWS),
    piles=tuple((170 + 116 * (i % 3), 113 + 160 * (i // 3)) for i in range(9)),
)
