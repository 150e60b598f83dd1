"""A cup on a phone and on a desktop: its announcement, and its podium."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.browser import Page, chromium
from tests.play.cups import announced, ended, play_all
from tests.play.harness import Harness

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {400: (400, 1100), 1280: (1280, 1000)}
TOLD: Final = {"en-GB": "wins the cup Friday", "de": "gewinnt das Turnier Friday"}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", TOLD)
async def test_a_podium_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    cup = await announced(solvers)
    for name, turns in {"Ada": (1, 1, 1), "Bob": (2, 2), "Cleo": (3,)}.items():
        await play_all(solvers.player(name), cup, *turns)
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await page.screenshot(ARTEFACTS / f"cup-running-{language}-{width}.png")
        await page.close()
        await ended(solvers)
        page = await Page.open(browser, solvers.server, "Cleo", size=SIZES[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"cup-{language}-{width}.png")
        *_, told = await page.messages()
        assert TOLD[language] in told.text
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()
