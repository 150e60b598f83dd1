"""Letters, digits and ranks: our own centre lines, stroked. No font is used anywhere."""

from typing import Final

from assets.deck.paths import Drawing, Shape, put

Glyph = tuple[float, str]
"""A letter's width and centre line, in a box 100 high."""

_SIX: Final = (
    "M47 7.5 C21 20 8.5 42 8.5 65 C8.5 82 18 92.5 31 92.5 C44 92.5 53.5 81 53.5 66 "
    "C53.5 51 44 41 32 41 C19 41 8.5 51 8.5 65"
)
_NINE: Final = (
    "M15 92.5 C41 80 53.5 58 53.5 35 C53.5 18 44 7.5 31 7.5 C18 7.5 8.5 19 8.5 34 "
    "C8.5 49 18 59 30 59 C43 59 53.5 49 53.5 35"
)
_EIGHT: Final = (
    "M31 47 C19 47 11 39 11 27 C11 15 19 7.5 31 7.5 C43 7.5 51 15 51 27 C51 39 43 47 31 47 "
    "C17 47 8 57 8 70 C8 83 17 92.5 31 92.5 C45 92.5 54 83 54 70 C54 57 45 47 31 47 Z"
)
_OH: Final = (
    "M33 7.5 C49 7.5 58 24 58 50 C58 76 49 92.5 33 92.5 C17 92.5 8 76 8 50 C8 24 17 7.5 33 7.5 Z"
)
_BEE: Final = (
    "M12 8 L12 92 L32 92 C46 92 54 83 54 70 C54 56 46 47 32 47 L12 47 M32 47 "
    "C44 47 50 39 50 28 C50 16 43 8 31 8 L12 8"
)
GLYPHS: Final[dict[str, Glyph]] = {
    "0": (58, "M29 7.5 C42 7.5 50 23 50 50 C50 77 42 92.5 29 92.5 C16 92.5 8 77 8 50 "
              "C8 23 16 7.5 29 7.5 Z"),
    "1": (34, "M5 27 L23 10 L23 99"),
    "2": (62, "M9 31 C9 16 18 7.5 31 7.5 C44 7.5 53 16 53 29 C53 44 42 53 29 66 L9 92 L56 92"),
    "3": (61, "M8 8 L50 8 L28 40 C43 40 52.5 51 52.5 66 C52.5 83 42 92.5 29 92.5 "
              "C17 92.5 9 86 6.5 75"),
    "4": (64, "M45 99 L45 8 L8 71 L60 71"),
    "5": (62, "M51 8 L15 8 L12 47 C17 41 23 38 31 38 C45 38 54 49 54 65 C54 82 43 92.5 30 92.5 "
              "C18 92.5 10 87 7 77"),
    "6": (62, _SIX),
    "7": (60, "M6 8 L52 8 L24 99"),
    "8": (62, _EIGHT),
    "9": (62, _NINE),
    "A": (66, "M8 99 L33 8 L58 99 M16 69 L50 69"),
    "B": (60, _BEE),
    "C": (60, "M55 27 C52 15 44 7.5 33 7.5 C17 7.5 8 25 8 50 C8 75 17 92.5 33 92.5 "
              "C44 92.5 52 85 55 73"),
    "D": (62, "M12 8 L12 92 L27 92 C45 92 54 75 54 50 C54 25 45 8 27 8 Z"),
    "E": (54, "M52 8 L12 8 L12 92 L52 92 M12 48 L46 48"),
    "F": (52, "M52 8 L12 8 L12 99 M12 50 L46 50"),
    "G": (64, "M55 25 C51 14 44 7.5 33 7.5 C17 7.5 8 25 8 50 C8 75 17 92.5 33 92.5 "
              "C47 92.5 56 82 56 64 L56 53 L35 53"),
    "H": (66, "M12 1 L12 99 M54 1 L54 99 M12 48 L54 48"),
    "I": (24, "M12 1 L12 99"),
    "J": (56, "M20 8 L46 8 L46 66 C46 83 38 92.5 26 92.5 C14 92.5 7 84 6.5 72"),
    "K": (64, "M13 1 L13 99 M56 2 L16 58 M28 42 L60 99"),
    "L": (52, "M12 1 L12 92 L52 92"),
    "M": (76, "M12 99 L12 8 L38 66 L64 8 L64 99"),
    "N": (66, "M12 99 L12 8 L54 92 L54 1"),
    "O": (66, _OH),
    "P": (58, "M12 99 L12 8 L32 8 C46 8 53 18 53 32 C53 46 46 56 32 56 L12 56"),
    "Q": (66, _OH + " M36 66 L62 101"),
    "R": (62, "M12 99 L12 8 L32 8 C46 8 53 17 53 31 C53 45 46 54 32 54 L12 54 M32 54 L57 99"),
    "S": (58, "M52 25 C49 14 41 7.5 30 7.5 C18 7.5 9 15 9 27 C9 56 52 41 52 71 "
              "C52 84 43 92.5 30 92.5 C18 92.5 9 86 6 74"),
    "T": (58, "M4 8 L54 8 M29 8 L29 99"),
    "U": (64, "M11 1 L11 64 C11 83 19 92.5 32 92.5 C45 92.5 53 83 53 64 L53 1"),
    "V": (64, "M6 1 L32 92 L58 1"),
    "W": (86, "M6 1 L24 92 L43 20 L62 92 L80 1"),
    "X": (62, "M6 1 L56 99 M56 1 L6 99"),
    "Y": (62, "M5 1 L31 50 L57 1 M31 50 L31 99"),
    "Z": (58, "M7 8 L50 8 L8 92 L52 92"),
    "#": (70, "M26 8 L16 92 M54 8 L44 92 M6 35 L64 35 M4 66 L62 66"),
    "/": (46, "M42 2 L6 98"),
    "-": (44, "M6 52 L38 52"),
    ".": (24, "M12 84 L12 98"),
    ":": (24, "M12 30 L12 44 M12 70 L12 84"),
    "(": (36, "M31 2 C17 14 10 30 10 50 C10 70 17 86 31 98"),
    ")": (36, "M5 2 C19 14 26 30 26 50 C26 70 19 86 5 98"),
    " ": (34, ""),
}  # fmt: skip
PER_CENT: Final[Glyph] = (
    78,
    "M60 8 L18 92 M22 10 C31 10 36 17 36 27 C36 37 31 44 22 44 C13 44 8 37 8 27 "
    "C8 17 13 10 22 10 Z M56 56 C65 56 70 63 70 73 C70 83 65 90 56 90 C47 90 42 83 42 73 "
    "C42 63 47 56 56 56 Z",
)
"""Not used on boards, only on sheets."""
SPACING: Final = 9
"""The space between two letters, half of it on each side."""


def advance(letter: str) -> float:
    """The width of a letter with its spacing, at height 100."""
    return _glyph(letter)[0] + SPACING


def letter_drawing(letter: str, height: float, ink: str, weight: float) -> Drawing:
    """One letter with its spacing, its top at y = 0."""
    line = _glyph(letter)[1]
    if not line:
        return ()
    scale = height / 100
    return put([Shape(line, None, ink, weight)], SPACING / 2 * scale, 0, scale)


def rank_drawing(
    rank: str, height: float, ink: str, *, weight: float = 17, squeeze: float = 0.82
) -> tuple[Drawing, float]:
    """A rank with its top left corner at the origin, and its width; 10 is squeezed."""
    digits = "10" if rank == "T" else rank
    scale = height / 100
    across = scale * squeeze if rank == "T" else scale
    drawing: Drawing = ()
    x = 0.0
    for digit in digits:
        width, line = GLYPHS[digit]
        drawing += put([Shape(line, None, ink, weight)], x, 0, scale, scale_x=across)
        x += (width + 4) * across
    return drawing, x - 4 * across


def _glyph(letter: str) -> Glyph:
    return PER_CENT if letter == "%" else GLYPHS[letter]
