"""The Shah: forming the star, moves, and when it is lost."""

import pytest

from engine.cards import joined
from engine.moves import Play, Redeal
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


# Plays


@pytest.mark.parametrize("number", range(1, 9))
def test_1_to_8_play_the_available_card_of_that_ray(number: int) -> None:
    at = shah_at(f"{STAR} / ray {number}: Qc Jd 9h 2s / stock: 9s")
    assert legal(SHAH, at) == {str(number), "t"}
    after = made(SHAH, at, str(number))
    assert ray(after, number) == "Qc Jd 9h"
    assert tops(SHAH, after).split()[3] == "2s"


def test_w_plays_the_wastes_top_card() -> None:
    at = made(SHAH, shah_at(f"{STAR} / waste: 9h 2d"), "w")
    assert joined(at.waste) == "9h"
    assert tops(SHAH, at).split()[1] == "2d"


# Fill


def test_f_supplies_circle_1_ray_1_to_8_then_circle_2_then_circle_3() -> None:
    at = shah_at(f"{STAR} / ray 2: Qd / ray 5: / ray 7: Qh Js / waste: 4c 4d 4h 4s 6c 6d 6h")
    order = []
    while vacancy := SHAH.table(at).next_fill:
        order.append((vacancy.number, vacancy.circle))
        at = made(SHAH, at, "f")
    assert order == [(5, 1), (2, 2), (5, 2), (2, 3), (5, 3), (7, 3)]
    assert [ray(at, number) for number in (2, 5, 7)] == ["Qd 6d 4s", "6h 6c 4h", "Qh Js 4d"]


def test_while_forming_a_fill_comes_from_the_top_of_the_stock() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    at = made(SHAH, shah_at(f"circles: 2 / {rays} / ray 6: Qc / stock: 9s 8c"), "f")
    assert ray(at, 6) == "Qc 9s"
    assert joined(at.stock) == "8c"


def test_once_formed_a_fill_comes_from_the_top_of_the_waste() -> None:
    at = made(SHAH, shah_at(f"{STAR} / ray 6: Qc Jd / stock: 9s / waste: 7d 9h"), "f")
    assert ray(at, 6) == "Qc Jd 9h"
    assert (joined(at.stock), joined(at.waste)) == ("9s", "7d")


def test_once_formed_nothing_is_filled_without_a_waste() -> None:
    at = shah_at(f"{STAR} / ray 6: Qc Jd / stock: 9s")
    assert "f" not in legal(SHAH, at)
    assert SHAH.table(at).next_fill is None


def test_nothing_is_filled_without_a_vacancy() -> None:
    assert "f" not in shah_legal(f"{STAR} / stock: 9s / waste: 7d")


def test_the_player_decides_when_to_fill_so_a_whole_ray_can_be_played_first() -> None:
    at = shah_at(f"{STAR} / ray 6: 4h 3h 2h / waste: 7d 9h")
    assert ray(made(SHAH, at, "6 6 6 f"), 6) == "9h"


# Turn


def test_t_turns_the_top_of_the_stock_onto_the_waste() -> None:
    at = made(SHAH, shah_at(f"{STAR} / stock: 9s 7d / waste: 9h"), "t")
    assert (joined(at.stock), joined(at.waste)) == ("7d", "9h 9s")


def test_nothing_is_turned_before_the_star_is_formed() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    assert shah_legal(f"circles: 2 / {rays} / stock: 9s 7d") == {"d"}


def test_a_gap_must_be_supplied_before_the_pack_goes_on() -> None:
    assert shah_legal(f"{STAR} / ray 6: Qc Jd / stock: 9s 7d / waste: 9h") == {"f"}


def test_with_a_gap_open_the_pack_goes_on_while_there_is_no_waste() -> None:
    at = shah_at(f"{STAR} / ray 6: Qc Jd / stock: 9s 7d")
    assert legal(SHAH, at) == {"t"}
    assert legal(SHAH, made(SHAH, at, "t")) == {"f"}


@pytest.mark.parametrize(("turned", "away"), [("2d", "w"), ("5c", "w>2")])
def test_the_card_then_turned_may_be_played_or_built_and_the_next_one_turned(
    turned: str, away: str
) -> None:
    at = made(SHAH, shah_at(f"{STAR} / ray 6: Qc Jd / stock: {turned} 7d"), "t")
    assert legal(SHAH, at) == {away, "f"}
    assert "t" in legal(SHAH, made(SHAH, at, away))


def test_there_is_no_redeal() -> None:
    assert shah_legal(f"{STAR} / waste: 9h 7d") == set()
    assert SHAH.table(SHAH.start(1)).redeals_left == 0


# Builds


