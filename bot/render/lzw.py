"""Selects GIF's LZW: compiled if it could be built, else Pillow's, with the same codes."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.render.internals import Pixels, encoded
from bot.render.sprites import FREE

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
