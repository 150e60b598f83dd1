"""The verifier's rules and the engine's agree: known records, counts, and games at random."""

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.solver.baseline import patient, played_out
from tests.effort import a_seed, effort
from tests.engine.test_properties import lines
from tests.verify.verifying import verify

FOLDER = Path(__file__).parents[1]
NOTATIONS = (
    *"twrdf12345678",
    *(f"{source}>{target}" for source in "w12345678" for target in "12345678"),
    *(f"{source}^{target}" for source in "12345678" for target in "12345678"),
)
SCORES = {Outcome.WON: 100}


def told(game: Game) -> dict[str, Any]:
    score = SCORES.get(game.outcome, game.placed)
    return {"score": score, "tie_breaker": game.tie_breaker, "moves": " ".join(game.moves)}


def fault(game: Game, **changed: object) -> str:
    day = {"game": game.key, "number": str(game.number)}
    found: str = verify.fault(day, told(game) | changed)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_known_records_play_as_told(key: str) -> None:
    for line in lines(FOLDER / "records" / f"{key}.txt"):
        game = Game.replay(line.split(" | ")[2])
        assert fault(game) == ""
        assert fault(game, score=game.placed - 1) != ""
        assert fault(game, tie_breaker=game.tie_breaker - 1) != ""


@pytest.mark.parametrize("key", GAMES)
def test_games_at_random_agree_move_by_move(key: str) -> None:
    seed = a_seed()
    rng = Random(seed)
    for _ in range(effort(70, 1_000)):
        game = Game.start(key, rng.randint(1, LAST_DEAL))
        eager = rng.choice((1, 30))
        for _ in range(rng.randrange(400)):
            moves = [str(move) for move in game.legal_moves]
            if not moves:
                break
            weights = [1 if move in "tdr" else eager for move in moves]
            game = game.played(rng.choices(moves, weights)[0])
        assert fault(game) == "", game.record
        illegal = rng.choice([*{*NOTATIONS} - {str(move) for move in game.legal_moves}])
        ahead = {**told(game), "moves": f"{' '.join(game.moves)} {illegal}"}
        wrong = verify.fault({"game": key, "number": str(game.number)}, ahead)
        assert "can't be played" in wrong, f"{game.record} {illegal}"


@pytest.mark.parametrize("key", GAMES)
def test_patient_plays_by_the_same_rules(key: str) -> None:
    for number in range(1, effort(5, 300)):
        assert fault(played_out(Game.start(key, number), patient)) == ""


def after(game: Any, move: str) -> Any:
    ahead = copy.deepcopy(game)
    try:
        ahead.play(move)
    except KeyError:
        return None
    return ahead


@pytest.mark.parametrize("key", GAMES)
def test_as_many_moves_are_legal(key: str) -> None:
    for line in lines(FOLDER / "counts" / f"{key}.txt"):
        record, counts = line.split(" | ")
        _, number, *moves = record.split()
        game = (verify.Shah if key == "shah" else verify.Sultan)(number)
        game.classic = key == "sultan-classic"
        for move in moves:
            game.play(move)
        ahead = [game]
        for count in counts.split()[: effort(3, 6)]:
            ahead = [then for one in ahead for move in NOTATIONS if (then := after(one, move))]
            assert len(ahead) == int(count), record
