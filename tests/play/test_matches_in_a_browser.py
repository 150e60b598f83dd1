"""Matches, puzzles and analyses on the local Discord's page, in a browser."""

import asyncio
from typing import Final

import pytest

from bot.press.together import ShowHands, ShowTable
from bot.services.core.days import closes_at
from engine.catalogue import GAMES
from engine.puzzles.tries import TRIES
from tests.browser import Page, chromium
from tests.play.day_puzzles import own, today
from tests.play.harness import Harness
from tests.play.lost_games import LOST, lost, narrowly_won
from tests.play.making import lost_game
from tests.play.matches import (
    accepted,
    announced,
    current,
    ended,
    hand,
    opened,
    play_all,
    played_to,
)
from tests.play.test_in_a_browser import ARTEFACTS, SIZES, shown

TALL: Final = {400: (400, 1100), 1280: (1280, 1000)}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", ["en-GB", "de"])
async def test_a_result_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await accepted(solvers, ada, bob)
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    for player, turns in ((ada, 3), (bob, 1)):
        for _ in range(turns):
            await player.press("Turn")
        await player.press("Run")
        await player.give_up()
    await solvers.divan.periodic.run_once()
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Cleo", size=TALL[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"duel-{language}-{width}.png")
        _, told = await page.messages()
        assert "🏆" in told.text
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()


WON_BY: Final = {
    "en-GB": "🏆 @Ada and @Cleo share the Friday cup with 0 points each.",
    "de": "🏆 @Ada und @Cleo",
}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", WON_BY)
async def test_a_podium_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    cup = await announced(solvers)
    for name, turns in {"Ada": (1, 1, 1), "Bob": (2, 2), "Cleo": (3,)}.items():
        await play_all(solvers.player(name), cup, *turns)
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=TALL[width])
        await page.screenshot(ARTEFACTS / f"cup-running-{language}-{width}.png")
        await page.close()
        await ended(solvers)
        page = await Page.open(browser, solvers.server, "Cleo", size=TALL[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"cup-{language}-{width}.png")
        *_, told = await page.messages()
        assert WON_BY[language] in told.text
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()


TABLE_SIZES: Final = {400: (400, 1200), 1280: (1280, 1000)}
WON: Final = {"en-GB": "Won together.", "de": "Zusammen gewonnen."}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", WON)
async def test_a_table_fits_its_window(solvers: Harness, width: int, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    if language == "de":
        await solvers.player("Ada").slash("divan-server", language=language)
    board = await opened(solvers, ada)
    first, last = await played_to(solvers, 2, ada, bob)
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Cleo", size=TABLE_SIZES[width])
        cleo.person.locale = language

        async def looked_at(name: str) -> None:
            await page.settled()
            await asyncio.sleep(0.5)  # The browser is still painting the picture.
            await page.inner.locator("article.message").last.scroll_into_view_if_needed()
            await page.screenshot(ARTEFACTS / f"table-{name}-{language}-{width}.png")
            assert not await page.is_wider_than_the_window()

        await hand(solvers, cleo, first, board)
        await looked_at("board")
        await cleo.send(ShowTable(1), on=current(solvers, board))
        await looked_at("menu")
        await cleo.send(ShowHands(1), on=current(solvers, board))
        await looked_at("hands")
        await hand(solvers, ada, last, current(solvers, board))
        for message in solvers.server.world.messages_for(cleo.person):
            if message["id"] != board["id"]:
                cleo.person.dismiss(message["id"])
        await looked_at("won")
        seen = await page.messages()
        assert any(WON[language] in one.text for one in seen)
        assert not page.errors
        await page.close()


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_puzzle_fits_its_window(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        for key in GAMES:
            await page.type_command(f"/divan puzzle game:{key}")
            said = await shown(page, f"puzzle-{key}-{width}")
            assert "This can still be won." in said
            assert "Six tries." in said
            await page.press("More")
            await shown(page, f"puzzle-{key}-more-{width}")
            await page.press("Give up this try")
            assert "It counts as lost." in await shown(page, f"puzzle-{key}-asked-{width}")
            await page.press("Give up this try")
            await page.wait_for_text("Try 2 starts here.")
            said = await shown(page, f"puzzle-{key}-missed-{width}")
            assert "🟥 Try 1 is lost. You could still have won up to this point." in said
        for number in range(2, TRIES + 1):
            await page.wait_for_text(f"Try {number} starts here.")
            for label in ("More", "Give up this try", "Give up this try"):
                await page.press(label)
        await page.wait_for_text("Here’s a way to win.")
        said = await shown(page, f"puzzle-failed-{width}")
        assert "🟥🟥🟥🟥🟥🟥 Not this time. Here’s a way to win." in said


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_days_puzzle_fits_its_window_told_or_not(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await own(solvers)
    clock = solvers.server.clock
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await page.type_command("/divan puzzle")
        assert "This can still be won." in await shown(page, f"puzzle-day-{width}")
        clock.set(closes_at(today(solvers)))
        await page.press("Turn")
        await page.wait_for_text("Here’s a way to win.")
        said = await shown(page, f"puzzle-day-over-{width}")
        assert "The day is over. Here’s a way to win.\n" in said


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_lost_game_is_made_a_puzzle(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    await lost_game(solvers, solvers.player("Ada"), "sultan-classic")
    async with chromium() as browser:
        ada = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await ada.type_command("/divan analyze")
        await ada.wait_for_text("Make it a puzzle")
        await shown(ada, f"made-offered-{width}")
        await ada.press("Make it a puzzle")
        await ada.wait_for_text("and there are six tries.")
        said = await shown(ada, f"made-{width}")
        assert "@Ada lost this game of " in said
        assert "but from here it can still be won." in said
        assert "Nothing is hidden, and there are six tries." in said
        bob = await Page.open(browser, solvers.server, "Bob", size=SIZES[width])
        await bob.press("Solve")
        await bob.wait_for_text("Try 1 of 6")
        said = await shown(bob, f"made-solved-{width}")
        assert "Try 1 of 6" in said
        assert "This can still be won." in said


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_every_screen_of_an_analysis_fits_its_window(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await page.type_command("/divan analyze")
        await page.wait_for_text(f"Move {LOST['sultan-classic'][1]} lost it.")
        await shown(page, f"analysis-{width}")
        await page.press("Winning line")
        await page.press("+10")
        assert "step 10 of " in await shown(page, f"analysis-line-{width}")
        await page.press("Analysis")
        await page.press("Back")
        assert "Where was it lost?" in (await page.messages())[-1].buttons
        await shown(page, f"analysis-board-{width}")
        await solvers.set_game(ada, narrowly_won())
        await page.type_command("/divan analyze game:sultan")
        await page.wait_for_text("It could have been lost at move ")
        await shown(page, f"analysis-won-{width}")
