"""A game view as a message: buttons in their places, and everything within Discord's limits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from discord import ComponentType

from bot.discord_app.components import Component, components
from bot.press.custom_ids import Press, custom_id
from bot.press.games import HideLesson, LayCircle, PlayMove, ShowWords
from bot.press.settings import RemindAt, SetSwitch
from bot.render import Board
from bot.screens import notices
from bot.screens.game import in_words, screen
from bot.screens.screen import Button, Row, Screen, Select, Style
from bot.services.game_view import Attempt, Event, GameView, Panel
from bot.services.par import Par
from bot.services.players import SWITCHES, SettingsOverview
from bot.store.rows import Player
from bot.words.cards import SUITS
from engine import Game
from engine.cards import parsed
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.shah import SHAH, Position
from tests.bot.game_views import after, view, wandered
from tests.bot.screens.phone import fits


def labels(rows: tuple[Row, ...]) -> list[list[str]]:
    """The labels of the buttons, row by row; greyed ones in brackets."""
    return [
        [f"[{button.label}]" if not button.enabled else button.label for button in row]
        for row in rows
        if not isinstance(row, Select)
    ]


def buttons(screen: Screen) -> Iterator[Button]:
    for row in screen.rows:
        if not isinstance(row, Select):
            yield from row


def screens_of(key: str, seed: int) -> Iterator[Screen]:
    """Every panel of every position of a random game, as pictures and as text."""
    before = None
    for game in wandered(key, seed):
        found = view(game, before, deal=LAST_DEAL, is_taught=True)
        for panel in Panel:
            yield screen(replace(found, panel=panel))
        yield screen(replace(found, player=Player("discord:1", text_mode=True)))
        yield screen(replace(found, full=True))
        yield screen(replace(found, result="given up"))
        yield screen(replace(found, result="lost", may_undo=True))
        yield from map(screen, ranked(found))
        yield in_words(found)
        before = game


def ranked(found: GameView) -> Iterator[GameView]:
    """The same game as a ranked attempt, open and ended."""
    day, closes_at = date(2028, 9, 30), datetime(2028, 10, 1, 4, tzinfo=UTC)
    attempt = Attempt(
        day,
        closes_at,
        81,
        1_234,
        par=Par(100, 1_234, 999, 998),
        place=(12_345, 67_890),
        streak=1_234,
    )
    found = replace(found, deal=None, attempt=attempt)
    yield from (replace(found, panel=panel) for panel in Panel)
    yield from (replace(found, result=result) for result in ("won", "lost", "given up", "closed"))


def parts_of(components: Sequence[Component]) -> Iterator[Component]:
    """Components, and those in them."""
    for component in components:
        yield component
        yield from parts_of(component.get("components", ()))
        yield from parts_of([component["accessory"]] if "accessory" in component else [])


def check_limits(screen: Screen) -> None:
    """Checks Discord's limits on messages, and that rows fit a phone."""
    sent = [*parts_of(components(screen))]
    assert len(sent) <= 40
    assert sum(len(part.get("content", "")) for part in sent) <= 4000
    assert screen.picture is None or 0 < len(screen.alt) <= 1024
    ids = [part["custom_id"] for part in sent if "custom_id" in part]
    assert len({*ids}) == len(ids)
    assert all(0 < len(id_) <= 100 for id_ in ids)
    for row in screen.rows:
        if isinstance(row, Select):
            assert 1 <= len(row.choices) <= 25
            assert all(len(label) <= 100 for label, _ in row.choices)
            assert len(row.details) in (0, len(row.choices))
            assert all(0 < len(detail) <= 100 for detail in row.details)
            values = [custom_id(press) for _, press in row.choices]
            assert len({*values}) == len(values)
            assert all(len(value) <= 100 for value in values)
        else:
            assert 1 <= len(row) <= 5
            assert fits(row), [button.label for button in row]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_every_screen_keeps_discords_limits(key: str, seed: int) -> None:
    for shown in screens_of(key, seed):
        check_limits(shown)


