"""A table on a phone and on a desktop: its board, who played what, its end."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from bot.press.together import ShowHands, ShowTable
from tests.browser import Page, chromium
from tests.play.duelling import current
from tests.play.harness import Harness
from tests.play.tabling import hand, opened, played_to

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {400: (400, 1200), 1280: (1280, 1000)}
WON: Final = {"en-GB": "Won together.", "de": "Zusammen gewonnen."}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", WON)
async def test_a_table_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    board = await opened(solvers, ada)
    first, last = await played_to(solvers, 2, ada, bob)
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Cleo", size=SIZES[width])
        cleo.person.locale = language

        async def looked_at(name: str) -> None:
            await page.settled()
            await asyncio.sleep(0.5)  # The browser is still painting the picture.
            await page.inner.locator("article.message").last.scroll_into_view_if_needed()
            await page.screenshot(ARTEFACTS / f"table-{name}-{language}-{width}.png")
            assert not await page.is_wider_than_the_window()

        await hand(solvers, cleo, first, board)
        await looked_at("board")
        await cleo.send(ShowTable(1), on=current(solvers, board))
        await looked_at("menu")
        await cleo.send(ShowHands(1), on=current(solvers, board))
        await looked_at("hands")
        await hand(solvers, ada, last, current(solvers, board))
        for message in solvers.server.world.messages_for(cleo.person):
            if message["id"] != board["id"]:
                cleo.person.dismiss(message["id"])
        await looked_at("won")
        seen = await page.messages()
        assert any(WON[language] in one.text for one in seen)
        assert not page.errors
        await page.close()
