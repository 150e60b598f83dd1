"""Tests that the committed atlas and emoji match the deck's sources."""

import json
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from assets.deck.atlas import Atlas, built
from assets.deck.emoji import SIZE, emoji
from assets.deck.inks import TABLE, rgb
from assets.deck.palette import ENTRIES, FREE
from assets.deck.sprites import CODES
from tests.contrast import ENOUGH, ratio

ASSETS = Path(__file__).parents[2] / "assets"
LINE = 22
"""How high Discord draws an emoji in a line of text."""
CLUBS_AND_DIAMONDS = {"c", "d"} | {code for code in CODES if code[1] in "cd"}


@pytest.fixture(scope="module")
def rebuilt() -> Atlas:
    return built()


@pytest.mark.long
def test_the_sheet_matches_the_sources_pixel_for_pixel(rebuilt: Atlas) -> None:
    with Image.open(ASSETS / "atlas.png") as sheet:
        assert np.array_equal(np.asarray(sheet), rebuilt.sheet)


@pytest.mark.long
def test_the_palettes_match_the_sources(rebuilt: Atlas) -> None:
    palettes = json.loads((ASSETS / "palettes.json").read_text("utf-8"))
    assert palettes == rebuilt.palettes
    assert all(len(colours) == ENTRIES < FREE for colours in palettes.values())


@pytest.mark.long
def test_palette_entry_0_is_the_table(rebuilt: Atlas) -> None:
    assert rebuilt.palettes["four"][0] == rebuilt.palettes["two"][0] == TABLE


@pytest.mark.long
def test_the_rectangles_match_the_sources_and_do_not_overlap(rebuilt: Atlas) -> None:
    rectangles = json.loads((ASSETS / "atlas.json").read_text("utf-8"))
    assert {name: tuple(box) for name, box in rectangles.items()} == rebuilt.rectangles
    taken = np.zeros(rebuilt.sheet.shape, np.uint8)
    for x, y, width, height in rebuilt.rectangles.values():
        taken[y : y + height, x : x + width] += 1
    assert taken.max() == 1


def test_the_emoji_match_the_sources() -> None:
    for name, png in emoji().items():
        with Image.open(ASSETS / "emoji" / f"{name}.png") as kept, Image.open(BytesIO(png)) as made:
            assert np.array_equal(np.asarray(kept), np.asarray(made)), name


@pytest.mark.parametrize("theme", ["#313338", "#1a1a1e", "#ffffff", "#000000"])
@pytest.mark.parametrize("suit", emoji())
def test_an_emoji_can_be_seen_on_every_theme(suit: str, theme: str) -> None:
    with Image.open(ASSETS / "emoji" / f"{suit}.png") as picture:
        assert picture.size == (SIZE, SIZE)
        shown = Image.new("RGBA", (LINE, LINE), theme)
        shown.alpha_composite(picture.convert("RGBA").resize((LINE, LINE)))
    pixels = shown.convert("RGB").tobytes()
    colours = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    visible = sum(ratio(colour, rgb(theme)) >= ENOUGH for colour in colours)
    assert visible > LINE * LINE / 12


@pytest.mark.long
def test_the_two_decks_differ_only_in_clubs_and_diamonds(rebuilt: Atlas) -> None:
    four, two = (np.array(_channels(rebuilt.palettes[deck])) for deck in ("four", "two"))
    for name, (x, y, width, height) in rebuilt.rectangles.items():
        entries = rebuilt.sheet[y : y + height, x : x + width]
        drawn = entries[entries != FREE]
        difference = np.abs(four[drawn] - two[drawn]).max(initial=0)
        if CLUBS_AND_DIAMONDS.intersection(name.split()):
            assert difference > 50, name
        else:
            assert difference < 45, f"{name}: an entry near a club's or a diamond's"


def _channels(colours: list[str]) -> list[list[int]]:
    return [list(bytes.fromhex(colour[1:])) for colour in colours]
