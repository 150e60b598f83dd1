"""The rules of The Shah: table, star, forming and availability."""

import pytest

from engine.cards import joined
from engine.shah import SHAH
from engine.table import Outcome
from tests.engine.positions import (
    QUEENS,
    STAR,
    legal,
    made,
    outcome,
    ray,
    shah_at,
    shah_legal,
    tops,
)

CIRCLE_1 = """
    circles: 1
    ray 1: 9c / ray 2: 5d / ray 3: 9h / ray 4: 5s / ray 5: 7c / ray 6: Jd / ray 7: 7h / ray 8: Js
"""

# Table


def test_eight_aces_ring_the_shah_clockwise_from_the_top() -> None:
    assert tops(SHAH, SHAH.start(1)) == "Ac Ad Ah As Ac Ad Ah As"


@pytest.mark.parametrize("suit", "cdhs")
def test_an_ace_takes_two_to_queen_of_its_suit(suit: str) -> None:
    foundations = tops(SHAH, SHAH.start(1))
    for rank in "23456789TJQ":
        at = shah_at(f"foundations: {foundations} / ray 7: {rank}{suit}")
        foundations = tops(SHAH, made(SHAH, at, "7"))
        assert f"{rank}{suit}" in foundations


def test_an_ace_takes_no_card_of_another_suit() -> None:
    assert shah_legal(f"{STAR} / foundations: Ac Qd Qh Qs Qc Qd Qh Qs / waste: 2d") == set()


def test_won_when_all_eight_show_a_queen() -> None:
    won = shah_at(f"foundations: {QUEENS['shah']}")
    assert outcome(SHAH, won) is Outcome.WON
    assert SHAH.table(won).outcome is Outcome.WON
    assert legal(SHAH, won) == set()


def test_a_won_game_has_88_cards_placed() -> None:
    assert SHAH.goal == 88
    assert SHAH.placed(shah_at(f"foundations: {QUEENS['shah']}")) == 88
    assert SHAH.placed(SHAH.start(1)) == 0


# Star


def test_a_card_goes_to_the_ace_pile_of_its_suit_wherever_it_stands() -> None:
    at = shah_at("ray 1: 2s / foundations: Ac Ad Ah Qs Ac Ad Ah As")
    assert tops(SHAH, made(SHAH, at, "1")) == "Ac Ad Ah Qs Ac Ad Ah 2s"


def test_if_two_foundations_fit_the_lower_numbered_ray_takes_the_card() -> None:
    at = shah_at("ray 8: 6d / foundations: Ac 5d Ah As Ac 5d Ah As")
    assert tops(SHAH, made(SHAH, at, "8")) == "Ac 6d Ah As Ac 5d Ah As"


# Forming the star


def test_the_game_starts_with_circle_1_laid_ray_1_to_8() -> None:
    at = SHAH.start(42)
    assert " ".join(ray(at, number) for number in range(1, 9)) == "2c Ts 3d 2s Td 8s 8d 4s"
    assert SHAH.table(at).circles == 1


def test_the_other_80_are_the_stock() -> None:
    at = SHAH.start(42)
    assert len(at.stock) == 80
    assert joined(at.stock[:3]) == "Qc 5c 5d"
    assert at.waste == ()


def test_d_lays_the_next_circle_ray_1_to_8() -> None:
    at = made(SHAH, shah_at(f"{CIRCLE_1} / stock: 8c 8d 8h 8s Tc Td Th Ts Qc"), "d")
    assert [ray(at, number) for number in (1, 2, 8)] == ["9c 8c", "5d 8d", "Js Ts"]
    assert joined(at.stock) == "Qc"
    assert SHAH.table(at).circles == 2


def test_before_the_next_circle_is_laid_the_player_may_play_cards() -> None:
    at = shah_at(f"{CIRCLE_1} / ray 3: 2h / stock: 8c 8d")
    assert legal(SHAH, at) == {"3", "d"}
    assert ray(made(SHAH, at, "3"), 3) == ""


