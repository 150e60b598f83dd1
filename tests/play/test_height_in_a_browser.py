"""A whole board fits a small desktop window, and a phone, whatever stands beside it."""

from typing import Final

import pytest
from playwright.async_api import Browser

from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Privilege
from engine.solver.baseline import patient, played_out
from tests.browser import Page, chromium
from tests.play.harness import Harness
from tests.play.test_ends_in_a_browser import shown

SIZES: Final = {400: (400, 860), 1280: (1280, 800)}
_SPARE: Final = """
() => {
    const board = [...document.querySelectorAll("article.message .container")].at(-1);
    const top = document.querySelector("header").getBoundingClientRect().bottom;
    const bottom = document.querySelector("#composer").getBoundingClientRect().top;
    return bottom - top - board.getBoundingClientRect().height;
}
"""
"""How many pixels of the window a board leaves free, below the channel's name."""


def with_builds(count: int) -> str:
    """The moves of the Shah #1 up to where it can build in so many ways."""
    at = Game.start("shah", 1)
    for move in played_out(at, patient).moves:
        at = at.played(move)
        builds = [one for one in at.legal_moves if isinstance(one, Build | Privilege)]
        if len(builds) == count and at.table.stock_left:
            break
    return " ".join(at.moves)


class Boards:
    """Boards in a window, each measured once it is shown."""

    def __init__(self, page: Page, width: int) -> None:
        self._page = page
        self._width = width

    async def fits(self, name: str) -> str:
        """What the last board says, once it is seen to fit."""
        said = await shown(self._page, f"height-{name}-{self._width}")
        assert await self._page.inner.evaluate(_SPARE) >= 0, f"{name} is higher than the window"
        return said


async def seen(browser: Browser, harness: Harness, width: int) -> None:
    """Ada's boards of each game at the start, with builds, and in the menu."""
    ada = harness.player("Ada")
    page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
    boards = Boards(page, width)
    for key in GAMES:
        await page.type_command(f"/divan play game:{key} deal:3")
        assert "can go up" in await boards.fits(f"{key}-taught")
        await ada.slash("divan move", moves=str(Game.start(key, 3).legal_moves[0]))
    for count in (2, 4):
        await ada.slash("divan play", game="shah", deal="1")
        await ada.slash("divan move", moves=with_builds(count), game="shah")
        await page.type_command("/divan play game:shah")
        said = await boards.fits(f"builds-{count}")
        assert "Games put aside: 1, under More" in said
        await page.press("More")
        await boards.fits(f"menu-{count}")
        await ada.give_up()


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_boards_fit(harness: Harness, width: int) -> None:
    async with chromium() as browser:
        await seen(browser, harness, width)
