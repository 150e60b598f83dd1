"""The proofs of loss never speak of a position that can be won."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Game, Outcome
from engine.rules import find_move
from engine.solver import Kind, solve
from engine.solver.shah_hope import ShahHope
from engine.solver.shah_pack import ShahPack
from engine.solver.solving import pack_of
from engine.solver.sultan_hope import SultanHope
from engine.solver.sultan_pack import SultanPack
from tests.engine.solver.positions import middle, moved

SHAH_WINS = (Path(__file__).parent / "shah_won.txt").read_text().splitlines()
"""Records of won games of the Shah: found by long searches."""


def vain(game: Game) -> bool:
    """What the proof says of a position, whatever the pass."""
    pack = pack_of(game)
    if isinstance(pack, SultanPack):
        return SultanHope(pack, pack.start, pack.first_layer).vain
    assert isinstance(pack, ShahPack)
    return ShahHope(pack.order, pack.start, len(game.position.waste)).vain


def positions(record: str) -> Iterator[Game]:
    """Every position of a game."""
    won = Game.replay(record)
    assert won.outcome is Outcome.WON
    game = Game.start(won.key, won.number)
    for move in won.moves:
        yield game
        game = moved(game, find_move(game.rules, game.position, move))


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_there_is_hope_all_along_a_line_that_wins(key: str) -> None:
    for deal in range(1, 8):
        for start in (Game.start(key, deal), middle(key, deal)):
            verdict = solve(start, 100_000)
            if verdict.kind is not Kind.WON:
                continue
            game = start
            for move in verdict.line or ():
                assert not vain(game), game.record
                game = moved(game, find_move(game.rules, game.position, move))


@pytest.mark.parametrize("record", SHAH_WINS, ids=lambda record: " ".join(record.split()[:2]))
def test_there_is_hope_all_along_a_won_game_of_the_shah(record: str) -> None:
    for game in positions(record):
        assert not vain(game), game.record
