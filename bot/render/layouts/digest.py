"""The digest's picture: for each game the best attempt's columns side by side, as on its card."""

import math
from typing import Final

from bot.render.digest import MOST_GAMES, BestOfGame, DigestCard
from bot.render.plans import Block, Item, Plan, Point, Slot, Sprite, Words, box_at

SIZE: Final = (800, 428)
STEPS: Final = 12
"""Every column rises in this many steps, so its height doesn't say which foundation it is."""

_PANEL: Final = (252, 352)
_TOP: Final = 64
_GAP: Final = 10
_EDGE: Final = 2
_PADDING: Final = 17
_ACROSS: Final = 28
_COLUMN: Final = (22, 134)
_COLUMNS_TOP: Final = 84
"""Below the panel's top."""
_STEP: Final = 11


def grounds() -> dict[str, tuple[Item, ...]]:
    """What all digests of so many games share."""
    return {_ground(games): _panels(games) for games in range(1, MOST_GAMES + 1)}


def ground_of(card: DigestCard) -> str:
    """The name of the ground under a digest's plan."""
    return _ground(len(card.games))


def slots(card: DigestCard) -> Plan:
    """What the picture says."""
    plan: Plan = {
        "title": ((0, 0, 290, _TOP), (Words(card.title.upper(), "name", 24, 34),)),
        "streak": ((290, 0, 800, _TOP), _streak(card.streak)),
    }
    for place, game in enumerate(card.games):
        plan |= _game(game, _corner(place, len(card.games)), place + 1)
    return plan


def _streak(said: str) -> tuple[Item, ...]:
    return (Words(said.upper(), "day", 776, 34, "right"),) if said else ()


def _ground(games: int) -> str:
    return f"digest {games}"


def _panels(games: int) -> tuple[Item, ...]:
    """A panel for each game."""
    width, height = _PANEL
    items: tuple[Item, ...] = ()
    for place in range(games):
        x, y = _corner(place, games)
        inside = width - 2 * _EDGE, height - 2 * _EDGE
        items += (
            Block("table line", x, y, width, height),
            Block("table deep", x + _EDGE, y + _EDGE, *inside),
        )
    return items


def _corner(place: int, games: int) -> Point:
    """The top left corner of a game's panel; all of them together are in the middle."""
    width = _PANEL[0]
    left = (SIZE[0] - games * width - (games - 1) * _GAP) // 2
    return left + place * (width + _GAP), _TOP


def _game(game: BestOfGame, corner: Point, number: int) -> Plan:
    x, y = corner
    width, height = _PANEL
    left = x + _PADDING
    crown = (Sprite("crown", x + width - _PADDING - 64, y + 226),) if game.won else ()
    plan: Plan = {
        f"name {number}": (
            box_at(x + 4, y + 4, width - 8, 76),
            (
                Words(game.name.upper(), "name", left, y + 28),
                *([Words(game.caption.upper(), "count", left, y + 62)] if game.caption else []),
            ),
        ),
        f"score {number}": (
            box_at(x + 4, y + 222, width - 8, height - 226),
            (
                Words(str(game.score), "figure", left, y + 254),
                Words(game.detail.upper(), "count", left, y + 296),
                *crown,
            ),
        ),
    }
    risen = sorted((_steps(*one) for one in game.foundations), reverse=True)
    for place, steps in enumerate(risen):
        plan[f"column {number}.{place + 1}"] = _column(steps, (left + _ACROSS * place, y))
    return plan


def _steps(cards: int, full: int) -> int:
    """How high a foundation's column is: all the steps only when it is full."""
    return STEPS if cards == full else min(STEPS - 1, math.ceil(STEPS * cards / full))


def _column(steps: int, at: Point) -> Slot:
    """A well, and the cards in it from the bottom up."""
    (x, y), (width, height) = at, _COLUMN
    y += _COLUMNS_TOP
    ink, foot = "gold" if steps == STEPS else "text", y + height - 2
    well = Block("table line", x, y, width, height)
    inside = Block("table deep", x + 1, y + 1, width - 2, height - 2)
    blocks = (
        Block(ink, x + 3, foot - _STEP * i - (_STEP - 2), width - 6, _STEP - 2)
        for i in range(steps)
    )
    return box_at(x, y, width, height), (well, inside, *blocks)
