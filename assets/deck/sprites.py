"""Every sprite of the boards by name: its drawing and size."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from assets.deck import accents, cards, furniture, throne, triumph
from assets.deck.glyphs import GLYPHS, advance, letter_drawing
from assets.deck.paths import Drawing, put, rounded

CODES: Final = tuple(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")
CANVAS: Final = (800, 656)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing and its size in pixels."""

    drawing: Drawing
    width: int
    height: int
    clip: str | None = None
    """A path that clips the drawing."""
    faded: bool = False
    """Whether it is shaded."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A style of text in the picture."""

    height: int
    ink: str
    weight: float = 13


LETTERINGS: Final = {
    "title": Lettering(20, "gold"),
    "head": Lettering(20, "text"),
    "fine": Lettering(14, "text"),
    "caption": Lettering(17, "quiet"),
    "count": Lettering(24, "text", 15),
    "ends": Lettering(18, "text", 15),
}


_OWN: Final = advance, letter_drawing


def sprites() -> dict[str, Sprite]:
    """All sprites of the boards, in a fixed order."""
    letters = (pair for name, style in LETTERINGS.items() for pair in lettered(name, style, GLYPHS))
    return dict((*_faces(), *_strips(), *_places(), *_thrones(), *_numbers(), *letters, *_cloths()))


def lettered(name: str, style: Lettering, letters: Iterable[str]) -> Iterator[tuple[str, Sprite]]:
    """The letters of a style, one sprite each."""
    for letter in letters:
        of = (accents.wide, accents.drawing) if letter in accents.LETTERS else _OWN
        width = round(of[0](letter) * style.height / 100)
        beyond = accents.beyond(letter, style.height)
        height = style.height + 2 * math.ceil(style.height / 20) + 2 * beyond
        drawing = put(of[1](letter, style.height, style.ink, style.weight), 0, beyond)
        yield f"{name} {letter}", Sprite(drawing, width, height)


def _cloths() -> Iterator[tuple[str, Sprite]]:
    yield "arabesque", Sprite(furniture.arabesque(616), 616, 616)
    yield "triumph", Sprite(triumph.triumph(), *CANVAS)


def _faces() -> Iterator[tuple[str, Sprite]]:
    for size in cards.FORMATS:
        clip = _outline(size.width, size.height)
        box = size.width, size.height
        for card in CODES:
            yield f"{size.name} {card}", Sprite(cards.face(card, size), *box, clip)
        yield f"{size.name} back", Sprite(cards.back(*box), *box, clip)
    small = cards.SMALL.width, cards.SMALL.height
    for card in CODES:
        drawing = cards.face(card, cards.SMALL)
        yield f"small {card} faded", Sprite(drawing, *small, _outline(*small), faded=True)


def _strips() -> Iterator[tuple[str, Sprite]]:
    box = cards.SMALL.width, cards.STRIP + cards.STRIP_HIDDEN
    for card in CODES:
        for edge in ("upper", "lower"):
            drawing = cards.strip(card, edge == "upper")
            yield f"{edge} strip {card}", Sprite(drawing, *box, faded=True)


def _places() -> Iterator[tuple[str, Sprite]]:
    for size in cards.FORMATS:
        box = size.width, size.height
        wide = size.width + 2 * furniture.MARGIN, size.height + 2 * furniture.MARGIN
        yield f"{size.name} well", Sprite(furniture.well(*box), *box)
        yield f"{size.name} ring", Sprite(furniture.ring(size), *wide)
        yield f"{size.name} corners", Sprite(furniture.corners(*box), *wide)
        yield f"{size.name} inner corners", Sprite(furniture.inner_corners(*box), *box)

    low = cards.SMALL.width, cards.STRIP - 2 * furniture.MARGIN
    yield "strip corners", Sprite(furniture.corners(*low, arm=13), low[0] + 8, cards.STRIP)
    small = cards.SMALL.width, cards.SMALL.height
    yield "small unlaid", Sprite(furniture.unlaid(*small), *small)
    yield "small next", Sprite(furniture.next_well(*small), *small)
    yield "plus", Sprite(furniture.plus(28), 28, 28)
    yield "chevrons", Sprite(furniture.chevrons(40, 48), 40, 48)
    yield "dais", Sprite(furniture.dais(352, 482), 352, 482)
    yield "small dais", Sprite(furniture.dais(264, 314), 264, 314)
    yield "tray", Sprite(furniture.tray(168, 118), 168, 118)


def _thrones() -> Iterator[tuple[str, Sprite]]:
    scale = 102 / throne.HEIGHT
    for name, asleep in (("throne", False), ("throne at night", True)):
        drawing = throne.throne(asleep)
        yield name, Sprite(drawing, throne.WIDTH, throne.HEIGHT)
        small = put(drawing, 0, 0, scale)
        yield f"small {name}", Sprite(small, round(throne.WIDTH * scale), 102)


def _numbers() -> Iterator[tuple[str, Sprite]]:
    box = furniture.DISC, furniture.DISC
    for digit in "12345678":
        yield f"disc {digit}", Sprite(furniture.disc(digit, lit=False), *box)
        yield f"lit disc {digit}", Sprite(furniture.disc(digit, lit=True), *box)
    for suit in "cdhs":
        yield f"pip {suit}", Sprite(furniture.pip_on_paper(suit, 26), 26, 26)
    yield "count pill", Sprite(furniture.pill(52, 36), 52, 36)
    yield "ends pill", Sprite(furniture.pill(70, 28), 70, 28)
    yield "build pill", Sprite(furniture.build_pill(46, 28), 46, 28)
    yield "wide build pill", Sprite(furniture.build_pill(66, 28), 66, 28)
    yield "ribbon", Sprite(furniture.ribbon(210, 34), 210, 34)


def _outline(width: int, height: int) -> str:
    return rounded(0, 0, width, height, cards.CORNER + 1)
