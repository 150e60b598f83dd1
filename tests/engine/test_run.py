"""Several moves with one press: Run, Play all and Fill all. See DESIGN, «Screens»."""

from typing import Any

import pytest

from engine import Game
from engine.catalogue import GAMES
from engine.rules import Rules
from engine.run import filled_all, may_fill_all, may_play_all, may_run, played_all_that_fit, run
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN
from tests.engine.positions import STAR, shah_at, sultan_at

RESERVE = "reserve: 9c 9d 9h 9s Tc Td Th Ts"


def game_at(rules: Rules[Any], at: Any) -> Game:
    """A game at a position; its deal number means nothing."""
    return Game(rules, 1, (), at)


def sultan(text: str) -> Game:
    """A game of Sultan in which no reserve card fits."""
    return game_at(SULTAN, sultan_at(SULTAN, f"{RESERVE} / {text}"))


def shah(text: str) -> Game:
    """A game of the Shah in which no star card can move."""
    return game_at(SHAH, shah_at(f"{STAR} / {text}"))


# Run


def test_run_turns_and_plays_each_turned_card_that_fits() -> None:
    assert run(sultan("stock: 8c Ac 8d 2c 8h")).moves == tuple("ttwttwt")


def test_run_stops_when_the_stock_ends() -> None:
    game = run(sultan("stock: 8c 8d"))
    assert game.moves == ("t", "t")
    assert not may_run(game.table)
    assert run(game) == game


def test_run_plays_the_last_card_of_the_stock_if_it_fits() -> None:
    assert run(sultan("stock: 8c Ac")).moves == ("t", "t", "w")


def test_run_stops_when_a_slot_card_becomes_playable() -> None:
    assert run(sultan("stock: 8c Ac 8d 8h / reserve: 2c")).moves == ("t", "t", "w")


def test_run_goes_on_past_a_slot_card_that_was_playable_before() -> None:
    assert run(sultan("stock: 8c 8d 8h / reserve: Ac")).moves == ("t", "t", "t")


@pytest.mark.parametrize("near", ["3c", "2c"])
def test_run_stops_if_a_slot_is_playable_and_the_top_of_the_waste_is_near(near: str) -> None:
    assert run(sultan(f"stock: 8c {near} 8h / reserve: As")).moves == ("t", "t")


def test_run_goes_on_if_no_slot_is_playable_though_the_top_of_the_waste_is_near() -> None:
    assert run(sultan("stock: 8c 2c 8h")).moves == ("t", "t", "t")


def test_run_goes_on_if_the_top_of_the_waste_is_three_ranks_away() -> None:
    assert run(sultan("stock: 8c 4c 8h / reserve: As")).moves == ("t", "t", "t")


def test_run_does_not_stop_for_a_turned_card_that_fits() -> None:
    assert run(sultan("stock: Ac 8c 8h / reserve: As")).moves == ("t", "w", "t", "t")


def test_run_plays_a_card_from_the_waste_before_it_turns() -> None:
    assert run(sultan("stock: 8c / waste: Ac")).moves == ("w", "t")


def test_run_stops_when_the_uncovered_waste_card_is_near() -> None:
    assert run(sultan("stock: Ac 8c / waste: 3d / reserve: As")).moves == ("t", "w")


def test_run_stops_when_a_ray_card_becomes_playable() -> None:
    assert run(shah("ray 4: Qs 3s / stock: 2s 9s")).moves == ("t", "w")


@pytest.mark.parametrize("stock", ["9s 5c 9d", "9s 3h 9d"])
def test_run_stops_when_a_build_becomes_possible(stock: str) -> None:
    assert run(shah(f"stock: {stock}")).moves == ("t", "t")


def test_run_plays_a_turned_card_that_fits_though_a_gap_is_open() -> None:
    assert run(shah("ray 4: Qs Jc / stock: 2s 9s 9d")).moves == ("t", "w", "t")


def test_run_stops_when_no_card_may_be_turned() -> None:
    assert run(shah("ray 4: Qs Jc / stock: 9s 9d")).moves == ("t",)


@pytest.mark.parametrize("key", GAMES)
def test_run_is_offered_when_a_card_may_be_turned(key: str) -> None:
    assert may_run(Game.start(key, 42).table) == (key != "shah")


# Play all


def test_play_all_plays_the_waste_then_slots_1_to_8() -> None:
    game = game_at(CLASSIC, sultan_at(CLASSIC, "waste: As / reserve: 9c Ad Ac"))
    assert played_all_that_fit(game).moves == ("w", "2", "3")


def test_play_all_plays_rays_1_to_8() -> None:
    assert played_all_that_fit(shah("ray 7: 2d / ray 3: 2h")).moves == ("3", "7")


def test_play_all_goes_on_until_nothing_fits() -> None:
    game = played_all_that_fit(sultan("waste: 3c / stock: 9h / reserve: 2c 9d 9h Ac"))
    assert game.moves == ("4", "1", "4")
    assert not may_play_all(game.table)
    assert played_all_that_fit(game) == game


def test_play_all_is_offered_when_a_card_fits() -> None:
    assert may_play_all(sultan("waste: Ac").table)
    assert may_play_all(sultan("reserve: 9c Ac").table)
    assert not may_play_all(sultan("waste: 2c / stock: Ac").table)


# Fill all


def test_fill_all_fills_every_vacancy_that_can_be_filled() -> None:
    game = filled_all(shah("ray 3: / ray 6: Qd Jh / waste: 9c 9d 9h 9s"))
    assert game.moves == ("f", "f", "f", "f")
    assert not may_fill_all(game.table)


def test_fill_all_stops_when_the_waste_is_used_up() -> None:
    assert filled_all(shah("ray 3: / ray 6: Qd Jh / waste: 9c 9d")).moves == ("f", "f")


def test_fill_all_is_offered_when_a_vacancy_can_be_filled() -> None:
    assert may_fill_all(shah("ray 3: / waste: 9c").table)
    assert not may_fill_all(shah("ray 3: / stock: 9c").table)
    assert not may_fill_all(shah("waste: 9c").table)
    assert not may_fill_all(sultan("waste: 9c").table)
