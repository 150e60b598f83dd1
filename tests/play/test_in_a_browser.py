"""Boards, digests and ends on the local Discord's page, in a browser."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from bot.press.games import DealSame
from bot.words.labels import builds
from engine import Game
from engine.catalogue import GAMES
from engine.moves import Build, Privilege
from engine.solver.baseline import patient, played_out
from tests.browser import Page, Seen, chromium
from tests.play.attempts import begin, moves_of, start, win
from tests.play.days import DAY, MORNING, add_attempt, at, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.records import before_the_end, lost
from tests.shared import SHARED, needs_shared
from tests.visits import read, write

ARTEFACTS: Final = Path(__file__).parents[1] / "artefacts"
WINDOWS: Final = {"sultan": (1280, 900), "sultan-classic": (400, 860), "shah": (400, 860)}


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
        if "which you could play now" in (await page.messages())[-1].text:
            await page.press(named)
    else:
        await page.choose(option(move))


async def play_to_the_end(browser: Browser, harness: Harness, key: str, person: str) -> None:
    """One person plays a won game privately, in their own window."""
    _, deal, *moves = won_record(key).split()
    page = await Page.open(browser, harness.server, person, size=WINDOWS[key])
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
    assert "Won with " in board.text
    assert board.buttons == ("Duel", "New deal", "Share", "Same deal again", "Analyze", "Replay")
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


SIZES: Final = {400: (400, 860), 1280: (1280, 900)}

WRAPPED: Final = """
() => [...document.querySelectorAll('.message .row')].slice(-7)
    .filter((row) => new Set([...row.children].map((one) => one.offsetTop)).size > 1)
    .map((row) => row.innerText)
"""
"""The rows of buttons that take more than one line, of the dailies and the leaderboard."""


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_dailies_and_leaderboards_fit(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada, bob = harness.player("Ada"), harness.player("Bob")
    for key in ("sultan", "sultan-classic", "shah"):
        await harness.draw(harness.today, key)
    await write(harness.store).players.change(ada.owner, private=True)
    await win(harness, bob)
    await win(harness, ada)
    await begin(harness, ada, "shah")
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        await page.type_command("/divan daily")
        await page.screenshot(ARTEFACTS / f"dailies-{width}.png")
        await page.type_command("/divan board")
        await page.screenshot(ARTEFACTS / f"leaderboard-{width}.png")
        for chosen, of in (
            ("The Shah", "Sultan"),
            ("This week", "Today"),
            ("All games", "The Shah"),
        ):
            await page.choose(chosen, of=of)
            board = (await page.messages())[-1]
            assert ("Show here" in board.buttons) is ("Nobody is on" not in board.text)
        await page.screenshot(ARTEFACTS / f"week-{width}.png")
        assert await page.inner.evaluate(WRAPPED) == []
        assert not page.errors
        assert not await page.is_wider_than_the_window()


LOW: Final = {400: (400, 860), 1280: (1280, 800)}

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
    page = await Page.open(browser, harness.server, "Ada", size=LOW[width])
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


_ROWS: Final = """
rows => rows.map(row => [...row.querySelectorAll("button, .button")]
    .map(button => Math.round(button.getBoundingClientRect().top)))
