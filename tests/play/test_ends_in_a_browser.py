"""How games end on a phone and on a desktop: nothing wraps, and the end is told first."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from engine.catalogue import GAMES
from tests.browser import Page, chromium
from tests.play.attempts import moves_of
from tests.play.harness import Harness
from tests.play.records import before_the_end, lost

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {400: (400, 860), 1280: (1280, 900)}
_ROWS: Final = """
rows => rows.map(row => [...row.querySelectorAll("button, .button")]
    .map(button => Math.round(button.getBoundingClientRect().top)))
"""
"""The tops of the buttons, row by row."""


async def shared(page: Page, harness: Harness, name: str) -> None:
    """Shares a finished game, some time after the last; the card comes before the line to copy."""
    harness.server.clock.advance(600)
    await page.press("Share")
    await page.wait_for_text("You can copy this line anywhere")
    await shown(page, name, number=-2)


async def shown(page: Page, name: str, *, number: int = -1) -> str:
    """The text of a message, by default the last one, once it is seen that it fits."""
    await page.inner.locator("article.message").last.scroll_into_view_if_needed()
    await asyncio.sleep(0.3)  # The browser is still painting the last picture.
    await page.screenshot(ARTEFACTS / f"end-{name}.png")
    rows = (
        await page.inner.locator("article.message").nth(number).locator(".row").evaluate_all(_ROWS)
    )
    assert rows
    assert all(len({*tops}) <= 1 for tops in rows), f"a row wraps: {name} {rows}"
    assert not await page.is_wider_than_the_window()
    assert not page.errors
    return (await page.messages())[number].text


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_every_end_fits_its_window(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        for key in GAMES:
            await page.type_command(f"/divan daily game:{key}")
            if key == "sultan":
                await page.press("Start")  # One's first is confirmed.
            await ada.slash("divan move", moves=moves_of(key), game=key)
            await page.type_command(f"/divan daily game:{key}")
            said = await shown(page, f"{key}-won-{width}")
            assert said.startswith("Won in ")
            assert "Your first win." in said
        await shared(page, harness, f"card-daily-{width}")
        before, last = before_the_end(lost("sultan"))
        await harness.set_game(ada, before)
        await page.type_command("/divan play game:sultan")
        await page.type_command(f"/divan move moves:{last}")
        assert "\nNo moves left with " in await shown(page, f"stuck-{width}")
        await shared(page, harness, f"card-{width}")
        await page.type_command("/divan play game:shah")
        for label in ("More", "Give up", "Give up"):
            await page.press(label)
        assert "\nGiven up with 0 of 88 " in await shown(page, f"given-up-{width}")
        await page.type_command("/divan stats")
        await shown(page, f"statistics-{width}")
