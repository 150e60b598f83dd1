"""Sprites as pixels: resvg draws each once for the four-colour and once for the two-colour deck."""

import io
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

from assets.deck.inks import FOUR_COLOUR, TABLE, TWO_COLOUR, Inks, faded, rgb
from assets.deck.paths import svg
from assets.deck.sprites import Sprite

Pixels: TypeAlias = npt.NDArray[np.int32]
"""Height by width by 6: red, green and blue of the four-colour deck, then of the two-colour one."""
Mask: TypeAlias = npt.NDArray[np.bool_]

SHADE: Final = 0.28
"""How much of the table shows through faded sprites."""
SOLID: Final = 96
"""The minimum alpha of a pixel that belongs to its sprite."""


def pixels(sprite: Sprite) -> tuple[Pixels, Mask]:
    """A sprite on the table in both decks, and the mask of its own pixels."""
    four, alpha = _on_table(sprite, FOUR_COLOUR)
    two, _ = _on_table(sprite, TWO_COLOUR)
    return np.concatenate((four, two), axis=2), alpha >= SOLID


def _on_table(sprite: Sprite, inks: Inks) -> tuple[Pixels, Pixels]:
    inks = faded(inks, SHADE) if sprite.faded else inks
    text = svg(sprite.drawing, sprite.width, sprite.height, inks, sprite.clip)
    png = resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True)
    image = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGBA")).astype(np.int32)
    colour, alpha = image[..., :3], image[..., 3:]
    table = np.array(rgb(TABLE), np.int32)
    return (colour * alpha + table * (255 - alpha) + 127) // 255, alpha[..., 0]