def test_a_vacancy_must_be_filled_before_the_next_circle_is_laid() -> None:
    at = shah_at(f"{CIRCLE_1} / ray 3: / stock: 8c 8d")
    assert legal(SHAH, at) == {"f"}
    assert legal(SHAH, made(SHAH, at, "f")) == {"d"}


def test_d_is_not_legal_while_any_circle_laid_so_far_has_a_vacancy() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    assert shah_legal(f"circles: 2 / stock: 8c 8d / {rays}") == {"d"}
    assert shah_legal(f"circles: 2 / stock: 8c 8d / {rays} / ray 8: Qc") == {"f"}
    assert shah_legal(f"circles: 2 / stock: 8c 8d / {rays} / ray 1: ") == {"f"}


def test_after_the_third_circle_the_star_is_formed() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    at = shah_at(f"circles: 2 / stock: 5c 8c 5d 8d 5h 8h 5s 8s 7d / {rays}")
    formed = made(SHAH, at, "d")
    assert not at.formed
    assert formed.formed
    assert legal(SHAH, formed) == {"t"}


def test_the_cards_left_are_the_stock() -> None:
    assert len(made(SHAH, SHAH.start(1), "d d").stock) == 64


@pytest.mark.parametrize(("laid", "rays"), [(1, "Qc"), (2, "Qc Jd")])
def test_the_stock_may_run_out_in_the_middle_of_a_circle(laid: int, rays: str) -> None:
    """The star counts as formed as it stands."""
    star = " / ".join(f"ray {number}: {rays}" for number in range(1, 9))
    at = made(SHAH, shah_at(f"circles: {laid} / stock: 5c 8c 2d / {star}"), "d")
    assert [ray(at, number) for number in (1, 2, 3, 4)] == [
        f"{rays} 5c",
        f"{rays} 8c",
        f"{rays} 2d",
        rays,
    ]
    assert at.formed
    assert legal(SHAH, at) == {"3"}
    assert SHAH.table(at).circles == 3


def test_builds_begin_when_the_stock_runs_out_in_the_middle_of_circle_3() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    at = made(SHAH, shah_at(f"circles: 2 / stock: 7c 8c / {rays} / ray 4: 9h 2s"), "d")
    assert legal(SHAH, at) == {"4", "1>2"}


def test_the_stock_may_run_out_by_a_fill() -> None:
    at = made(SHAH, shah_at(f"{CIRCLE_1} / ray 3: / ray 4: / ray 5: 2c / stock: 8c"), "f")
    assert at.formed
    assert ray(at, 3) == "8c"
    assert legal(SHAH, at) == {"5"}


def test_a_circle_may_take_the_last_card_of_the_stock() -> None:
    at = made(SHAH, shah_at(f"{CIRCLE_1} / stock: 8c 8d 8h 8s Tc Td Th 2s"), "d")
    assert at.formed
    assert legal(SHAH, at) == {"8"}


# Availability


@pytest.mark.parametrize(
    ("cards", "available"), [("2c", True), ("2c 9d", False), ("9d 2c", True), ("9d 2c 9h", False)]
)
def test_a_star_card_is_available_if_no_card_lies_beyond_it(cards: str, available: bool) -> None:
    at = shah_at(f"{STAR} / ray 4: {cards} / waste: 7d / stock: 9s")
    assert ("4" in legal(SHAH, at)) is available


def test_of_a_pile_in_circle_3_only_the_last_card_is_available() -> None:
    assert shah_legal(f"{STAR} / ray 4: 9d 9h 3c 2c / stock: 9s") == {"4", "t"}
    assert shah_legal(f"{STAR} / ray 4: 9d 9h 2c Th / stock: 9s") == {"t"}


def test_the_wastes_top_card_is_available() -> None:
    assert shah_legal(f"{STAR} / waste: 9h 2c / stock: 9s") == {"w", "t"}
    assert shah_legal(f"{STAR} / waste: 2c 9h / stock: 9s") == {"t"}
