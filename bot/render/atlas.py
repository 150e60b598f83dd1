"""The atlas built from the deck: sprites as palette entries, and the palettes."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from PIL import Image

FREE: Final = 255
"""The palette entry that marks transparent pixels of a sprite's rectangle."""


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
        return cls(
            {name: _cut(entries, *rectangle) for name, rectangle in rectangles.items()},
            {deck: bytes.fromhex("".join(rows).replace("#", "")) for deck, rows in colours.items()},
        )

    def width_of(self, text: str, style: str) -> int:
        """The width of a text in a style of lettering."""
        return sum(self.sprites[f"{style} {letter}"][0].width for letter in text)

    def entry_of(self, ink: str) -> int:
        """The palette entry of an ink; the atlas has a swatch of each."""
        return self.sprites[f"ink {ink}"][0].tobytes()[0]


def _cut(sheet: Image.Image, x: int, y: int, w: int, h: int) -> tuple[Image.Image, Image.Image]:
    sprite = sheet.crop((x, y, x + w, y + h))
    return sprite, sprite.point([255] * FREE + [0], "1")
