"""The lettering has what other Latin languages need. Words are drawn as capitals, so only those."""

import sys
import unicodedata
from collections import Counter
from typing import Final

import pytest

from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.painting import placed
from bot.render.plans import Words, is_marked, letters, width_of
from engine import Game
from tests.bot.render.boards import board_of

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
LETTERS: Final = {
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúü¿¡",
    "pt-BR": "áâãàçéêíóôõúü",
    "it": "àèéìíîòóùú",
    "pl": "ąćęłńóśźż",
    "nl": "áéëïóöüèê",
    "sv": "åäöé",
    "tr": "çğıiöşüâîû",
}
PUNCTUATION: Final = "0123456789#/-.:(),!?’'–+ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
MARKED: Final = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸĞİŐŰĆŃŚŹŻĄĘŞ"
BELOW: Final = 202
"""The combining class of marks below a letter that touch it."""
STYLES: Final = (
    "title", "head", "fine", "caption", "count", "ends", "ending", "feat", "name", "lesser name",
    "label", "lesser label", "day",
)  # fmt: skip


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("style", STYLES)
def test_every_letter_of_a_language_is_drawn(renderer: Renderer, language: str, style: str) -> None:
    letters = ALPHABET + LETTERS[language]
    capitals = {*letters.upper(), *PUNCTUATION} | ({"İ"} if language == "tr" else {"ẞ"})
    assert {f"{style} {letter}" for letter in capitals} <= {*renderer.atlas.sprites}


@pytest.mark.parametrize("style", STYLES)
def test_words_are_as_wide_as_their_letters_are_drawn(renderer: Renderer, style: str) -> None:
    drawn = [renderer.atlas.sprites[f"{style} {letter}"][0].width for letter in "ZÜGE (47)"]
    assert width_of("ZÜGE (47)", style) == sum(drawn)
    assert width_of("Ω", style) == width_of("?", style), "one that the deck lacks"


@pytest.mark.parametrize("style", STYLES)
def test_no_two_letters_look_alike(renderer: Renderer, style: str) -> None:
    drawn: dict[tuple[tuple[int, int], bytes], str] = {}
    for letter in sorted({*"".join((ALPHABET, *LETTERS.values())).upper(), "İ", "ẞ"}):
        image, _ = renderer.atlas.sprites[f"{style} {letter}"]
        other = drawn.setdefault((image.size, image.tobytes()), letter)
        assert other == letter


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("letter", MARKED)
def test_a_letter_with_a_mark_is_as_high_as_one_without(
    renderer: Renderer, style: str, letter: str
) -> None:
    """In “SULTÁN” the Á was a fifth lower than the A."""
    base, *marks = [*unicodedata.normalize("NFD", letter)]
    alone, marked = (_rows(renderer.atlas, style, one) for one in (base, letter))
    if is_marked(letter):
        above = min(marked)
        assert min(alone) - 0.3 * len(alone) <= above < min(alone)
        assert max(marked) == max(alone)
        assert _filled(marked, alone) >= 0.95
    else:
        assert [unicodedata.combining(mark) for mark in marks] == [BELOW]
        assert min(marked) == min(alone)
        assert max(alone) < max(marked) <= max(alone) + 0.25 * len(alone)


@pytest.mark.parametrize("said", ["ÄRGER", "Ärger", "A\N{COMBINING ACUTE ACCENT}", "ŻŐĞÅ"])
def test_marks_above_are_known(said: str) -> None:
    assert is_marked("", said)


@pytest.mark.parametrize("said", ["", "ARGER (47)", "ÇĄØŁẞ", "’–¿"])
def test_other_letters_have_no_marks_above(said: str) -> None:
    assert not is_marked(said)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("äł", "ÄŁ"),
        ("Șțǻ", "STA"),
        ("ﬁ…", "FI..."),
        ("nⅧ", "NVIII"),
        ("«—»", "'-'"),
        ("A\N{COMBINING ACUTE ACCENT}\N{ZERO WIDTH JOINER}", "A"),
        ("я👑中\n", "????"),
    ],
)
def test_a_letter_that_nobody_drew_is_as_near_as_can_be(
    renderer: Renderer, style: str, said: str, drawn: str
) -> None:
    (unknown, known) = (Words(text, style, 400, 300, "right") for text in (said, drawn))
    assert [*placed(renderer.atlas, [unknown])] == [*placed(renderer.atlas, [known])]


@pytest.mark.parametrize("style", ["score", "won score", "streak", "figure"])
def test_where_only_digits_are_drawn_other_letters_are_left_out(style: str) -> None:
    assert [*letters("1я²A3", style)] == [f"{style} {digit}" for digit in "123"]


def test_everything_in_unicode_can_be_said_in_a_picture() -> None:
    for first in range(0, sys.maxunicode, 4096):
        assert width_of("".join(map(chr, range(first, first + 4096))), "title") >= 0


def test_a_picture_of_such_letters(renderer: Renderer) -> None:
    table = Game.start("sultan", 20).table
    assert renderer.png(board_of(table, "Я👑ł")) == renderer.png(board_of(table, "??Ł"))


def _rows(atlas: Atlas, style: str, letter: str) -> dict[int, int]:
    """How many pixels of a letter are drawn in each row that has any, on a line around 0."""
    rows = Counter[int]()
    for name, _, y in placed(atlas, [Words(letter, style, 0, 0)]):
        mask = atlas.sprites[name][1]
        pixels = mask.convert("L").tobytes()
        for row in range(mask.height):
            if drawn := sum(map(bool, pixels[row * mask.width : (row + 1) * mask.width])):
                rows[y + row] += drawn
    return rows


def _filled(marked: dict[int, int], alone: dict[int, int]) -> float:
    """How much of a letter is in its rows if it has a mark, as a share of what is there without."""
    return sum(marked[row] for row in alone) / sum(alone.values())
