"""Several moves with one press: Run, Play all and Fill all."""

from pathlib import Path
from typing import Any

import pytest

from engine import Game, IllegalMove, Outcome
from engine.cards import Card
from engine.catalogue import GAMES
from engine.moves import Play
from engine.rules import Rules
from engine.run import (
    filling_as_must_be,
    left_to_player,
    may_all_go_up,
    may_fill_all,
    may_play_all,
    may_run,
    played_all_that_fit,
    running,
    running_on,
)
from engine.shah import SHAH
from engine.solver import Kind, solve
from engine.stops import LATE, Stop, Why, end
from engine.sultan import CLASSIC, SULTAN
from engine.table import Place
from tests.engine.positions import STAR, shah_at, sultan_at
from tests.engine.runs import filled_all, filled_in_order, run, run_on

RESERVE = "reserve: 9c 9d 9h 9s Tc Td Th Ts"


MANY = "8h 9h 8s 9s 8h 9h 8s 9s 8d 9d Jd Jh Js Jc Jd Jh Js"
"""More cards than are in the stock near the end of a pass; none fits."""


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
    assert run(shah("ray 4: Qs Jc / stock: 2s 9s 9d")).moves[:2] == ("t", "w")


def test_run_fills_if_nothing_else_can_be_done() -> None:
    assert run(shah("ray 4: Qs Jc / stock: 9s 9d")).moves == ("t", "f", "t")


def test_run_stops_at_a_gap_if_something_else_can_be_done() -> None:
    game = shah("ray 4: Qs Jc / ray 8: Qs Jc 2s / stock: 9s 9d")
    assert run(game).moves == ("t",)
    assert end(game.table, run(game).table) == Stop(Why.GAP)


@pytest.mark.parametrize(
    ("stock", "turned"),
    [("8c 2c …", 1), ("8c 8d 2c …", 2), ("8c 8d …", 7), ("8c 2c … / redeals: 2", 19)],
)
def test_in_the_classic_game_the_next_card_of_the_stock_would_take_the_slot_if_it_is_known(
    stock: str, turned: int
) -> None:
    text = f"{RESERVE} / redeals: 1 / reserve: As / stock: {stock.replace('…', MANY)}"
    assert len(run(game_at(CLASSIC, sultan_at(CLASSIC, text))).moves) == turned


# Run leaves to its player what may throw a win away


def waiting(text: str) -> Game:
    """A position of Sultan in which the 6 of clubs goes on the higher foundation of its suit."""
    return sultan(f"foundations: 5c Kh Kc Kd Kd Ks Ah Ks / {text}")


@pytest.mark.parametrize(
    "text",
    [
        "redeals: 0 / stock: 6c 8d 6c",
        "redeals: 0 / stock: 6c 8d / reserve: 8d 8d 6d 6d 8s 8s 6h 6h",
        "redeals: 1 / stock: 6c 8d 6c",
    ],
)
def test_run_stops_before_a_card_whose_twin_is_still_to_come(text: str) -> None:
    game = waiting(text)
    assert run(game).moves == ("t",)
    assert not may_run(run(game).table)
    assert run(run(game)) == run(game)


@pytest.mark.parametrize(
    "text",
    [
        "redeals: 2 / stock: 6c 8d 6c",
        "redeals: 0 / stock: 6c 8d / waste: 6c 9d",
        "redeals: 0 / stock: 6c 8d / foundations: 5c Kh 5c Kd Kd Ks Ah Ks",
        "redeals: 0 / stock: 6c 8d / foundations: 7c Kh 5c Kd Kd Ks Ah Ks",
        f"redeals: 1 / stock: 6c 8d 6c {MANY}",
    ],
)
def test_otherwise_it_goes_up(text: str) -> None:
    assert run(waiting(text)).moves[:3] == ("t", "w", "t")


def test_in_the_last_pass_run_does_not_turn_past_a_slot_card_that_can_go_up() -> None:
    assert not may_run(sultan(f"redeals: 0 / stock: 8c {MANY} / reserve: Ac").table)
    assert may_run(sultan(f"redeals: 1 / stock: {MANY} / reserve: Ac").table)
    assert run(sultan("redeals: 0 / stock: 8c Ac 8d / reserve: 2c")).moves == ("t", "t", "w")


def test_neither_does_it_near_the_end_of_the_pass_before() -> None:
    game = sultan(f"redeals: 1 / stock: {MANY} / reserve: Ac")
    assert run(game).table.stock_left == LATE
    assert not may_run(run(game).table)
    assert may_run(sultan("redeals: 2 / stock: 8c 8d / reserve: Ac").table)


THROWN_AWAY = (Path(__file__).parent / "thrown_away.txt").read_text("utf-8").splitlines()
"""Positions that could be won, and what Run once did in them: after that they couldn't."""


