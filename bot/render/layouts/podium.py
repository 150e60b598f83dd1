"""A cup's picture: a podium under the cup's name, the champion's step under a garland and a crown.

It names nobody.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words, drawable, width_of

PLACES: Final = 3
"""How many steps there are."""


@dataclass(frozen=True, slots=True)
class Step:
    """A player with one of a cup's first three places."""

    place: int
    """From 1 to `PLACES`; several may share one."""
    points: int
    scores: tuple[int | None, ...]
    """The score of each deal; None for one that they didn't play."""


@dataclass(frozen=True, slots=True)
class CupCard:
    name: str
    """What somebody called the cup."""
    game: str
    day: str
    steps: tuple[Step, ...]
    """The best first, `PLACES` of them."""
    house: str
    """What the baseline player is called."""
    house_points: int | None
    """None if it has none."""


SIZE: Final = (800, 520)
_TOP: Final = 100
"""The height of name, game and day."""
_ROOM: Final = 752
"""How wide the name may be."""
_ENDING: Final = "..."
"""What a longer one ends with."""
_LEFT: Final = 130
_STEP: Final = 180
_FOOT: Final = 500
"""The bottom of the podium."""
_RISES: Final = (196, 156, 124)
"""The heights of the steps, the first place's first."""
_ABOVE: Final = 30
"""How far the house's line is above the highest step, if it did better."""
_COLUMNS: Final = (1, 0, 2)
"""Where the steps stand, the best one's first: the winner in the middle."""
_MEDAL: Final = 52
_GARLAND: Final = (176, 182)
_CROWN: Final = (64, 54)
_EDGE: Final = 2
_IN_A_ROW: Final = 3
"""How many scores stand side by side."""


def ground() -> tuple[Item, ...]:
    """Sunbeams from behind the garland, and the line that the podium stands on."""
    return Sprite("cup beams", 0, 0), Block("gold", 24, _FOOT, SIZE[0] - 48, 3)


def slots(card: CupCard) -> Plan:
    middle = SIZE[0] // 2
    name = Words(_named(card), "name", middle, 36, "centre", room=_ROOM)
    below = Words(f"{card.game} - {card.day}".upper(), "label", middle, 78, "centre", room=_ROOM)
    plan: Plan = {"name": ((0, 0, SIZE[0], _TOP), (name, below))}
    rise = _rise(card)
    for number, (step, column) in enumerate(zip(card.steps, _COLUMNS, strict=False), 1):
        left = _LEFT + _STEP * column
        items = (*_line(rise, left, _STEP), *_step(step, left))
        plan[f"step {number}"] = _slot(left, left + _STEP, items)
    right = _LEFT + _STEP * PLACES
    plan["left"] = _slot(24, _LEFT, _line(rise, 24, _LEFT - 24))
    plan["house"] = _slot(right, SIZE[0], (*_line(rise, right, 776 - right), *_house(card, rise)))
    return plan


def _named(card: CupCard) -> str:
    """The cup's name as far as there are letters for it and room; the game's if there are none."""
    name = " ".join(drawable(card.name.upper(), "title").split())
    if not any(letter.isalnum() for letter in name):
        return card.game.upper()
    if width_of(name, "title") <= _ROOM:
        return name
    while width_of(f"{name}{_ENDING}", "title") > _ROOM:
        name = name[:-1].rstrip()
    return f"{name}{_ENDING}"


def _slot(left: int, right: int, items: tuple[Item, ...]) -> Slot:
    return (left, _TOP, right, _FOOT), items


def _rise(card: CupCard) -> int | None:
    """How high the house's points are among the steps; None if it has none."""
    house = card.house_points
    if house is None or not card.steps:
        return None
    heights = [(step.points, _RISES[step.place - 1]) for step in card.steps]
    if house > heights[0][0]:
        return heights[0][1] + _ABOVE
    for (points, rise), (fewer, lower) in pairwise((*heights, (0, 0))):
        if house == points:
            return rise
        if fewer < house:
            return max(_EDGE, lower + (rise - lower) * (house - fewer) // (points - fewer))
    return _EDGE  # As good as nothing.


def _line(rise: int | None, left: int, width: int) -> tuple[Item, ...]:
    return () if rise is None else (Block("quiet", left, _FOOT - rise, width, 2),)


def _house(card: CupCard, rise: int | None) -> tuple[Item, ...]:
    """Its name and points, above its line, or below it where that is high."""
    if rise is None:
        return ()
    x, y = 724, _FOOT - rise
    name = Words(card.house.upper(), "count", x, y - 46, "centre", room=100)
    return name, Words(str(card.house_points), "count", x, y - 18, "centre")


def _step(step: Step, left: int) -> Iterator[Item]:
    """A step with its garland or medal above it; points and scores on it."""
    rise, middle = _RISES[step.place - 1], left + _STEP // 2
    top, width, is_first = _FOOT - rise, _STEP - 4, step.place == 1
    yield Block("table line", left + 2, top, width, rise)
    yield Block("table deep", left + 2 + _EDGE, top + 6, width - 2 * _EDGE, rise - 6)
    yield Block("gold" if is_first else "quiet", left + 2, top, width, 4)
    if is_first:
        y = top - _GARLAND[1] + 2
        yield Sprite("garland", middle - _GARLAND[0] // 2, y)
        yield Sprite("crown", middle - _CROWN[0] // 2, y + 86 - _CROWN[1] // 2)
    else:
        yield Sprite(f"medal {step.place}", middle - _MEDAL // 2, top - _MEDAL + 1)
    yield Words(str(step.points), "streak" if is_first else "figure", middle, top + 38, "centre")
    for row in range(0, len(step.scores), _IN_A_ROW):
        said = "  ".join(
            "-" if score is None else str(score) for score in step.scores[row : row + _IN_A_ROW]
        )
        y = top + 84 + 30 * row // _IN_A_ROW
        yield Words(said, "count", middle, y, "centre", room=width)
