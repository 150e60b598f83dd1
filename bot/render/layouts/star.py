"""The star: the king, the ring of aces, eight rays; stock and waste on trays below.

A ray has three places, and their cards.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from bot.render.layouts.board import Board, Layout
from bot.render.layouts.pieces import (
    DISC,
    SMALL,
    count_items,
    disc,
    foundation_slot,
    heading_slot,
    home_slot,
    marks,
    rank_of,
    throne_of,
)
from bot.render.plans import MARGIN, Box, Item, Plan, Point, Slot, Sprite, Words, around, box_at
from engine.cards import SUITS, Card
from engine.moves import WASTE
from engine.table import Place

KING: Final = (362, 281)
"""The corner of a card in the middle of the star."""
ACROSS: Final = 86
DOWN: Final = 102
CLIMB: Final = 46
"""How far a slanting ray climbs from circle to circle, so cards don't overlap."""
STRIP: Final = 36
"""How much of a covered card shows in rays 1 and 5, which have no room for more."""
HIDDEN: Final = 10
"""How far a strip continues under the card on top of it."""
CIRCLES: Final = (1, 2, 3)

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DISCS: Final = (
    (448, 134), (727, 143), (727, 240), (727, 480),
    (448, 488), (39, 480), (39, 240), (39, 143),
)  # fmt: skip
"""The corners of the rays' numbers once all circles are laid, by ray."""

_NAMES: Final = tuple(
    tuple((circle, f"ray {number} circle {circle}") for circle in CIRCLES) for number in range(1, 9)
)
"""The circles of each ray with the names of their piles."""


def ace_at(number: int) -> Point:
    """The corner of the ace at the foot of a ray, 1 to 8."""
    dx, dy = DIRECTIONS[number - 1]
    return KING[0] + dx * ACROSS, KING[1] + dy * DOWN


def place_at(number: int, circle: int) -> Point:
    """The corner of a place of a ray; both count from 1."""
    dx, dy = DIRECTIONS[number - 1]
    x, y = ace_at(number)
    if dx == 0:
        return x, y + dy * (SMALL.height + 2 * MARGIN + STRIP * (circle - 1))
    return x + dx * ACROSS * circle, y + dy * CLIMB * circle


