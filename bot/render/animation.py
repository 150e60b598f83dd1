"""Animation: a film's frames, each drawn over the last one, as a GIF.

Its LZW is compiled if it could be built, else Pillow's, with the same codes.
"""

import struct
from collections.abc import Callable, Generator, Mapping
from typing import Final, TypeAlias

from PIL import Image

from bot.render.atlas import FREE, Atlas
from bot.render.internals import Pixels, encoded
from bot.render.layouts.film import FILM_SIZE, Film, Shot, delays, film_ground_of, film_plan
from bot.render.painting import draw
from bot.render.plans import Box, Item, Point, around

ENTRIES: Final = 256
_GLOBAL_PALETTE: Final = 0xF7
"""There is a global palette, of 256 colours of 8 bits each."""
_FOR_EVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_KEEP: Final = 1 << 2
"""The disposal that leaves a frame for the next one to be drawn on."""
_WITH_TRANSPARENCY: Final = 1
_CODE_BITS: Final = b"\x08"


class GifFile:
    """An animation that repeats for ever, frame by frame."""

    def __init__(self, size: Point) -> None:
        self._screen = struct.pack("<HHBBB", *size, _GLOBAL_PALETTE, 0, 0)
        self._frames = list[bytes]()

    def add(self, pixels: Pixels, at: Point, delay: int, *, opaque: bool) -> None:
        """Adds a frame, shown for `delay` hundredths of a second; unless opaque, entry 255 is
        see-through."""
        flags = _KEEP if opaque else _KEEP | _WITH_TRANSPARENCY
        self._frames += (
            b"\x21\xf9\x04" + struct.pack("<BHBB", flags, delay, FREE, 0),
            b"\x2c" + struct.pack("<HHHHB", *at, *pixels.size, 0),
            _CODE_BITS,
            FASTEST(pixels),
            b"\0",
        )

    def whole(self, palette: bytes) -> bytes:
        """The file; `palette` has at most 255 colours, so that no frame draws with entry 255."""
        colours = palette.ljust(ENTRIES * 3, b"\0")
        return b"".join((b"GIF89a", self._screen, colours, _FOR_EVER, *self._frames, b";"))


try:
    from bot.render._fast import packed
except ImportError:  # there was no suitable compiler, or an older version was built
    COMPILED = False
else:
    COMPILED = True

Packing: TypeAlias = Callable[[Pixels], bytes]
"""Packs a picture in blocks, as they stand in a file, without the empty one after them."""

_BUFFER: Final = 1 << 16


def plain(pixels: Pixels) -> bytes:
    """Pillow's packing, which spends as long on a pixel in a run as on any other."""
    return encoded(pixels, "gif", ("L",), _BUFFER)


def compiled(pixels: Pixels) -> bytes:
    """The compiled packing, which takes hardly any time for a run of entry 255."""
    width, height = pixels.size
    return packed(encoded(pixels, "raw", ("L", 0, 1), width * height), FREE)


FASTEST: Final[Packing] = compiled if COMPILED else plain
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
        left, top, right, bottom = around([box for box, _, _ in pieces] or [(0, 0, 1, 1)])
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