def test_5_to_3_builds_on_the_next_higher_card_of_the_suit() -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9d 9h / ray 3: Qh Js Th / stock: 9s")
    assert legal(SHAH, at) == {"5>3", "t"}
    after = made(SHAH, at, "5>3")
    assert (ray(after, 5), ray(after, 3)) == ("Qc Jd 9d", "Qh Js Th 9h")


@pytest.mark.parametrize("upon", ["Td", "9h", "8h", "Jh", "2h", "Qh"])
def test_a_build_needs_the_same_suit_and_one_rank_lower(upon: str) -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9h / ray 3: Qh Js {upon} / stock: 9s")
    assert "5>3" not in legal(SHAH, at)


def test_w_to_3_builds_the_wastes_top_card() -> None:
    at = shah_at(f"{STAR} / ray 3: Qh Js Th / stock: 9s / waste: 7d 9h")
    assert legal(SHAH, at) == {"w>3", "t"}
    after = made(SHAH, at, "w>3")
    assert (ray(after, 3), joined(after.waste)) == ("Qh Js Th 9h", "7d")


def test_a_card_under_the_wastes_top_is_not_built() -> None:
    assert shah_legal(f"{STAR} / ray 3: Qh Js Th / stock: 9s / waste: 9h 7d") == {"t"}


def test_a_card_may_build_on_either_of_two_equal_cards() -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9h / ray 3: Qh Js Th / ray 8: Qs Jc Th / stock: 9s")
    assert legal(SHAH, at) == {"5>3", "5>8", "t"}


def test_builds_are_legal_only_once_the_star_is_formed() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    assert shah_legal(f"circles: 2 / {rays} / ray 5: Qc 9h / ray 3: Qc Th / stock: 9s") == {"d"}


@pytest.mark.parametrize("free", ["9h", "Jd 9h"])
def test_a_free_card_of_circle_1_or_2_is_not_built(free: str) -> None:
    at = shah_at(f"{STAR} / ray 5: {free} / ray 3: Qh Js Th / stock: 9s / waste: 7d")
    assert legal(SHAH, at) == {"f"}


@pytest.mark.parametrize("free", ["Th", "Jd Th"])
def test_nothing_is_built_on_a_free_card_of_circle_1_or_2(free: str) -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9h / ray 3: {free} / stock: 9s / waste: 7d 9h")
    assert legal(SHAH, at) == {"f"}


@pytest.mark.parametrize("free", ["2h", "Jd 2h"])
def test_a_free_card_of_circle_1_or_2_goes_to_a_foundation(free: str) -> None:
    assert "5" in shah_legal(f"{STAR} / ray 5: {free} / stock: 9s / waste: 7d")


def test_a_build_moves_one_card_at_a_time() -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9h 8h / ray 3: Qh Js Th / stock: 9s")
    assert legal(SHAH, at) == {"t"}


# Privilege


def test_5_to_the_place_of_a_vacant_ray_3_is_the_privilege() -> None:
    at = shah_at(f"{STAR} / ray 3: / ray 5: Qc Jd 9d 9h / waste: 7d")
    after = made(SHAH, at, "5^3")
    assert (ray(after, 5), ray(after, 3)) == ("Qc Jd 9d", "9h")


def test_the_last_card_of_every_circle_3_pile_has_the_privilege() -> None:
    at = shah_at(f"{STAR} / ray 3: / stock: 9s / waste: 7d")
    assert legal(SHAH, at) == {"f", "1^3", "2^3", "4^3", "5^3", "6^3", "7^3", "8^3"}


def test_a_privilege_needs_no_waste() -> None:
    assert "5^3" in shah_legal(f"{STAR} / ray 3: ")


@pytest.mark.parametrize("left", ["Qh", "Qh Js"])
def test_the_ray_must_be_completely_vacant(left: str) -> None:
    assert not any("^" in move for move in shah_legal(f"{STAR} / ray 3: {left} / waste: 7d"))


@pytest.mark.parametrize("free", ["9h", "Jd 9h"])
def test_a_card_of_circle_1_or_2_has_no_privilege(free: str) -> None:
    assert "5^3" not in shah_legal(f"{STAR} / ray 3: / ray 5: {free} / waste: 7d")


def test_the_wastes_top_card_has_no_privilege() -> None:
    assert "w^3" not in shah_legal(f"{STAR} / ray 3: / waste: 7d")


def test_a_privilege_is_legal_only_once_the_star_is_formed() -> None:
    rays = " / ".join(f"ray {number}: Qc Jd" for number in range(1, 9))
    assert shah_legal(f"circles: 2 / {rays} / ray 3: / stock: 9s") == {"f"}


def test_the_other_two_places_are_filled_as_usual() -> None:
    at = shah_at(f"{STAR} / ray 3: / ray 5: Qc Jd 9d 9h / waste: 7c 7d 7s")
    after = made(SHAH, at, "5^3 f f")
    assert ray(after, 3) == "9h 7s 7d"
    assert joined(after.waste) == "7c"


