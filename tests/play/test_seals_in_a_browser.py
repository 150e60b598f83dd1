"""Seals and nonces on a phone: they can be read, and nothing is wider than the window."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from tests.browser import Page, chromium
from tests.play.attempts import moves_of, start
from tests.play.days import DAY, MORNING, add_attempt, at, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.visits import read

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
PHONE: Final = (400, 1_000)


async def shown(page: Page, name: str) -> str:
    """The text of the last message, kept as a picture."""
    await asyncio.sleep(0.3)  # The browser is still painting.
    await page.screenshot(ARTEFACTS / f"seal-{name}.png")
    assert not await page.is_wider_than_the_window()
    assert not page.errors
    return (await page.messages())[-1].text


@pytest.mark.long
async def test_seals_fit_on_a_phone(harness: Harness) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9, channel=harness.server.world.patience.id)
    for n in range(2):
        await harness.draw(DAY + timedelta(n))
    today, tomorrow = [
        await read(harness.store).deals.daily(day, "sultan") for day in (DAY, MORNING)
    ]
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=PHONE)
        ada = harness.player("Ada")
        await start(ada, "sultan")
        await ada.slash("divan move", moves=moves_of("sultan"), game="sultan")
        await add_attempt(harness, harness.player("Bob"), day=DAY, placed=7)
        await page.type_command("/divan board game:sultan period:day")
        await shown(page, "leaderboard")
        await page.press("Proof")
        assert today.seal in await shown(page, "proof")
        await page.press("Show here")
        assert today.seal in await shown(page, "posted")
        await run_tasks_at(harness, at(MORNING, 9))
        assert tomorrow.seal not in await shown(page, "digest")
        await page.press("Proof")
        assert today.nonce in await shown(page, "proof-opened")
        await page.press("Today")
        assert tomorrow.seal in await shown(page, "proof-today")
        await page.type_command("/divan daily")
        await page.press("Yesterday")
        said = await shown(page, "past")
        assert today.seal not in said
        assert today.nonce not in said
        await page.press("Data")
        assert "Checksum" in await shown(page, "data")
        await page.close()
