"""Drawing: a plan's sprites and words on the ground of its game, as a PNG.

The file is written by hand: no filters, and the fastest compression.
"""

import struct
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Final

from PIL import Image

from bot.render.animation import Animating, animated
from bot.render.atlas import Atlas
from bot.render.internals import Pixels
from bot.render.layouts import (
    Picture,
    closeups,
    digest,
    duel_card,
    ground_of,
    grounds,
    plan,
    podium,
    statistics,
    strip,
)
from bot.render.layouts import share_card as card
from bot.render.layouts.board import Board
from bot.render.layouts.closeups import Closeup, Legend
from bot.render.layouts.digest import DigestCard
from bot.render.layouts.duel_card import DuelCard
from bot.render.layouts.film import Film
from bot.render.layouts.podium import CupCard
from bot.render.layouts.share_card import ShareCard
from bot.render.layouts.statistics import StatisticsSheet
from bot.render.painting import Canvas, Canvases, draw
from bot.render.plans import Item, Plan, Point, Slot, Words

try:
    from isal.isal_zlib import compress as fastest
    from isal.isal_zlib import crc32
except ImportError:  # Not available for every machine; zlib gives the same pixels.
    from zlib import compress as fastest
    from zlib import crc32

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FAST: Final = 1
_SMALLER: Final = (3, 6)
HEAVY: Final = 60 * 1024
"""The largest size of a picture no higher than a board. One or two in a hundred would exceed
it, and are compressed again, slower: in 4 ms, and very few once more, in 8."""
_OVERHEAD: Final = 1024
"""The largest size of everything but the rows."""


def png(
    rows: bytes | bytearray,
    size: tuple[int, int],
    palette: bytes,
    compress: Callable[[bytes | bytearray, int], bytes] = fastest,
    heavy: int = HEAVY,
) -> bytes:
    """The file of a picture of palette entries; `rows` begin with a 0 each, the filter byte.

    What is larger than `heavy` is compressed again.
    """
    packed = compress(rows, _FAST)
    for level in _SMALLER:
        if len(packed) > heavy - _OVERHEAD:
            packed = zlib.compress(rows, level)
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", palette),
            *_chunk(b"IDAT", packed),
            *_chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> tuple[bytes, ...]:
    """The parts of a chunk, not joined: that would copy the body once more."""
    check = crc32(body, crc32(kind))
    return struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)


TILES: Final = 1024
"""How many drawn slots are cached, at about 15 KB each. With 512, the process takes 8 MB less, and
a press among those of fifty games a tenth more processor time."""


_LATER: Final = digest.grounds() | {
    "statistics": (statistics.SIZE, ()),
    "podium": (podium.SIZE, podium.ground()),
    "duel": (duel_card.SIZE, duel_card.ground()),
    "strip": (strip.SIZE, strip.ground()),
}
"""The grounds that are made when the first picture on them is drawn."""


