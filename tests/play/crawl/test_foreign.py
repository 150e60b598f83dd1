"""Every screen, read by somebody who speaks a language that is none: no word is English."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.languages import LOADED, Language
from bot.render.draw import Renderer
from bot.render.painting import placed
from bot.render.plans import Words
from local_discord import Checker
from tests.bot.languages.each import IN_EACH
from tests.bot.languages.leftovers import left
from tests.bot.languages.pseudo import pseudo_language
from tests.effort import THOROUGH
from tests.play.crawl.complaints import told
from tests.play.crawl.foreign import complaints, foreign_harness, read_atlas, wholly_in
from tests.play.crawl.scenes import SCENES, Scene
from tests.play.crawl.test_crawl import WORLDS, crawl
from tests.play.harness import Harness

PLACES = [scene for scene in SCENES if scene.name in ("server", "direct message")]
WIDEST = "de"
Opened = Callable[[Language, Checker], AbstractAsyncContextManager[Harness]]


@pytest.fixture
def speaking_alone(tmp_path: Path, empty_database: Path, renderer: Renderer) -> Iterator[Opened]:
    """Opens a bot that speaks one language: nobody can choose another."""
    loaded = {**LOADED}
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)

    def opened(language: Language, checker: Checker) -> AbstractAsyncContextManager[Harness]:
        LOADED.clear()
        LOADED[language.code] = language
        return foreign_harness(database, renderer, language, checker)

    yield opened
    # They are listed in the order in which they were loaded.
    LOADED.clear()
    LOADED.update(loaded)


@pytest.mark.long
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("scene", PLACES, ids=lambda scene: scene.name)
async def test_no_word_is_english(speaking_alone: Opened, scene: Scene, world: str) -> None:
    if (scene, world) == (PLACES[1], "full") and not THOROUGH:
        pytest.skip("a direct message's screens are a server's, but for those of an empty world")
    async with speaking_alone(pseudo_language(), complaints) as harness:
        await crawled(harness, scene, world)


@pytest.mark.long
@IN_EACH
@pytest.mark.parametrize(("scene", "world"), [(PLACES[0], "full"), (PLACES[1], "empty")])
async def test_no_word_is_english_in_another_language_and_no_row_wraps(
    speaking_alone: Opened, scene: Scene, world: str, language: Language
) -> None:
    if world == "full" and language.code != WIDEST and not THOROUGH:
        pytest.skip("rows are measured in the widest language; the examples in all of them")
    async with speaking_alone(language, wholly_in(language.code)) as harness:
        await crawled(harness, scene, world)


async def crawled(harness: Harness, scene: Scene, world: str) -> None:
    """Crawls a world; fails with the way to each thing that was found."""
    player = await scene.player(harness)
    await WORLDS[world](harness, player)
    report = await crawl(harness, player)
    if report.findings:
        pytest.fail(told(report.findings), pytrace=False)


def test_a_word_in_a_picture_is_found(renderer: Renderer) -> None:
    found = list[str]()
    atlas = read_atlas(renderer, left, found)
    pseudo_words, words = (Words(said, "title", 9, 9) for said in ("⟦ŠŢÖÇK~⟧ 3", "WASTE 3"))
    assert len([*placed(atlas, (pseudo_words, words))]) == len("⟦ŠŢÖÇK~⟧ 3WASTE 3")
    assert found == ["a picture: WASTE, in 'WASTE 3'"]
