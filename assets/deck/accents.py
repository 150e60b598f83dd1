"""Letters of other Latin languages: ours with marks, squeezed to leave them room, and a few more.

A mark is as high as the line allows, since words are set as capitals of one height.
"""

from dataclasses import dataclass
from typing import Final

from assets.deck.glyphs import GLYPHS, SPACING, Glyph
from assets.deck.paths import Drawing, Shape, put

_ABOVE: Final = {
    "grave": "M-14 1 L7 13",
    "acute": "M14 1 L-7 13",
    "circumflex": "M-17 13 L0 2 L17 13",
    "tilde": "M-19 12 C-15 1 -7 2 0 7 C7 12 15 12 19 2",
    "diaeresis": "M-13 0 L-13 12 M13 0 L13 12",
    "ring": "M0 4 C6 4 10 7 10 11 C10 15 6 18 0 18 C-6 18 -10 15 -10 11 C-10 7 -6 4 0 4 Z",
    "breve": "M-16 0 C-14 14 14 14 16 0",
    "dot": "M0 0 L0 12",
    "double acute": "M-3 0 L-15 13 M17 0 L5 13",
}
"""Marks above a letter, whose middle is at x = 0."""
_BELOW: Final = {
    "cedilla": "M1 86 L0 95 C11 94 12 107 -1 107 C-5 107 -9 106 -12 104",
    "ogonek": "M14 88 C3 94 4 109 19 106",
}
_THIN: Final = {"ring", "cedilla", "ogonek"}
_ABOVE_LEAVES: Final = 0.79
_BELOW_LEAVES: Final = 0.92
"""How much of its height a letter keeps."""
_LEAST: Final = 46
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
    """A letter with its mark, in a box 100 high."""

    width: float
    base: str
    shift: float
    """How far the letter is to the right, so that its mark has room."""
    mark: str


def _letters() -> dict[str, _Letter]:
    letters = {}
    for mark, (bases, marked) in _MARKED.items():
        for base, letter in zip(bases, marked, strict=True):
            width = max(_LEAST, GLYPHS[base][0])
            letters[letter] = _Letter(width, base, (width - GLYPHS[base][0]) / 2, mark)
    return letters


_LETTERS: Final = _letters()
LETTERS: Final = (*_LETTERS, *_FURTHER)
"""What the lettering has besides its own glyphs."""


def wide(letter: str) -> float:
    """The width of such a letter with its spacing, at height 100."""
    known = _LETTERS.get(letter)
    return (known.width if known else _FURTHER[letter][0]) + SPACING


def drawing(letter: str, height: float, ink: str, weight: float) -> Drawing:
    """Such a letter with its spacing, its top at y = 0."""
    known, scale = _LETTERS.get(letter), height / 100
    if known is None:
        line = _FURTHER[letter][1]
        shapes: Drawing = (Shape(line, None, ink, weight),) if line else ()
        return put(shapes, SPACING / 2 * scale, 0, scale)
    is_above = known.mark in _ABOVE
    leaves = _ABOVE_LEAVES if is_above else _BELOW_LEAVES
    base = Shape(GLYPHS[known.base][1], None, ink, weight)
    top = 100 * (1 - leaves) if is_above else 0
    thick = weight * (0.65 if known.mark in _THIN else 0.9)
    mark = Shape((_ABOVE | _BELOW)[known.mark], None, ink, thick)
    middle = _middle(known)
    parts = (*put([base], known.shift, top, leaves, scale_x=1), *put([mark], middle))
    return put(parts, SPACING / 2 * scale, 0, scale)


def _middle(letter: _Letter) -> float:
    """Where the mark is; an ogonek hangs on the right."""
    return letter.width - 26 if letter.mark == "ogonek" else letter.width / 2
