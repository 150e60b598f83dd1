"""A game view as a message: buttons in their places, and everything within Discord's limits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest
from discord import ComponentType

from bot.app.answers.components import Component, components
from bot.features.play.board import in_words, screen
from bot.features.players.settings import settings
from bot.features.posts import sharing
from bot.features.screen import Button, Row, Screen, Select, Style
from bot.languages import Language, languages, speaking
from bot.press.custom_ids import custom_id
from bot.press.games import (
    FillInOrder,
    HideLesson,
    LayCircle,
    PlayAll,
    PlayAndRun,
    PlayMove,
    ShowWords,
    TurnCards,
)
from bot.press.press import Press
from bot.press.settings import RemindAt, SetSwitch, Speak
from bot.render.layouts.board import Board
from bot.render.layouts.marked_moves import Frame, MarkedMove
from bot.services.play.courses import step
from bot.services.play.game_view import Attempt, Event, GameView, Hint, Panel
from bot.services.players.players import SWITCHES, SettingsOverview
from bot.services.rankings.par import Par
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.words.common.cards import SUITS
from bot.words.common.labels import builds
from bot.words.common.markdown import LONGEST, length
from engine import Game
from engine.cards import Card, parsed
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.moves import WASTE, Build, Fill, Move, Play, Privilege, Turn
from engine.run import played_all_that_fit, running
from engine.shah import SHAH, Position
from engine.solver.verdict import Kind
from engine.stops import end
from engine.table import Place
from tests.bot.game_views import after, in_terms, view, wandered
from tests.bot.languages.pseudo import pseudo_language
from tests.bot.screens.phone import fits
from tests.names import as_read


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
        yield screen(replace(found, result=Ended.GIVEN_UP))
        yield screen(replace(found, result=Ended.LOST, may_undo=True))
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
    found = in_terms(replace(found, deal=None, attempt=attempt))
    yield from (replace(found, panel=panel) for panel in Panel)
    yield from (replace(found, result=result) for result in Ended if result is not Ended.UNKNOWN)


def parts_of(components: Sequence[Component]) -> Iterator[Component]:
    """Components, and those in them."""
    for component in components:
        yield component
        yield from parts_of(component.get("components", ()))
        yield from parts_of([component["accessory"]] if "accessory" in component else [])


def length_of(screen: Screen) -> int:
    """How long the texts of a message are together, as they are sent."""
    figures, sections = (
        [one.text for one in screen.figures],
        [one.text for one in screen.sections],
    )
    return sum(map(length, (screen.above, screen.below, *figures, *sections)))


def check_limits(screen: Screen, *, on_a_phone: bool = True) -> None:
    """Checks Discord's limits on messages, and that rows fit a phone, if they should."""
    sent = [*parts_of(components(screen))]
    assert len(sent) <= 40
    assert length_of(screen) <= LONGEST
    assert screen.picture is None or 0 < len(screen.alt) <= 1024
    ids = [part["custom_id"] for part in sent if "custom_id" in part]
    assert len({*ids}) == len(ids)
    assert all(0 < len(id_) <= 100 for id_ in ids)
    for row in screen.rows:
        if isinstance(row, Select):
            assert 1 <= len(row.choices) <= 25
            assert all(len(label) <= 100 for label, _ in row.choices)
            assert len(row.placeholder) <= 150
            assert len(row.details) in (0, len(row.choices))
            assert all(0 < len(detail) <= 100 for detail in row.details)
            values = [custom_id(press) for _, press in row.choices]
            assert len({*values}) == len(values)
            assert all(len(value) <= 100 for value in values)
        else:
            assert 1 <= len(row) <= 5
            assert all(len(button.label) <= 80 for button in row)
            assert fits(row) or not on_a_phone, [button.label for button in row]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_every_screen_keeps_discords_limits(key: str, seed: int) -> None:
    for shown in screens_of(key, seed):
        check_limits(shown)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", [*languages()[1:], pseudo_language()], ids=lambda o: o.code)
