"""Sprites for the end of a game: the scenes of won games, ribbons, the throne left empty."""

from collections.abc import Iterator
from typing import Final

from assets.deck import throne
from assets.deck.courts import NICHE
from assets.deck.glyphs import GLYPHS
from assets.deck.paths import Drawing, Shape, oval, polygon, put, rounded, star
from assets.deck.regalia import crown
from assets.deck.sprites import Lettering, Sprite, lettered
from assets.deck.triumph import MIDDLE, medallion, sunbeams

WIDTH: Final = 800
HEIGHT: Final = 752
"""The size of an ended game's board, with the foot that says how it ended."""
FOOT: Final = 656
"""The top of the foot."""
RIBBON: Final = (720, 92)
LETTERINGS: Final = {"ending": Lettering(34, "text", 14), "feat": Lettering(24, "bright")}

QUEENS_OF_THE_PALACE: Final = tuple(
    (x, y) for x, y in ((30, 112), (148, 112), (548, 112), (666, 112))
) + tuple((x, y) for x, y in ((30, 350), (148, 350), (548, 350), (666, 350)))
"""The corners of the cards that the palace has niches for."""

_HEADER: Final = 38
_LAMPS: Final = ((290, 84), (510, 84))
_STARS: Final = (
    (52, 86, 12), (150, 64, 7), (262, 92, 9), (238, 190, 6), (40, 300, 8), (96, 250, 5),
    (134, 352, 6), (36, 470, 6), (92, 560, 12), (214, 612, 8), (292, 600, 5), (288, 62, 5),
    (126, 130, 5), (24, 180, 5), (160, 612, 4), (30, 628, 7), (262, 530, 6), (330, 640, 6),
)  # fmt: skip
"""The stars of the left half of the night sky, mirrored to the right: x, y and size."""


def ends() -> dict[str, Sprite]:
    """All sprites for the end of a game, in a fixed order."""
    letters = (pair for name, style in LETTERINGS.items() for pair in lettered(name, style, GLYPHS))
    return dict((*_scenes(), *_feet(), *_thrones(), *letters))


def _scenes() -> Iterator[tuple[str, Sprite]]:
    foot = put(sunbeams(*MIDDLE, 640), 0, -FOOT)
    yield "triumph foot", Sprite(foot, WIDTH, HEIGHT - FOOT)
    yield "palace", Sprite(_palace(), WIDTH, HEIGHT)
    yield "night sky", Sprite(_night_sky(), WIDTH, HEIGHT)


def _feet() -> Iterator[tuple[str, Sprite]]:
    for name, fill, line in (
        ("won", "back", "gold"),
        ("palace", "table deep", "gold"),
        ("stuck", "night", "quiet"),
    ):
        yield f"{name} ribbon", Sprite(_ribbon(fill, line), *RIBBON)
    yield "given up plaque", Sprite(_plaque(), *RIBBON)


def _thrones() -> Iterator[tuple[str, Sprite]]:
    drawing, scale = throne.left(), 102 / throne.HEIGHT
    yield "throne left", Sprite(drawing, throne.WIDTH, throne.HEIGHT)
    small = put(drawing, 0, 0, scale)
    yield "small throne left", Sprite(small, round(throne.WIDTH * scale), 102)


def _ribbon(fill: str, line: str) -> Drawing:
    """A ribbon with folded tails."""
    width, height = RIBBON
    tails = (
        polygon(((x, 18), (x + d * 64, 18), (x + d * 64, 90), (x, 90), (x + d * 20, 54)))
        for x, d in ((2, 1), (width - 2, -1))
    )
    folds = (
        polygon(((x, 82), (x + d * 24, 82), (x + d * 24, 90))) for x, d in ((42, 1), (678, -1))
    )
    return (
        *(Shape(tail, fill, line, 2) for tail in tails),
        *(Shape(fold, "edge", "edge", 1) for fold in folds),
        Shape(rounded(42, 2, width - 84, height - 11, 4), fill, line, 3),
        Shape(rounded(48, 7, width - 96, height - 21, 2), None, line, 1),
    )


