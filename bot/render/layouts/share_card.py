"""The share card: score, par, and columns as high as the foundations. It shows no cards."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from bot.render.plans import (
    Block,
    Item,
    Plan,
    Slot,
    Sprite,
    Words,
    alike,
    box_at,
    is_marked,
    width_of,
)


@dataclass(frozen=True, slots=True)
class ShareCard:
    """The result of a finished game, ranked or not."""

    game: str
    caption: str
    """A daily's date; otherwise how the game ended, or its deal if that is short."""
    won: bool
    score: int
    of: str
    """The score of a win, as in `of 100`."""
    par: str
    """How it compares with Patient's, in two lines of at most 17 characters; empty if unknown, or
    for an ordinary game."""
    label: str
    """What breaks ties: `TURNS` or `BUILDS`."""
    count: int
    """How many of them the attempt took."""
    foundations: tuple[tuple[int, int], ...]
    """How many cards each has, and how many when full. The picture hides their order."""
    feat: str = ""
    """What made it special, in at most 24 characters."""


SIZE: Final = (800, 300)
STEPS: Final = 12
"""Every column rises in this many steps, so its height doesn't say which foundation it is."""
_PANEL: Final = (424, 72)
_STEP: Final = 12
_ACROSS: Final = 43
_COLUMNS: Final = (14, 49)
"""Where in the panel the first column's well is if there are as many as that holds."""
_MOST_COLUMNS: Final = 8


def grounds() -> dict[str, tuple[Item, ...]]:
    """What all cards share, and what all cards of won games share."""
    panel = Sprite("columns panel", *_PANEL)
    return {"card": (panel,), "won card": (Sprite("card beams", 0, 0), panel)}


_RIGHT: Final = 416
"""Where the lines right of the score end, eight pixels before the panel."""
_OF: Final = 132
"""Where the line below the score may end, and ten pixels on the comparison may begin."""
_COUNT: Final = 140
"""The middle of the line with the count."""
_ABOVE: Final = 88
"""The middle of the count if its label is too long to be beside it: then the crown is."""
_BESIDE: Final = 302
"""Where a label begins that is beside its count."""
_LINE: Final = 17
"""How many characters of the comparison are in a line, or more where it would take a third."""
_LINES: Final = (194, 222)
"""The middles of its lines."""
_FURTHER: Final = (191, 224)
"""The same if the second has marks above it."""
_MOST: Final = 9999
"""What fits; only records of version 0.1 can have more builds."""


def ground_of(card: ShareCard) -> str:
    return "won card" if card.won else "card"


def slots(card: ShareCard) -> Plan:
    caption = Words(card.caption.upper(), "day", 786, 32, "right", room=342)
    feat = (Words(card.feat.upper(), "feat", 24, 266),) if card.feat else ()
    plan: Plan = {
        "title": ((0, 0, 440, 56), (Words(card.game.upper(), "name", 24, 32, room=412),)),
        "caption": ((440, 0, 800, 56), (caption,)),
        "score": _score(card),
        "of": ((0, 186, 136, 236), (Words(card.of.upper(), "label", 24, 212, room=_OF - 24),)),
        **_count(card),
        "par": ((136, 170, 424, 236), _par(card)),
        "feat": ((0, 236, 420, SIZE[1]), feat),
    }
    for place, column in enumerate(columns(card.foundations, *_PANEL), 1):
        plan[f"column {place}"] = column
    return plan


def columns(foundations: Iterable[tuple[int, int]], x: int, y: int) -> Iterator[Slot]:
    """The columns in a panel, the highest first, by how many cards each foundation has and how many
    when full."""
    risen = sorted(map(_steps, foundations), reverse=True)
    left = x + _COLUMNS[0] + _ACROSS * (_MOST_COLUMNS - len(risen)) // 2
    for place, steps in enumerate(risen):
        yield _column(steps, left + _ACROSS * place, y + _COLUMNS[1])


def _score(card: ShareCard) -> Slot:
    return (0, 72, 182, 170), (
        Words(str(card.score), "won score" if card.won else "score", 22, 132),
    )


def _count(card: ShareCard) -> Plan:
    """What breaks ties, below the crown. A long label is below the number, or it would be tiny."""
    above, line = (190, 58, 420, 115), (182, 115, 424, 170)
    count, label = str(min(card.count, _MOST)), card.label.upper()
    if width_of(label, "lesser label") <= _RIGHT - _BESIDE:
        crown: tuple[Item, ...] = (Sprite("crown", 276, 60),) if card.won else ()
        figure = Words(count, "figure", _BESIDE - 8, _COUNT, "right")
        beside = Words(label, "label", _BESIDE, _COUNT, room=_RIGHT - _BESIDE)
        return {"crown": (above, crown), "count": (line, (figure, beside))}
    crown = (Sprite("crown", 212, 60),) if card.won else ()
    figure = Words(count, "figure", _RIGHT, _ABOVE, "right")
    below = Words(label, "label", _RIGHT, _COUNT, "right", room=_RIGHT - line[0])
    return {"crown": (above, (*crown, figure)), "count": (line, (below,))}


def _par(card: ShareCard) -> tuple[Item, ...]:
    """How it compares with Patient's, in two lines if it is long."""
    said = card.par.upper()
    widths = range(_LINE, max(_LINE, len(said)) + 1)
    lines = next(lines for width in widths if len(lines := wrap(said, width)) <= len(_LINES))
    ys = _FURTHER if is_marked(*lines[1:]) else _LINES
    return alike(
        Words(text, "count", _RIGHT, y, "right", room=_RIGHT - _OF - 10)
        for text, y in zip(lines, ys, strict=False)
    )


def _steps(foundation: tuple[int, int]) -> int:
    """How high a foundation's column is: all the steps only when it is full."""
    cards, full = foundation
    return STEPS if cards == full else min(STEPS - 1, math.ceil(STEPS * cards / full))


def _column(steps: int, x: int, y: int) -> Slot:
    well = Sprite("column well", x, y)
    full = steps == STEPS
    ink, foot = "gold" if full else "text", y + 149
    blocks = (Block(ink, x + 5, foot - _STEP * i - 10, 24, _STEP - 2) for i in range(steps))
    crown = (Sprite("small crown", x + 1, y - 28),) if full else ()
    return box_at(x, y - 34, 34, 188), (well, *blocks, *crown)
