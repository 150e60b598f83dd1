"""The atlas built from the deck: sprites as palette entries, and the palettes."""

import json
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final, TypeAlias

from PIL import Image

from bot.render.plans import Pixels

FREE: Final = 255
"""The palette entry that marks transparent pixels of a sprite's rectangle."""

Masks: TypeAlias = dict[tuple[int, int, bytes], Image.Image]
"""By width, height and pixels."""


@dataclass(frozen=True)
class Atlas:
    """Every sprite with its mask, and a palette for each deck."""

    sprites: dict[str, tuple[Image.Image, Image.Image]]
    """By name: the palette entries (mode L) and the mask (mode 1)."""
    palettes: dict[str, bytes]
    """By deck, such as `four` or `two at dusk`: the colours, three bytes per entry."""

    @classmethod
    def load(cls) -> "Atlas":
        """The atlas in the assets."""
        folder = files("assets")
        with (folder / "atlas.png").open("rb") as file:
            sheet = Image.open(file)
            entries = Image.frombytes("L", sheet.size, sheet.tobytes())
        rectangles = json.loads((folder / "atlas.json").read_text("utf-8"))
        colours = json.loads((folder / "palettes.json").read_text("utf-8"))
        masks: Masks = {}
        return cls(
            {name: _cut(entries, masks, *rectangle) for name, rectangle in rectangles.items()},
            {deck: bytes.fromhex("".join(rows).replace("#", "")) for deck, rows in colours.items()},
        )

    @cached_property
    def pastes(self) -> dict[str, tuple[Pixels, Pixels, int, int]]:
        """The sprites as they are pasted: pixels and those of the mask, width and height.

        Asking Pillow's images for them takes longer than pasting.
        """
        return {
            name: (image.im, mask.im, image.width, image.height)
            for name, (image, mask) in self.sprites.items()
        }

    def width_of(self, text: str, style: str) -> int:
        """The width of a text in a style of lettering."""
        return sum(self.pastes[f"{style} {letter}"][2] for letter in text)

    def entry_of(self, ink: str) -> int:
        """The palette entry of an ink; the atlas has a swatch of each."""
        return self.sprites[f"ink {ink}"][0].tobytes()[0]


def _cut(
    sheet: Image.Image, masks: Masks, x: int, y: int, w: int, h: int
) -> tuple[Image.Image, Image.Image]:
    sprite = sheet.crop((x, y, x + w, y + h))
    mask = sprite.point([255] * FREE + [0], "1")
    # Most sprites are cards of three sizes: one mask for all that are alike.
    return sprite, masks.setdefault((w, h, mask.tobytes()), mask)
