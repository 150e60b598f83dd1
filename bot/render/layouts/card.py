"""The share card: score, par, and eight columns as high as the foundations. It shows no cards."""

import math
from typing import Final

from bot.render.layouts.dates import date_of
from bot.render.plans import Block, Item, Plan, Slot, Sprite, Words, box_at
from bot.render.result import ShareCard

SIZE: Final = (800, 240)
STEPS: Final = 12
"""Every column rises in this many steps, so its height doesn't say which foundation it is."""
_PANEL: Final = (424, 12)
_STEP: Final = 12
_ACROSS: Final = 43
_COLUMNS: Final = (438, 61)
"""The top left corner of the first column's well."""


def grounds() -> dict[str, tuple[Item, ...]]:
    """What all cards share, and what all cards of won games share."""
    x, y = _COLUMNS
    wells = tuple(Sprite("column well", x + _ACROSS * place, y) for place in range(8))
    items = Sprite("columns panel", *_PANEL), *wells
    return {"card": items, "won card": (Sprite("card beams", 0, 0), *items)}


def ground_of(card: ShareCard) -> str:
    """The name of the ground under a card's plan."""
    return "won card" if card.won else "card"


def slots(card: ShareCard) -> Plan:
    """What the card says."""
    crown = (Sprite("crown", 348, 36),) if card.won else ()
    plan: Plan = {
        "title": ((0, 0, 346, 46), (Words(card.game.upper(), "name", 24, 32),)),
        "day": ((0, 46, 320, 92), (Words(date_of(card.day), "day", 24, 66),)),
        "crown": ((346, 32, 420, 92), crown),
        "score": _score(card),
        "beside": _beside(card),
    }
    risen = sorted(map(_steps, card.foundations), reverse=True)
    for place, steps in enumerate(risen):
        plan[f"column {place + 1}"] = _column(steps, place)
    return plan


def _score(card: ShareCard) -> Slot:
    return (0, 92, 190, SIZE[1]), (
        Words(str(card.score), "won score" if card.won else "score", 22, 144),
        Words("OF 100", "label", 24, 212),
    )


def _beside(card: ShareCard) -> Slot:
    """Par, if there is one, and what breaks ties."""
    rows = [("PAR", card.par)] if card.par is not None else []
    rows += [(card.label, card.count)]
    items: tuple[Item, ...] = ()
    for place, (label, number) in enumerate(rows):
        y = 152 + 44 * place - 22 * (len(rows) - 1)
        items += (
            Words(label.upper(), "label", 204, y),
            Words(str(number), "figure", 404, y, "right"),
        )
    return (190, 92, 420, SIZE[1]), items


def _steps(foundation: tuple[int, int]) -> int:
    """How high a foundation's column is: all the steps only when it is full."""
    cards, full = foundation
    return STEPS if cards == full else min(STEPS - 1, math.ceil(STEPS * cards / full))


def _column(steps: int, place: int) -> Slot:
    x, y = _COLUMNS[0] + _ACROSS * place, _COLUMNS[1]
    full = steps == STEPS
    ink, foot = "gold" if full else "text", y + 149
    blocks = (Block(ink, x + 5, foot - _STEP * i - 10, 24, _STEP - 2) for i in range(steps))
    crown = (Sprite("small crown", x + 1, y - 28),) if full else ()
    return box_at(x, y - 34, 34, 188), (*blocks, *crown)