def _plaque() -> Drawing:
    """A plain board with a lowered flag."""
    width, height = RIBBON
    flag = (
        Shape("M0 0 L0 52", None, "quiet", 4, cap="round"),
        Shape("M2 22 C14 16 22 30 40 22 L40 46 C22 54 14 40 2 46 Z", "text", "edge", 1.6),
    )
    return (
        Shape(rounded(42, 2, width - 84, height - 10, 12), "table deep", "quiet", 2),
        *put(flag, 68, 17),
    )


def _palace() -> Drawing:
    """A hall with eight niches and the Sultan on his throne, at the end of a carpet."""
    niches = (
        shape
        for x, y in QUEENS_OF_THE_PALACE
        for shape in put(
            (Shape(NICHE, "back", "gold", 4.4), Shape(oval(70, 34, 7), "bright", "edge", 2)),
            x - 8,
            y - 42,
            0.965,
            scale_x=0.857,
        )
    )
    floor = tuple(
        Shape(f"M400 520 L{x} {HEIGHT}", None, "back gold", 1.6) for x in range(-800, 1601, 160)
    )
    return (
        Shape(f"M0 0 L{WIDTH} 0 L{WIDTH} {HEIGHT} L0 {HEIGHT} Z", "back deep"),
        *sunbeams(400, 330, 760, "back"),
        Shape(f"M0 556 L{WIDTH} 556 L{WIDTH} {HEIGHT} L0 {HEIGHT} Z", "back deep", "gold", 3),
        *(shape for shape in floor),
        Shape(f"M0 556 L{WIDTH} 556 L{WIDTH} 520 L0 520 Z", "back deep"),
        Shape(f"M0 556 L{WIDTH} 556", None, "gold", 4),
        Shape(polygon(((292, 540), (508, 540), (640, HEIGHT), (160, HEIGHT))), "rose", "gold", 4),
        Shape(polygon(((312, 540), (488, 540), (606, HEIGHT), (194, HEIGHT))), None, "bright", 2),
        *niches,
        *put(throne.throne(), 400 - 60 * 2.3, 160, 2.3),
        *put(crown(), 400, 158, 0.92),
        *(shape for x, y in _LAMPS for shape in _lamp(x, y)),
        *_header(),
    )


def _lamp(x: float, y: float) -> Drawing:
    """A lamp on its chain."""
    return (
        Shape(f"M{x} {_HEADER} L{x} {y}", None, "gold", 2.4),
        Shape(star(x, y + 22, 30, 21, 12), "old gold"),
        Shape(oval(x, y + 22, 15, 19), "bright", "edge", 2),
        Shape(rounded(x - 9, y - 3, 18, 9, 3), "gold", "edge", 1.6),
        Shape(rounded(x - 9, y + 38, 18, 8, 3), "gold", "edge", 1.6),
    )


def _night_sky() -> Drawing:
    """The Shah in the middle of a great star, under the night sky."""
    x, y = MIDDLE[0], 344
    sparks = (
        Shape(star(side, top, size, size * 0.34, 4), "bright" if size > 7 else "text")
        for across, top, size in _STARS
        for side in (across, WIDTH - across)
    )
    return (
        Shape(f"M0 0 L{WIDTH} 0 L{WIDTH} {HEIGHT} L0 {HEIGHT} Z", "night"),
        *(shape for shape in sparks),
        Shape(star(x, y, 356, 232, 8), "table deep", "old gold", 2),
        Shape(star(x, y, 262), "table", "gold", 4),
        Shape(star(x, y, 240), None, "old gold", 2),
        Shape(star(x, y, 176, 132, 16), "back deep", "gold", 3),
        Shape(star(x, y, 150, 138, 32), None, "back gold", 1.6),
        *put(medallion(), x, y + 8, 0.94),
        Shape(rounded(x - 92, y + 98, 184, 20, 8), "gold", "edge", 2),
        Shape(f"M{x - 78} {y + 108} L{x + 78} {y + 108}", None, "old gold", 2),
        *put(crown(), x, y - 84, 0.66),
        *_header(),
    )


def _header() -> Drawing:
    """What the heading is written on."""
    return (
        Shape(f"M0 0 L{WIDTH} 0 L{WIDTH} {_HEADER} L0 {_HEADER} Z", "table deep"),
        Shape(f"M0 {_HEADER} L{WIDTH} {_HEADER}", None, "gold", 2.4),
    )
