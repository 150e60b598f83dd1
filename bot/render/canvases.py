"""Canvases that are used again, since much of a picture looks as it did in the last one.

A new one costs half a megabyte of fresh memory twice: to copy the ground, and to copy the pixels
out of the image.
"""

from collections import defaultdict
from collections.abc import Mapping

from PIL import Image

from bot.render.plans import Box, Pixels


class Canvas:
    """A ground with tiles on it."""

    def __init__(self, ground: Image.Image) -> None:
        self._ground: Pixels = ground.im
        self._shown: dict[Box, Pixels] = {}
        self.pixels = bytearray(ground.tobytes())
        """One byte each, row by row; the image lies over these very bytes."""
        self._image = Image.frombuffer("L", ground.size, self.pixels, "raw", "L", 0, 1)

    def show(self, tiles: dict[Box, Pixels]) -> None:
        """Shows these tiles and no others. None may overlap another."""
        # Pasting into the image itself would make a copy first.
        paste, shown = self._image.im.paste, self._shown
        for box in shown.keys() - tiles.keys():
            paste(self._ground.crop(box), box)
        for box, tile in tiles.items():
            if shown.get(box) is not tile:
                paste(tile, box)
        self._shown = tiles


class Canvases:
    """The canvases that aren't in use, by ground. Threads can share them."""

    def __init__(self, grounds: Mapping[str, Image.Image]) -> None:
        self._grounds = grounds
        self._spare: defaultdict[str, list[Canvas]] = defaultdict(list)

    def taken(self, ground: str) -> Canvas:
        """A canvas with a ground, for one user until it is given back."""
        try:
            return self._spare[ground].pop()
        except IndexError:
            return Canvas(self._grounds[ground])

    def give_back(self, ground: str, canvas: Canvas) -> None:
        """Takes a canvas back."""
        self._spare[ground].append(canvas)
