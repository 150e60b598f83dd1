"""The atlas built from the deck: sprites as palette entries, and the palettes."""

import json
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import TypeAlias

from PIL import Image

from bot.render.internals import Pixels
from bot.render.lettering import width_of
from bot.render.sprites import Sprite, Sprites

Pasted: TypeAlias = tuple[Pixels, Pixels, int, int]
"""Pixels, those of the mask, width and height."""


@dataclass(frozen=True)
class Atlas:
    """Every sprite with its mask, and a palette for each deck."""

    sprites: Sprites
    """By name."""
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
            Sprites((name, _cut(entries, *rectangle)) for name, rectangle in rectangles.items()),
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


def _cut(sheet: Image.Image, x: int, y: int, w: int, h: int) -> Image.Image:
    return sheet.crop((x, y, x + w, y + h))


def _as_pasted(sprite: Sprite) -> Pasted:
    image, mask = sprite
    return image.im, mask.im, image.width, image.height
