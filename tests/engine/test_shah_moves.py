"""The rules of The Shah: the moves once the star is formed, and that none is forced."""

import pytest

from engine.cards import joined
from engine.moves import Play, Redeal
from engine.shah import SHAH
from tests.engine.positions import STAR, legal, made, ray, shah_at, shah_legal, tops

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
