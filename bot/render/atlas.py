"""The atlas built from the deck: sprites as palette entries, each with its mask, and the palettes.

Large sprites are packed: only grounds need them, once.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from bot.render.internals import Pixels
from bot.render.plans import width_of

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


Pasted: TypeAlias = tuple[Pixels, Pixels, int, int]
"""Pixels, those of the mask, width and height."""


@dataclass(frozen=True)
class Atlas:
    """Every sprite with its mask, and a palette for each deck."""

    sprites: Sprites
    palettes: dict[str, bytes]
    """The colours by deck, such as `four` or `two at dusk`, three bytes per entry."""

    @classmethod
    def load(cls) -> "Atlas":
        folder = files("assets")
        with (folder / "atlas.png").open("rb") as file:
            sheet = Image.open(file)
            entries = Image.frombytes("L", sheet.size, sheet.tobytes())
        rectangles = json.loads((folder / "atlas.json").read_text("utf-8"))
        colours = json.loads((folder / "palettes.json").read_text("utf-8"))
        return cls(
            Sprites(
                (name, entries.crop((x, y, x + width, y + height)))
                for name, (x, y, width, height) in rectangles.items()
            ),
            {deck: bytes.fromhex("".join(rows).replace("#", "")) for deck, rows in colours.items()},
        )

    def pasted(self, name: str) -> Pasted:
        return self._pasted.get(name) or _as_pasted(self.sprites[name])

    @cached_property
    def _pasted(self) -> dict[str, Pasted]:
        """Asking Pillow's images for it takes longer than pasting."""
        return {name: _as_pasted(sprite) for name, sprite in self.sprites.small.items()}

    def width_of(self, text: str, style: str) -> int:
        return width_of(text, style)

    def entry_of(self, ink: str) -> int:
        """The palette entry of an ink; the atlas has a swatch of each."""
        return self.sprites[f"ink {ink}"][0].tobytes()[0]


def _as_pasted(sprite: Sprite) -> Pasted:
    image, mask = sprite
    return image.im, mask.im, image.width, image.height
