"""The rules of The Shah: when a game is lost, even if builds that lead nowhere are left."""

import pytest

from engine.shah import SHAH
from engine.table import Outcome
from tests.engine.positions import STAR, legal, made, outcome, shah_at

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