def test_every_screen_keeps_discords_limits_in_every_language(key: str, language: Language) -> None:
    with speaking(language):
        for shown in screens_of(key, 1):
            check_limits(shown, on_a_phone=language in languages())


SLOTS = [
    ["[1 · 5♦]", "2 · A♠", "[3 · 3♣]", "[4 · 4♠]"],
    ["[5 · 6♦]", "6 · A♣", "[7 · 2♣]", "[8 · 6♦]"],
]
"""The buttons of the slots of `sultan 20`."""


def test_the_buttons_of_a_divan() -> None:
    shown = screen(after("sultan 20 t t", "t"))
    assert labels(shown.rows) == [
        ["Turn", "Run", "A♠ +Run"],
        *SLOTS,
        ["Undo", "Hint", "More"],
    ]


def test_the_card_of_the_waste_is_the_last_button_while_it_can_go_up() -> None:
    assert labels(screen(after("sultan 80", "t")).rows)[-1] == ["Undo", "Hint", "More", "A♠ up"]


def test_a_daily_has_no_hint() -> None:
    opened, *_ = ranked(after("sultan 20 t t", "t"))
    assert labels(screen(opened).rows)[-1] == ["Undo", "More"]


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


def test_after_a_pass_a_redeal_stands_where_the_turn_was() -> None:
    first = labels(screen(view(exhausted("sultan", 20, 1))).rows)[0]
    assert first == ["[Redeal]", "All up"], "the game is not blocked"
    first = labels(screen(view(exhausted("sultan-classic", 20, 1))).rows)[0]
    assert first == ["Redeal"], "not everything has to go up"


def test_after_the_last_pass_all_that_is_left_is_to_go_up() -> None:
    shown = screen(view(exhausted("sultan-classic", 12, 3)))
    assert labels(shown.rows)[0] == ["All up"]
    assert next(buttons(shown)).press == PlayAll(7, 41)


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


RAYS = ["[5 · 4♣]", "[6 · 7♠]", "[7 · 6♣]", "[8 · Q♠]"]


def test_the_buttons_of_a_star_that_is_being_laid() -> None:
    assert labels(screen(after("shah 12", "d")).rows) == [
        ["Lay circle 3", "All up"],
        ["[1 ·10♥]", "[2 · 3♥]", "[3 · 6♥]", "4 · 2♦"],
        RAYS,
        ["Undo", "Hint", "More"],
    ]


def test_a_gap_is_filled_where_the_next_circle_is_laid() -> None:
    shown = screen(after("shah 12 d", "4"))
    assert labels(shown.rows)[0] == ["Fill"]
    assert next(buttons(shown)).press == FillInOrder(7, 41)


def test_the_buttons_of_a_star() -> None:
    assert labels(screen(after("shah 4 d", "d")).rows) == [
        ["Turn", "Run", "2♠ +Run"],
        ["1 · 2♠", "[2 · 4♠]", "[3 · 3♣]", "[4 · 3♦]"],
        ["[5 · Q♦]", "[6 ·10♦]", "[7 · 6♥]", "[8 · 5♣]"],
        ["Undo", "Hint", "More"],
    ]


def circle(shown: Screen) -> Button:
    """The button of the next circle."""
    return next(one for one in buttons(shown) if one.label.startswith("Lay circle"))


def test_the_next_circle_is_green_if_no_card_can_go_up() -> None:
    assert circle(screen(view(Game.start("shah", 4)))).style is Style.UP
    assert circle(screen(after("shah 4", "d"))).style is Style.UP


def test_the_next_circle_is_quiet_if_a_card_can_go_up() -> None:
    assert circle(screen(after("shah 12", "d"))).style is Style.QUIET


def test_the_question_whether_to_bury_cards() -> None:
    asked = screen(replace(after("shah 12", "d"), panel=Panel.CIRCLE))
    assert "Circle 3 would bury 2♦ (ray 4), which can go up. Lay it anyway?" in asked.below
    assert labels(asked.rows) == [["Lay circle 3", "Back"]]
    assert next(buttons(asked)).press == LayCircle(7, 41)


