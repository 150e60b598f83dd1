"""Replays on a phone: the animation and its still load and fit, and no row wraps."""

from datetime import timedelta

import pytest

from tests.browser import Page, chromium
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.test_ends_in_a_browser import ARTEFACTS, SIZES, shown

_LOADED = "images => images.map(one => [one.complete, one.naturalWidth, one.naturalHeight])"


@pytest.mark.long
async def test_replays_fit_on_a_phone(harness: Harness) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = harness.player("Ada")
    await win(harness, ada, "shah")
    harness.server.clock.advance(timedelta(days=1, hours=4))
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[400])
        await page.type_command("/divan replay game:shah")
        for label in ("", "Highlight", "Step", "Replay", "Post"):
            if label:
                await page.press(label)
            await shown(page, f"replay-{label or 'whole'}-400".replace(" ", "-").lower())
            if label != "Step":
                last = page.inner.locator("article.message").last
                pictures = await last.locator("img:not(.emoji)").evaluate_all(_LOADED)
                assert pictures == [[True, 800, 752]]
