"""The atlas: every sprite on one sheet, with rectangles and palettes."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

from assets.deck import ends as of_ends
from assets.deck import sheets as of_sheets
from assets.deck import sprites as of_boards
from assets.deck.accents import LETTERS
from assets.deck.ends import ends
from assets.deck.inks import at_dusk, put_away
from assets.deck.palette import FREE, chosen, indices
from assets.deck.raster import Mask, Pixels, pixels
from assets.deck.sheets import sheets
from assets.deck.sprites import Sprite, lettered, sprites

WIDTH: Final = 1200

Rectangle: TypeAlias = tuple[int, int, int, int]
"""x, y, width and height on the sheet."""


@dataclass(frozen=True)
class Atlas:
    """The result of the build."""

    sheet: npt.NDArray[np.uint8]
    """Palette entries; FREE outside all sprites."""
    rectangles: dict[str, Rectangle]
    palettes: dict[str, list[str]]
    """By deck, the colours of the palette entries as #rrggbb."""

    def save(self, folder: Path) -> None:
        """Writes atlas.png, atlas.json and palettes.json."""
        image = Image.fromarray(self.sheet)
        colours = "".join(colour[1:] for colour in self.palettes["four"])
        image.putpalette(bytes.fromhex(colours).ljust(3 * 256, b"\0"))
        image.save(folder / "atlas.png", optimize=True)
        _write_lines(folder / "atlas.json", self.rectangles)
        _write_lines(folder / "palettes.json", self.palettes)


def built() -> Atlas:
    """The atlas built from the sources; the same on every run."""
    boards = sprites()
    everything = boards | sheets() | ends() | _of_other_languages()
    drawn = {name: pixels(sprite) for name, sprite in everything.items()}
    # Only the boards' sprites choose the colours: the others need no further ones.
    entries = chosen(np.concatenate([drawn[name][0][drawn[name][1]] for name in boards]))
    rectangles = _packed(everything)
    height = max(y + h for _, y, _, h in rectangles.values())
    sheet = np.full((height, WIDTH), FREE, np.uint8)
    for name, (x, y, w, h) in rectangles.items():
        sheet[y : y + h, x : x + w] = _inked(*drawn[name], entries)
    return Atlas(sheet, rectangles, _palettes(entries))


def _of_other_languages() -> dict[str, Sprite]:
    """The letters of other Latin languages, in every style that has all of ours."""
    styles = of_boards.LETTERINGS | of_ends.LETTERINGS
    styles |= {name: style for name, (style, made) in of_sheets.LETTERINGS.items() if "A" in made}
    return {
        name: sprite
        for of, style in styles.items()
        for name, sprite in lettered(of, style, LETTERS)
    }


def _palettes(entries: Pixels) -> dict[str, list[str]]:
    palettes = {}
    for deck, half in (("four", entries[:, :3]), ("two", entries[:, 3:])):
        colours = [(int(red), int(green), int(blue)) for red, green, blue in half]
        palettes[deck] = [_hex(colour) for colour in colours]
        palettes[f"{deck} at dusk"] = [_hex(at_dusk(colour)) for colour in colours]
        palettes[f"{deck} put away"] = [_hex(put_away(colour)) for colour in colours]
    return palettes


def _inked(image: Pixels, mask: Mask, entries: Pixels) -> npt.NDArray[np.uint8]:
    return np.where(mask, indices(image, entries), FREE).astype(np.uint8)


def _packed(all_sprites: dict[str, Sprite]) -> dict[str, Rectangle]:
    """Shelf packing: sprites side by side in rows, the tallest first."""
    rectangles: dict[str, Rectangle] = {}
    x = y = shelf = 0
    for name, sprite in sorted(all_sprites.items(), key=lambda item: -item[1].height):
        if x + sprite.width > WIDTH:
            x, y, shelf = 0, y + shelf, 0
        rectangles[name] = x, y, sprite.width, sprite.height
        x, shelf = x + sprite.width, max(shelf, sprite.height)
    return rectangles


def _hex(colour: tuple[int, int, int]) -> str:
    return "#" + bytes(colour).hex()


def _write_lines(path: Path, rows: dict[str, Rectangle] | dict[str, list[str]]) -> None:
    lines = (f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
