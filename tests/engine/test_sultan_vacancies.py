"""The rules of Sultan and The Sultan (classic): vacancies, redeals, losing, and no forced moves."""

import pytest

from engine.cards import Card, joined
from engine.moves import Play
from engine.sultan import CLASSIC, SULTAN, Sultan
from engine.table import Outcome
from tests.engine.positions import both_sultans, legal, made, outcome, slots, sultan_at

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