def test_the_buttons_of_a_divan() -> None:
    shown = screen(after("sultan 20 t t", "t"))
    assert labels(shown.rows) == [
        ["Turn", "Run", "[6♥ up]", "[Redeal]"],
        ["[1 · 5♦]", "2 · A♠", "[3 · 3♣]", "[4 · 4♠]"],
        ["[5 · 6♦]", "6 · A♣", "[7 · 2♣]", "[8 · 6♦]"],
        ["Undo", "Hint", "Play all", "More"],
    ]


def test_the_buttons_of_a_star_that_is_being_laid() -> None:
    assert labels(screen(after("shah 12", "d")).rows) == [
        ["[1 ·10♥]", "[2 · 3♥]", "[3 · 6♥]", "4 · 2♦"],
        ["[5 · 4♣]", "[6 · 7♠]", "[7 · 6♣]", "[8 · Q♠]"],
        ["[Waste]", "[Turn]", "[Fill]", "[Fill all]"],
        ["[Run]", "Undo", "Hint", "More"],
        ["Circle 3"],
    ]


def test_the_next_circle_waits_for_the_gap() -> None:
    shown = labels(screen(after("shah 12 d", "4")).rows)
    assert shown[2] == ["[Waste]", "[Turn]", "Fill", "Fill all"]
    assert shown[4] == ["[Circle 3]"]


def circle(shown: Screen) -> Button:
    """The button of the next circle."""
    return next(one for one in buttons(shown) if one.label.startswith("Circle"))


def test_the_next_circle_is_green_if_no_card_can_go_up() -> None:
    assert circle(screen(view(Game.start("shah", 4)))).style is Style.UP
    assert circle(screen(after("shah 4", "d"))).style is Style.UP


def test_the_next_circle_is_quiet_if_a_card_can_go_up_or_a_gap_is_open() -> None:
    assert circle(screen(after("shah 12", "d"))).style is Style.QUIET
    assert circle(screen(after("shah 12 d", "4"))).style is Style.QUIET


def test_the_question_whether_to_bury_cards() -> None:
    asked = screen(replace(after("shah 12", "d"), panel=Panel.CIRCLE))
    assert "Circle 3 would bury 2♦ (ray 4), which can go up. Lay it anyway?" in asked.below
    assert labels(asked.rows) == [["Circle 3", "Back"]]
    assert next(buttons(asked)).press == LayCircle(7, 41)


@pytest.mark.parametrize("seed", range(3))
def test_no_build_ever_takes_the_place_of_a_circle(seed: int) -> None:
    for game in wandered("shah", seed):
        if game.legal_moves:
            first = screen(view(game)).rows[4]
            assert isinstance(first, tuple)
            assert first[0].label.startswith("Circle")


def test_up_to_four_builds_are_buttons() -> None:
    assert labels(screen(after("shah 81 d d", "7>1")).rows)[4:] == [
        ["[Circle 3]", "2→1 4♦", "3→8 2♦"],
        ["4→6 7♣", "8→2 3♦"],
    ]


def test_more_than_four_builds_are_a_select() -> None:
    select = screen(after("shah 266 d d 3 3", "3")).rows[5]
    assert isinstance(select, Select)
    assert ("9♦ from ray 1 into the empty ray 3", PlayMove(7, 41, "1^3")) in select.choices
    assert len(select.choices) == 10


def test_no_position_has_more_builds_than_a_select_takes() -> None:
    """With v vacant rays there are v(8 - v) privileges, and two copies of a card at most."""
    rays = (*(parsed(f"Qs Qs {card}") for card in ("3c", "3c", "4c", "4c", "5c")), (), (), ())
    table = SHAH.table(Position((), parsed("2c"), rays, 3, (1,) * 8))
    found = replace(view(Game.start("shah", 1)), table=table, deal=LAST_DEAL)
    (select,) = (row for row in screen(found).rows if isinstance(row, Select))
    assert len(select.choices) == 3 * 5 + (2 * 2 + 2 * 1) + 2
    check_limits(screen(found))


def test_without_builds_the_circle_is_alone() -> None:
    assert labels(screen(after("shah 4 d", "d")).rows)[4:] == [["[Circle 3]"]]


