"""The palette: each entry is a pair of colours, one for each deck. Entry 0 is the table."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from assets.deck.inks import FOUR_COLOUR, TWO_COLOUR, rgb
from assets.deck.raster import Pixels

Whole: TypeAlias = npt.NDArray[np.int64]

ENTRIES: Final = 128
"""With twice as many, pictures look the same and files are 5 % larger."""
FREE: Final = 255
"""The entry of the atlas's pixels outside every sprite; no picture contains it."""
_WEIGHTS: Final = np.array((2, 4, 3) * 2, np.int64)
"""How sensitive the eye is to red, green and blue."""


def chosen(pixels: Pixels) -> Pixels:
    """The entries that fit the pixels best, n by 6: the table first, then the other inks."""
    colours, _, counts = _distinct(pixels)
    entries = [_pair(name) for name in FOUR_COLOUR]
    entries = list(dict.fromkeys(entries))
    errors = np.full(len(colours), np.iinfo(np.int64).max)
    for entry in entries:
        errors = np.minimum(errors, _distances(colours, np.array(entry)))
    weights = np.sqrt(counts)
    while len(entries) < ENTRIES:
        worst = colours[int((errors * weights).argmax())]
        entries.append(tuple(int(channel) for channel in worst))
        errors = np.minimum(errors, _distances(colours, worst))
    return np.array(entries, np.int32)


def indices(pixels: Pixels, entries: Pixels) -> npt.NDArray[np.uint8]:
    """The nearest entry of each pixel: height by width."""
    colours, where, _ = _distinct(pixels)
    nearest = [int(_distances(entries, colour).argmin()) for colour in colours]
    return np.array(nearest, np.uint8)[where].reshape(pixels.shape[:2])


def _distinct(pixels: Pixels) -> tuple[Pixels, Whole, Whole]:
    """The distinct colours, the index of each pixel's colour, and the pixel count of each."""
    flat = pixels.reshape(-1, 6)
    # One number for each colour: NumPy sorts rows far more slowly.
    keys = flat.astype(np.int64) @ (256 ** np.arange(5, -1, -1))
    _, first, where, counts = np.unique(
        keys, return_index=True, return_inverse=True, return_counts=True
    )
    return flat[first], where, counts


def _pair(name: str) -> tuple[int, ...]:
    return rgb(FOUR_COLOUR[name]) + rgb(TWO_COLOUR[name])


def _distances(colours: Pixels, colour: Pixels) -> Whole:
    apart = colours.astype(np.int64) - colour
    return np.asarray((apart * apart * _WEIGHTS).sum(axis=1), np.int64)
