"""Pieces that layouts share: cards with their marks, stock, discs, the header."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.render.lettering import width_of
from bot.render.pictures.board import Board
from bot.render.plans import CANVAS, MARGIN, Box, Item, Point, Slot, Sprite, Words, box_at
from engine.cards import RANKS, Card

DISC: Final = 34
_TITLE: Final = 14
"""Where the game's name starts."""
_AFTER_TITLE: Final = 14
"""How far after it the heading starts; after a longer name a sixtieth of its width further."""


@dataclass(frozen=True, slots=True)
class Size:
    """A size of cards in the atlas."""

    name: str
    width: int
    height: int

    def box(self, at: Point) -> Box:
        """The box of a card with its marks."""
        return box_at(*at, self.width, self.height, MARGIN)

    def middle(self, at: Point) -> Point:
        return at[0] + self.width // 2, at[1] + self.height // 2

    def sprite(self, what: object, at: Point) -> Sprite:
        """A card, a back, or an empty place."""
        return Sprite(f"{self.name} {what}", *at)

    def mark(self, what: str, at: Point) -> Sprite:
        return Sprite(f"{self.name} {what}", at[0] - MARGIN, at[1] - MARGIN)


UPRIGHT: Final = Size("upright", 104, 146)
CROSSWISE: Final = Size("crosswise", 146, 104)
SMALL: Final = Size("small", 76, 94)


@lru_cache(maxsize=4096)
def card_slot(
    size: Size, at: Point, card: Card | None, *, lit: bool = False, fresh: bool = False
) -> Slot:
    """A place with its card, if it has one, and its marks.

    Recent ones are cached: equal slots that are the same object are compared much faster, too.
    """
    items = (size.sprite(card, at),) if card else ()
    return size.box(at), items + marks(size, at, lit=lit, fresh=fresh)


def foundation_slot(size: Size, at: Point, pile: tuple[Card, ...], *, fresh: bool) -> Slot:
    """A foundation with its top card; its well as long as it is empty."""
    if not pile:
        return size.box(at), (size.sprite("well", at),)
    return card_slot(size, at, pile[-1], fresh=fresh)


def marks(size: Size, at: Point, *, lit: bool = False, fresh: bool = False) -> tuple[Item, ...]:
    """The ring of a card that can go up, and the corners that mark the last move; inside a ring,
    so that they don't cut through it.
    """
    ring = (size.mark("ring", at),) if lit else ()
    corners = size.sprite("inner corners", at) if lit else size.mark("corners", at)
    return (*ring, corners) if fresh else ring


def disc(number: int, at: Point, lit: bool) -> Sprite:
    """The number of a slot or ray; lit if its card can go up."""
    return Sprite(f"lit disc {number}" if lit else f"disc {number}", *at)


@lru_cache(maxsize=64)
def disc_slot(number: int, at: Point, lit: bool) -> Slot:
    return box_at(*at, DISC, DISC), (disc(number, at, lit),)


def count_items(count: int, middle: Point) -> tuple[Item, ...]:
    x, y = middle
    return Sprite("count pill", x - 26, y - 18), Words(str(count), "count", x, y, "centre")


def rank_of(card: Card) -> str:
    """The rank as players read it."""
    return RANKS[card.rank].replace("T", "10")


def throne_of(board: Board) -> str:
    """The king on his throne: asleep if the game got stuck, gone if it was given up."""
    if not board.ended:
        return "throne"
    return "throne left" if board.given_up else "throne at night"


def heading_slot(board: Board, right: int) -> Slot:
    """The game's name and the heading after it; both end before `right`."""
    return _heading(board.captions.title, board.heading, right)


@lru_cache(maxsize=1024)
def _heading(name: str, heading: str, right: int) -> Slot:
    title = name.upper()
    items: tuple[Item, ...] = (Words(title, "title", _TITLE, 19),)
    if heading:
        width = width_of(title, "title")
        at = _TITLE + width + _AFTER_TITLE + round(width / 60)
        items += (Words(heading.upper(), "head", at, 19, room=right - at),)
    return (0, 0, right, 36), items


def home_slot(board: Board, left: int) -> Slot:
    """The cards home and the pass, from `left` to the right edge."""
    box = left, 0, CANVAS[0], 36
    home, passes = board.captions.home.upper(), board.captions.passes.upper()
    if board.ended:
        x = CANVAS[0] - 117
        return box, (Sprite("ribbon", x - 105, 2), Words(home, "head", x, 19, "centre", 190))
    text = f"{passes}  {home}" if passes else home
    return box, (Words(text, "head", CANVAS[0] - 12, 19, "right", CANVAS[0] - 12 - left),)
