"""Whole games with their outcomes, won and lost.

A line of a file is `outcome | cards home | record`.
"""

from pathlib import Path

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from tests.engine.test_counts import lines
from tests.shared import SHARED, needs_shared

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_restored_from_its_record_ends_as_it_did(key: str) -> None:
    outcomes = set()
    for line in lines(RECORDS / f"{key}.txt"):
        outcome, placed, record = line.split(" | ")
        game = Game.replay(record)
        assert (game.key, game.outcome.value, game.placed) == (key, outcome, int(placed))
        assert game.record == record
        outcomes.add(game.outcome)
    assert outcomes == {Outcome.WON, Outcome.LOST}


@needs_shared
def test_the_shared_records_of_won_games_are_won() -> None:
    for record in lines(SHARED / "won.txt"):
        game = Game.replay(record)
        assert game.outcome is Outcome.WON
        assert game.placed == game.rules.goal
        assert game.legal_moves == ()
