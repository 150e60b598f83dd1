"""Rules pages: one that was made from today's English page has what that has."""

import re
from pathlib import Path

import pytest

from assets.languages.catalogues import FOLDER
from assets.languages.unfinished import PAGES as ENGLISH
from assets.languages.unfinished import is_current
from bot.languages import LOADED, speaking
from bot.words.games import rules_page
from engine.catalogue import GAMES

PAGES = [*FOLDER.glob("*/rules/*.md")]
CURRENT = [page for page in PAGES if is_current(page, ENGLISH / page.name)]
COMMAND = re.compile(r"`[^`]+`")


def test_each_game_has_a_page_and_each_page_a_game() -> None:
    assert {page.stem for page in ENGLISH.iterdir()} == GAMES.keys()
    assert {page.stem for page in PAGES} <= GAMES.keys()


@pytest.mark.parametrize("page", CURRENT, ids=lambda page: f"{page.parent.parent.name} {page.stem}")
def test_a_page_has_what_the_english_one_has(page: Path) -> None:
    _, _, theirs = page.read_text("utf-8").partition("\n")
    ours = (ENGLISH / page.name).read_text("utf-8")
    for shape in (r"(?m)^## ", r"\*\*[^*]+\*\*", r"(?m)^- ", r"\n\n"):
        assert len(re.findall(shape, theirs)) == len(re.findall(shape, ours)), shape
    assert COMMAND.findall(theirs) == COMMAND.findall(ours)
    assert numbers(theirs) >= numbers(ours)
    assert len(theirs) <= 1.25 * len(ours)


def numbers(page: str) -> set[str]:
    """Those in it, without a language's mark between thousands."""
    return {*re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u202f\xa0](?=\d{3})", "", page))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.parent.name} {page.stem}")
def test_a_page_is_shown_whole_without_what_it_was_made_from(page: Path) -> None:
    first, _, rest = page.read_text("utf-8").partition("\n")
    assert re.fullmatch(r"<!-- from [0-9a-f]{12} -->", first)
    with speaking(LOADED[page.parent.parent.name]):
        assert rules_page(page.stem) == rest
