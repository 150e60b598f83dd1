"""Selects GIF's LZW: compiled if it could be built, else Pillow's, with the same codes."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

from bot.render.plans import Pixels
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
_DONE: Final = 1
"""What Pillow's encoders give at the end of an image."""


def plain(pixels: Pixels) -> bytes:
    """Pillow's packing, which spends as long on a pixel in a run as on any other."""
    return _encoded(pixels, "gif", ("L",), _BUFFER)


def compiled(pixels: Pixels) -> bytes:
    """The compiled packing, which takes hardly any time for a run of entry 255."""
    width, height = pixels.size
    return packed(_encoded(pixels, "raw", ("L", 0, 1), width * height), FREE)


def _encoded(pixels: Pixels, encoder: str, options: tuple[object, ...], buffer: int) -> bytes:
    """What one of Pillow's encoders makes of a picture; `buffer` bytes at a time."""
    encoding = Image._getencoder("L", encoder, options)
    encoding.setimage(pixels, (0, 0, *pixels.size))
    parts, status = list[bytes](), 0
    while not status:
        _, status, part = encoding.encode(buffer)
        parts.append(part)
    assert status == _DONE, f"the encoder failed: {status}"
    return b"".join(parts)


FASTEST: Final[Packing] = compiled if COMPILED else plain
