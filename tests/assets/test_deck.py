"""Tests that the committed atlas matches the deck's sources."""

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from assets.deck.atlas import Atlas, built
from assets.deck.inks import TABLE
from assets.deck.palette import ENTRIES, FREE
from assets.deck.sprites import CODES

ASSETS = Path(__file__).parents[2] / "assets"
CLUBS_AND_DIAMONDS = {"c", "d"} | {code for code in CODES if code[1] in "cd"}


@pytest.fixture(scope="module")
def rebuilt() -> Atlas:
    return built()


@pytest.mark.long
def test_the_sheet_matches_the_sources_pixel_for_pixel(rebuilt: Atlas) -> None:
    with Image.open(ASSETS / "atlas.png") as sheet:
        assert np.array_equal(np.asarray(sheet), rebuilt.sheet)


def test_the_palettes_match_the_sources(rebuilt: Atlas) -> None:
    palettes = json.loads((ASSETS / "palettes.json").read_text("utf-8"))
    assert palettes == rebuilt.palettes
    assert all(len(colours) == ENTRIES < FREE for colours in palettes.values())


def test_palette_entry_0_is_the_table(rebuilt: Atlas) -> None:
    assert rebuilt.palettes["four"][0] == rebuilt.palettes["two"][0] == TABLE


def test_the_rectangles_match_the_sources_and_do_not_overlap(rebuilt: Atlas) -> None:
    rectangles = json.loads((ASSETS / "atlas.json").read_text("utf-8"))
    assert {name: tuple(box) for name, box in rectangles.items()} == rebuilt.rectangles
    taken = np.zeros(rebuilt.sheet.shape, np.uint8)
    for x, y, width, height in rebuilt.rectangles.values():
        taken[y : y + height, x : x + width] += 1
    assert taken.max() == 1


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
