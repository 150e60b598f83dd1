"""Games put aside, and games played from a move, on a phone: they fit, and no row wraps."""

from datetime import timedelta

import pytest

from bot.press.games import DealSame
from tests.browser import Page, chromium
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.test_ends_in_a_browser import ARTEFACTS, SIZES, shown


@pytest.mark.long
async def test_they_fit_on_a_phone(harness: Harness) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await win(harness, ada, "shah")
    harness.server.clock.advance(timedelta(days=1, hours=4))
    await harness.set_game(bob, "sultan 527233 t t t")
    await bob.slash("divan play", game="sultan")
    await bob.give_up()
    game = (await harness.last(bob)).id
    await ada.send(DealSame(game), on=bob.message)
    await ada.press("Turn")
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[400])
        await page.type_command("/divan play game:sultan deal:20")
        assert "Games put aside: 1, under More" in await shown(page, "begun-400")
        await page.press("More")
        said = await shown(page, "put-aside-400")
        assert "Put aside: Sultan #527233, @Bob had 0 home" in said
        await page.type_command("/divan help")
        assert "/divan play deals a game" in await shown(page, "help-400")
        await page.type_command("/divan replay game:shah")
        await page.press("Step")
        await page.press("+5")
        await shown(page, "step-400")
        await page.press("Play from here")
        assert "this game counts nowhere" in await shown(page, "from-a-move-400")
