"""A won game of each kind, played to its end in a browser with the visible buttons."""

import asyncio
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from bot.words.common.labels import builds
from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Privilege
from tests.browser import Page, Seen, chromium
from tests.play.harness import Harness
from tests.shared import SHARED, needs_shared

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
SIZES: Final = {"sultan": (1280, 900), "sultan-classic": (400, 860), "shah": (400, 860)}


def won_record(key: str) -> str:
    """The first won game of a kind in the reference material."""
    lines = (SHARED / "won.txt").read_text("ascii").splitlines()
    return next(line for line in lines if line.startswith(f"{key} "))


def label_start(move: str) -> str:
    """The start of the label of a move's button."""
    fixed = {"t": "Turn", "r": "Redeal", "d": "Lay circle ", "f": "Fill"}
    return fixed.get(move, f"{move} ·")


def label(board: Seen, move: str, game: Game) -> str | None:
    """The label of a move's button; None if the move is in a select."""
    if move == "w":
        return next(text for text in board.buttons if re.fullmatch(r"(?!All)\S+ up", text))
    if len(move) == 1:
        return next(text for text in board.buttons if text.startswith(label_start(move)))
    moves = [one for one in game.legal_moves if isinstance(one, Build | Privilege)]
    named = dict(zip(map(str, moves), builds(moves, game.table), strict=True))
    return named[move] if named[move] in board.buttons else None


def option(move: str) -> str:
    """The end of a build's or privilege's option in a select, without the card."""
    source, sign, target = tuple(move)
    into = "on" if sign == ">" else "into the empty"
    return f"from {'the waste' if source == 'w' else f'ray {source}'} {into} ray {target}"


async def make(page: Page, move: str, game: Game) -> None:
    """Makes a move of a game with the button or select that shows it."""
    board = (await page.messages())[-1]
    if named := label(board, move, game):
        await page.press(named)
        if "Lay it anyway?" in (await page.messages())[-1].text:
            await page.press(named)
    else:
        await page.choose(option(move))


async def play_to_the_end(browser: Browser, harness: Harness, key: str, person: str) -> None:
    """One person plays a won game privately, in their own window."""
    _, deal, *moves = won_record(key).split()
    page = await Page.open(browser, harness.server, person, size=SIZES[key])
    await page.type_command(f"/divan play game:{key} deal:{deal} private:True")
    await page.screenshot(ARTEFACTS / f"{key}-start.png")
    for place, move in enumerate(moves):
        made = (await harness.record(harness.player(person))).split()
        if len(made) > place:  # A fill that had to be made came with the press before it.
            continue
        await make(page, move, Game.start(key, int(deal)).played_all(made))
        if place == len(moves) // 2:
            await page.screenshot(ARTEFACTS / f"{key}-middle.png")
    board = (await page.messages())[-1]
    await asyncio.sleep(0.2)  # The browser is still painting the last picture.
    await page.screenshot(ARTEFACTS / f"{key}-won.png")
    assert "Won in " in board.text
    assert board.buttons == ("New deal", "Share", "Same deal again", "Analyse", "Replay")
    assert not page.errors
    assert not await page.is_wider_than_the_window()
    assert await harness.record(harness.player(person)) == " ".join(moves)


@pytest.mark.long
@needs_shared
async def test_won_games_can_be_played_to_their_end_in_a_browser(harness: Harness) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    async with chromium() as browser:
        people = zip(GAMES, ("Ada", "Bob", "Cleo"), strict=True)
        await asyncio.gather(*(play_to_the_end(browser, harness, *who) for who in people))
