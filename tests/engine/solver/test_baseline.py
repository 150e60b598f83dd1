"""The baseline players: they see only what a player sees, and are worth competing with."""

from dataclasses import replace

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.shah import SHAH
from engine.solver.baseline import Player, greedy, patient, played_out
from engine.sultan import CLASSIC, SULTAN
from tests.engine.positions import STAR, shah_at, sultan_at

players = pytest.mark.parametrize("player", [greedy, patient])


@players
@pytest.mark.parametrize("key", GAMES)
def test_a_baseline_player_finishes_their_games(key: str, player: Player) -> None:
    for number in range(1, 6):
        assert played_out(Game.start(key, number), player).outcome is not Outcome.OPEN


@players
@pytest.mark.parametrize("key", GAMES)
def test_a_baseline_player_uses_the_table_alone(key: str, player: Player) -> None:
    """Different face-down cards don't change their move."""
    game = Game.start(key, 7)
    while game.legal_moves and game.table.pass_number == 1:
        hidden = replace(game.position, stock=game.position.stock[::-1])
        move = player(game.table)
        assert player(game.rules.table(hidden)) == move
        game = game.played(str(move))


@pytest.mark.parametrize(("key", "at_least"), [("sultan", 74), ("sultan-classic", 20)])
def test_the_patient_player_wins_enough_of_a_hundred_deals(key: str, at_least: int) -> None:
    games = (played_out(Game.start(key, number), patient) for number in range(1, 101))
    assert sum(game.outcome is Outcome.WON for game in games) >= at_least


def test_the_patient_player_wins_the_shah_now_and_then() -> None:
    assert played_out(Game.start("shah", 122), patient).outcome is Outcome.WON


def test_the_greedy_player_plays_whatever_fits() -> None:
    at = sultan_at(SULTAN, "stock: 9s / waste: 9d / reserve: 7c Ac")
    assert str(greedy(SULTAN.table(at))) == "2"


def test_the_patient_player_plays_from_the_waste_first() -> None:
    at = sultan_at(SULTAN, "stock: 9s / waste: As / reserve: Ac")
    assert str(patient(SULTAN.table(at))) == "w"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("stock: 9s / waste: 3s / reserve: Ac", "1"),
        ("stock: 9s / waste: 4s / reserve: Ac", "t"),
        ("stock: 9s / waste: 4s / reserve: Ac / redeals: 0", "1"),
        ("stock: 9s / reserve: Ac", "t"),
        ("stock: 3s / reserve: Ac / redeals: 1", "1"),
        ("waste: 4s / reserve: Ac", "1"),
        ("waste: 4s / reserve: 9c", "r"),
    ],
)
def test_in_sultan_patient_holds_a_card_until_the_top_of_the_waste_is_near(
    position: str, move: str
) -> None:
    assert str(patient(SULTAN.table(sultan_at(SULTAN, position)))) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("stock: 3s / waste: 3s / reserve: Ac", "t"),
        ("stock: 3s / waste: 9s / reserve: Ac / redeals: 1", "1"),
        ("stock: 4s / waste: 3s / reserve: Ac / redeals: 1", "t"),
        ("stock: 4s / waste: 3s / reserve: Ac / redeals: 0", "1"),
        ("waste: 3s 9s / reserve: Ac 5c 5d 5h 5s 5c 5d 5h", "1"),
        ("waste: 9s 3s / reserve: Ac 5c 5d 5h 5s 5c 5d 5h", "r"),
        ("waste: 9s 3s 9s / reserve: Ac . 5d 5h 5s 5c 5d 5h", "1"),
        ("waste: 9s / reserve: Ac . 5d 5h 5s 5c 5d 5h", "r"),
    ],
)
def test_in_classic_patient_holds_a_card_until_the_next_one_is_near(
    position: str, move: str
) -> None:
    assert str(patient(CLASSIC.table(sultan_at(CLASSIC, position)))) == move


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("ray 1: 2d / waste: 2c", "w"),
        ("ray 1: Qc Jd 2d / waste: 5c", "w>2"),
        ("ray 3: Qh Js 2d / ray 8: Qs Jc 8s 2s / waste: 9s", "8"),
        ("ray 1: Qc Jd 5c / stock: 9s", "1>2"),
        ("ray 3: / ray 5: Qc Jd Qh / waste: 9s", "5^3"),
        ("ray 3: / waste: 9s", "f"),
        ("waste: 9s / stock: 9d", "t"),
    ],
)
def test_in_the_shah_patient_prefers_moves_in_a_fixed_order(position: str, move: str) -> None:
    assert str(patient(SHAH.table(shah_at(f"{STAR} / {position}")))) == move


@players
def test_a_baseline_player_leaves_a_pile_behind_only_if_there_is_no_other_move(
    player: Player,
) -> None:
    pile = f"{STAR} / ray 1: Qc 2d 9c 8c / ray 2: Qd Jh 9c / ray 3: Qh Js Tc 3c"
    assert str(player(SHAH.table(shah_at(f"{pile} / stock: 9s")))) == "t"


@players
def test_a_baseline_player_gives_up_when_a_position_repeats(player: Player) -> None:
    """Only piles can still move, and the player moves one of them to and fro."""
    game = played_out(Game.start("shah", 580), player)
    assert game.outcome is Outcome.OPEN
    assert game.undone().undone().position == game.position
