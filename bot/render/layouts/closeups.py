"""Small pictures beside a text that explains them.

They are a legend of the marks, and three places of a table from close up.
"""

from dataclasses import dataclass
from typing import Final

from bot.render.layouts.pieces import DISC, SMALL, UPRIGHT, card_slot, disc_slot, marks
from bot.render.layouts.star import build_mark
from bot.render.plans import Item, Plan, Point, Sprite, Words, alike, is_marked
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Closeup:
    """Three places of a table: a foundation, a slot or ray, and the waste."""

    names: tuple[str, str, str]
    """What the three are called."""
    number: int
    """The second one's."""
    home: Card
    card: Card
    waste: Card | None
    lit: bool = False
    """Whether the second place's card can go up."""
    fresh: bool = False
    """Whether the first two have just changed."""
    two_colour: bool = False


@dataclass(frozen=True, slots=True)
class Legend:
    """A card with each mark."""

    names: tuple[str, ...]
    """What the marks say: goes up, changed, covered, can be built, filled next."""
    two_colour: bool = False


CLOSEUP: Final = (520, 206)
LEGEND: Final = (800, 164)

_NAMES: Final = 22
"""The middle of the names above a close-up's cards."""
_MARKS: Final = 5
"""How much lower that is to leave marks above them room."""
_CARDS_TOP: Final = 46
_LEFTS: Final = (34, 208, 382)
"""The left edges of a close-up's cards."""
_LEGEND_TOP: Final = 14
_CAPTION: Final = 138
"""The middle of the legend's captions."""


def closeup(shown: Closeup) -> Plan:
    """The three places, each under its name."""
    home, place, waste = ((left, _CARDS_TOP) for left in _LEFTS)
    well = UPRIGHT.box(waste), (UPRIGHT.sprite("well", waste),)
    plan: Plan = {
        "home": card_slot(UPRIGHT, home, shown.home, fresh=shown.fresh),
        "place": card_slot(UPRIGHT, place, shown.card, lit=shown.lit, fresh=shown.fresh),
        "waste": card_slot(UPRIGHT, waste, shown.waste) if shown.waste else well,
        "disc": disc_slot(shown.number, (place[0] - DISC - 8, place[1] + 56), shown.lit),
    }
    y = _NAMES + _MARKS if is_marked(*shown.names) else _NAMES
    names = alike(
        Words(name.upper(), "label", left + UPRIGHT.width // 2, y, "centre", UPRIGHT.width + 58)
        for name, left in zip(shown.names, _LEFTS, strict=True)
    )
    for number, (name, left) in enumerate(zip(names, _LEFTS, strict=True), 1):
        plan[f"name {number}"] = (left - 34, 0, left + UPRIGHT.width + 34, 42), (name,)
    return plan


def legend(shown: Legend) -> Plan:
    """Each mark on a card or place of its own, over its name."""
    cards = _marks()
    across = LEGEND[0] // len(cards)
    plan: Plan = {}
    names = alike(
        Words(name.upper(), "label", across * number + across // 2, _CAPTION, "centre", across - 6)
        for number, name in enumerate(shown.names)
    )
    for number, (words, items) in enumerate(zip(names, cards, strict=True)):
        left = across * number
        at = words.x - SMALL.width // 2, _LEGEND_TOP
        box = left, 0, left + across, LEGEND[1]
        plan[f"mark {number + 1}"] = box, (*(_moved(item, at) for item in items), words)
    return plan


def _marks() -> tuple[tuple[Item, ...], ...]:
    """The items of each mark, in the order of its names; the card's corner is at 0, 0."""
    goes_up = SMALL.sprite(Card.parse("7h"), (0, 0))
    changed, covered, built = Card.parse("9c"), Card.parse("Js"), Card.parse("5d")
    plus = SMALL.width // 2 - 14, SMALL.height // 2 - 14
    return (
        (goes_up, *marks(SMALL, (0, 0), lit=True)),
        (SMALL.sprite(changed, (0, 0)), *marks(SMALL, (0, 0), fresh=True)),
        (SMALL.sprite(f"{covered} faded", (0, 0)),),
        (SMALL.sprite(built, (0, 0)), *build_mark((3,), (built,), (0, 0))),
        (SMALL.sprite("next", (0, 0)), Sprite("plus", *plus)),
    )


def _moved(item: Item, by: Point) -> Item:
    return item._replace(x=item.x + by[0], y=item.y + by[1])
