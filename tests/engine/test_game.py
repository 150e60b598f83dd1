"""A game as a value, and the record that restores it."""

from typing import Any

import pytest

from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES
from tests.engine.positions import notations


def test_a_game_starts_with_its_deal() -> None:
    game = Game.start("shah", 42)
    assert (game.key, game.name, game.number) == ("shah", "The Shah", 42)
    assert (game.moves, game.placed, game.outcome) == ((), 0, Outcome.OPEN)
    assert notations(game.legal_moves) == ["1", "4", "d"]


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(ValueError, match="klondike"):
        Game.start("klondike", 1)


@pytest.mark.parametrize("number", [0, -1, 2**63, 1.0, 1.5, True, "42", None, float("nan")])
@pytest.mark.parametrize("key", GAMES)
def test_a_deal_is_a_whole_number_and_nothing_else(key: str, number: Any) -> None:
    with pytest.raises(ValueError, match="whole number from 1"):
        Game.start(key, number)


def test_a_record_is_the_key_the_deal_and_the_moves_separated_by_spaces() -> None:
    game = Game.start("sultan", 20).played("t").played("t")
    assert game.record == "sultan 20 t t"
    assert Game.start("shah", 42).record == "shah 42"


def test_replaying_the_record_gives_the_position() -> None:
    game = Game.start("shah", 42).played("1").played("f").played("d")
    again = Game.replay("shah 42 1 f d")
    assert again == game
    assert again.position == game.position
    assert again.table == game.table


def test_a_move_makes_a_new_game() -> None:
    before = Game.start("shah", 42)
    after = before.played("1")
    assert (before.moves, after.moves) == ((), ("1",))
    assert (before.placed, after.placed) == (0, 1)


def test_several_moves_may_be_played_at_once() -> None:
    assert Game.start("shah", 42).played_all(["1", "f", "d"]) == Game.replay("shah 42 1 f d")


def test_undo_takes_back_the_last_move() -> None:
    game = Game.replay("shah 42 1 f d")
    assert game.undone() == Game.replay("shah 42 1 f")
    assert game.undone().position == Game.replay("shah 42 1 f").position


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(ValueError, match="no move"):
        Game.start("shah", 42).undone()


def test_a_game_goes_back_to_any_ply() -> None:
    game = Game.replay("shah 42 1 f d")
    assert game.at_ply(0) == Game.start("shah", 42)
    assert game.at_ply(2).record == "shah 42 1 f"
    assert game.at_ply(3) == game.at_ply(4) == game
    with pytest.raises(ValueError, match="a ply is counted from 0"):
        game.at_ply(-1)


def test_an_illegal_move_carries_its_text_its_ply_and_the_legal_ones() -> None:
    with pytest.raises(IllegalMove, match="'2' is not legal here") as caught:
        Game.start("shah", 42).played("2")
    assert caught.value.text == "2"
    assert caught.value.ply == 1
    assert caught.value.legal == ("1", "4", "d")


def test_an_illegal_move_in_a_record_names_its_ply() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.replay("shah 42 1 f 7 d")
    assert (caught.value.ply, caught.value.text) == (3, "7")
    assert caught.value.legal == ("4", "d")


def test_an_illegal_move_among_many_names_its_ply_in_the_whole_game() -> None:
    game = Game.replay("shah 42 1 f")
    with pytest.raises(IllegalMove) as caught:
        game.played_all(["d", "f"])
    assert caught.value.ply == 4


@pytest.mark.parametrize(
    "text", ["", "T", " t", "tt", "0", "9", "1>1", "5>", "1^", "w>", "²", "None"]
)
@pytest.mark.parametrize("key", GAMES)
def test_text_that_is_not_a_notation_is_an_illegal_move(key: str, text: str) -> None:
    with pytest.raises(IllegalMove):
        Game.start(key, 42).played(text)


def test_a_game_that_is_over_has_no_legal_moves() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.replay("sultan 101 t").played_all(["t"] * 87 + ["1"])
    assert caught.value.ply


@pytest.mark.parametrize(
    "text",
    [
        None,
        42,
        b"shah 42",
        "",
        "shah",
        "shah ",
        "shah  1",
        "shah one",
        "shah 1e9",
        "shah -1",
        "shah +1",
        "shah 0",
        "shah 01",
        "shah 1.0",
        "shah 1_000",
        "shah ¹",
        "shah ٣",
        "shah 9223372036854775808",
        "shah " + "9" * 5000,
        "shah\n1",
        "klondike 1",
        "d shah 1",
        " shah 42",
        "shah 42 ",
        "shah 42 1  f",
        "shah 42\t1",
        "shah 42 1\nf",
        "shah 42 1\x1cf",
        "shah 42 1\x85f",
        "shah 42 1\xa0f",
        "shah 42 1\u2003f",
        "shah 42 1\u3000f",
        "shah\xa042",
        "shah 42 1 f d\n",
    ],
)
def test_what_is_not_a_record_is_refused(text: Any) -> None:
    with pytest.raises(ValueError) as caught:
        Game.replay(text)
    assert not isinstance(caught.value, IllegalMove)


def test_a_list_of_6000_moves_is_refused_at_the_first_illegal_one() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.start("sultan", 1).played_all(["t"] * 6000)
    assert caught.value.ply == 88


@pytest.mark.parametrize("key", GAMES)
def test_the_repr_shows_neither_the_deal_nor_a_hidden_card_nor_moves(key: str) -> None:
    number = 8_070_605_040_302_010_907
    shown = repr(Game.start(key, number))
    assert str(number) not in shown
    assert "stock" not in shown
    assert "position" not in shown
    for other in (1, 2**62):
        start = Game.start(key, other)
        assert repr(start) == shown
        assert repr(start.played(str(start.legal_moves[-1]))) == shown


def test_games_are_values() -> None:
    assert Game.replay("shah 42 d") == Game.replay("shah 42 d")
    assert len({Game.replay("shah 42 d"), Game.replay("shah 42 d"), Game.replay("shah 42")}) == 2


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_ties_go_to_the_fewest_cards_turned_in_the_sultan_games(key: str) -> None:
    assert Game.start(key, 20).tie_breaker == 0
    assert Game.start(key, 20).played_all(("t", "2", "t")).tie_breaker == 2


def test_ties_go_to_the_fewest_builds_and_privileges_in_the_shah() -> None:
    record = "shah 122 8 f d 1 5 f f d 4 1 6>7 t f t f t f t t w t t t"
    assert Game.replay(record).tie_breaker == 1
    record += " t t t t t w t t w>6 t w t t t t w 2 f"
    assert Game.replay(record).tie_breaker == 2
    assert Game.replay(f"{record} t t w>6").tie_breaker == 3
