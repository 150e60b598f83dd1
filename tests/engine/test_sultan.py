"""Sultan and The Sultan (classic), and how slots are filled."""

import pytest

from engine.cards import Card, joined
from engine.moves import Fill, Play
from engine.sultan import CLASSIC, SULTAN, Sultan
from engine.table import Outcome
from tests.engine.positions import (
    QUEENS,
    both_sultans,
    legal,
    made,
    outcome,
    slots,
    sultan_at,
    tops,
)

READING_ORDER = (
    "top left",
    "above",
    "top right",
    "left",
    "right",
    "bottom left",
    "below",
    "bottom right",
)
"""The eight places around the centre, row by row."""


def bases(rules: Sultan) -> dict[str, str]:
    """The base card of each place around the centre."""
    return dict(zip(READING_ORDER, tops(rules, rules.start(1)).split(), strict=True))


# Table


@both_sultans
def test_three_rows_of_three_piles_the_centre_is_never_built_on(rules: Sultan) -> None:
    assert len(rules.table(rules.start(1)).foundations) == 3 * 3 - 1


def test_sultan_has_the_ace_of_hearts_below_the_centre_and_a_king_above() -> None:
    assert bases(SULTAN)["below"] == "Ah"
    assert bases(SULTAN)["above"] == "Kh"


def test_classic_has_the_ace_of_hearts_above_the_centre_and_a_king_below() -> None:
    assert bases(CLASSIC)["above"] == "Ah"
    assert bases(CLASSIC)["below"] == "Kh"


@both_sultans
def test_clubs_stand_in_the_top_row_diamonds_in_the_middle_spades_at_the_bottom(
    rules: Sultan,
) -> None:
    base = bases(rules)
    assert (base["top left"], base["top right"]) == ("Kc", "Kc")
    assert (base["left"], base["right"]) == ("Kd", "Kd")
    assert (base["bottom left"], base["bottom right"]) == ("Ks", "Ks")


# Deal


@both_sultans
def test_the_first_8_cards_fill_reserve_slots_1_to_8(rules: Sultan) -> None:
    assert slots(rules.start(42)) == "5s Qs Tc 8s Jd 4s 9c Js"


@both_sultans
def test_the_other_87_are_the_stock(rules: Sultan) -> None:
    at = rules.start(42)
    assert len(at.stock) == 87
    assert joined(at.stock[:3]) == "8h 2h 3c"


@both_sultans
def test_the_waste_is_empty(rules: Sultan) -> None:
    assert rules.start(42).waste == ()


# Foundations


@both_sultans
@pytest.mark.parametrize("suit", "cdhs")
def test_a_king_of_the_ring_takes_ace_to_queen_of_its_suit(rules: Sultan, suit: str) -> None:
    kings = tops(rules, sultan_at(rules, "")).replace("Ah", "Qh")
    for rank in "A23456789TJQ":
        wrong = "d" if suit == "s" else "s"
        assert legal(rules, sultan_at(rules, f"foundations: {kings} / reserve: {rank}{wrong}")) == (
            {"1"} if rank == "A" else set()
        )
        at = sultan_at(rules, f"foundations: {kings} / reserve: {rank}{suit}")
        kings = tops(rules, made(rules, at, "1"))
        assert f"{rank}{suit}" in kings


@both_sultans
def test_the_ace_of_hearts_takes_two_to_queen_of_hearts(rules: Sultan) -> None:
    foundations = tops(rules, sultan_at(rules, "")).replace("Kh", "Qh")
    for rank in "23456789TJQ":
        at = sultan_at(rules, f"foundations: {foundations} / waste: {rank}h")
        foundations = tops(rules, made(rules, at, "w"))
        assert f"{rank}h" in foundations


@both_sultans
def test_nothing_is_built_on_the_sultan_in_the_centre(rules: Sultan) -> None:
    """Both hearts foundations show an ace here, so a third one could only go on the centre king."""
    foundations = tops(rules, sultan_at(rules, "")).replace("Kh", "Ah")
    assert legal(rules, sultan_at(rules, f"foundations: {foundations} / waste: Ah")) == {"r"}


@both_sultans
def test_won_when_all_eight_show_a_queen(rules: Sultan) -> None:
    won = sultan_at(rules, f"foundations: {QUEENS[rules.key]}")
    assert outcome(rules, won) is Outcome.WON
    assert rules.table(won).outcome is Outcome.WON
    assert legal(rules, won) == set()


