"""Every screen, read by somebody who speaks a language that is none: no word is English."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.languages.languages import LOADED
from bot.render.draw import Renderer
from bot.render.painting import placed
from bot.render.plans import Words
from tests.bot.languages.pseudo import CODE, pseudo_language
from tests.play.crawl.complaints import told
from tests.play.crawl.pseudo import foreign_harness, read_atlas
from tests.play.crawl.scenes import SCENES, Scene
from tests.play.crawl.test_crawl import WORLDS, crawl
from tests.play.harness import Harness

PLACES = [scene for scene in SCENES if scene.name in ("server", "direct message")]


@pytest.fixture
async def foreign(
    tmp_path: Path, empty_database: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Harness]:
    for code in [*LOADED]:
        monkeypatch.delitem(LOADED, code)  # Nobody can choose another.
    monkeypatch.setitem(LOADED, CODE, pseudo_language())
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    async with foreign_harness(database, renderer) as harness:
        yield harness


@pytest.mark.long
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("scene", PLACES, ids=lambda scene: scene.name)
async def test_no_word_is_english(foreign: Harness, scene: Scene, world: str) -> None:
    player = await scene.player(foreign)
    await WORLDS[world](foreign, player)
    report = await crawl(foreign, player)
    if report.findings:
        pytest.fail(told(report.findings), pytrace=False)


def test_a_word_in_a_picture_is_found(renderer: Renderer) -> None:
    found = list[str]()
    atlas = read_atlas(renderer, found)
    pseudo_words, words = (Words(said, "title", 9, 9) for said in ("⟦ŠŢÖÇK~⟧ 3", "WASTE 3"))
    assert len([*placed(atlas, (pseudo_words, words))]) == len("⟦ŠŢÖÇK~⟧ 3WASTE 3")
    assert found == ["a picture: WASTE, in 'WASTE 3'"]
