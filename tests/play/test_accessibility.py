"""Divan's own messages on the local Discord's page, checked by axe-core, dark and light."""

from pathlib import Path
from typing import Final

import pytest

from tests.axe import complaints
from tests.browser import Page, chromium
from tests.play.harness import Harness

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {"wide": (1280, 900), "phone": (400, 860)}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_axe_finds_nothing_to_complain_of(harness: Harness, size: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[size])
        await page.type_command("/divan settings")
        await page.press("Turn on")
        await page.screenshot(ARTEFACTS / f"settings-{size}.png")
        await page.type_command("/divan-server")
        await page.press("Turn on")
        await page.screenshot(ARTEFACTS / f"server-{size}.png")
        await page.type_command("/divan play game:shah deal:10")
        await page.press("Lay circle 2")
        await page.type_command("/divan board")
        assert not "\n".join(await complaints(page))
        assert not await page.is_wider_than_the_window()
        assert page.errors == []