@both_sultans
def test_a_won_game_has_95_cards_placed(rules: Sultan) -> None:
    assert rules.goal == 95
    assert rules.placed(sultan_at(rules, f"foundations: {QUEENS[rules.key]}")) == 95
    assert rules.placed(rules.start(1)) == 0


@both_sultans
def test_seven_queens_are_not_a_win(rules: Sultan) -> None:
    at = sultan_at(rules, f"foundations: {QUEENS[rules.key].replace('Qs', 'Js', 1)} / waste: Qs")
    assert outcome(rules, at) is Outcome.OPEN
    assert outcome(rules, made(rules, at, "w")) is Outcome.WON


@both_sultans
def test_if_two_foundations_fit_the_first_in_reading_order_takes_the_card(
    rules: Sultan,
) -> None:
    at = sultan_at(rules, "foundations: 5c 9h 5c 3d 3d Ts 9h Ts / reserve: 6c 4d Js Th")
    assert tops(rules, made(rules, at, "1")) == "6c 9h 5c 3d 3d Ts 9h Ts"
    assert tops(rules, made(rules, at, "2")) == "5c 9h 5c 4d 3d Ts 9h Ts"
    assert tops(rules, made(rules, at, "3")) == "5c 9h 5c 3d 3d Js 9h Ts"
    assert tops(rules, made(rules, at, "4")) == "5c Th 5c 3d 3d Ts 9h Ts"


@both_sultans
def test_two_foundations_at_different_ranks_take_different_cards(rules: Sultan) -> None:
    at = sultan_at(rules, "foundations: 5c Ah 2c Kd Kd Ks Ah Ks / reserve: 3c")
    assert tops(rules, made(rules, at, "1")) == "5c Ah 3c Kd Kd Ks Ah Ks"


# Moves


@both_sultans
def test_t_turns_the_top_of_the_stock_onto_the_waste(rules: Sultan) -> None:
    at = made(rules, sultan_at(rules, "stock: 7c 4d / waste: 9s"), "t")
    assert joined(at.stock) == "4d"
    assert joined(at.waste) == "9s 7c"


@both_sultans
def test_nothing_is_turned_from_an_empty_stock(rules: Sultan) -> None:
    assert "t" not in legal(rules, sultan_at(rules, "waste: 9s"))


@both_sultans
def test_a_turned_card_that_fits_is_simply_the_wastes_top_card(rules: Sultan) -> None:
    at = made(rules, sultan_at(rules, "stock: Ac 4d"), "t")
    assert joined(at.waste) == "Ac"
    assert legal(rules, at) == {"w", "t"}


@both_sultans
def test_w_plays_the_wastes_top_card_to_its_foundation(rules: Sultan) -> None:
    at = made(rules, sultan_at(rules, "waste: 9s Ad / stock: 7c / reserve: 5c"), "w")
    assert joined(at.waste) == "9s"
    assert tops(rules, at).split()[3] == "Ad"
    assert (joined(at.stock), slots(at)) == ("7c", "5c . . . . . . .")


@both_sultans
@pytest.mark.parametrize("slot", range(1, 9))
def test_1_to_8_play_the_card_in_that_reserve_slot(rules: Sultan, slot: int) -> None:
    reserve = ["9s"] * 8
    reserve[slot - 1] = "As"
    at = sultan_at(rules, f"reserve: {' '.join(reserve)}")
    assert legal(rules, at) == {str(slot)}
    after = made(rules, at, str(slot))
    assert tops(rules, after).split()[5] == "As"
    assert after.reserve[slot - 1] is None


@both_sultans
def test_a_vacant_slot_has_nothing_to_play(rules: Sultan) -> None:
    assert legal(rules, sultan_at(rules, "reserve: . Ac .")) == {"2"}


@both_sultans
def test_r_makes_the_waste_the_stock_unshuffled(rules: Sultan) -> None:
    """The card turned first is turned first again."""
    at = sultan_at(rules, "stock: 7c 4d 9s / reserve: 5c 5c 5c 5c 5c 5c 5c 5c")
    again = made(rules, made(rules, at, "t t t"), "r")
    assert joined(again.stock) == "7c 4d 9s"
    assert again.waste == ()


