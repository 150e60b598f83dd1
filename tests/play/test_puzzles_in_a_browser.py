"""Puzzles on a phone and on a desktop: the board with its strip fits, and no row wraps."""

import pytest

from engine.catalogue import GAMES
from engine.puzzles.puzzle import Puzzle
from tests.browser import Page, chromium
from tests.play.harness import Harness
from tests.play.puzzling import last, puzzle_of
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
            await page.press(wrong(puzzle))
            await page.wait_for_text("loses, so it’s taken back")
            said = await shown(page, f"puzzle-{key}-missed-{width}")
            assert "🟥⬜" in said


def wrong(puzzle: Puzzle) -> str:
    """The label of a wrong move that has a button of its own on every board."""
    labels = {"t": "Turn", "f": "Fill"}
    table = puzzle.games[0].table
    for move in puzzle.choices(0):
        if move == puzzle.answer(0):
            continue
        if move in labels:
            return labels[move]
        if move.isdigit():
            return f"{move} ·"
        if move == "w":
            return " up"
    raise AssertionError(table)
