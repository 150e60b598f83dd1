"""An analysis on a phone and on a desktop: nothing wraps, and every picture is drawn."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.render.draw import Renderer
from tests.browser import Page, chromium
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.lost_games import LOST, lost, narrowly_won
from tests.play.test_ends_in_a_browser import ARTEFACTS, SIZES, shown


@pytest.fixture
async def solvers(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A harness whose bot has one solver process."""
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer, solvers=1) as harness,
    ):
        yield harness


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_every_screen_of_an_analysis_fits_its_window(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await page.type_command("/divan analyse")
        await page.wait_for_text(f"Move {LOST['sultan-classic'][1]} lost it.")
        await shown(page, f"analysis-{width}")
        await page.press("Line to the win")
        await page.press("+10")
        assert "move 10 of " in await shown(page, f"analysis-line-{width}")
        await page.press("Chart")
        assert "Cards home by move" in await shown(page, f"analysis-chart-{width}")
        await page.press("Back")
        assert "Where was it lost?" in (await page.messages())[-1].buttons
        await shown(page, f"analysis-board-{width}")
        await solvers.set_game(ada, narrowly_won())
        await page.type_command("/divan analyse game:sultan")
        await page.wait_for_text("It could have been lost at move ")
        await shown(page, f"analysis-won-{width}")