@both_sultans
def test_a_redeal_is_legal_only_when_the_stock_is_empty(rules: Sultan) -> None:
    assert "r" not in legal(rules, sultan_at(rules, "stock: 7c / waste: 9s"))
    assert "r" in legal(rules, sultan_at(rules, "waste: 9s"))


@both_sultans
def test_a_redeal_is_legal_only_when_the_waste_is_not_empty(rules: Sultan) -> None:
    assert "r" not in legal(rules, sultan_at(rules, "reserve: 9s"))


@both_sultans
def test_there_are_at_most_two_redeals_in_a_game(rules: Sultan) -> None:
    at = sultan_at(rules, "waste: 9s / reserve: 5c 5c 5c 5c 5c 5c 5c 5c")
    twice = made(rules, at, "r t r t")
    assert legal(rules, twice) == set()
    assert [rules.table(then).redeals_left for then in (at, twice)] == [2, 0]
    assert [rules.table(then).pass_number for then in (at, twice)] == [1, 3]


@both_sultans
def test_a_move_of_another_game_is_a_bug(rules: Sultan) -> None:
    with pytest.raises(AssertionError, match="not a move of"):
        rules.after(rules.start(1), Fill())


@both_sultans
def test_an_illegal_play_is_a_bug(rules: Sultan) -> None:
    with pytest.raises(AssertionError, match="does not go up"):
        rules.after(sultan_at(rules, "reserve: 9s"), Play(1))


RESERVE = "5c As 5d 5h 5s 8c 8d 8h"
"""The ace can go up."""


# Vacancies are filled at once, as part of the move that made them


@pytest.mark.parametrize(("rules", "filler"), [(SULTAN, "7c"), (CLASSIC, "4d")])
def test_a_played_slot_is_filled_at_once(rules: Sultan, filler: str) -> None:
    at = sultan_at(rules, f"stock: 4d 9s / waste: 3h 7c / reserve: {RESERVE}")
    assert rules.after(at, Play(2)).reserve[1] == Card.parse(filler)


def test_sultan_fills_from_the_wastes_top_card() -> None:
    at = made(SULTAN, sultan_at(SULTAN, f"stock: 4d / waste: 3h 7c / reserve: {RESERVE}"), "2")
    assert slots(at) == "5c 7c 5d 5h 5s 8c 8d 8h"
    assert (joined(at.waste), joined(at.stock)) == ("3h", "4d")


def test_sultan_fills_from_the_stock_if_there_is_no_waste() -> None:
    at = made(SULTAN, sultan_at(SULTAN, f"stock: 4d 9s / reserve: {RESERVE}"), "2")
    assert slots(at) == "5c 4d 5d 5h 5s 8c 8d 8h"
    assert (joined(at.waste), joined(at.stock)) == ("", "9s")


def test_sultan_leaves_the_slot_empty_for_good_if_there_is_neither() -> None:
    at = made(SULTAN, sultan_at(SULTAN, "reserve: Ac 2c"), "1")
    assert slots(at) == ". 2c . . . . . ."
    assert slots(made(SULTAN, at, "2")) == ". . . . . . . ."


def test_classic_fills_from_the_stock_only() -> None:
    at = sultan_at(CLASSIC, f"stock: 4d 9s / waste: 3h 7c / reserve: {RESERVE}")
    at = made(CLASSIC, at, "2")
    assert slots(at) == "5c 4d 5d 5h 5s 8c 8d 8h"
    assert (joined(at.waste), joined(at.stock)) == ("3h 7c", "9s")


def test_classic_leaves_the_slot_vacant_while_the_stock_is_empty() -> None:
    at = made(CLASSIC, sultan_at(CLASSIC, "waste: 3h 2c 7c / reserve: 5c As 2s"), "2")
    assert slots(at) == "5c . 2s . . . . ."
    assert slots(made(CLASSIC, at, "3")) == "5c . . . . . . ."


def test_a_classic_redeal_fills_all_vacant_slots_at_once_in_slot_order() -> None:
    at = sultan_at(CLASSIC, "waste: 7c 4d 9s 3h 2c / reserve: . 5c . 5c 5c 5c . 5c")
    redealt = made(CLASSIC, at, "r")
    assert slots(redealt) == "7c 5c 4d 5c 5c 5c 9s 5c"
    assert (joined(redealt.stock), joined(redealt.waste)) == ("3h 2c", "")


