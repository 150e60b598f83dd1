"""Matches, puzzles and analyses on the local Discord's page, in a browser."""

import asyncio
from typing import Final

import pytest

from bot.press.together import ShowHands, ShowTable
from bot.services.core.days import closes_at
from engine.catalogue import GAMES
from engine.puzzles.puzzle import Puzzle
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
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import last, puzzle_of
from tests.play.reading import BUTTON, id_of, of_type
from tests.play.test_in_a_browser import ARTEFACTS, SIZES, shown

TALL: Final = {400: (400, 1100), 1280: (1280, 1000)}
PARTED: Final = {"en-GB": "You parted at move ", "de": "Ab Zug "}


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("language", PARTED)
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
        assert PARTED[language] in told.text
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()


WON_BY: Final = {"en-GB": "wins the cup Friday", "de": "gewinnt das Turnier Friday"}


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
async def test_a_puzzle_fits_its_window(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = harness.player("Ada")
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        for key in GAMES:
            await page.type_command(f"/divan puzzle game:{key}")
            said = await shown(page, f"puzzle-{key}-{width}")
            assert "Nothing is hidden" in said
            puzzle = puzzle_of(await last(harness, ada))
            await page.press(wrong(harness, ada, puzzle))
            await page.wait_for_text("loses, so it’s taken back")
            said = await shown(page, f"puzzle-{key}-missed-{width}")
            assert "🟥⬜" in said


def wrong(harness: Harness, ada: SimulatedPlayer, puzzle: Puzzle) -> str:
    """The label of a wrong move that has a button of its own."""
    shown = harness.server.world.messages_for(ada.person)[-1]
    labels = {part.get("custom_id"): part.get("label") for part in of_type(shown, BUTTON)}
    moves = (move for move in puzzle.choices(0) if move != puzzle.answer(0))
    ids = (id_of(shown, move=move) for move in moves)
    return str(next(labels[id_] for id_ in ids if id_ in labels))


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_days_puzzle_fits_its_window_told_or_not(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    puzzle, clock = await own(harness), harness.server.clock
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        await page.type_command("/divan puzzle")
        assert "Everybody has this one" in await shown(page, f"puzzle-day-{width}")
        clock.set(closes_at(today(harness)))
        await page.press("Turn")
        await page.wait_for_text("Its day is over")
        said = await shown(page, f"puzzle-day-over-{width}")
        assert said.count("\n") >= len(puzzle.decisions) + 2


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


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_every_screen_of_an_analysis_fits_its_window(solvers: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = solvers.player("Ada")
    await solvers.set_game(ada, lost("sultan-classic"))
    async with chromium() as browser:
        page = await Page.open(browser, solvers.server, "Ada", size=SIZES[width])
        await page.type_command("/divan analyse")
        await page.wait_for_text(f"Move {LOST['sultan-classic'][1]} lost it.")
        await shown(page, f"analysis-{width}")
        await page.press("Line to the win")
        await page.press("+10")
        assert "move 10 of " in await shown(page, f"analysis-line-{width}")
        await page.press("Chart")
        assert "Cards home by move" in await shown(page, f"analysis-chart-{width}")
        await page.press("Back")
        assert "Where was it lost?" in (await page.messages())[-1].buttons
        await shown(page, f"analysis-board-{width}")
        await solvers.set_game(ada, narrowly_won())
        await page.type_command("/divan analyse game:sultan")
        await page.wait_for_text("It could have been lost at move ")
        await shown(page, f"analysis-won-{width}")
