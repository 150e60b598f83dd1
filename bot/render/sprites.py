"""The atlas's sprites, each with its mask. Large ones are packed: only grounds need them, once."""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

FREE: Final = 255
"""The palette entry that marks transparent pixels of a sprite's rectangle."""
LARGE: Final = 100_000
"""How many pixels a packed sprite has at least. Unpacked, these few took 6 MB, their masks half."""

Sprite: TypeAlias = tuple[Image.Image, Image.Image]
"""The palette entries (mode L) and the mask (mode 1)."""

_FAST: Final = 1


class _Packed(NamedTuple):
    size: tuple[int, int]
    pixels: bytes


class Sprites(Mapping[str, Sprite]):
    """Sprites by name."""

    def __init__(self, cut: Iterable[tuple[str, Image.Image]]) -> None:
        self._large: dict[str, _Packed] = {}
        self.small: dict[str, Sprite] = {}
        """Those that aren't packed."""
        masks: dict[tuple[int, int, bytes], Image.Image] = {}
        for name, image in cut:
            if image.width * image.height >= LARGE:
                self._large[name] = _Packed(image.size, zlib.compress(image.tobytes(), _FAST))
                continue
            mask = _mask(image)
            # Most sprites are cards of three sizes: one mask for all that are alike.
            self.small[name] = image, masks.setdefault((*image.size, mask.tobytes()), mask)

    def __getitem__(self, name: str) -> Sprite:
        if name in self.small:
            return self.small[name]
        size, pixels = self._large[name]
        image = Image.frombytes("L", size, zlib.decompress(pixels))
        return image, _mask(image)

    def __iter__(self) -> Iterator[str]:
        return iter((*self.small, *self._large))

    def __len__(self) -> int:
        return len(self.small) + len(self._large)


def _mask(image: Image.Image) -> Image.Image:
    return image.point([255] * FREE + [0], "1")
