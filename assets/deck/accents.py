"""Letters of other Latin languages: ours with marks above or below them, and a few more.

A letter with a mark is as high as one without, so its mark is outside the line. Its box is higher
than others, by as much above as below: so all boxes have their middles on the same row.
"""

import math
from dataclasses import dataclass
from typing import Final

from assets.deck.glyphs import GLYPHS, SPACING, Glyph
from assets.deck.paths import Drawing, Shape, put

_MARKS: Final = {
    "grave": "M-14 -21 L7 -9",
    "acute": "M14 -21 L-7 -9",
    "circumflex": "M-17 -9 L0 -20 L17 -9",
    "tilde": "M-19 -10 C-15 -21 -7 -20 0 -15 C7 -10 15 -10 19 -20",
    "diaeresis": "M-13 -19 L-13 -6 M13 -19 L13 -6",
    "ring": "M0 -19 C6 -19 10 -16 10 -12 C10 -8 6 -5 0 -5 C-6 -5 -10 -8 -10 -12 "
            "C-10 -16 -6 -19 0 -19 Z",
    "breve": "M-16 -22 C-14 -8 14 -8 16 -22",
    "dot": "M0 -19 L0 -6",
    "double acute": "M-3 -22 L-15 -9 M17 -22 L5 -9",
    "cedilla": "M1 92 L0 97 C11 96 12 108.5 -1 108.5 C-5 108.5 -9 107 -12 105",
    "ogonek": "M14 96 C3 102 4 116 19 113",
}  # fmt: skip
"""Marks of a letter whose middle is at x = 0, its top at 0 and its foot at 100."""
_THIN: Final = {"ring", "cedilla", "ogonek"}
_BEYOND: Final = 0.28
"""How far marks reach beyond the line, as a share of its height."""
_LEAST: Final = {"grave": 32, "acute": 32, "dot": 24}
_USUAL_LEAST: Final = 46
"""The width that a mark needs."""

_MARKED: Final = {
    "grave": ("AEIOU", "ÀÈÌÒÙ"),
    "acute": ("AEIOUCNSZ", "ÁÉÍÓÚĆŃŚŹ"),
    "circumflex": ("AEIOU", "ÂÊÎÔÛ"),
    "tilde": ("ANO", "ÃÑÕ"),
    "diaeresis": ("AEIOUY", "ÄËÏÖÜŸ"),
    "ring": ("A", "Å"),
    "breve": ("G", "Ğ"),
    "dot": ("IZ", "İŻ"),
    "double acute": ("OU", "ŐŰ"),
    "cedilla": ("CS", "ÇŞ"),
    "ogonek": ("AE", "ĄĘ"),
}
_FURTHER: Final[dict[str, Glyph]] = {
    "Æ": (98, "M6 99 L44 8 L92 8 M54 8 L54 92 L92 92 M54 48 L86 48 M21 68 L54 68"),
    "Œ": (98, "M92 8 L33 7.5 C17 7.5 8 24 8 50 C8 76 17 92.5 33 92.5 L92 92 M52 8 L52 92 "
              "M52 48 L86 48"),
    "Ø": (66, GLYPHS["O"][1] + " M12 100 L54 0"),
    "Ł": (56, "M16 1 L16 92 L54 92 M2 62 L36 38"),
    "ẞ": (62, "M12 99 L12 34 C12 16 20 8 33 8 L52 8 L33 41 C46 42 54 52 54 67 "
              "C54 83 45 92.5 32 92.5 C27 92.5 24 92 21 90"),
    "º": (36, "M18 7 C27 7 31 13 31 23 C31 33 27 39 18 39 C9 39 5 33 5 23 C5 13 9 7 18 7 Z "
              "M5 56 L31 56"),
    "?": (54, "M8 28 C8 15 16 7.5 27 7.5 C38 7.5 46 15 46 27 C46 42 27 44 27 66 M27 84 L27 98"),
    "¿": (54, "M46 72 C46 85 38 92.5 27 92.5 C16 92.5 8 85 8 73 C8 58 27 56 27 34 M27 16 L27 2"),
    "!": (24, "M12 2 L12 66 M12 84 L12 98"),
    "¡": (24, "M12 34 L12 98 M12 2 L12 16"),
    ",": (24, "M13 82 L13 93 L8 103"),
    "’": (22, "M13 2 L13 14 L8 26"),
    "'": (22, "M11 2 L11 26"),
    "–": (60, "M6 52 L54 52"),
    "+": (60, "M6 50 L54 50 M30 26 L30 74"),
    "\N{NO-BREAK SPACE}": (34, ""),
    "\N{NARROW NO-BREAK SPACE}": (16, ""),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Letter:
    """A letter with its mark."""

    width: float
    base: str
    shift: float
    """How far the letter is to the right, so that its mark has room."""
    mark: str


def _letters() -> dict[str, _Letter]:
    letters = {}
    for mark, (bases, marked) in _MARKED.items():
        for base, letter in zip(bases, marked, strict=True):
            width = max(_LEAST.get(mark, _USUAL_LEAST), GLYPHS[base][0])
            letters[letter] = _Letter(width, base, (width - GLYPHS[base][0]) / 2, mark)
    return letters


_LETTERS: Final = _letters()
LETTERS: Final = (*_LETTERS, *_FURTHER)
"""What the lettering has besides its own glyphs."""


def wide(letter: str) -> float:
    """The width of such a letter with its spacing, at height 100."""
    known = _LETTERS.get(letter)
    return (known.width if known else _FURTHER[letter][0]) + SPACING


def beyond(letter: str, height: float) -> int:
    """By how many pixels the letter's box is higher than others, above and below alike."""
    return math.ceil(_BEYOND * height) if letter in _LETTERS else 0


def drawing(letter: str, height: float, ink: str, weight: float) -> Drawing:
    """Such a letter with its spacing, its top at y = 0 and its mark beyond that."""
    known, scale = _LETTERS.get(letter), height / 100
    if known is None:
        line = _FURTHER[letter][1]
        shapes: Drawing = (Shape(line, None, ink, weight),) if line else ()
        return put(shapes, SPACING / 2 * scale, 0, scale)
    base = Shape(GLYPHS[known.base][1], None, ink, weight)
    thick = weight * (0.65 if known.mark in _THIN else 0.9)
    mark = Shape(_MARKS[known.mark], None, ink, thick)
    shift = round(known.shift * scale) / scale  # By whole pixels, so that it is drawn as without.
    parts = (*put([base], shift), *put([mark], shift + _middle(known)))
    return put(parts, SPACING / 2 * scale, 0, scale)


def _middle(letter: _Letter) -> float:
    """Where the mark is on the letter; an ogonek hangs on the right."""
    width = GLYPHS[letter.base][0]
    return width - 26 if letter.mark == "ogonek" else width / 2