def test_a_classic_redeal_fills_as_many_slots_as_there_are_cards() -> None:
    redealt = made(CLASSIC, sultan_at(CLASSIC, "waste: 7c 4d / reserve: 5c . . ."), "r")
    assert slots(redealt) == "5c 7c 4d . . . . ."
    assert redealt.stock == ()


def test_a_sultan_redeal_leaves_the_reserve_as_it_is() -> None:
    """No slot can be vacant then: the waste would have filled it."""
    at = sultan_at(SULTAN, "waste: 7c 4d / reserve: 5c 5d 5h 5s 5c 5d 5h 5s")
    assert made(SULTAN, at, "r").reserve == at.reserve


@both_sultans
def test_playing_the_wastes_card_makes_no_vacancy(rules: Sultan) -> None:
    at = sultan_at(rules, "stock: 7c / waste: 4d As / reserve: 5c 9s")
    assert made(rules, at, "w").reserve == at.reserve


def test_classic_fills_from_the_first_move_on() -> None:
    """The source could also mean that every Divan card that fits is played first."""
    at = sultan_at(CLASSIC, "stock: 3c 4d 9s / reserve: Ac 2c 5d 5h 5s 5c 5d 5h")
    assert slots(made(CLASSIC, at, "1")) == "3c 2c 5d 5h 5s 5c 5d 5h"


# Redeal


def test_sultan_redeals_only_when_no_card_can_go_to_a_foundation() -> None:
    assert legal(SULTAN, sultan_at(SULTAN, "waste: 9s 5c / reserve: Ad 6h")) == {"1"}
    assert legal(SULTAN, sultan_at(SULTAN, "waste: 9s Ad / reserve: 6h")) == {"w"}
    assert legal(SULTAN, sultan_at(SULTAN, "waste: 9s 5c / reserve: 6h")) == {"r"}


def test_classic_redeals_whenever_the_stock_is_empty() -> None:
    assert legal(CLASSIC, sultan_at(CLASSIC, "waste: 9s 5c / reserve: Ad 6h")) == {"1", "r"}
    assert legal(CLASSIC, sultan_at(CLASSIC, "waste: 9s Ad / reserve: 6h")) == {"w", "r"}
    assert legal(CLASSIC, sultan_at(CLASSIC, "waste: 9s 5c / reserve: 6h")) == {"r"}


@both_sultans
def test_a_covered_waste_card_does_not_prevent_a_redeal(rules: Sultan) -> None:
    assert legal(rules, sultan_at(rules, "waste: Ad 9s / reserve: 6h")) == {"r"}


# Lost


@both_sultans
def test_lost_when_not_won_and_no_legal_move_is_left(rules: Sultan) -> None:
    lost = sultan_at(rules, "waste: Ad 9s / reserve: 6h / redeals: 0")
    assert legal(rules, lost) == set()
    assert outcome(rules, lost) is Outcome.LOST
    assert rules.table(lost).outcome is Outcome.LOST


@both_sultans
@pytest.mark.parametrize(
    "still_open",
    ["stock: 9s / redeals: 0", "waste: Ac / redeals: 0", "reserve: Ac / redeals: 0", "waste: 9s"],
)
def test_not_lost_while_a_move_is_left(rules: Sultan, still_open: str) -> None:
    assert outcome(rules, sultan_at(rules, still_open)) is Outcome.OPEN


# No move is ever forced


@both_sultans
def test_a_card_that_could_go_up_may_wait(rules: Sultan) -> None:
    at = sultan_at(rules, "stock: 7c 4d / waste: As / reserve: Ac 9s")
    assert legal(rules, at) == {"w", "1", "t"}
    assert "1" in legal(rules, made(rules, at, "t t"))


# The table shows what a player has already seen


@both_sultans
def test_the_order_of_the_stock_is_unknown_in_the_first_pass(rules: Sultan) -> None:
    assert rules.table(sultan_at(rules, "stock: 7c 4d 9s")).stock == ()


@both_sultans
@pytest.mark.parametrize("redeals", [1, 0])
def test_the_next_eight_cards_are_known_from_the_second_pass_on(
    rules: Sultan, redeals: int
) -> None:
    stock = "7c 4d 9s 3h 2c 8d 8h 8s Tc Td"
    table = rules.table(sultan_at(rules, f"stock: {stock} / redeals: {redeals}"))
    assert joined(table.stock) == "7c 4d 9s 3h 2c 8d 8h 8s"
    assert table.stock_left == 10
