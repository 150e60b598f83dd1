"""Rules pages: a language has one for each game or none, as the English page has it."""

import re
from pathlib import Path

import pytest

from assets.languages.catalogues import FOLDER
from engine.catalogue import GAMES

ENGLISH = FOLDER.parent / "rules"
PAGES = [*FOLDER.glob("*/rules/*.md")]
COMMAND = re.compile(r"`[^`]+`")


def test_a_language_has_a_page_for_each_game_or_none() -> None:
    assert {page.stem for page in ENGLISH.iterdir()} == GAMES.keys()
    for folder in {page.parent for page in PAGES}:
        assert {page.name for page in folder.iterdir()} == {f"{key}.md" for key in GAMES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.parent.name} {page.stem}")
def test_a_page_has_what_the_english_one_has(page: Path) -> None:
    theirs, ours = page.read_text("utf-8"), (ENGLISH / page.name).read_text("utf-8")
    for shape in (r"(?m)^## ", r"\*\*[^*]+\*\*", r"(?m)^- ", r"\n\n"):
        assert len(re.findall(shape, theirs)) == len(re.findall(shape, ours)), shape
    assert COMMAND.findall(theirs) == COMMAND.findall(ours)
    assert {*re.findall(r"\d+", theirs)} >= {*re.findall(r"\d+", ours)}
    assert len(theirs) <= 1.25 * len(ours)