@pytest.mark.parametrize("line", THROWN_AWAY, ids=lambda line: " ".join(line.split()[:2]))
def test_run_no_longer_throws_this_win_away(line: str) -> None:
    record, _, once = line.partition(" | ")
    game = Game.replay(record)
    assert solve(game).kind is Kind.WON
    assert solve(game.played_all(once.split())).kind is Kind.LOST
    assert solve(run(game)).kind is Kind.WON


# Run turns up at most so many unseen cards


def test_run_turns_up_no_more_unseen_cards_than_it_may() -> None:
    game = sultan("stock: 8c Ac 8d 8h 8s 9c")
    assert [*running(game, 3)][-1].moves == tuple("ttwt")
    assert end(game.table, [*running(game, 3)][-1].table) == Stop(Why.ENOUGH)


def test_cards_seen_before_are_not_counted() -> None:
    game = sultan("redeals: 1 / stock: 8c 8d 8h 8s 9c")
    assert [*running(game, 3)][-1].moves == tuple("ttttt")


REST = "9h 9s Tc Td Th Ts"
"""Six slots with cards that don't fit."""


# Running on: what Run leaves to the player is played, then it goes on


def left(game: Game, stop: Stop | None = None) -> list[str]:
    return [*map(str, left_to_player(game.table, stop))]


def test_the_card_that_run_stopped_for_is_left_to_the_player() -> None:
    game = run(sultan("stock: 8c Ac 8d 8h / reserve: 2c As"))
    assert left(game, stopped(sultan("stock: 8c Ac 8d 8h / reserve: 2c As"))) == ["1"]
    assert left(game) == ["1"]
    assert left(sultan("stock: 8c / reserve: 8d As")) == ["2"]
    assert not left(sultan("stock: 8c / waste: As")), "Run itself plays it"


def test_a_build_is_left_to_the_player_only_if_run_stopped_for_it() -> None:
    game = shah("stock: 9s 5c 9d")
    assert left(run(game), stopped(game)) == ["w>2"]
    assert left(run(game)) == []


def test_in_the_last_pass_every_card_that_can_go_up_is_left_to_the_player() -> None:
    assert left(sultan("redeals: 0 / stock: 8c / reserve: Ac As")) == ["1", "2"]
    assert left(sultan("redeals: 1 / stock: 8c / reserve: Ac As")) == ["1"]
    assert left(waiting("redeals: 0 / waste: 6c / stock: 8d 6c / reserve: Ad")) == ["w", "1"]


def test_nothing_is_left_to_the_player_if_run_could_not_go_on() -> None:
    assert not left(sultan("redeals: 0 / waste: 8c / reserve: Ac"))
    assert not left(Game.replay("shah 12 d"))


def test_the_waste_card_that_stopped_it_is_left_to_run() -> None:
    game = sultan(f"stock: 8c 8h Ac 8s / reserve: As 9d {REST}")
    on = run_on(game, "1")
    assert not left(on, end(game.played_all("1t").table, on.table))
    assert run(on).moves[3:5] == ("w", "t")


def test_running_on_plays_one_card_and_runs() -> None:
    assert run_on(
        sultan(f"redeals: 2 / stock: 8c 8d 8s / reserve: As 9d {REST}"), "1"
    ).moves == tuple("1tt")


def test_in_the_last_pass_running_on_plays_every_card_that_can_go_up() -> None:
    game = sultan("redeals: 0 / stock: 8c 8d / reserve: Ac 2c As")
    assert run_on(game, None).moves == ("1", "2", "3")


def test_running_on_leaves_a_gap_while_another_card_can_go_up() -> None:
    game = Game.replay("shah 2")
    assert [one.moves for one in running_on(game, "1")] == [("1",)]
    assert any(isinstance(move, Play) for move in game.played("1").legal_moves)


def test_running_on_fills_a_gap_from_the_stock_but_not_with_an_unseen_card_in_a_daily() -> None:
    game = Game.replay("shah 3")
    assert [one.moves for one in running_on(game, "3")][:2] == [("3",), ("3", "f")]
    assert [one.moves for one in running_on(game, "3", unseen=12)] == [("3",)]


def test_running_on_stops_at_a_card_that_can_go_up_from_the_gap() -> None:
    """Filled in, it can be played, and nothing is turned before that is decided."""
    assert [one.moves for one in running_on(Game.replay("shah 53"), "2")] == [("2",), ("2", "f")]


def test_running_on_fills_a_gap_if_nothing_else_can_be_done() -> None:
    game = shah("ray 4: Qs Jc 2s / waste: 9c 9h / stock: 9s 9d")
    assert run_on(game, "4").moves == ("4", "f", "t", "t")


def test_running_on_leaves_a_gap_open_if_a_ray_is_vacant_for_a_privilege() -> None:
    game = shah("ray 4: 2s / waste: 9c / stock: 9s 9d")
    assert run_on(game, "4").moves == ("4",)


def test_running_on_plays_no_card_but_the_one_it_names() -> None:
    text = f"stock: 8c 3c 8h 8s / reserve: As Ad {REST}"
    for redeals in (0, 1):
        assert run_on(sultan(f"redeals: {redeals} / {text}"), "1").moves == ("1",)
    assert run_on(sultan(f"redeals: 2 / {text}"), "1").moves == ("1", "t")