@dataclass(frozen=True, slots=True)
class Ray:
    number: int
    cards: tuple[Card, ...]
    """Circle 1, circle 2, then the pile of circle 3."""
    laid: int
    """How many circles of the star are laid."""
    supplied: int | None
    """The circle of this ray that the next fill goes to; None if it goes to another ray."""
    fresh: frozenset[int]
    """The circles whose places the last press changed."""
    lit: bool
    """Whether its available card can go up."""
    builds: tuple[int, ...] = ()
    """The rays that its available card can be built on."""

    @classmethod
    def of(cls, board: Board, number: int) -> "Ray":
        table = board.table
        fill = table.next_fill
        return cls(
            number=number,
            cards=table.cards_at(number),
            laid=table.circles,
            supplied=fill.circle if fill and fill.number == number and not board.ended else None,
            fresh=frozenset(c for c, name in _NAMES[number - 1] if name in board.fresh),
            lit=number in board.playable,
            builds=board.builds.get(number, ()),
        )

    @lru_cache(maxsize=1024)  # noqa: B019 - a frozen value, and a press changes one or two rays
    def slots(self) -> Plan:
        """One slot per place, or one for all places if they overlap; and one for the number."""
        name, boxes = f"ray {self.number}", [SMALL.box(self._at(circle)) for circle in CIRCLES]
        if self._overlaps:
            plan: Plan = {name: (around(boxes), self._pile_of_places())}
        else:
            plan = {
                f"{name} circle {circle}": (box, self._place(circle))
                for circle, box in zip(CIRCLES, boxes, strict=True)
            }
        at = DISCS[self.number - 1]
        beside = () if self._number_on(self.laid + 1) else (disc(self.number, at, self.lit),)
        return plan | {f"disc {self.number}": (box_at(*at, DISC, DISC), beside)}

    @property
    def _overlaps(self) -> bool:
        return DIRECTIONS[self.number - 1][0] == 0

    @property
    def _upward(self) -> bool:
        return DIRECTIONS[self.number - 1][1] < 0

    def _at(self, circle: int) -> Point:
        return place_at(self.number, circle)

    def _number_on(self, circle: int) -> bool:
        """Whether the ray's number is on a place: on the one to be laid next, near its cards."""
        return circle == self.laid + 1 and circle in CIRCLES and not self._overlaps

    def _pile_of_places(self) -> tuple[Item, ...]:
        """All places, the lowest first: empty ones from the outside, then cards from the inside."""
        taken = min(len(self.cards), len(CIRCLES))
        order = (*reversed(CIRCLES[taken:]), *CIRCLES[:taken])
        return tuple(item for circle in order for item in self._place(circle))

    def _place(self, circle: int) -> tuple[Item, ...]:
        if circle > len(self.cards):
            return self._empty(circle) + self._corners(circle)
        if circle < min(len(self.cards), len(CIRCLES)):
            return self._blocked(circle)
        at, pile = self._at(circle), self.cards[circle - 1 :]
        marked = marks(SMALL, at, lit=self.lit, fresh=circle in self.fresh)
        pills = (*_ends(pile, at), *build_mark(self.builds, pile, at))
        return (SMALL.sprite(pile[-1], at), *pills, *marked)

    def _empty(self, circle: int) -> tuple[Item, ...]:
        """An empty place: not laid yet (perhaps with the ray's number), next to fill, or vacant."""
        at = self._at(circle)
        x, y = SMALL.middle(at)
        if circle > self.laid:
            corner = x - DISC // 2, y - DISC // 2
            number = (disc(self.number, corner, self.lit),) if self._number_on(circle) else ()
            return SMALL.sprite("unlaid", at), *number
        if circle != self.supplied:
            return (SMALL.sprite("well", at),)
        if self._overlaps and circle > 1:
            shift = (SMALL.height - STRIP) // 2
            y += -shift if self._upward else shift
        return SMALL.sprite("next", at), Sprite("plus", x - 14, y - 14)

    def _blocked(self, circle: int) -> tuple[Item, ...]:
        """A card with another one outside it: shaded, or only a strip of it."""
        card, (x, y) = self.cards[circle - 1], self._at(circle)
        if not self._overlaps:
            return SMALL.sprite(f"{card} faded", (x, y)), *self._corners(circle)
        strip, shown = Sprite(f"upper strip {card}", x, y), y
        if self._upward:
            shown = y + SMALL.height - STRIP
            strip = Sprite(f"lower strip {card}", x, shown - HIDDEN)
        corners = (Sprite("strip corners", x - MARGIN, shown),) if circle in self.fresh else ()
        return strip, *corners

    def _corners(self, circle: int) -> tuple[Item, ...]:
        return marks(SMALL, self._at(circle), fresh=circle in self.fresh)


def build_mark(rays: tuple[int, ...], pile: tuple[Card, ...], at: Point) -> tuple[Item, ...]:
    """The rays that a pile's last card can be built on, after an arrow, and the suit it covers."""
    if not rays:
        return ()
    name, width = ("build pill", 46) if len(rays) == 1 else ("wide build pill", 66)
    x, y = at[0] + (SMALL.width - width) // 2, at[1] + SMALL.height - 31
    if len(pile) > 1:  # Above the pill with the ends, beside the rank.
        x, y = at[0] + SMALL.width - width - 2, y - 28
    numbers = Words("/".join(map(str, rays)), "ends", x + width // 2 + 8, y + 14, "centre")
    return _suit_of(pile, at), Sprite(name, x, y), numbers


def _suit_of(pile: tuple[Card, ...], at: Point) -> Sprite:
    """The suit of a pile's last card, for one whose own is covered."""
    return Sprite(f"pip {SUITS[pile[-1].suit]}", at[0] + 43, at[1] + 8)


def _ends(pile: tuple[Card, ...], at: Point) -> tuple[Item, ...]:
    """The pill with the first and last rank of a descending pile, and the suit that it covers."""
    if len(pile) < 2:
        return ()
    x, y = at[0] + SMALL.width // 2, at[1] + SMALL.height - 17
    return (
        _suit_of(pile, at),
        Sprite("ends pill", x - 35, y - 14),
        Words(f"{rank_of(pile[0])}-{rank_of(pile[-1])}", "ends", x, y, "centre"),
    )


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
        "throne": _throne_of(f"small {throne_of(board)}"),
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
    return Words(said.upper(), "caption", x, y - 40, "centre", 78)


def _on(tray: Box) -> Point:
    """The corner of the card on a tray."""
    return tray[0] + 11, tray[1] + 12


def _beside(tray: Box) -> Point:
    """The middle of the count next to a tray's card."""
    return tray[0] + 127, tray[1] + 65


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
