"""A puzzle made of a lost game on a phone and on a desktop: offered, posted, solved."""

import pytest

from tests.browser import Page, chromium
from tests.play.harness import Harness
from tests.play.making import lost_game
from tests.play.test_ends_in_a_browser import ARTEFACTS, SIZES, shown


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_lost_game_is_made_a_puzzle(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await lost_game(solvers, solvers.player("Ada"), "sultan-classic")
    async with chromium() as browser:
        ada = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await ada.type_command("/divan analyse")
        await ada.wait_for_text("Make it a puzzle")
        await shown(ada, f"made-offered-{width}")
        await ada.press("Make it a puzzle")
        await ada.wait_for_text("Which move still wins?")
        said = await shown(ada, f"made-{width}")
        assert "Nothing is hidden" in said
        bob = await Page.open(browser, solvers.server, "Bob", size=SIZES[width])
        await bob.press("Solve")
        await bob.wait_for_text("decisions: at each")
        await shown(bob, f"made-solved-{width}")
