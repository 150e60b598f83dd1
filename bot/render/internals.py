"""What Divan uses of Pillow that the library keeps to itself: all of it stands here.

A guard test says so when another version of the library has changed any of it.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from PIL import Image

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

HOLDS_FOR: Final = "13"
"""The version of Pillow that was read for this."""

Pixels: TypeAlias = "ImagingCore"
"""What a Pillow image holds (`.im`). Its checks around pasting take longer than pasting."""

_DONE: Final = 1
"""What Pillow's encoders give at the end of an image."""


def encoded(pixels: Pixels, encoder: str, options: tuple[object, ...], buffer: int) -> bytes:
    """What one of Pillow's encoders makes of a picture; `buffer` bytes at a time."""
    encoding = Image._getencoder("L", encoder, options)
    encoding.setimage(pixels, (0, 0, *pixels.size))
    parts, status = list[bytes](), 0
    while not status:
        _, status, part = encoding.encode(buffer)
        parts.append(part)
    assert status == _DONE, f"the encoder failed: {status}"
    return b"".join(parts)