@dataclass(frozen=True)
class Renderer:
    """Draws pictures. Threads can share it: each takes a canvas of its own."""

    atlas: Atlas
    grounds: dict[str, Image.Image]
    """What lies under every plan, by layout; one column wider than the picture (see `png`)."""

    @classmethod
    def load(cls) -> "Renderer":
        atlas = Atlas.load()
        cards = {name: (card.SIZE, items) for name, items in card.grounds().items()}
        small = {"closeup": (closeups.CLOSEUP, ()), "legend": (closeups.LEGEND, ())}
        made = {
            name: _ground(atlas, size, items)
            for name, (size, items) in (grounds() | cards | small).items()
        }
        return cls(atlas, made)

    def png(self, shown: Picture) -> bytes:
        """A picture as a PNG file, 800 wide but for a close-up, in the palette of its deck."""
        match shown:
            case Board():
                return self._board(shown)
            case Closeup():
                return self._file("closeup", closeups.closeup(shown), _deck(shown.two_colour))
            case Legend():
                return self._file("legend", closeups.legend(shown), _deck(shown.two_colour))
            case ShareCard():
                return self._file(card.ground_of(shown), card.slots(shown))
            case DigestCard():
                return self._file(digest.ground_of(shown), digest.slots(shown))
            case CupCard():
                return self._file("podium", podium.slots(shown))
            case DuelCard():
                return self._file("duel", duel_card.slots(shown))
            case StatisticsSheet():
                high, tile = statistics.height(shown), partial(self._tile, "statistics")
                rows = self._rows("statistics", statistics.slots(shown), high, tile)
                return png(rows, (statistics.WIDTH, high), self.atlas.palettes["four"])

    def _board(self, board: Board) -> bytes:
        """Of 800 by 656; 752 with a foot, and with a strip as high as it needs."""
        below = b""
        if board.spread:
            below = self._rows("strip", strip.slots(board), strip.height(board), self._of_strip)
        return self._file(ground_of(board), plan(board), _palette_of(board), below)

    def gif(self, film: Film) -> Animating:
        """Draws a film as a GIF file of 800 by 752, frame by frame."""
        palette = _deck(film.two_colour)
        ending = _palette_of(film.end) if film.end else palette
        return animated(self.atlas, self.grounds, film, palette, ending)

    def _rows(self, ground: str, slots: Plan, high: int, tile: Callable[[Slot], Pixels]) -> bytes:
        """The first rows of pixels of a plan on its ground."""
        canvas = self._canvas(ground)
        canvas.show(slots.values(), tile)
        rows = bytes(canvas.pixels[: self.grounds[ground].size[0] * high])
        self._canvases.give_back(ground, canvas)
        return rows

    def _of_strip(self, slot: Slot) -> Pixels:
        """A slot drawn on a strip; its captions are cached, as every strip has the same."""
        is_caption = any(isinstance(item, Words) for item in slot[1])
        return self._tile("strip", slot) if is_caption else self._drawn("strip", slot)

    def _file(self, ground: str, slots: Plan, palette: str = "four", below: bytes = b"") -> bytes:
        """The file of a plan on its ground, and of the rows of pixels below it."""
        canvas = self._canvas(ground)
        canvas.show(slots.values(), partial(self._tile, ground))
        width, height = self.grounds[ground].size
        rows, heavy = canvas.pixels, HEAVY
        if below:
            rows = canvas.pixels + below
            height, heavy = len(rows) // width, HEAVY * len(rows) // len(canvas.pixels)
        file = png(rows, (width - 1, height), self.atlas.palettes[palette], heavy=heavy)
        self._canvases.give_back(ground, canvas)
        return file

    def _canvas(self, ground: str) -> Canvas:
        if ground not in self.grounds:  # If two threads draw it, both draw the same.
            self.grounds[ground] = _ground(self.atlas, *_LATER[ground])
        return self._canvases.taken(ground)

    @cached_property
    def _canvases(self) -> Canvases:
        return Canvases(self.grounds)

    @cached_property
    def _tile(self) -> Callable[[str, Slot], Pixels]:
        """A slot drawn on a ground; recent ones are cached.

        Most slots look as they did one press ago, or as in somebody else's game, and pasting a tile
        takes a tenth of the time of drawing it.
        """

        return lru_cache(maxsize=TILES)(self._drawn)

    def _drawn(self, ground: str, slot: Slot) -> Pixels:
        (left, top, right, bottom), items = slot
        canvas: Pixels = self.grounds[ground].im.crop((left + 1, top, right + 1, bottom))
        draw(self.atlas, canvas, items, (left, top))
        return canvas


def _palette_of(board: Board) -> str:
    deck = _deck(board.two_colour)
    if not board.ended:
        return deck
    return f"{deck} put away" if board.given_up else f"{deck} at dusk"


def _deck(two_colour: bool) -> str:
    return "two" if two_colour else "four"


def _ground(atlas: Atlas, size: Point, items: Iterable[Item]) -> Image.Image:
    """Items on a new canvas, one column wider than the picture."""
    canvas = Image.new("L", (size[0] + 1, size[1]))
    draw(atlas, canvas.im, items)
    return canvas
