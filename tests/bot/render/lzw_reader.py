"""A reader of LZW as GIF has it, code by code."""

from collections.abc import Iterator
from typing import Final

_CLEAR: Final = 256
_END: Final = 257
_NARROWEST: Final = 9
_WIDEST: Final = 12


class _Bits:
    """The codes in a row of bytes, each as wide as asked for."""

    def __init__(self, data: bytes) -> None:
        self._data = iter(data)
        self._bits = self._waiting = 0

    def code(self, width: int) -> int:
        while self._waiting < width:
            self._bits |= next(self._data) << self._waiting
            self._waiting += 8
        code = self._bits & (1 << width) - 1
        self._bits >>= width
        self._waiting -= width
        return code

    def check_end(self) -> None:
        """Assert that only a byte's last bits are left, and that they are 0."""
        assert [*self._data] == []
        assert self._waiting < 8
        assert self._bits == 0


def joined(blocks: bytes) -> bytes:
    """What these blocks hold; all are full but the last, which holds something."""
    parts, at = list[bytes](), 0
    while at < len(blocks):
        end = at + 1 + blocks[at]
        parts.append(blocks[at + 1 : end])
        at = end
    assert at == len(blocks)
    assert all(len(part) == 255 for part in parts[:-1])
    assert parts[-1]
    return b"".join(parts)


def unpacked(blocks: bytes) -> bytes:
    """The pixels of a picture in these blocks; fails if there is more in them."""
    return b"".join(_strings(_Bits(joined(blocks))))


def _strings(bits: _Bits) -> Iterator[bytes]:
    """The strings that the codes stand for; the first code forgets them all."""
    assert bits.code(_NARROWEST) == _CLEAR
    while True:
        known = [*(bytes([entry]) for entry in range(256)), b"", b""]
        last, width = b"", _NARROWEST
        while (code := bits.code(width)) != _CLEAR:
            if code == _END:
                return bits.check_end()
            if last and len(known) < 1 << _WIDEST:
                known.append(last + (known[code] if code < len(known) else last)[:1])
            last = known[code]
            yield last
            width = min(max(len(known).bit_length(), _NARROWEST), _WIDEST)
