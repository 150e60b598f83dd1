"""Positions that are alike have the same futures, and no others are taken for alike."""

from dataclasses import replace
from random import Random, randrange
from typing import Any

import pytest

from engine import Game
from engine.alike import counterpart, essence
from engine.catalogue import GAMES
from engine.rules import IllegalMove
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN
from tests.effort import effort
from tests.engine.positions import STAR, shah_at, sultan_at


@pytest.fixture
def rng() -> Random:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
    return Random(seed)


def played_at_random(game: Game, plies: int, rng: Random) -> Game:
    """The game after random moves of a player who rarely turns, deals or redeals."""
    for _ in range(plies):
        moves = [str(move) for move in game.legal_moves]
        if not moves:
            break
        weights = [1 if move in "tdr" else 10 for move in moves]
        game = game.played(rng.choices(moves, weights)[0])
    return game


def disarranged(game: Game, rng: Random) -> Game:
    """The same with its slots, or the last rays, and the foundations of each suit elsewhere."""
    at = game.position
    suits = [base[0].suit for base in game.table.foundations]
    pairs = [[i for i, suit in enumerate(suits) if suit == one] for one in range(4)]
    wanted = list(at.wanted)
    for one, other in pairs:
        if rng.random() < 0.5:
            wanted[one], wanted[other] = wanted[other], wanted[one]
    if game.key != "shah":
        at = replace(at, reserve=tuple(rng.sample(at.reserve, 8)), wanted=tuple(wanted))
    elif at.waste or at.stock:
        at = replace(at, wanted=tuple(wanted))
    else:
        at = replace(at, rays=tuple(rng.sample(at.rays, 8)), wanted=tuple(wanted))
    return at_position(game, at)


def at_position(game: Game, position: Any) -> Game:
    return Game(game.rules, game.number, game.moves, position)


def of(game: Game) -> object:
    return essence(game.rules, game.position)


@pytest.mark.parametrize("key", GAMES)
def test_what_lies_elsewhere_goes_on_the_same_way(key: str, rng: Random) -> None:
    for _ in range(effort(12, 500)):
        game = Game.start(key, rng.randrange(1, 10**9))
        game = played_at_random(game, rng.randrange(350), rng)
        other = disarranged(game, rng)
        for _ in range(60):
            assert of(game) == of(other)
            futures = [{of(one.played(str(m))) for m in one.legal_moves} for one in (game, other)]
            assert futures[0] == futures[1], (game.record, other.position)
            if not game.legal_moves:
                break
            move = str(rng.choice(game.legal_moves))
            there = counterpart(game, move, other)
            game, other = game.played(move), other.played(str(there))


@pytest.mark.parametrize("key", GAMES)
def test_positions_along_a_game_are_not_alike(key: str, rng: Random) -> None:
    """Only the Shah's builds to and fro come back to a position."""
    game = Game.start(key, rng.randrange(1, 10**9))
    game = played_at_random(game, 200, rng)
    along = [game.at_ply(ply).position for ply in range(len(game.moves) + 1)]
    assert len({essence(game.rules, at) for at in along}) == len(set(along))


def test_rays_are_not_alike_while_the_waste_fills_them() -> None:
    """The first of the shortest rays is filled first."""
    waste = "waste: 2c 3c"
    short = shah_at(f"{STAR} / ray 1: Qc Jd / ray 2: Qd Jh / {waste}")
    swapped = shah_at(f"{STAR} / ray 1: Qd Jh / ray 2: Qc Jd / {waste}")
    assert essence(SHAH, short) != essence(SHAH, swapped)
    short, swapped = (replace(at, waste=()) for at in (short, swapped))
    assert essence(SHAH, short) == essence(SHAH, swapped)


@pytest.mark.parametrize("rules", [SULTAN, CLASSIC], ids=["sultan", "sultan-classic"])
def test_slots_are_alike_but_not_what_lies_in_them_or_below(rules: Any) -> None:
    at, moved, less = (
        sultan_at(rules, f"reserve: {slots} / waste: 3h / stock: 7c 4d")
        for slots in ("5c . 9d", "9d 5c", "9d")
    )
    assert essence(rules, at) == essence(rules, moved) != essence(rules, less)
    for other in ("waste: 7c 3h / stock: 4d", "waste: 3h / stock: 4d 7c"):
        assert essence(rules, at) != essence(rules, sultan_at(rules, f"reserve: 5c . 9d / {other}"))


def test_the_counterpart_of_a_move_takes_the_same_card() -> None:
    at, moved = (
        Game(SULTAN, 1, (), sultan_at(SULTAN, f"reserve: {slots} / waste: Ac / stock: 7c"))
        for slots in ("5c Ad 9d", "9d 5c . . Ad")
    )
    assert [str(counterpart(at, move, moved)) for move in ("2", "w", "t")] == ["5", "w", "t"]
    with pytest.raises(IllegalMove):
        counterpart(at, "1", moved)


def test_the_position_of_another_game_is_alike_to_itself_alone() -> None:
    rules: Any = "The Vizier"
    assert essence(rules, (1, 2)) == (1, 2)


def test_the_counterpart_of_a_privilege_takes_the_same_card_to_a_vacant_ray() -> None:
    one, other = (
        Game(SHAH, 1, (), shah_at(f"{STAR} / ray {card}: Qc Jd 4c / ray {vacant}:"))
        for card, vacant in ((1, 2), (2, 1))
    )
    assert str(counterpart(one, "1^2", other)) == "2^1"
