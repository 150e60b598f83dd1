"""Painting: sprites, words and blocks on a canvas.

Canvases are used again, since much of a picture looks as it did in the last one. A new one costs
half a megabyte of fresh memory twice: to copy the ground, and to copy the pixels out of the image.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import Lock
from typing import Final

from PIL import Image

from bot.render.atlas import Atlas
from bot.render.internals import Pixels
from bot.render.plans import Block, Box, Item, Point, Slot, Sprite, Words, letters

_SMALLER: Final = {
    "ending": ("feat",),
    "name": ("lesser name", "title"),
    "label": ("lesser label", "ends", "fine"),
    "day": ("count", "ends", "fine"),
    "count": ("ends", "fine"),
    "head": ("ends", "fine"),
    "ends": ("fine",),
    "caption": ("fine",),
}
"""What a style gives way to where a language needs more room, the largest first."""


def fitted(atlas: Atlas, words: Words) -> Words:
    """Words in the largest style in which they have room, and those that they are alike with, if
    only with each letter a pixel closer to the next; in the smallest if they never do.
    """
    if not words.room:
        return words
    styles = (words.style, *_SMALLER.get(words.style, ()))
    row = words.beside or ((words.text, words.room),)
    fitting = (
        style
        for style in styles
        if all(atlas.width_of(text, style) - (len(text) - 1) <= room for text, room in row)
    )
    return words._replace(style=next(fitting, styles[-1]))


def placed(atlas: Atlas, items: Iterable[Item]) -> Iterator[Sprite]:
    """The sprites of items, words letter by letter; blocks have none."""
    for item in items:
        if isinstance(item, Words):
            yield from _letters(atlas, fitted(atlas, item))
        elif isinstance(item, Sprite):
            yield item


def draw(atlas: Atlas, canvas: Pixels, items: Iterable[Item], origin: Point = (-1, 0)) -> None:
    """Draws items on a canvas.

    `origin` is the canvas's corner in the picture. A whole canvas begins one column further left;
    that column stays 0, the filter byte of every row.
    """
    left, top = origin
    for item in items:
        if isinstance(item, Block):
            ink, x, y, width, height = item
            x, y = x - left, y - top
            canvas.paste(atlas.entry_of(ink), (x, y, x + width, y + height))
        for name, x, y in placed(atlas, (item,)):
            pixels, mask, width, height = atlas.pasted(name)
            x, y = x - left, y - top
            canvas.paste(pixels, (x, y, x + width, y + height), mask)


def _letters(atlas: Atlas, words: Words) -> Iterator[Sprite]:
    """The letters side by side, each a pixel closer to the next if they have no room otherwise."""
    width = atlas.width_of(words.text, words.style)
    closer = 1 if words.room and width > words.room else 0
    width -= closer * (len(words.text) - 1)
    x = words.x - {"left": 0, "centre": width // 2, "right": width}[words.align]
    for name in letters(words.text, words.style):
        _, _, width, height = atlas.pasted(name)
        yield Sprite(name, x, words.y - height // 2)
        x += width - closer


SPARE: Final = 5
"""How many canvases are kept, at about 1 MB each with what lies on them: one for the open games of
each kind, one for strips, and another. A picture in a hundred needs a new one, for the end of a
game."""


class Canvas:
    def __init__(self, ground: Image.Image) -> None:
        self._ground: Pixels = ground.im
        self._shown: dict[Box, tuple[Slot, Pixels]] = {}
        """What lies where, by the slots' boxes."""
        self.pixels = bytearray(ground.tobytes())
        """One byte each, row by row; the image lies over these very bytes."""
        self._image = Image.frombuffer("L", ground.size, self.pixels, "raw", "L", 0, 1)

    def show(self, slots: Iterable[Slot], tile: Callable[[Slot], Pixels]) -> None:
        """Shows these slots and no others, each as its tile; the empty ones as the ground.

        None may overlap another.

        Layouts cache their slots, and the same object looks the same: that is found out much faster
        than what a slot's tile is.
        """
        # Pasting into the image itself would make a copy first.
        paste, before = self._image.im.paste, self._shown
        shown = {slot[0]: slot for slot in slots if slot[1]}
        for box in before.keys() - shown.keys():
            on_canvas = _on_canvas(box)
            paste(self._ground.crop(on_canvas), on_canvas)
        self._shown = {}
        for box, slot in shown.items():
            old = before.get(box)
            if old and old[0] is slot:
                self._shown[box] = old
                continue
            pixels = tile(slot)
            if not old or old[1] is not pixels:
                paste(pixels, _on_canvas(box))
            self._shown[box] = slot, pixels


def _on_canvas(box: Box) -> Box:
    """Where a box is on a canvas, which is one column wider than the picture."""
    return box[0] + 1, box[1], box[2] + 1, box[3]


class Canvases:
    """The canvases that aren't in use, the last used ones. Threads can share them."""

    def __init__(self, grounds: Mapping[str, Image.Image]) -> None:
        self._grounds = grounds
        self._lock = Lock()
        self._spare: list[tuple[str, Canvas]] = []
        """With the names of their grounds, the last used one last."""

    def taken(self, ground: str) -> Canvas:
        """A canvas with a ground, for one user until it is given back."""
        with self._lock:
            for at in reversed(range(len(self._spare))):
                if self._spare[at][0] == ground:
                    return self._spare.pop(at)[1]
        return Canvas(self._grounds[ground])

    def give_back(self, ground: str, canvas: Canvas) -> None:
        with self._lock:
            self._spare.append((ground, canvas))
            del self._spare[:-SPARE]