"""
"""The tops of the buttons, row by row."""


async def shared(page: Page, harness: Harness, name: str) -> None:
    """Shares a finished game, some time after the last; the card comes before the line to copy."""
    harness.server.clock.advance(600)
    await page.press("Share")
    await page.wait_for_text("You can copy this line anywhere")
    await shown(page, name, number=-2)


async def shown(page: Page, name: str, *, number: int = -1) -> str:
    """The text of a message, by default the last one, once it is seen that it fits."""
    await page.inner.locator("article.message").last.scroll_into_view_if_needed()
    await asyncio.sleep(0.3)  # The browser is still painting the last picture.
    await page.screenshot(ARTEFACTS / f"end-{name}.png")
    rows = (
        await page.inner.locator("article.message").nth(number).locator(".row").evaluate_all(_ROWS)
    )
    assert rows
    assert all(len({*tops}) <= 1 for tops in rows), f"a row wraps: {name} {rows}"
    assert not await page.is_wider_than_the_window()
    assert not page.errors
    return (await page.messages())[number].text


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_every_end_fits_its_window(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = harness.player("Ada")
    await harness.draw(harness.today)
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[width])
        for key in GAMES:
            await page.type_command(f"/divan daily game:{key}")
            if key == "sultan":
                await page.press("Start")  # One's first is confirmed.
            await ada.slash("divan move", moves=moves_of(key), game=key)
            await page.type_command(f"/divan daily game:{key}")
            said = await shown(page, f"{key}-won-{width}")
            assert said.startswith("Won with ")
            assert "Your first win." in said
        await shared(page, harness, f"card-daily-{width}")
        before, last = before_the_end(lost("sultan"))
        await harness.set_game(ada, before)
        await page.type_command("/divan play game:sultan")
        await page.type_command(f"/divan move moves:{last}")
        assert "\nNo moves left with " in await shown(page, f"stuck-{width}")
        await shared(page, harness, f"card-{width}")
        await page.type_command("/divan play game:shah")
        for label in ("More", "Give up", "Give up"):
            await page.press(label)
        assert "\nYou gave up with 0 of 88 " in await shown(page, f"given-up-{width}")
        await page.type_command("/divan stats")
        await shown(page, f"statistics-{width}")


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
        assert "Put aside: Sultan #527233, where @Bob got 0 home" in said
        await page.type_command("/divan help")
        assert "/divan play deals a game" in await shown(page, "help-400")
        await page.type_command("/divan replay game:shah")
        await page.press("Step")
        await page.press("+5")
        await shown(page, "step-400")
        await page.press("Play from here")
        assert "This game doesn’t count" in await shown(page, "from-a-move-400")


_LOADED = "images => images.map(one => [one.complete, one.naturalWidth, one.naturalHeight])"


@pytest.mark.long
async def test_replays_fit_on_a_phone(harness: Harness) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    ada = harness.player("Ada")
    await win(harness, ada, "shah")
    harness.server.clock.advance(timedelta(days=1, hours=4))
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Ada", size=SIZES[400])
        await page.type_command("/divan replay game:shah")
        for label in ("", "Highlight", "Step", "Replay", "Post"):
            if label:
                await page.press(label)
            await shown(page, f"replay-{label or 'whole'}-400".replace(" ", "-").lower())
            if label != "Step":
                last = page.inner.locator("article.message").last
                pictures = await last.locator("img:not(.emoji)").evaluate_all(_LOADED)
                assert pictures == [[True, 800, 752]]


PHONE: Final = (400, 1_000)


async def seal_shown(page: Page, name: str) -> str:
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
        await seal_shown(page, "leaderboard")
        await page.press("Proof")
        assert today.seal in await seal_shown(page, "proof")
        await page.press("Show here")
        assert today.seal in await seal_shown(page, "posted")
        await run_tasks_at(harness, at(MORNING, 9))
        assert tomorrow.seal not in await seal_shown(page, "digest")
        await page.choose("Proof")
        assert today.nonce in await seal_shown(page, "proof-opened")
        await page.press("Today")
        assert tomorrow.seal in await seal_shown(page, "proof-today")
        await page.type_command("/divan daily")
        await page.press("Yesterday")
        said = await seal_shown(page, "past")
        assert today.seal not in said
        assert today.nonce not in said
        await page.press("Proof")
        await page.choose("The Shah", of="Data")
        assert "Checksum" in await seal_shown(page, "data")
        await page.close()


TALL: Final = {400: (400, 1100), 1280: (1280, 1000)}
SUNDAY: Final = DAY + timedelta(2)


@pytest.mark.long
@pytest.mark.parametrize("width", SIZES)
async def test_a_sundays_digest_fits_its_window(harness: Harness, width: int) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    world, ada, bob = harness.server.world, harness.player("Ada"), harness.player("Bob")
    harness.server.clock.set(at(SUNDAY, 20))
    await set_up_digest(harness, hour=9, channel=world.patience.id)
    await harness.draw(SUNDAY)
    await add_attempt(harness, bob, day=SUNDAY - timedelta(1), placed=30)
    for key, share in (("sultan", 1), ("sultan-classic", 2), ("shah", 3)):
        moves = moves_of(key).split()
        await start(ada, key)
        await ada.slash("divan move", moves=" ".join(moves[: len(moves) // share]), game=key)
        await add_attempt(harness, bob, key=key, day=SUNDAY, placed=7)
    await run_tasks_at(harness, at(SUNDAY + timedelta(1), 9))
    async with chromium() as browser:
        page = await Page.open(browser, harness.server, "Cleo", size=TALL[width])
        await page.inner.locator("article.message img").last.scroll_into_view_if_needed()
        await asyncio.sleep(0.3)  # The browser is still painting the picture.
        await page.screenshot(ARTEFACTS / f"digest-{width}.png")
        (digest,) = await page.messages()
        assert [line for line in digest.text.splitlines() if line][:3] == [
            "@Ada is champion of the week in Sultan.",
            "Daily results, Nov 22, 2026 · This server’s streak: 2 days",
            "Sultan day 2 · 2 played, 1 won",
        ]
        assert digest.text.lower().count("champion") == 1
        (described,) = digest.pictures
        assert "The Shah day 1: place 1 with " in described
        assert not await page.is_wider_than_the_window()
        assert not page.errors
        await page.close()
