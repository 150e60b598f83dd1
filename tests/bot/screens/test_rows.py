"""Rows of buttons on a phone: none wraps, measured in Chromium; nothing changes its place."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import randrange
from typing import Final

import pytest

from bot.features.play.board import screen
from bot.features.screen import Button, Screen, Style
from bot.languages import Language, languages, speaking
from bot.press.games import PlayMove, Run
from bot.press.press import Press
from bot.services.play.game_view import GameView
from bot.store.schema.players import Player
from engine import Game
from engine.cards import parsed
from engine.catalogue import GAMES
from engine.moves import WASTE, Build, Play, Turn
from engine.table import Table
from tests.bot.game_views import view, wandered
from tests.bot.screens.phone import FONT, GAP, LEAST, PADDING, ROW, SIZE, fits, width
from tests.bot.screens.test_game import ranked, screens_of
from tests.browser import chromium

STYLES: Final = Path(__file__).parents[3] / "local_discord/page/styles"
_MEASURE: Final = """
rows => rows.map(row => ({
    lines: new Set([...row.children].map(button => button.offsetTop)).size,
    width: row.lastElementChild.getBoundingClientRect().right - row.getBoundingClientRect().left,
}))
"""


def widest(key: str) -> Iterator[GameView]:
    """Boards with the widest card in every place, and with as many builds as are buttons."""
    found = view(Game.start(key, 20), all_up=True)
    table = found.table
    circles = table.arrangement.circles
    pile = parsed("Tc " * circles)
    full = replace(table, tableau=(pile,) * 8, circles=circles, waste=pile)
    builds = (Build(5, 3), Build(6, 4), Build(7, 1), Build(WASTE, 2))
    up = (Play(1), Play(WASTE), Turn())
    for legal in (up, builds[:1], builds[:2], builds[:3], builds) if circles > 1 else (up,):
        for redeals_left in (0, 1):
            yield replace(found, table=replace(full, legal=legal, redeals_left=redeals_left))


def rows_of(key: str, seed: int) -> Iterator[tuple[Button, ...]]:
    """The rows of buttons of every state of a random game, and of the widest boards."""
    shown = [*screens_of(key, seed)]
    for found in widest(key):
        shown += map(screen, (found, *ranked(found)))
    for one in shown:
        yield from (row for row in one.rows if isinstance(row, tuple))


async def test_no_row_wraps_in_chromium() -> None:
    """The ruler by which the tests of all screens measure agrees with Chromium."""
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    seen = (row for key in GAMES for part in range(4) for row in rows_of(key, seed + part))
    rows = {tuple(one.label for one in row): row for row in seen}
    async with chromium() as browser:
        page = await browser.new_page(viewport={"width": 400, "height": 800})
        await page.set_content(page_of(rows))
        measured = await page.locator(".row").evaluate_all(_MEASURE)
    assert len(measured) == len(rows) > 100
    for (labels, row), found in zip(rows.items(), measured, strict=True):
        assert found["lines"] == 1, f"{labels} is {found['width']} wide"
        assert found["width"] <= ROW, labels
        # Without kerning, the ruler may measure a little more, but never less.
        assert found["width"] - 0.5 <= width(row) <= found["width"] + 5, labels


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
@pytest.mark.parametrize("key", GAMES)
def test_no_row_of_a_board_wraps_in_any_language(key: str, language: Language) -> None:
    with speaking(language):
        wrapped = {tuple(one.label for one in row) for row in rows_of(key, 3) if not fits(row)}
    assert not wrapped


def page_of(rows: dict[tuple[str, ...], tuple[Button, ...]]) -> str:
    """A page with the local Discord's own buttons, in a font wider than Discord's."""
    names = ("theme", "buttons", "components")
    styles = "".join((STYLES / f"{name}.css").read_text() for name in names)
    own = f':root {{ --sans: "{FONT}" }} .row {{ width: {ROW}px }}'
    shown = "".join(f'<div class="row">{"".join(map(_button, labels))}</div>' for labels in rows)
    return f"<style>{styles} {own}</style><body>{shown}"


def _button(label: str) -> str:
    return f'<button class="button"><span class="label">{html.escape(label)}</span></button>'


def test_the_ruler_is_the_pages() -> None:
    styles = (STYLES / "buttons.css").read_text() + (STYLES / "components.css").read_text()
    assert re.search(rf"\.row {{[^}}]*gap: {GAP}px", styles)
    assert re.search(rf"\.button {{[^}}]*min-width: {LEAST}px[^}}]*font-size: {SIZE}px", styles)
    assert re.search(rf"\.button {{[^}}]*padding: 2px {PADDING // 2}px", styles)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text_mode", [False, True])
def test_every_button_of_an_open_game_keeps_its_place(key: str, text_mode: bool) -> None:
    """As long as the same can be done: in a pass, after it, after the last one; while the star is
    laid, and later. Builds aside, which come after everything else."""
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    places: dict[tuple[object, Press], set[tuple[int, int]]] = {}
    boards = 0
    player = Player("discord:1", text_mode=text_mode)
    for game in (one for part in range(4) for one in wandered(key, seed + part)):
        if not game.legal_moves:
            continue
        boards += 1
        shown = screen(view(game, player=player))
        for press, place in placed(shown):
            places.setdefault((time_of(game.table), press), set()).add(place)
    assert boards > 100
    assert not {press: where for press, where in places.items() if len(where) > 1}


def time_of(table: Table) -> object:
    """The time of a game in which its buttons stay where they are."""
    if table.circles < table.arrangement.circles:
        return "forming"
    if table.stock_left:
        return "turning"
    return bool(table.redeals_left), bool(table.waste and table.circles > 1)


def placed(shown: Screen) -> Iterator[tuple[Press, tuple[int, int]]]:
    """The presses of a screen's buttons, builds aside, with their row and their place in it."""
    for number, row in enumerate(shown.rows):
        for place, button in enumerate(row if isinstance(row, tuple) else ()):
            if button.press and not is_build(button.press):
                yield button.press, (number, place)


def is_build(press: Press) -> bool:
    return isinstance(press, PlayMove) and bool(re.fullmatch(r"[1-8w][>^][1-8]", press.move))


@pytest.mark.parametrize("key", GAMES)
def test_turn_and_run_look_different_once_they_cannot_be_pressed(key: str) -> None:
    looks = set()
    for game in wandered(key, 1):
        for row in screen(view(game)).rows:
            for one in row if isinstance(row, tuple) else ():
                if isinstance(one.press, Run) or one.label == "Turn":
                    looks.add((one.enabled, one.style))
    assert looks == {(True, Style.MAIN), (False, Style.QUIET)}
