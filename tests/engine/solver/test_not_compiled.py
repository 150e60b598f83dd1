"""Where nothing could be compiled: the general search serves all games, and says no wrong thing."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import sys, time
sys.modules["engine.solver._fast"] = None  # as if it hadn't been built

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import Kind, fewest_turns, solve
from engine.solver.sides import Side, search

begun = time.process_time()
for key in GAMES:
    tried = 0
    while True:  # as a daily is drawn
        tried += 1
        game = Game.start(key, tried)
        verdict = solve(game, 100_000)
        if verdict.kind is Kind.WON:
            break
    won = game.played_all(verdict.line)
    assert won.outcome is Outcome.WON
    assert fewest_turns(game, 20_000, known=verdict.line).turns == won.tie_breaker
    late = won.at_ply(len(won.moves) - 3)
    for side in Side:
        found = search(late, 2_000, side, back=2)
        assert found.kind is not Kind.LOST, (key, side)
print(time.process_time() - begun)
"""
SECONDS: float = 60
"""Far less than the ten minutes within which a day's deals must be drawn."""


@pytest.mark.long
def test_each_game_gets_a_deal_that_can_be_won_and_what_is_said_of_it_is_true() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(ran.stdout) < SECONDS
