"""PNG files of palette pictures, written by hand: no row is filtered, the fastest level packs."""

import struct
import zlib
from collections.abc import Callable
from typing import Final

try:
    from isal.isal_zlib import compress as fastest
except ImportError:  # not built for every machine; zlib gives the same pixels
    from zlib import compress as fastest

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FAST: Final = 1
_SMALL: Final = 6
HEAVY: Final = 60 * 1024
"""No picture weighs more. Rows that would are packed once more, slower: one in a hundred."""
_BESIDE_ROWS: Final = 1024
"""What all but the rows weighs, at most."""


def png(
    rows: bytes,
    size: tuple[int, int],
    palette: bytes,
    compress: Callable[[bytes, int], bytes] = fastest,
) -> bytes:
    """The file of a picture of 8-bit palette entries.

    `rows` are `size[1]` rows of a 0, the filter byte, and then `size[0]` entries.
    """
    packed = compress(rows, _FAST)
    if len(packed) > HEAVY - _BESIDE_ROWS:
        packed = zlib.compress(rows, _SMALL)
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
