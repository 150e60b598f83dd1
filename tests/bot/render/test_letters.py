"""The lettering has what other Latin languages need. Words are drawn as capitals, so only those."""

from typing import Final

import pytest

from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.lettering import width_of

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
STYLES: Final = (
    "title", "head", "fine", "caption", "count", "ends", "ending", "feat", "name", "label", "day",
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
    assert width_of("Ω", style) == width_of("M", style), "one that the deck lacks"


@pytest.mark.parametrize("style", STYLES)
def test_no_two_letters_look_alike(renderer: Renderer, style: str) -> None:
    drawn: dict[tuple[tuple[int, int], bytes], str] = {}
    for letter in sorted({*"".join((ALPHABET, *LETTERS.values())).upper(), "İ", "ẞ"}):
        image, _ = renderer.atlas.sprites[f"{style} {letter}"]
        other = drawn.setdefault((image.size, image.tobytes()), letter)
        assert other == letter


@pytest.mark.parametrize("style", STYLES)
def test_a_mark_makes_no_line_higher(renderer: Renderer, style: str) -> None:
    assert _height(renderer.atlas, f"{style} Ä") == _height(renderer.atlas, f"{style} A")
    assert _height(renderer.atlas, f"{style} Ç") == _height(renderer.atlas, f"{style} C")


def _height(atlas: Atlas, name: str) -> int:
    return atlas.sprites[name][0].height
