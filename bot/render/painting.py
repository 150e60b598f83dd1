"""Painting: sprites, words and blocks on a canvas."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.render.atlas import Atlas
from bot.render.internals import Pixels
from bot.render.lettering import letters
from bot.render.plans import Block, Item, Point, Sprite, Words

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
    """Words in the largest style in which they have room, and those that they are alike with; in
    the smallest if they never do.
    """
    if not words.room:
        return words
    styles = (words.style, *_SMALLER.get(words.style, ()))
    row = words.beside or ((words.text, words.room),)
    fitting = (
        style for style in styles if all(atlas.width_of(text, style) <= room for text, room in row)
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
    """The letters side by side; each a pixel closer to the next if even the smallest style hasn't
    room.
    """
    width = atlas.width_of(words.text, words.style)
    closer = 1 if words.room and width > words.room else 0
    width -= closer * (len(words.text) - 1)
    x = words.x - {"left": 0, "centre": width // 2, "right": width}[words.align]
    for name in letters(words.text, words.style):
        _, _, width, height = atlas.pasted(name)
        yield Sprite(name, x, words.y - height // 2)
        x += width - closer