def test_up_to_four_builds_are_buttons() -> None:
    assert labels(screen(after("shah 81 d d", "7>1")).rows)[4:] == [
        ["4♦ → 5♦ (1)", "2♦ → 3♦ (8)"],
        ["7♣ → 8♣ (6)", "3♦ → 4♦ (2)"],
    ]


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


def test_no_position_has_more_builds_than_a_select_takes() -> None:
    """With v vacant rays there are v(8 - v) privileges, and two copies of a card at most."""
    rays = (*(parsed(f"Qs Qs {card}") for card in ("3c", "3c", "4c", "4c", "5c")), (), (), ())
    table = SHAH.table(Position((), parsed("2c"), rays, 3, (1,) * 8))
    found = replace(view(Game.start("shah", 1)), table=table, deal=LAST_DEAL)
    (select,) = (row for row in screen(found).rows if isinstance(row, Select))
    assert len(select.choices) == 3 * 5 + (2 * 2 + 2 * 1) + 2
    check_limits(screen(found))


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
    assert green == ["A♠ +Run", "2 · A♠", "6 · A♣"]


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
    check_limits(shown)


def test_a_hint_is_framed() -> None:
    board = hinted(Play(2)).picture
    assert isinstance(board, Board)
    assert board.marked == (MarkedMove(Frame.SOLID, "Hint", (Place("slot", 2),)),)


def test_a_hint_to_turn_as_far_as_has_been_seen_is_done_at_once() -> None:
    shown = hinted(Turn(), turns=3, until=Card.parse("4c"))
    assert shown.below == "Hint: turn until 4♣. It leads to a win."
    assert next(one for one in buttons(shown) if one.label == "Do it").press == TurnCards(7, 41, 3)


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


@pytest.mark.parametrize("result", [Ended.WON, Ended.LOST, Ended.GIVEN_UP])
def test_a_finished_game(result: Ended) -> None:
    found = after("sultan 20 t", "2")
    shown = screen(replace(found, result=result, may_undo=result is Ended.LOST, hints=2))
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
    assert shown.below.startswith("**")
    assert shown.below.splitlines()[-1] == "-# 2 moves in 2 presses, 2 hints"
    assert isinstance(shown.picture, Board)
    assert shown.picture.over is (result != "won")


def test_nothing_is_said_above_the_picture_that_the_picture_says() -> None:
    found = after("sultan 20 t", "2")
    assert as_read(screen(found).above) == "-# <@1>"
    assert as_read(screen(replace(found, deal=LAST_DEAL)).above) == "-# <@1>"
    assert as_read(screen(replace(found, continued=12)).above) == "-# <@1> · #20"
    assert screen(replace(found, private=True)).above == ""
    assert as_read(screen(replace(found, result=Ended.LOST)).above) == "-# <@1>"


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
    assert section.text.splitlines()[1].startswith("“Goes up” marks a card that you can play now.")


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
    assert any(suit() in shown.above for suit in SUITS)
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
    shown = settings(SettingsOverview(dict.fromkeys(SWITCHES, on), now, 20))
    check_limits(shown)
    presses = [section.button.press for section in shown.sections]
    # What is of text mode is shown there alone, and the hours with the reminder alone.
    left = [setting for setting in SWITCHES if on or setting != "position_always"]
    assert presses == [SetSwitch(setting, not on) for setting in left]
    *hours, spoken = shown.rows
    assert isinstance(spoken, Select)
    codes = (None, *(one.code for one in languages()))
    assert [press for _, press in spoken.choices] == [*map(Speak, codes)]
    assert len(hours) == on
    for row in hours:
        assert isinstance(row, Select)
        assert [press for _, press in row.choices] == [*map(RemindAt, range(24))]
        assert row.choices[20][0] == "20:00 UTC"


@pytest.mark.parametrize("key", GAMES)
def test_a_shared_result_keeps_discords_limits(key: str) -> None:
    found = replace(view(Game.start(key, 2**63 - 1)), deal=LAST_DEAL, result=Ended.LOST)
    shown = sharing.shared(found, "<@1234567890123456789>")
    check_limits(shown)
    assert not shown.private
    assert "got stuck in" in shown.above