@pytest.mark.parametrize("key", GAMES)
def test_the_buttons_of_a_board_stay_where_they_are(key: str) -> None:
    """The first four rows never change; the fifth, a circle and builds, is below them."""
    places: set[tuple[Press | None, ...]] = set()
    for game in wandered(key, 1):
        if game.legal_moves:
            shown = [button.press for button in buttons(screen(view(game)))]
            places.add(tuple(shown[:16]))
    assert len(places) == 1


@pytest.mark.parametrize("key", GAMES)
def test_a_button_is_greyed_exactly_when_its_move_is_not_legal(key: str) -> None:
    for game in wandered(key, 2):
        legal = {*map(str, game.legal_moves)}
        for button in buttons(screen(view(game))):
            if isinstance(button.press, PlayMove):
                assert button.enabled is (button.press.move in legal)


def test_what_can_go_up_stands_out() -> None:
    shown = screen(after("sultan 20", "t"))
    green = [button.label for button in buttons(shown) if button.style is Style.UP]
    assert green == ["2 · A♠", "6 · A♣"]


def test_nothing_can_be_undone_at_the_start() -> None:
    assert "[Undo]" in labels(screen(view(Game.start("sultan", 20))).rows)[3]


def test_the_menu_and_the_question() -> None:
    found = after("sultan 20", "t")
    assert labels(screen(replace(found, panel=Panel.MORE)).rows) == [
        ["Type moves", "In words", "Rules"],
        ["Help", "Repost board"],
        ["Give up", "Back"],
    ]
    asked = screen(replace(found, panel=Panel.RESIGN))
    assert labels(asked.rows) == [["Give up", "Play on"]]
    assert "can’t reopen it" in asked.below


@pytest.mark.parametrize("result", ["won", "lost", "given up"])
def test_a_finished_game(result: str) -> None:
    found = after("sultan 20 t", "2")
    shown = screen(replace(found, result=result, may_undo=result == "lost", hints=2))
    if result == "lost":
        assert labels(shown.rows) == [
            ["Where was it lost?", "New deal"],
            ["Same deal again", "Replay", "Undo"],
            ["Share"],
        ]
    else:
        assert labels(shown.rows) == [
            ["New deal", "Share"],
            ["Same deal again", "Analyse", "Replay"],
        ]
    assert shown.below.splitlines()[-1] == "-# 2 moves in 2 presses, 2 hints"
    assert isinstance(shown.picture, Board)
    assert shown.picture.over is (result != "won")


def test_the_heading() -> None:
    assert screen(after("sultan 20 t", "2")).above.splitlines() == [
        "### Sultan #20",
        "-# <@1> · Pass 1 of 3 · 1 of 95 home",
    ]
    assert screen(after("shah 12", "d")).above.splitlines()[:2] == [
        "### The Shah #12",
        "-# <@1> · 0 of 88 home",
    ]


def test_new_players_read_what_to_do_beside_a_button_under_the_picture() -> None:
    start = view(Game.start("sultan", 20), event=Event.BEGUN)
    shown = screen(replace(start, is_taught=True))
    (section,) = shown.sections
    assert "Gold = can go up" in section.text
    assert section.button == Button("Got it", HideLesson(7))
    (container,) = components(shown)
    kinds = [ComponentType(item["type"]).name for item in container["components"]][:4]
    assert kinds == ["text_display", "media_gallery", "section", "text_display"]
    assert screen(start).sections == ()


@pytest.mark.parametrize("panel", [Panel.MORE, Panel.RESIGN])
def test_a_menu_says_nothing_of_what_to_do(panel: Panel) -> None:
    assert screen(replace(after("sultan 20", "t"), is_taught=True, panel=panel)).sections == ()


def test_what_a_press_did_is_nearest_to_the_buttons() -> None:
    assert screen(after("sultan 20 t", "2")).below == "Played A♠ (7♣ came in). A♣ can go up now."
    shown = screen(known_stock())
    assert shown.below.splitlines()[0].startswith("Next in the stock: ")
    assert shown.below.splitlines()[1].startswith("Turned the waste over.")