def test_running_on_stops_where_a_turned_card_can_go_up() -> None:
    game = sultan(f"stock: 8c 8h Ac 8s / reserve: As 9d {REST}")
    on = run_on(game, "1")
    assert on.moves == ("1", "t", "t")
    assert end(game.played_all("1t").table, on.table).why is Why.TURNED


def test_running_on_plays_nothing_but_a_card_or_a_build() -> None:
    with pytest.raises(IllegalMove):
        [*running_on(sultan("stock: 8c"), "t")]


# All up: every card that fits, where that can't be wrong


@pytest.mark.parametrize(
    ("game", "may"),
    [
        (sultan("redeals: 2 / waste: 8c / reserve: Ac As"), True),
        (game_at(CLASSIC, sultan_at(CLASSIC, f"{RESERVE} / waste: 8c / reserve: Ac")), False),
        (sultan("redeals: 0 / waste: 8c / reserve: Ac As"), True),
        (sultan("redeals: 2 / stock: 8c / reserve: Ac"), False),
        (sultan("redeals: 0 / stock: 8c / reserve: Ac"), False),
        (sultan("redeals: 0 / waste: 8c"), False),
        (Game.replay("shah 12 d"), True),
        (Game.replay("shah 4 d d"), False),
    ],
)
def test_all_may_go_up_while_nothing_else_can_be_done(game: Game, may: bool) -> None:
    assert may_all_go_up(game) is may


FULL = "foundations: Qc Qh Qc Qd Qd Qs Qh Ts / reserve: Js . . . . . . ."


def test_all_may_go_up_where_it_wins() -> None:
    won = game_at(SULTAN, sultan_at(SULTAN, f"{FULL} / redeals: 0 / stock: Qs"))
    assert played_all_that_fit(won).outcome is Outcome.WON
    assert may_all_go_up(won)


def test_what_wins_only_thanks_to_unseen_cards_does_not_count() -> None:
    unseen = game_at(SULTAN, sultan_at(SULTAN, f"{FULL} / redeals: 2 / stock: Qs"))
    assert played_all_that_fit(unseen).outcome is Outcome.WON
    assert not may_all_go_up(unseen)


# Why it stopped


def stopped(game: Game) -> Stop:
    """Why a Run stopped."""
    *earlier, last = game, *running(game)
    return end(earlier[-1].table, last.table)


@pytest.mark.parametrize(
    ("game", "why", "card"),
    [
        (sultan("stock: 8c Ac 8d / reserve: 2c"), Why.FREED, "2c"),
        (sultan("stock: 8c 3c 8h / reserve: As"), Why.FILLER, "3c"),
        (waiting("redeals: 0 / stock: 6c 8d 6c"), Why.WAITING, "6c"),
        (sultan("stock: 8c 8d"), Why.STOCK_OUT, None),
        (shah("stock: 9s 5c 9d"), Why.BUILD, "5c"),
    ],
)
def test_why_run_stopped(game: Game, why: Why, card: str | None) -> None:
    found = stopped(game)
    assert found.why is why
    assert found.card == (Card.parse(card) if card else None)


def test_where_a_build_could_go() -> None:
    found = stopped(shah("stock: 9s 5c 9d"))
    assert (found.place, found.there) == (Place("ray", 2), Card.parse("6c"))


# Fills that must be made


def test_the_only_legal_move_is_made_if_it_is_a_fill() -> None:
    game = shah("ray 4: Qs / waste: 9d 9s / stock: 9h")
    *_, filled = filling_as_must_be(game)
    assert filled.moves == ("f", "f")
    assert not [*filling_as_must_be(filled)]


def test_a_fill_is_left_to_the_player_if_anything_else_can_be_done() -> None:
    assert not [*filling_as_must_be(shah("ray 4: Qs Jc / ray 8: Qs Jc 2s / waste: 9d"))]


def test_a_fill_that_turns_up_an_unseen_card_can_be_left_to_the_player() -> None:
    game = Game.replay("shah 12 d 4")
    assert not [*filling_as_must_be(game, unseen=False)]
    assert [filled.moves[-1] for filled in filling_as_must_be(game)] == ["f"]


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


def test_fill_goes_on_in_order_until_a_card_can_go_up_or_be_built() -> None:
    game = shah("ray 3: / ray 6: Qd Jh / waste: 9c 9d 2s 9s")
    assert filled_in_order(game).moves == ("f",)
    assert filled_in_order(shah("ray 3: / waste: 9c 9d 9h 9s")).moves == ("f", "f", "f")


def test_fill_all_is_offered_when_a_vacancy_can_be_filled() -> None:
    assert may_fill_all(shah("ray 3: / waste: 9c").table)
    assert not may_fill_all(shah("ray 3: / stock: 9c").table)
    assert not may_fill_all(shah("waste: 9c").table)
    assert not may_fill_all(sultan("waste: 9c").table)
