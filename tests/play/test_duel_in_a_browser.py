"""A duel on a phone and on a desktop: the challenge, its result, and where the two parted."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.browser import Page, chromium
from tests.play.duelling import accepted
from tests.play.harness import Harness

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {400: (400, 1100), 1280: (1280, 1000)}
TOLD: Final = {"en-GB": "You parted at move ", "de": "Ab Zug "}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", TOLD)
async def test_a_result_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    for player, turns in ((ada, 3), (bob, 1)):
        for _ in range(turns):
            await player.press("Turn")
        await player.press("Run")
        await player.give_up()
    await solvers.divan.periodic.run_once()
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Cleo", size=SIZES[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"duel-{language}-{width}.png")
        _, told = await page.messages()
        assert TOLD[language] in told.text
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()
