"""Pictures of a page as an animation: one palette for all of them, and only what changes."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops

from bot.render.animation import GifFile
from bot.render.atlas import FREE
from tools.listing.film import Picture, Shot

COLOURS: Final = 255
_SAMPLES: Final = 8
"""How many of the pictures the palette is made from."""


def animation(shots: Sequence[Shot]) -> bytes:
    """A GIF of the shots."""
    palette = _palette([picture for picture, _ in shots])
    drawn = [(_drawn(picture, palette), delay) for picture, delay in shots]
    first, delay = drawn[0]
    file = GifFile(first.size)
    file.add(first.im, (0, 0), delay, opaque=True)
    for (before, _), (after, delay) in pairwise(drawn):
        changed, at = _changed(before, after)
        file.add(changed.im, at, delay, opaque=False)
    return file.whole(bytes(palette.getpalette() or ()))


def _palette(pictures: Sequence[Picture]) -> Picture:
    """The colours of some of the pictures, side by side; the last one's among them."""
    chosen = [*pictures[:: max(1, len(pictures) // _SAMPLES)], pictures[-1]]
    width, height = chosen[0].size
    strip = Image.new("RGB", (width * len(chosen), height))
    for number, picture in enumerate(chosen):
        strip.paste(picture, (number * width, 0))
    return strip.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _drawn(picture: Picture, palette: Picture) -> Picture:
    """The picture in the palette's entries, as greys."""
    entries = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    return Image.frombytes("L", entries.size, entries.tobytes())


def _changed(before: Picture, after: Picture) -> tuple[Picture, tuple[int, int]]:
    """The part that differs, free where it doesn't, and its corner; one pixel if nothing does."""
    differing = ImageChops.difference(before, after).point(lambda by: 255 if by else 0)
    box = differing.getbbox() or (0, 0, 1, 1)
    part = Image.new("L", (box[2] - box[0], box[3] - box[1]), FREE)
    part.paste(after.crop(box), (0, 0), differing.crop(box))
    return part, box[:2]