def test_in_text_mode_what_to_do_comes_after_the_position() -> None:
    start = view(Game.start("sultan", 20), event=Event.BEGUN, is_taught=True)
    heard = screen(replace(start, player=Player("discord:1", text_mode=True)))
    lines = heard.above.splitlines()
    assert lines[0].startswith("A new deal.")
    assert lines[1].startswith("Sultan #20.")
    (section,) = heard.sections
    assert section.text.splitlines()[1].startswith("“Goes up” = can go up.")


def known_stock() -> GameView:
    game = Game.start("sultan-classic", 20)
    while game.table.stock_left:
        game = game.played("t")
    return view(game.played("r"), game)


def test_a_known_stock_is_listed_under_the_picture() -> None:
    shown = screen(known_stock())
    assert shown.below.startswith("Next in the stock: ")
    assert sum(shown.below.splitlines()[0].count(suit) for suit in "♣♦♥♠") == 8
    assert "Next in the stock" not in screen(after("sultan-classic 20", "t")).below


def test_text_mode_says_the_change_in_a_new_private_message() -> None:
    shown = screen(replace(known_stock(), player=Player("discord:1", text_mode=True)))
    assert shown.above.startswith("Turned the waste over.")
    assert "The Sultan (classic)" not in shown.above
    assert shown.rows[0] == (Button("Position", ShowWords(7)),)
    assert shown.picture is None
    assert shown.private
    assert shown.new_message


@pytest.mark.parametrize("panel", Panel)
def test_text_mode_always_says_something(panel: Panel) -> None:
    found = view(Game.start("shah", 10), panel=panel, player=Player("discord:1", text_mode=True))
    assert screen(found).above


def test_text_mode_can_say_the_position_after_every_change() -> None:
    reader = Player("discord:1", text_mode=True, position_always=True)
    shown = screen(replace(known_stock(), player=reader))
    lines = shown.above.splitlines()
    assert lines[0].startswith("Turned the waste over.")
    assert lines[1].startswith("The Sultan (classic) #20.")
    assert lines[-2].startswith("Next from the stock: ")
    assert lines[-1].startswith("Moves: ")
    assert shown.below == ""
    assert shown.picture is None
    assert shown.private
    assert shown.new_message


def test_the_position_in_words_is_private_and_has_no_buttons() -> None:
    shown = in_words(after("sultan 20", "t"))
    assert any(suit in shown.above for suit in SUITS)
    assert shown.rows == ()
    assert shown.private
    assert shown.new_message


def test_what_the_last_press_changed_is_fresh() -> None:
    board = screen(after("sultan 20 t", "2")).picture
    assert isinstance(board, Board)
    assert board.fresh == {"slot 2", "foundation 6"}
    first = screen(view(Game.start("sultan", 20))).picture
    assert isinstance(first, Board)
    assert first.fresh == frozenset()


@pytest.mark.parametrize("on", [False, True])
def test_each_setting_has_a_button_for_its_other_value(on: bool) -> None:
    now = datetime.now(UTC)
    shown = notices.settings(SettingsOverview(dict.fromkeys(SWITCHES, on), now))
    check_limits(shown)
    presses = [section.button.press for section in shown.sections]
    # What is of text mode is shown there alone, and the hours with the reminder alone.
    left = [setting for setting in SWITCHES if on or setting != "position_always"]
    assert presses == [SetSwitch(setting, not on) for setting in left]
    assert len(shown.rows) == on
    for row in shown.rows:
        assert isinstance(row, Select)
        assert [press for _, press in row.choices] == [*map(RemindAt, range(24))]
        assert row.choices[20][0] == "20:00 UTC"


@pytest.mark.parametrize("key", GAMES)
def test_a_shared_result_keeps_discords_limits(key: str) -> None:
    found = replace(view(Game.start(key, 2**63 - 1)), deal=LAST_DEAL, result="lost")
    shown = notices.shared(found, "<@1234567890123456789>")
    check_limits(shown)
    assert not shown.private
    assert "got stuck in" in shown.above
