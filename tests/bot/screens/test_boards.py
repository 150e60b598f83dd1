"""Boards: buttons in their places, what they do, and what is marked as changed."""

import html
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from discord import ComponentType

from bot.app.answers.components import components
from bot.features.play.board import screen
from bot.features.play.changes import MARKED, changed, fresh
from bot.features.screen import Button, Screen, Select, Style
from bot.press.games import (
    FillInOrder,
    HideLesson,
    LayCircle,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    TurnCards,
)
from bot.press.press import Press
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.services.play.courses import step
from bot.services.play.game_view import Attempt, Event, Hint, Panel
from bot.services.rankings.needed import Needed
from bot.store.schema.players import Player
from bot.words.cards import short
from bot.words.labels import builds
from engine import Game, Outcome
from engine.cards import Card, parsed
from engine.catalogue import GAMES
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Turn
from engine.rules import find_move
from engine.run import played_all_that_fit, running, running_on
from engine.shah import SHAH, Position
from engine.solver.verdict import Kind
from engine.stops import end
from engine.table import Place, Table
from tests.bot.game_views import after, view, wandered
from tests.bot.screens.examples import examples
from tests.bot.screens.phone import FONT, GAP, LEAST, PADDING, ROW, SIZE, width
from tests.bot.screens.reading import buttons, labels, presses
from tests.bot.screens.values import CLOSES, DAY, ONE
from tests.browser import chromium
from tests.effort import a_seed, effort


def exhausted(key: str, deal: int, passes: int) -> Game:
    """A game at the end of a pass in which cards only went up from the waste."""
    game = Game.start(key, deal)
    for number in range(passes):
        game = game.played("r") if number else game
        while game.table.stock_left:
            game = game.played("w" if game.table.playable & {"w"} else "t")
        if number < passes - 1:
            game = played_all_that_fit(game)
    return game


def test_after_the_last_pass_all_that_is_left_is_to_go_up() -> None:
    shown = screen(view(exhausted("sultan-classic", 12, 3)))
    assert labels(shown)[0] == ["All up"]
    assert presses(shown)[0] == PlayAll(7, 41)


def test_what_run_stopped_for_is_played_before_running_on() -> None:
    game = Game.start("sultan", 1)
    *earlier, last = game, *running(game)
    stop = end(earlier[-1].table, last.table)
    shown = screen(view(last, game, stop=stop))
    found = next(one for one in buttons(shown) if one.label == "A♣ +Run")
    assert found.press == PlayAndRun(7, 41, "6")


def test_a_build_before_running_on_says_where_its_card_goes() -> None:
    """The card could go up as well, so its name alone would promise that."""
    game = Game.replay("shah 1 d 2 f d t t 1>2 w>2 f t 6 3>1 f 8>2 t f t f t t")
    *earlier, last = game, *running(game)
    stop = end(earlier[-1].table, last.table)
    assert Play(WASTE) in last.legal_moves
    shown = screen(view(last, game, stop=stop))
    found = next(one for one in buttons(shown) if one.label == "→4♦ +Run")
    assert found.press == PlayAndRun(7, 41, "w>6")
    assert found.style is Style.QUIET


def test_in_the_last_pass_run_stopped_for_every_card_that_can_go_up() -> None:
    game = exhausted("sultan-classic", 2, 2).played("r")
    assert len(game.table.playable) > 1
    shown = screen(view(game))
    found = next(one for one in buttons(shown) if one.label == "All +Run")
    assert found.press == PlayAndRun(7, 41, None)


@pytest.mark.parametrize("key", GAMES)
def test_green_is_what_goes_up_and_a_button_plays_what_it_names(key: str) -> None:
    """In the last pass *9♥ +Run* played seven cards, one of which lost, and it was green."""
    seen = set[str]()
    for seed in range(effort(12, 100)):
        for game in wandered(key, seed):
            if game.outcome is not Outcome.OPEN:
                continue
            for button in buttons(screen(view(game))):
                press = button.press
                if button.style is Style.UP:
                    plays = isinstance(press, PlayMove) and press.move in map(str, _PLAYS)
                    assert plays or isinstance(press, PlayAll)
                if isinstance(press, PlayAndRun):
                    assert_plays_what_it_names(game, press, button.label)
                    seen.add("one" if press.play else "all")
    assert seen >= {"one"}


_PLAYS = (Play(WASTE), *map(Play, range(1, 9)))


