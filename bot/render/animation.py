"""Animation: a film's frames, each drawn over the last one, as a GIF."""

from collections.abc import Generator, Mapping
from typing import Final, TypeAlias

from PIL import Image

from bot.render.atlas import Atlas
from bot.render.gif import GifFile
from bot.render.internals import Pixels
from bot.render.layouts.film import FILM_SIZE, film_ground_of, film_plan
from bot.render.painting import draw
from bot.render.pictures.film import Film, Shot, delays
from bot.render.plans import Box, Item, Point
from bot.render.sprites import FREE

COLOURS: Final = 128
"""How many colours a palette has. A film has room for two: its deck's, and those of its end."""

Animating: TypeAlias = Generator[None, None, bytes]
"""Drawing a film: yields after each frame, and returns the file."""

_CHANGED: Final = [0] + [255] * 255
"""What makes a mask of a difference."""


def animated(
    atlas: Atlas, grounds: Mapping[str, Image.Image], film: Film, palette: str, ending: str
) -> Animating:
    """The film's GIF file; `palette` and `ending` name the palettes of its frames and its end."""
    colours, file = bytearray(atlas.palettes[palette]), GifFile(FILM_SIZE)
    screen = _Screen(atlas, grounds)
    for shot, delay in zip(film.shots, delays(film.paces), strict=True):
        pixels, at, opaque = screen.shown(shot)
        if shot.board.end and ending != palette:
            pixels = _in_further(pixels, colours, atlas.palettes[ending])
        file.add(pixels, at, delay, opaque=opaque)
        yield
    return file.whole(bytes(colours))


def _in_further(pixels: Pixels, colours: bytearray, further: bytes) -> Pixels:
    """The same picture in a palette that is added to the film's colours, with entry 255 left
    free."""
    last = COLOURS - 1
    unused = pixels.histogram().index(0)
    assert unused <= last, "no board has all colours"
    places = [*range(COLOURS, FREE), COLOURS + unused, *[0] * COLOURS]
    colours += further[: 3 * last]
    colours[3 * places[last] : 3 * places[last] + 3] = further[3 * last : 3 * COLOURS]
    shifted: Pixels = pixels.point(places, "L")
    return shifted


class _Screen:
    """What is shown, slot by slot."""

    def __init__(self, atlas: Atlas, grounds: Mapping[str, Image.Image]) -> None:
        self._atlas = atlas
        self._grounds = grounds
        self._ground = ""
        self._slots: dict[Box, tuple[Item, ...]] = {}
        self._tiles: dict[Box, Pixels] = {}

    def shown(self, shot: Shot) -> tuple[Pixels, Point, bool]:
        """What to draw over the last shot for this one, its corner, and whether it is opaque."""
        ground, slots = film_ground_of(shot), dict(film_plan(shot).values())
        before, self._slots = self._slots, slots
        if ground != self._ground or shot.board.end:
            self._ground = ground
            self._tiles = {box: self._tile(box, items) for box, items in slots.items()}
            return self._whole(), (0, 0), True
        changed = [box for box, items in slots.items() if before.get(box, ()) != items]
        changed += [box for box in before.keys() - slots.keys() if before[box]]
        return *self._over(changed), False

    def _whole(self) -> Pixels:
        width, height = FILM_SIZE
        canvas: Pixels = self._grounds[self._ground].im.crop((1, 0, width + 1, height))
        for box, tile in self._tiles.items():
            canvas.paste(tile, box)
        return canvas

    def _over(self, changed: list[Box]) -> tuple[Pixels, Point]:
        """These slots, transparent where nothing changed; a single pixel if nothing did."""
        pieces = [piece for box in changed if (piece := self._piece(box))]
        left, top, right, bottom = _around([box for box, _, _ in pieces] or [(0, 0, 1, 1)])
        over = Image.new("L", (right - left, bottom - top), FREE).im
        for box, pixels, differs in pieces:
            at = box[0] - left, box[1] - top, box[2] - left, box[3] - top
            over.paste(pixels, at, differs)
        return over, (left, top)

    def _piece(self, box: Box) -> tuple[Box, Pixels, Pixels] | None:
        """The part of a slot that differs from what is shown, and where it does so; then it is
        shown."""
        old, new = self._tiles.get(box), self._tile(box, self._slots.get(box, ()))
        self._tiles[box] = new
        differs = (old or self._tile(box, ())).chop_difference(new).point(_CHANGED, "1")
        part: Box | None = differs.getbbox()
        if part is None:
            return None
        left, top, right, bottom = part
        x, y = box[:2]
        return (x + left, y + top, x + right, y + bottom), new.crop(part), differs.crop(part)

    def _tile(self, box: Box, items: tuple[Item, ...]) -> Pixels:
        left, top, right, bottom = box
        canvas: Pixels = self._grounds[self._ground].im.crop((left + 1, top, right + 1, bottom))
        draw(self._atlas, canvas, items, (left, top))
        return canvas


def _around(boxes: list[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
