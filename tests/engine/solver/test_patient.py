"""Par depends on the baseline player Patient, so their games must stay the same."""

from hashlib import sha256
from pathlib import Path

import pytest

from engine import Game
from engine.solver.baseline import patient, played_out

FIXTURE = Path(__file__).parent / "patient.txt"
DEALS = range(1, 51)


def played(key: str) -> str:
    """The hash of Patient's moves in the first deals of a game."""
    games = (played_out(Game.start(key, deal), patient) for deal in DEALS)
    return sha256("\n".join(game.record for game in games).encode("ascii")).hexdigest()


@pytest.mark.parametrize("line", FIXTURE.read_text("ascii").splitlines())
def test_patient_plays_the_same_games_as_ever(line: str) -> None:
    key, hashed = line.split(" ")
    assert played(key) == hashed
