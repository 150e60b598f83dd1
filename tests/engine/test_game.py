"""Games, deals, moves and the catalogue."""

import hashlib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game, IllegalMove, Outcome
from engine.cards import Card, joined, parsed
from engine.catalogue import GAMES, register, rules_of
from engine.deals import LAST_DEAL, TWO_PACKS, below, shuffled
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN
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


TESTS = Path(__file__).parents[1]


def test_the_games_are_in_the_order_shown_to_players_and_new_ones_come_last() -> None:
    assert [(key, rules.name) for key, rules in GAMES.items()][:3] == [
        ("sultan", "Sultan"),
        ("sultan-classic", "The Sultan (classic)"),
        ("shah", "The Shah"),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    assert rules_of(key).key == key


@pytest.mark.parametrize("key", ["", "Sultan", "the shah", "klondike"])
def test_an_unknown_key_is_not_a_game(key: str) -> None:
    with pytest.raises(ValueError, match="no game is called"):
        rules_of(key)


def test_a_registered_game_is_found_by_its_key() -> None:
    vizier = replace(SULTAN, key="vizier", name="The Vizier")
    register(vizier)
    try:
        assert rules_of("vizier") is vizier
        assert Game.replay("vizier 20 t t").table.name == "The Vizier"
    finally:
        del GAMES["vizier"]


@pytest.mark.parametrize("key", GAMES)
def test_a_taken_key_cannot_be_registered(key: str) -> None:
    rules = rules_of(key)
    with pytest.raises(ValueError, match="there is already a game called"):
        register(replace(SULTAN, key=key))
    assert rules_of(key) is rules


@pytest.mark.parametrize("kind", ["counts", "records"])
def test_every_game_has_its_counts_and_its_records(kind: str) -> None:
    assert {path.stem for path in (TESTS / kind).glob("*.txt")} == set(GAMES)


NOTATION: list[tuple[Move, str]] = [
    (Turn(), "t"),
    (Redeal(), "r"),
    (Play(WASTE), "w"),
    (Play(1), "1"),
    (Play(8), "8"),
    (Deal(), "d"),
    (Fill(), "f"),
    (Build(5, 3), "5>3"),
    (Build(WASTE, 3), "w>3"),
    (Privilege(5, 3), "5^3"),
]


@pytest.mark.parametrize(("move", "text"), NOTATION)
def test_the_text_of_a_move_is_its_notation(move: Move, text: str) -> None:
    assert str(move) == text


def test_moves_are_values() -> None:
    assert len({move for move, _ in NOTATION}) == len(NOTATION)
    assert Build(5, 3) == Build(5, 3)


SULTAN_DEALS = {
    1: "2c Qc 3d 3h 7s Ac Ts 9c 9d 5c 8h Ad Tc 7c 6s 2s",
    42: "5s Qs Tc 8s Jd 4s 9c Js 8h 2h 3c Js 8c 5d 8d 6s",
    LAST_DEAL: "8c 5s 9d 2h 9s Tc Jd 6s Ts 7c 9h As Qc 4s 3s 7d",
}


SHAH_DEALS = {
    1: "8c Th Ts Qs 9d 7c 7c 3h 4s 2d 4d 3c Jh Js 4s 7d",
    42: "2c Ts 3d 2s Td 8s 8d 4s Qc 5c 5d 2c Qh 9c Qd 5d",
    LAST_DEAL: "6c Ts Jd 7s 3h 6h 3c 9d 9s 2d 6d 4d 4h 5c Jc 2h",
}


def dealt(family: str, number: int) -> list[str]:
    """The card codes of a deal, computed a second time, as engine/deals.py describes it."""
    start = [rank + suit for _ in (0, 1) for suit in "cdhs" for rank in "A23456789TJQK"]
    if family == "sultan":
        cards = [card for card in start if card[0] != "K"]
        cards.remove("Ah")
    else:
        cards = [card for card in start if card[0] not in "AK"]
    stream = ""
    for block in range(60):
        stream += hashlib.sha256(f"divan/1:{family}:{number}:{block}".encode()).hexdigest()
    words = [int(stream[i : i + 16], 16) for i in range(0, len(stream), 16)]
    for i in reversed(range(1, len(cards))):
        m = i + 1
        w = words.pop(0)
        while w >= 2**64 - 2**64 % m:
            w = words.pop(0)
        cards[i], cards[w % m] = cards[w % m], cards[i]
    return cards


@given(st.integers(1, LAST_DEAL))
def test_a_deal_follows_the_rules_step_by_step(number: int) -> None:
    sultan, shah = SULTAN.start(number), SHAH.start(number)
    reserve = [str(card) for card in (*sultan.reserve, *sultan.stock)]
    assert reserve == dealt("sultan", number)
    circle = [str(card) for card in (*sum(shah.rays, ()), *shah.stock)]
    assert circle == dealt("shah", number)


@pytest.mark.parametrize(("number", "cards"), SULTAN_DEALS.items())
def test_a_deal_of_the_sultan_games_is_the_same_cards_for_ever(number: int, cards: str) -> None:
    at = SULTAN.start(number)
    assert (*at.reserve, *at.stock)[:16] == parsed(cards)


@pytest.mark.parametrize(("number", "cards"), SHAH_DEALS.items())
def test_a_deal_of_the_shah_is_the_same_cards_for_ever(number: int, cards: str) -> None:
    at = SHAH.start(number)
    assert (*sum(at.rays, ()), *at.stock)[:16] == parsed(cards)


def test_the_start_list_is_copy_0_then_copy_1_by_suit_then_rank() -> None:
    one = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
    two = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
    assert joined(TWO_PACKS) == f"{one} {two} {one} {two}"


def test_sultan_games_take_out_all_kings_and_one_ace_of_hearts() -> None:
    at = SULTAN.start(1)
    stay = Counter(map(str, (*at.reserve, *at.stock)))
    assert stay.total() == 95
    assert not [code for code in stay if code[0] == "K"]
    assert {code for code, copies in stay.items() if copies == 1} == {"Ah"}


def test_the_shah_takes_out_all_aces_and_all_kings() -> None:
    at = SHAH.start(1)
    stay = Counter(map(str, (*sum(at.rays, ()), *at.stock)))
    assert stay.total() == 88
    assert not [code for code in stay if code[0] in "AK"]
    assert set(stay.values()) == {2}


def test_a_word_that_is_too_large_is_skipped() -> None:
    """No known deal has one: only one word in 2^57 is too large."""
    largest_fair = 2**64 // 95 * 95 - 1
    assert below(95, iter([2**64 - 1, largest_fair + 1, largest_fair])) == 94


def test_deal_n_is_the_same_pack_under_both_sultan_games() -> None:
    for number in range(1, 20):
        sultan, classic = SULTAN.start(number), CLASSIC.start(number)
        assert (sultan.reserve, sultan.stock) == (classic.reserve, classic.stock)


def test_different_deals_are_different_packs() -> None:
    assert len({SHAH.start(number) for number in range(1, 200)}) == 199


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", [1, 2**63 - 1])
def test_a_deal_is_a_number_from_1_to_2_to_the_63_minus_1(key: str, number: int) -> None:
    assert Game.start(key, number).number == number


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", [0, -1, 2**63, -(2**63)])
def test_no_other_number_is_a_deal(key: str, number: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Game.start(key, number)


def test_shuffling_keeps_the_cards_it_is_given() -> None:
    cards = parsed("Ah Td Qs 2c")
    assert Counter(shuffled(cards, "sultan", 1)) == Counter(cards)
    assert shuffled([Card.parse("Ah")], "sultan", 1) == parsed("Ah")
