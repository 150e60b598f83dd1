"""Pieces that layouts share: cards with their marks, stock, discs, the header.

An ended game's board has a foot that says how it ended, on a ribbon or a plain board; won ones have
a scene of their arrangement's for the king and eight queens.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.render.layouts.board import Board, End
from bot.render.plans import (
    CANVAS,
    MARGIN,
    Box,
    Item,
    Plan,
    Point,
    Slot,
    Sprite,
    Words,
    box_at,
    is_marked,
    width_of,
)
from engine.cards import RANKS, Card

DISC: Final = 34
_TITLE: Final = 14
"""Where the game's name starts."""
_AFTER_TITLE: Final = 14
"""How far after it the heading starts; after a longer name a sixtieth of its width further."""


@dataclass(frozen=True, slots=True)
class Size:
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


HEIGHT: Final = 96
SIZE: Final = (CANVAS[0], CANVAS[1] + HEIGHT)
"""Width and height of a board with its foot."""
_TOP: Final = CANVAS[1]
_LEFT: Final = 40
_MIDDLE: Final = CANVAS[0] // 2
_TITLE_ROOM: Final = 600
_LINE_ROOM: Final = 524
_PLAQUE: Final = "given up plaque"
_BESIDE_THE_FLAG: Final = 162
"""Where words can begin on the plaque, which has a flag."""


def foot_slot(board: Board, ribbon: str) -> Slot:
    """How the game ended, on the ribbon of this name; a replay's won board only says so.

    Two lines leave marks above them room: both are lower, and the upper one is smaller if the other
    has any.
    """
    box = (0, _TOP, *SIZE)
    band: tuple[Item, ...] = (Sprite(ribbon, _LEFT, _TOP + 2),)
    end = board.end or End(board.captions.won)
    title, line = end.title.upper(), end.line.upper()
    if not line:
        return box, (*band, Words(title, "ending", _MIDDLE, _TOP + 45, "centre", _TITLE_ROOM))
    style, y, below = "ending", 29, 63
    if is_marked(title, line):
        style, y, below = ("day", 32, 68) if is_marked(line) else ("ending", 34, 68)
    items = (*band, Words(title, style, _MIDDLE, _TOP + y, "centre", _TITLE_ROOM))
    begins = _BESIDE_THE_FLAG if ribbon == _PLAQUE else 0
    x = max(_MIDDLE, begins + width_of(line, "feat") // 2)
    return box, (*items, Words(line, "feat", x, _TOP + below, "centre"))


def has_room(line: str) -> bool:
    """Whether the foot has room for a second line."""
    return width_of(line.upper(), "feat") <= _LINE_ROOM


def ribbon_of(board: Board) -> str:
    """The band for a game that ended without a win."""
    return _PLAQUE if board.given_up else "stuck ribbon"


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
