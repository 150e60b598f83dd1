"""Puzzles on a phone and on a desktop: the board with its strip fits, and no row wraps."""

import pytest

from bot.services.core.days import closes_at
from engine.catalogue import GAMES
from engine.puzzles.puzzle import Puzzle
from tests.browser import Page, chromium
from tests.play.day_puzzles import own, today
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import last, puzzle_of
from tests.play.reading import BUTTON, id_of, of_type
from tests.play.test_ends_in_a_browser import ARTEFACTS, SIZES, shown


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
