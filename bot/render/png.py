"""PNG files of palette pictures, written by hand: no filters, and the fastest compression."""

import struct
import zlib
from collections.abc import Callable
from typing import Final

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
