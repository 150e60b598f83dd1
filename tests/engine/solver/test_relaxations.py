"""The proofs of loss never speak of a position that can be won."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Game, Outcome
from engine.rules import find_move
from engine.solver import Kind, solve
from engine.solver.shah_encoding import ShahEncoding
from engine.solver.shah_relaxation import ShahRelaxation
from engine.solver.solving import encoding_of
from engine.solver.sultan_encoding import SultanEncoding
from engine.solver.sultan_relaxation import SultanRelaxation
from tests.engine.solver.positions import middle, moved

SHAH_WINS = (Path(__file__).parent / "shah_won.txt").read_text().splitlines()
"""Records of won games of the Shah: found by long searches."""


def proves_loss(game: Game) -> bool:
    """What the proof says of a position, whatever the pass."""
    encoding = encoding_of(game)
    if isinstance(encoding, SultanEncoding):
        return SultanRelaxation(encoding, encoding.start, encoding.first_layer).proves_loss
    assert isinstance(encoding, ShahEncoding)
    return ShahRelaxation(encoding.order, encoding.start, len(game.position.waste)).proves_loss


def positions(record: str) -> Iterator[Game]:
    """Every position of a game."""
    won = Game.replay(record)
    assert won.outcome is Outcome.WON
    game = Game.start(won.key, won.number)
    for move in won.moves:
        yield game
        game = moved(game, find_move(game.rules, game.position, move))


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_the_relaxation_reaches_the_end_of_a_line_that_wins(key: str) -> None:
    for deal in range(1, 8):
        for start in (Game.start(key, deal), middle(key, deal)):
            verdict = solve(start, 100_000)
            if verdict.kind is not Kind.WON:
                continue
            game = start
            for move in verdict.line or ():
                assert not proves_loss(game), game.record
                game = moved(game, find_move(game.rules, game.position, move))


@pytest.mark.parametrize("record", SHAH_WINS, ids=lambda record: " ".join(record.split()[:2]))
def test_the_relaxation_reaches_the_end_of_a_won_game_of_the_shah(record: str) -> None:
    for game in positions(record):
        assert not proves_loss(game), game.record
