"""The digest on a phone and on a desktop: its picture is read, and nothing is wider than it."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from tests.browser import Page, chromium
from tests.play.attempts import moves_of, start
from tests.play.days import DAY, add_attempt, at, run_tasks_at, set_up_digest
from tests.play.harness import Harness

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {400: (400, 1100), 1280: (1280, 1000)}
SUNDAY: Final = DAY + timedelta(2)


@pytest.mark.parametrize("width", SIZES)
async def test_a_sundays_digest_fits_its_window(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    world, ada, bob = harness.server.world, harness.player("Ada"), harness.player("Bob")
    harness.server.clock.set(at(SUNDAY, 20))
    await set_up_digest(harness, hour=9, channel=world.patience.id)
    await harness.draw(SUNDAY)
    await add_attempt(harness, bob, day=SUNDAY - timedelta(1), placed=30)
    for key, share in (("sultan", 1), ("sultan-classic", 2), ("shah", 3)):
        moves = moves_of(key).split()
        await start(ada, key)
        await ada.slash("divan move", moves=" ".join(moves[: len(moves) // share]), game=key)
        await add_attempt(harness, bob, key=key, day=SUNDAY, placed=7)
    await run_tasks_at(harness, at(SUNDAY + timedelta(1), 9))
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Cleo", size=SIZES[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"digest-{width}.png")
        (digest,) = await page.messages()
        assert [line for line in digest.text.splitlines() if line][:3] == [
            "@Ada won Sultan for the first time.",
            "Daily results, 22 Nov 2026",
            "Sultan day 2 · 2 played, 1 won",
        ]
        assert "Champion of the week, all games: @Ada" in digest.text
        (described,) = digest.pictures
        assert "The Shah day 1: place 1 with " in described
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()
