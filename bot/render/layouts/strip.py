"""The strip below a board that hides nothing: each card of the stock and the waste, in order.

It is a picture of its own, as wide as the board, and reckons from its own top: so the board above
is drawn as any other, and what both look like is found again.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from bot.render.layouts.board import Board
from bot.render.plans import CANVAS, Block, Item, Plan, Slot, Sprite, Words
from engine.cards import Card

ROW: Final = 12
"""How many cards are side by side."""
ROWS: Final = 8
"""How many rows a strip has at most, for all cards that a game can leave."""

_LEFT: Final = 4
_ACROSS: Final = 65
"""From one card to the next, which covers what it shows twice."""
_DOWN: Final = 49
"""The height of a row: of each card only the top is shown."""
_CAPTION: Final = 26
_BELOW: Final = 8
_LINE: Final = 2

SIZE: Final = CANVAS[0], _LINE + 2 * _CAPTION + _DOWN * ROWS + _BELOW
"""Width and height of the highest one."""


class _Pile(NamedTuple):
    name: str
    caption: str
    cards: tuple[Card, ...]
    """The first is the one that comes next."""

    @property
    def rows(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(self.cards[at : at + ROW] for at in range(0, len(self.cards), ROW))


def height(board: Board) -> int:
    """How high a board's strip is; 0 if it has none."""
    piles = [*_piles(board)]
    rows = sum(len(pile.rows) for pile in piles)
    return _LINE + _CAPTION * len(piles) + _DOWN * rows + _BELOW if piles else 0


def ground() -> tuple[Item, ...]:
    """What lies under every strip; one that isn't as high is cut off below."""
    width, deepest = SIZE
    return Block("table deep", 0, 0, width, deepest), Block("table line", 0, 0, width, _LINE)


def slots(board: Board) -> Plan:
    """A caption for each pile that has cards, and below it a slot for each row."""
    plan: Plan = {}
    top = _LINE
    for pile in _piles(board):
        plan[f"{pile.name} caption"] = _caption(pile.caption, top)
        top += _CAPTION
        for nth, row in enumerate(pile.rows, 1):
            plan[f"{pile.name} row {nth}"] = _row(row, top)
            top += _DOWN
    return plan


def _piles(board: Board) -> Iterator[_Pile]:
    if not board.spread:
        return
    if board.table.stock:
        yield _Pile("stock", board.captions.in_order, board.table.stock)
    if len(board.table.waste) > 1:  # Its top card lies on the table.
        yield _Pile("waste", board.captions.from_top, board.table.waste[::-1])


@lru_cache(maxsize=64)
def _caption(said: str, top: int) -> Slot:
    words = Words(said.upper(), "caption", 14, top + 14, room=CANVAS[0] - 28)
    return (0, top, CANVAS[0], top + _CAPTION), (words,)


@lru_cache(maxsize=64)
def _row(row: tuple[Card, ...], top: int) -> Slot:
    cards = (
        Sprite(f"upper strip {card}", _LEFT + _ACROSS * nth, top) for nth, card in enumerate(row)
    )
    return (0, top, CANVAS[0], top + _DOWN), tuple(cards)
