"""The atlas that the deck was built into: sprites as palette entries, and the palettes."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from PIL import Image

FREE: Final = 255
"""The palette entry that is no colour: what of a rectangle is not of its sprite."""


@dataclass(frozen=True)
class Atlas:
    """Every sprite with its mask, and a palette for each deck."""

    sprites: dict[str, tuple[Image.Image, Image.Image]]
    """By name: the palette entries, mode L, and which of them are the sprite's, mode 1."""
    palettes: dict[str, bytes]
    """By deck, `four` or `two`: the colours, three bytes an entry."""

    @classmethod
    def load(cls) -> "Atlas":
        """The atlas of the assets."""
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
        """How wide words are in a style of lettering."""
        return sum(self.sprites[f"{style} {letter}"][0].width for letter in text)

    def entry_of(self, ink: str) -> int:
        """The palette entry of an ink that the atlas has a swatch of."""
        return self.sprites[f"ink {ink}"][0].tobytes()[0]


def _cut(sheet: Image.Image, x: int, y: int, w: int, h: int) -> tuple[Image.Image, Image.Image]:
    sprite = sheet.crop((x, y, x + w, y + h))
    return sprite, sprite.point([255] * FREE + [0], "1")
