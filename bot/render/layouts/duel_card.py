"""A duel's picture: the stacks of both as share cards have them, side by side. It shows no cards.

It names nobody: the left one is named first in the text.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.render.layouts.share_card import columns
from bot.render.plans import Item, Plan, Sprite, Words


@dataclass(frozen=True, slots=True)
class DuelSide:
    """What one of the two came to."""

    home: str
    """`81 home`, `Won`."""
    took: str
    """What breaks ties: `153 turns`."""
    foundations: tuple[tuple[int, int], ...]
    """How many cards each has, and how many when full. The picture hides their order."""
    has_won: bool = False
    """Whether they have beaten the other one."""


@dataclass(frozen=True, slots=True)
class DuelCard:
    game: str
    caption: str
    sides: tuple[DuelSide, DuelSide]


SIZE: Final = (800, 440)
_PANELS: Final = (24, 412)
_TOP: Final = 126
_WIDE, _HIGH = 364, 216
_CROWN: Final = (64, 54)
_LINES: Final = (370, 411)
"""The middles of the lines below a panel."""


def ground() -> tuple[Item, ...]:
    return tuple(Sprite("columns panel", left, _TOP) for left in _PANELS)


def slots(card: DuelCard) -> Plan:
    title = Words(card.game.upper(), "name", 24, 32, room=412)
    caption = Words(card.caption.upper(), "day", 776, 32, "right", room=300)
    plan: Plan = {
        "title": ((0, 0, 450, 56), (title,)),
        "caption": ((450, 0, SIZE[0], 56), (caption,)),
    }
    for number, (side, left) in enumerate(zip(card.sides, _PANELS, strict=True), 1):
        crown = Sprite("crown", left + (_WIDE - _CROWN[0]) // 2, _TOP - _CROWN[1] - 8)
        above = (left, 58, left + _WIDE, _TOP - 4)
        plan[f"crown {number}"] = above, (crown,) if side.has_won else ()
        for place, column in enumerate(columns(side.foundations, left, _TOP), 1):
            plan[f"column {number}.{place}"] = column
        below = (left, _TOP + _HIGH, left + _WIDE, SIZE[1])
        plan[f"score {number}"] = below, (*_score(side, left + _WIDE // 2),)
    return plan


def _score(side: DuelSide, middle: int) -> Iterator[Item]:
    yield Words(side.home.upper(), "ending", middle, _LINES[0], "centre", room=_WIDE - 8)
    yield Words(side.took.upper(), "label", middle, _LINES[1], "centre", room=_WIDE - 8)
