"""Dailies and leaderboards in a browser, on a phone and on a desk: no row of buttons wraps."""

from typing import Final

import pytest

from tests.browser import Page, chromium
from tests.play.attempts import begin, win
from tests.play.harness import Harness
from tests.play.test_browser import ARTEFACTS
from tests.visits import write

SIZES: Final = {400: (400, 860), 1280: (1280, 900)}

WRAPPED: Final = """
() => [...document.querySelectorAll('.message .row')].slice(-7)
    .filter((row) => new Set([...row.children].map((one) => one.offsetTop)).size > 1)
    .map((row) => row.innerText)
"""
"""The rows of buttons that take more than one line, of the dailies and the leaderboard."""


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_dailies_and_leaderboards_fit(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob = harness.player("Ada"), harness.player("Bob")
    for key in ("sultan", "sultan-classic", "shah"):
        await harness.draw(harness.today, key)
    await write(harness.store).players.change(ada.owner, private=True)
    await win(harness, bob)
    await win(harness, ada)
    await begin(harness, ada, "shah")
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        await page.type_command("/divan daily")
        await page.screenshot(ARTEFACTS / f"dailies-{width}.png")
        await page.type_command("/divan board")
        await page.screenshot(ARTEFACTS / f"all-games-{width}.png")
        for chosen, of in (
            ("The Shah", "All games"),
            ("This week", "Today"),
            ("All games", "The Shah"),
        ):
            await page.choose(chosen, of=of)
            board = (await page.messages())[-1]
            assert ("Show here" in board.buttons) is ("Nobody is on" not in board.text)
        await page.screenshot(ARTEFACTS / f"week-{width}.png")
        assert await page.inner.evaluate(WRAPPED) == []
        assert not page.errors
        assert not await page.is_wider_than_the_window()
