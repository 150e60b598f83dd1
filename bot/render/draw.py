"""Drawing: a plan's sprites and words on the ground of its game, and that as a PNG."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL import Image

from bot.render.atlas import Atlas
from bot.render.layouts import ground_of, grounds, plan
from bot.render.picture import Picture
from bot.render.plans import CANVAS, Item, Sprite, Words
from bot.render.png import png


@dataclass(frozen=True)
class Renderer:
    """Draws pictures. It holds sprites alone, so threads may share it."""

    atlas: Atlas
    grounds: dict[str, Image.Image]
    """By layout: what lies under every plan. A column wider than a picture: see `png`."""

    @classmethod
    def load(cls) -> "Renderer":
        """A renderer with the atlas of the assets."""
        atlas = Atlas.load()
        blank = Image.new("L", (CANVAS[0] + 1, CANVAS[1]))
        made = {name: _drawn(atlas, blank, items) for name, items in grounds().items()}
        return cls(atlas, made)

    def png(self, picture: Picture) -> bytes:
        """The picture as a PNG file of 800 by 656, in the palette of its deck."""
        items = [item for _, items in plan(picture).values() for item in items]
        canvas = _drawn(self.atlas, self.grounds[ground_of(picture)], items)
        return png(canvas.tobytes(), CANVAS, self.atlas.palettes[_palette_of(picture)])


def placed(atlas: Atlas, items: Iterable[Item]) -> Iterator[Sprite]:
    """The sprites of items, the words' letters one by one."""
    for item in items:
        if isinstance(item, Words):
            yield from _letters(atlas, item)
        else:
            yield item


def _palette_of(picture: Picture) -> str:
    deck = "two" if picture.two_colour else "four"
    return f"{deck} at dusk" if picture.ended else deck


def _drawn(atlas: Atlas, ground: Image.Image, items: Iterable[Item]) -> Image.Image:
    """The ground with the items on it; column 0 stays 0, every row's filter byte."""
    canvas = ground.copy()
    for name, x, y in placed(atlas, items):
        image, mask = atlas.sprites[name]
        canvas.paste(image, (x + 1, y), mask)
    return canvas


def _letters(atlas: Atlas, words: Words) -> Iterator[Sprite]:
    width = atlas.width_of(words.text, words.style)
    x = words.x - {"left": 0, "centre": width // 2, "right": width}[words.align]
    for letter in words.text:
        name = f"{words.style} {letter}"
        image = atlas.sprites[name][0]
        yield Sprite(name, x, words.y - image.height // 2)
        x += image.width
