"""Deals: how a number shuffles the pack."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game
from engine.cards import Card, joined, parsed
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL, TWO_PACKS, below, shuffled
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN

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