# What is not forced


def test_no_play_and_no_build_is_forced() -> None:
    at = shah_at(f"{STAR} / ray 5: Qc Jd 9h / ray 3: Qh Js Th / ray 4: Qs Jc 2s / stock: 9s 7d")
    assert legal(SHAH, at) == {"4", "5>3", "t"}
    assert {"4", "5>3"} < legal(SHAH, made(SHAH, at, "t"))


# What only a bug can do


def test_a_move_of_another_game_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="not a move of"):
        SHAH.after(SHAH.start(1), Redeal())


def test_an_illegal_play_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="does not go up"):
        SHAH.after(shah_at(STAR), Play(1))


TO_AND_FRO = f"{STAR} / ray 1: Qc Jd 9c 8c / ray 2: Qd Jh 9c"
"""The eight of clubs may lie on either nine."""


def test_lost_when_not_won_and_no_legal_move_is_left() -> None:
    lost = shah_at(f"{STAR} / waste: 2d 7d")
    assert legal(SHAH, lost) == set()
    assert outcome(SHAH, lost) is Outcome.LOST
    assert SHAH.table(lost).outcome is Outcome.LOST


def test_lost_with_gaps_but_nothing_to_fill_them() -> None:
    assert outcome(SHAH, shah_at("ray 1: Qc Jd / ray 2: Qd / ray 3: 3c")) is Outcome.LOST


@pytest.mark.parametrize(
    ("more", "move"),
    [
        ("stock: 9s", "t"),
        ("waste: 2d", "w"),
        ("ray 4: 2s", "4"),
        ("ray 4: Qs Jc / waste: 7d", "f"),
        ("waste: 5c", "w>2"),
        ("ray 4: ", "1^4"),
    ],
)
def test_not_lost_while_a_move_is_left(more: str, move: str) -> None:
    at = shah_at(f"{STAR} / {more}")
    assert move in legal(SHAH, at)
    assert outcome(SHAH, at) is Outcome.OPEN


def test_a_card_going_to_and_fro_leads_nowhere() -> None:
    lost = shah_at(TO_AND_FRO)
    assert outcome(SHAH, lost) is Outcome.LOST
    assert SHAH.table(lost).outcome is Outcome.LOST


def test_a_lost_game_has_no_legal_moves() -> None:
    assert legal(SHAH, shah_at(TO_AND_FRO)) == set()


@pytest.mark.parametrize("waste", ["7d", "2d 9s"])
def test_a_waste_whose_top_card_cannot_move_does_not_save_the_game(waste: str) -> None:
    assert outcome(SHAH, shah_at(f"{TO_AND_FRO} / waste: {waste}")) is Outcome.LOST


def test_to_and_fro_in_two_suits_at_once_leads_nowhere() -> None:
    twice = f"{TO_AND_FRO} / ray 3: Qh Js Ts 9s / ray 4: Qs Jc Ts"
    assert outcome(SHAH, shah_at(twice)) is Outcome.LOST


def test_a_build_that_cannot_be_taken_back_may_lead_nowhere_too() -> None:
    """It frees a circle-2 card that does not fit, and makes a gap that nothing can fill."""
    assert outcome(SHAH, shah_at(f"{STAR} / ray 1: Qc Jd 5c")) is Outcome.LOST


def test_to_and_fro_is_legal_while_there_is_another_move() -> None:
    assert legal(SHAH, shah_at(f"{TO_AND_FRO} / stock: 9s")) == {"1>2", "t"}


def test_not_lost_when_a_build_frees_a_card_that_goes_up() -> None:
    at = shah_at(f"{STAR} / ray 1: Qc 2d 5c")
    assert legal(SHAH, at) == {"1>2"}
    assert legal(SHAH, made(SHAH, at, "1>2")) == {"1"}


def test_not_lost_when_a_build_makes_a_gap_that_the_waste_fills() -> None:
    at = shah_at(f"{STAR} / ray 1: Qc Jd 5c / waste: 7d")
    assert legal(SHAH, at) == {"1>2"}
    assert legal(SHAH, made(SHAH, at, "1>2")) == {"f"}


def test_not_lost_when_several_builds_lead_to_another_move() -> None:
    """The eight leaves the nine, the nine goes onto the ten, and a two becomes free."""
    at = shah_at(f"{STAR} / ray 1: Qc 2d 9c 8c / ray 2: Qd Jh 9c / ray 3: Qh Js Tc")
    assert legal(SHAH, at) == {"1>2", "2>3"}
    assert outcome(SHAH, at) is Outcome.OPEN
    onto_the_nine = made(SHAH, at, "1>2")
    assert legal(SHAH, onto_the_nine) == {"1>3", "2>1"}
    assert legal(SHAH, made(SHAH, onto_the_nine, "1>3")) == {"1", "2>3"}
