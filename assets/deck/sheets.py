"""Sprites for statistics and share cards: panels, calendar days, columns, large lettering."""

from collections.abc import Iterator
from typing import Final

from assets.deck.furniture import well
from assets.deck.glyphs import GLYPHS, advance, letter_drawing
from assets.deck.paths import Drawing, Shape, oval, polygon, put, rounded, star
from assets.deck.regalia import crown, garland
from assets.deck.sprites import Lettering, Sprite, lettered
from assets.deck.triumph import sunbeams

DAY: Final = 30
MEDAL: Final = 52
MEDALS: Final = ("gold", "steel", "shade")
"""The inks of gold, silver and bronze; the numbers tell them apart without colours."""
SWATCHES: Final = ("edge", "turquoise", "gold", "text", "quiet", "table line", "table deep")
"""The inks for filled blocks."""
LETTERINGS: Final = {
    "name": (Lettering(32, "gold"), tuple(GLYPHS)),
    "lesser name": (Lettering(26, "gold"), tuple(GLYPHS)),
    "label": (Lettering(30, "quiet"), tuple(GLYPHS)),
    "lesser label": (Lettering(24, "quiet"), tuple(GLYPHS)),
    "day": (Lettering(30, "text"), tuple(GLYPHS)),
    "figure": (Lettering(38, "text"), tuple("0123456789-%/ ")),
    "streak": (Lettering(48, "gold"), tuple("0123456789")),
    "score": (Lettering(84, "text"), tuple("0123456789")),
    "won score": (Lettering(84, "gold"), tuple("0123456789")),
}
"""Each style with the letters it needs."""


def sheets() -> dict[str, Sprite]:
    """All sprites that boards don't use, in a fixed order."""
    letters = (
        pair for name, (style, made) in LETTERINGS.items() for pair in lettered(name, style, made)
    )
    return dict((*_panels(), *_marks(), *_swatches(), *letters))


def _panels() -> Iterator[tuple[str, Sprite]]:
    for name, width, height in (
        ("game panel", 776, 328),
        ("calendar panel", 776, 368),
        ("streak panel", 776, 82),
        ("columns panel", 364, 216),
    ):
        yield name, Sprite(_panel(width, height), width, height)
    yield "scores well", Sprite(well(748, 108), 748, 108)
    yield "column well", Sprite(well(34, 154), 34, 154)


def _panel(width: int, height: int) -> Drawing:
    """A frame with a background dark enough for quiet text."""
    return (Shape(rounded(1.5, 1.5, width - 3, height - 3, 11), "table light", "old gold", 2),)


def _marks() -> Iterator[tuple[str, Sprite]]:
    for place, ink in enumerate(MEDALS, 1):
        yield f"medal {place}", Sprite(_medal(str(place), ink), MEDAL, MEDAL)
    yield "won star", Sprite((Shape(star(7, 7.5, 7, 3, 5), "bright"),), 14, 14)
    yield "small crown", Sprite(_small_crown(), 32, 24)
    yield "crown", Sprite(put(crown(), 32, 51, 0.48), 64, 54)
    yield "card beams", Sprite(sunbeams(308, 90, 900), 800, 300)
    yield "cup beams", Sprite(sunbeams(400, 212, 900), 800, 500)
    yield "garland", Sprite(put(garland(128), 88, 86, 0.52), 176, 182)
    for name, drawing in _days().items():
        yield f"day {name}", Sprite(drawing, DAY, DAY)


def _days() -> dict[str, Drawing]:
    """Calendar days: a star, a cross, a ring or a dot; days to come are blank."""
    middle, end = DAY / 2, DAY - 7
    plate = rounded(0, 0, DAY, DAY, 5)
    deep, light = Shape(plate, "table deep"), Shape(plate, "table")
    cross = f"M7 7 L{end} {end} M{end} 7 L7 {end}"
    return {
        "played": (deep, Shape(star(middle, middle, 11.5), "gold")),
        "missed": (deep, Shape(cross, None, "text", 3, cap="round")),
        "open": (deep, Shape(oval(middle, middle, 7), None, "bright", 3.4)),
        "none": (light, Shape(oval(middle, middle, 2.4), "quiet")),
        "coming": (light,),
    }


def _medal(place: str, ink: str) -> Drawing:
    """A rosette with a place's number."""
    middle, height = MEDAL / 2, MEDAL * 0.44
    width = advance(place) * height / 100
    return (
        Shape(star(middle, middle, middle - 1, middle - 6, 14), ink, "edge", 1.6),
        Shape(oval(middle, middle, middle - 9), ink, "edge", 2),
        *put(letter_drawing(place, height, "edge", 17), middle - width / 2, middle - height / 2),
    )


def _small_crown() -> Drawing:
    """A simple crown for sizes at which the large one would blur."""
    points = ((2, 6), (9.5, 13), (16, 2), (22.5, 13), (30, 6), (27, 22), (5, 22))
    return (Shape(polygon(points), "bright", "edge", 1.6),)


def _swatches() -> Iterator[tuple[str, Sprite]]:
    for ink in SWATCHES:
        yield f"ink {ink}", Sprite((Shape("M0 0 L4 0 L4 4 L0 4 Z", ink),), 4, 4)
