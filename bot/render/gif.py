"""GIF files of palette pictures, written by hand: one global palette, and only what changed.

Every frame has a graphic control extension and an explicit disposal, and the first one is whole:
Discord's resizer breaks files that leave any of it out.
"""

import struct
from typing import Final

from bot.render import lzw
from bot.render.internals import Pixels
from bot.render.plans import Point
from bot.render.sprites import FREE

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
            lzw.FASTEST(pixels),
            b"\0",
        )

    def whole(self, palette: bytes) -> bytes:
        """The file; `palette` has at most 255 colours, so that no frame draws with entry 255."""
        colours = palette.ljust(ENTRIES * 3, b"\0")
        return b"".join((b"GIF89a", self._screen, colours, _FOR_EVER, *self._frames, b";"))