def assert_plays_what_it_names(game: Game, press: PlayAndRun, label: str) -> None:
    last = deque(running_on(game, press.play), 1)[0]
    played = [move for move in last.moves[len(game.moves) :] if move in map(str, _PLAYS)]
    if press.play is None:
        assert label.startswith("All")
        assert len(game.table.playable) > 1
        return
    move = find_move(game.rules, game.position, press.play)
    assert isinstance(move, Play | Build)
    names = game.table.card_at(move.target if isinstance(move, Build) else move.source)
    assert names
    assert short(names) in label
    assert played == [press.play] * isinstance(move, Play)


def test_a_gap_is_filled_where_the_next_circle_is_laid() -> None:
    shown = screen(after("shah 12 d", "4"))
    assert labels(shown)[0] == ["Fill"]
    assert presses(shown)[0] == FillInOrder(7, 41)


def test_the_question_whether_to_bury_cards() -> None:
    asked = screen(replace(after("shah 12", "d"), panel=Panel.CIRCLE))
    assert presses(asked)[0] == LayCircle(7, 41)


def test_twins_that_could_be_built_alike_are_told_apart() -> None:
    named = tuple(parsed(f"Qs Qs {card}") for card in ("3c", "3c", "4c", "9d", "9d", "9d"))
    table = SHAH.table(Position((), (), (*named, (), parsed("Qs")), 3, (1,) * 8))
    said = builds([Build(1, 3), Build(2, 3), Privilege(3, 7)], table)
    assert said == ["3♣ (1) → 4♣ (3)", "3♣ (2) → 4♣ (3)", "4♣ → ray 7"]


def test_more_than_four_builds_are_a_select() -> None:
    select = screen(after("shah 266 d d 3 3", "3")).rows[4]
    assert isinstance(select, Select)
    assert ("9♦ from ray 1 into the empty ray 3", PlayMove(7, 41, "1^3")) in select.choices
    assert len(select.choices) == 10


@pytest.mark.parametrize("key", GAMES)
def test_a_button_is_greyed_exactly_when_its_move_is_not_legal(key: str) -> None:
    for game in wandered(key, 2):
        legal = {*map(str, game.legal_moves)}
        for button in buttons(screen(view(game))):
            if isinstance(button.press, PlayMove):
                assert button.enabled is (button.press.move in legal)


def hinted(move: Move, record: str = "sultan 20 t", **how: Any) -> Screen:
    """The board after a hint."""
    game = Game.replay(record)
    return screen(view(game, hint=Hint(step(game, move), Kind.WON, **how)))


@pytest.mark.parametrize(
    ("record", "move", "blue", "press"),
    [
        ("sultan 20 t", Play(2), "2 · A♠", PlayMove(7, 41, "2")),
        ("sultan 20 t", Turn(), "Turn", PlayMove(7, 41, "t")),
        ("shah 12 d 4", Fill(), "Fill", PlayMove(7, 41, "f")),
        ("shah 81 d d 7>1", Build(2, 1), "4♦ → 5♦ (1)", PlayMove(7, 41, "2>1")),
        ("shah 266 d d 3 3 3", Privilege(1, 3), "Do it", PlayMove(7, 41, "1^3")),
        ("shah 9", Deal(), "Lay circle 2", LayCircle(7, 41)),
    ],
)
def test_the_button_of_a_hint_is_the_blue_one(
    record: str, move: Move, blue: str, press: Press
) -> None:
    shown = hinted(move, record)
    assert [one.label for one in buttons(shown) if one.style is Style.MAIN] == [blue]
    do_it = next(one for one in buttons(shown) if one.label == "Do it")
    assert do_it.press == press
    assert "Hint" not in [one.label for one in buttons(shown)]


def test_a_hint_is_framed() -> None:
    board = hinted(Play(2)).picture
    assert isinstance(board, Board)
    assert board.marked == (MarkedMove(Frame.SOLID, "Hint", (Place("slot", 2),)),)


def test_a_hint_to_turn_as_far_as_has_been_seen_is_done_at_once() -> None:
    shown = hinted(Turn(), turns=3, until=Card.parse("4c"))
    assert shown.below == "Hint: keep turning until 4♣ comes up. It leads to a win."
    assert next(one for one in buttons(shown) if one.label == "Do it").press == TurnCards(7, 41, 3)


def test_new_players_read_what_to_do_beside_a_button_under_the_picture() -> None:
    start = view(Game.start("sultan", 20), event=Event.BEGUN)
    shown = screen(replace(start, is_taught=True))
    (section,) = shown.sections
    assert "A gold card can go up" in section.text
    assert section.button == Button("Got it", HideLesson(7))
    (container,) = components(shown)
    kinds = [ComponentType(item["type"]).name for item in container["components"]][:4]
    assert kinds == ["text_display", "media_gallery", "section", "text_display"]
    assert screen(start).sections == ()


