"""A cup's picture: a podium, and on each step a column for each deal, as high as its score.

It names nobody.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words

PLACES: Final = 3
"""The most places that are shown."""
DEALS: Final = 5
"""The most deals of a cup."""
FULL: Final = 100
"""The score of a deal that was won."""


@dataclass(frozen=True, slots=True)
class Step:
    """A player with one of a cup's first three places."""

    place: int
    """From 1 to `PLACES`; several may share one."""
    share: str
    """What share of the match points they have, as in `83%`."""
    scores: tuple[int | None, ...]
    """The score of each deal; None for one that they didn't play."""


@dataclass(frozen=True, slots=True)
class CupCard:
    title: str
    """The game's name."""
    caption: str
    steps: tuple[Step, ...]
    """The best first, at most `PLACES`."""
    outside: str
    """Who plays out of competition; empty if nobody does."""
    outside_scores: tuple[int | None, ...] = ()


SIZE: Final = (800, 384)
_TOP: Final = 60
"""The height of the title's line."""
_LEFT: Final = 24
_STEP: Final = 188
"""The width of a step, of which there is one for each place, and room for one beside them."""
_FOOT: Final = 368
"""The bottom of the podium."""
_RISES: Final = (244, 226, 208)
"""The heights of the steps, the first place's first."""
_BESIDE: Final = 196
"""The height of what stands beside the podium."""
_MEDAL: Final = 52
_EDGE: Final = 2
_COLUMNS: Final = 10
"""How far the columns are above the foot."""
_PITCH: Final = 34
"""From one deal's column to the next."""
_WIDE: Final = 26
_STEPS: Final = 12
"""Every column rises in this many steps, all of them only when its deal was won."""
_RISE: Final = 9
_CROWN: Final = (32, 24)


def ground() -> tuple[Item, ...]:
    """The line that the podium stands on."""
    return (Block("table line", _LEFT, _FOOT, SIZE[0] - 2 * _LEFT, 3),)


def slots(card: CupCard) -> Plan:
    title = Words(card.title.upper(), "name", _LEFT, 32, room=440)
    caption = Words(card.caption.upper(), "day", 776, 32, "right", room=290)
    plan: Plan = {
        "title": ((0, 0, 476, _TOP), (title,)),
        "caption": ((476, 0, SIZE[0], _TOP), (caption,)),
    }
    for number, step in enumerate(card.steps[:PLACES]):
        plan[f"step {number + 1}"] = _slot(number, _step(step, _left(number)))
    if card.outside:
        plan["outside"] = _slot(PLACES, _outside(card, _left(PLACES)))
    return plan


def _left(number: int) -> int:
    return _LEFT + _STEP * number


def _slot(number: int, items: Iterator[Item]) -> Slot:
    return (_left(number), _TOP, _left(number) + _STEP, _FOOT), (*items,)


def _step(step: Step, left: int) -> Iterator[Item]:
    """A step with its medal above it, the share and the columns on it."""
    rise, middle = _RISES[step.place - 1], left + _STEP // 2
    top = _FOOT - rise
    yield from _block("gold" if step.place == 1 else "quiet", left, rise)
    yield Sprite(f"medal {step.place}", middle - _MEDAL // 2, top - _MEDAL + 1)
    yield Words(step.share, "figure", middle, top + 32, "centre", room=_STEP - 4)
    yield from _deals(step.scores, left)


def _outside(card: CupCard, left: int) -> Iterator[Item]:
    """Who plays out of competition: without a medal, and without gold."""
    yield from _block("table line", left, _BESIDE)
    middle, top = left + _STEP // 2, _FOOT - _BESIDE
    yield Words(card.outside.upper(), "label", middle, top + 30, "centre", room=_STEP - 8)
    yield from _deals(card.outside_scores, left, ink="quiet", full="quiet")


def _block(ink: str, left: int, rise: int) -> Iterator[Block]:
    top, width = _FOOT - rise, _STEP - 4
    yield Block("table line", left + 2, top, width, rise)
    yield Block("table deep", left + 2 + _EDGE, top + 6, width - 2 * _EDGE, rise - 6)
    yield Block(ink, left + 2, top, width, 4)


def _deals(
    scores: tuple[int | None, ...], left: int, *, ink: str = "text", full: str = "gold"
) -> Iterator[Item]:
    """A column for each deal; a line at the foot for one that wasn't played."""
    first = left + (_STEP - _PITCH * len(scores) + _PITCH - _WIDE) // 2
    for number, score in enumerate(scores):
        x, foot = first + _PITCH * number, _FOOT - _COLUMNS
        if score is None:
            yield Block("table line", x, foot - 4, _WIDE, 4)
            continue
        is_won = score == FULL
        steps = _STEPS if is_won else max(1, min(_STEPS - 1, ceil(_STEPS * score / FULL)))
        for at in range(1, steps + 1):
            yield Block(full if is_won else ink, x, foot - _RISE * at, _WIDE, _RISE - 2)
        if is_won:
            yield Sprite("small crown", x - (_CROWN[0] - _WIDE) // 2, foot - _RISE * 12 - _CROWN[1])
