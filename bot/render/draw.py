"""Drawing: a plan's sprites and words on the ground of its game, as a PNG."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PIL import Image

from bot.render.atlas import Atlas
from bot.render.board import Board
from bot.render.layouts import card, ground_of, grounds, plan, statistics
from bot.render.plans import CANVAS, Block, Item, Plan, Point, Slot, Sprite, Words
from bot.render.png import png
from bot.render.result import ShareCard
from bot.render.statistics import Statistics

TILES: Final = 1024
"""How many drawn slots are cached, at about 15 KB each."""


@dataclass(frozen=True)
class Renderer:
    """Draws pictures. It holds only sprites and cached tiles, so threads can share it."""

    atlas: Atlas
    grounds: dict[str, Image.Image]
    """By layout: what lies under every plan, one column wider than the picture (see `png`)."""

    @classmethod
    def load(cls) -> "Renderer":
        """A renderer with the atlas in the assets."""
        atlas = Atlas.load()
        boards = {name: (CANVAS, items) for name, items in grounds().items()}
        cards = {name: (card.SIZE, items) for name, items in card.grounds().items()}
        made = {
            name: _ground(atlas, size, items) for name, (size, items) in (boards | cards).items()
        }
        return cls(atlas, made)

    def png(self, board: Board) -> bytes:
        """A board as a PNG file of 800 by 656, in the palette of its deck."""
        return self._file(ground_of(board), plan(board), _palette_of(board))

    def statistics(self, found: Statistics, names: Mapping[str, str]) -> bytes:
        """A player's statistics as a PNG file, 800 wide, with the games' names by key."""
        games = len(found.games)
        name = f"statistics {games}"
        if name not in self.grounds:  # If two threads draw it, both draw the same.
            items = statistics.ground(games)
            self.grounds[name] = _ground(self.atlas, statistics.size(games), items)
        return self._file(name, statistics.slots(found, names), "four")

    def card(self, shared: ShareCard) -> bytes:
        """A share card as a PNG file, 800 wide."""
        return self._file(card.ground_of(shared), card.slots(shared), "four")

    def _file(self, ground: str, slots: Plan, palette: str) -> bytes:
        canvas = self.grounds[ground].copy()
        for slot in slots.values():
            (left, top, right, bottom), items = slot
            if items:
                # Past the wrapper, whose checks take longer than laying the tile.
                tile = self._tile(ground, slot).im
                canvas.im.paste(tile, (left + 1, top, right + 1, bottom))
        size = canvas.width - 1, canvas.height
        return png(canvas.tobytes(), size, self.atlas.palettes[palette])

    @cached_property
    def _tile(self) -> Callable[[str, Slot], Image.Image]:
        """A slot drawn on a ground; recent ones are cached.

        Most slots look as they did one press ago, or as in somebody else's game, and pasting a tile
        takes a tenth of the time of drawing it.
        """

        @lru_cache(maxsize=TILES)
        def tile(ground: str, slot: Slot) -> Image.Image:
            (left, top, right, bottom), items = slot
            canvas = self.grounds[ground].crop((left + 1, top, right + 1, bottom))
            return _drawn(self.atlas, canvas, items, (left, top))

        return tile


def placed(atlas: Atlas, items: Iterable[Item]) -> Iterator[Sprite]:
    """The sprites of items, words letter by letter; blocks have none."""
    for item in items:
        if isinstance(item, Words):
            yield from _letters(atlas, item)
        elif isinstance(item, Sprite):
            yield item


def _palette_of(board: Board) -> str:
    deck = "two" if board.two_colour else "four"
    return f"{deck} at dusk" if board.ended else deck


def _ground(atlas: Atlas, size: Point, items: Iterable[Item]) -> Image.Image:
    """Items on a new canvas, one column wider than the picture."""
    return _drawn(atlas, Image.new("L", (size[0] + 1, size[1])), items)


def _drawn(
    atlas: Atlas, canvas: Image.Image, items: Iterable[Item], origin: Point = (-1, 0)
) -> Image.Image:
    """The canvas, with the items drawn on it.

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
            image, mask = atlas.sprites[name]
            canvas.paste(image, (x - left, y - top), mask)
    return canvas


def _letters(atlas: Atlas, words: Words) -> Iterator[Sprite]:
    width = atlas.width_of(words.text, words.style)
    x = words.x - {"left": 0, "centre": width // 2, "right": width}[words.align]
    for letter in words.text:
        name = f"{words.style} {letter}"
        image = atlas.sprites[name][0]
        yield Sprite(name, x, words.y - image.height // 2)
        x += image.width