def test_a_lesson_beside_much_text_leaves_the_skill_out() -> None:
    """A phone's window shows no more."""
    begun = replace(view(Game.start("sultan", 20), event=Event.BEGUN), is_taught=True)
    chasing = Attempt(DAY, CLOSES, number=47, needed=Needed(ONE, 12, 88))
    for shown, has_skill in ((begun, True), (replace(begun, attempt=chasing), False)):
        (section,) = screen(shown).sections
        assert ("The trick: " in section.text) is has_skill
        assert "can go up" in section.text


@pytest.mark.parametrize("panel", [Panel.MORE, Panel.RESIGN])
def test_a_menu_says_nothing_of_what_to_do(panel: Panel) -> None:
    assert screen(replace(after("sultan 20", "t"), is_taught=True, panel=panel)).sections == ()


def test_a_short_press_marks_all_that_it_changed() -> None:
    assert fresh(after("sultan 20 t", "2")) == {"slot 2", "foundation 6"}
    assert fresh(view(Game.start("sultan", 20))) == frozenset()


def test_a_run_of_turned_cards_marks_the_waste_alone() -> None:
    assert fresh(after("sultan 20", *"tttttttttt")) == {"waste"}


def test_what_a_long_press_changed_first_is_not_marked() -> None:
    begun = after("sultan 20 t", "2")
    longer = after("sultan 20 t", "2", "t", "t", "t")
    assert fresh(begun) == {"slot 2", "foundation 6"}
    assert fresh(longer) == {"waste"}


def test_every_circle_that_its_last_moves_dealt_is_marked() -> None:
    circles = {f"ray {ray} circle {circle}" for ray in range(1, 9) for circle in (2, 3)}
    assert circles <= fresh(after("shah 2", "1", "f", "d", "d"))


@pytest.mark.parametrize("key", GAMES)
def test_the_last_moves_of_any_press_are_marked_and_no_others(key: str) -> None:
    seed = a_seed()
    random = Random(seed)
    games = [*wandered(key, seed)]
    stops = sorted({0, len(games) - 1, *(random.randrange(len(games)) for _ in range(60))})
    for first, last in pairwise(stops):
        before, now = games[first], games[last]
        marked = fresh(view(now, before))
        tables = [game.table for game in games[max(first, last - MARKED) : last + 1]]
        late = {name for one, next in pairwise(tables) for name in changed(one, next)}
        expected = late & changed(before.table, now.table)
        # A card that filled a vacancy may bring up an older one on the waste.
        by_hand = any(move[0] in "twr" for move in now.moves[first:last][-MARKED:])
        assert expected - (set() if by_hand else {"waste"}) <= marked
        assert marked <= changed(before.table, now.table)
        tops = {step.card for step in view(now, before).steps[-MARKED:]}
        # Of two equal cards that one press moved, it can't be told which one was the last.
        assert all(now.table.piles[name][-1] in tops for name in marked - expected)


STYLES: Final = Path(__file__).parents[3] / "local_discord/page/styles"


_MEASURE: Final = """
rows => rows.map(row => ({
    lines: new Set([...row.children].map(button => button.offsetTop)).size,
    width: row.lastElementChild.getBoundingClientRect().right - row.getBoundingClientRect().left,
}))
"""


async def test_no_row_wraps_in_chromium() -> None:
    """The ruler by which the tests of all screens measure agrees with Chromium."""
    shown = (made for example in examples() for made in example.screens())
    seen = (row for made in shown for row in made.rows if row and isinstance(row, tuple))
    rows = {tuple(one.label for one in row): row for row in seen}
    async with chromium() as browser:
        page = await browser.new_page(viewport={"width": 400, "height": 800})
        await page.set_content(page_of(rows))
        measured = await page.locator(".row").evaluate_all(_MEASURE)
    assert len(measured) == len(rows) > 100
    for (names, row), found in zip(rows.items(), measured, strict=True):
        assert found["lines"] == 1, f"{names} is {found['width']} wide"
        assert found["width"] <= ROW, names
        # Without kerning, the ruler may measure a little more, but never less: a square excepted,
        # which Chromium takes from another font.
        assert "🟥" in "".join(names) or found["width"] - 0.5 <= width(row) <= found["width"] + 5, (
            names
        )


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
    seed = a_seed()
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
