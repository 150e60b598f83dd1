"""The proofs of loss: they never call a winnable position lost, compiled or not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Game, Outcome
from engine.rules import find_move
from engine.solver import Kind, solve
from engine.solver.encodings.encoding import EVER, EXHAUSTIVE
from engine.solver.kernel import run_beam
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import greedy_walk, middle, moved
from tools.reference.searchable import searchable
from tools.reference.searches import run_beam as plain_beam

SHAH_WINS = (Path(__file__).parent / "shah_won.txt").read_text().splitlines()
"""Records of won games of the Shah, found by long searches."""

DEALS = effort(2, 14)
AT_LEAST = 2000
"""Positions along won lines to check in each game; there were between 2,100 and 2,800."""


def proves_loss(game: Game) -> bool:
    """Whether the proof finds a position lost, in any pass."""
    encoding = searchable(encoding_of(game))
    return encoding.beyond(encoding.start, encoding.first_layer, EVER)


def positions(record: str) -> Iterator[Game]:
    """Every position of a won game before its last move."""
    won = Game.replay(record)
    assert won.outcome is Outcome.WON
    game = Game.start(won.key, won.number)
    for move in won.moves:
        yield game
        game = moved(game, find_move(game.rules, game.position, move))


@pytest.mark.long
@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_no_position_along_a_winning_line_of_a_sultan_game_is_proven_lost(key: str) -> None:
    checked = 0
    for deal in range(1, 1 + DEALS):
        for start in (Game.start(key, deal), middle(key, deal)):
            verdict = solve(start, 100_000)
            if verdict.kind is not Kind.WON:
                continue
            game = start
            for move in verdict.line or ():
                assert not proves_loss(game), game.record
                checked += 1
                game = moved(game, find_move(game.rules, game.position, move))
    assert checked >= 250 * DEALS


@pytest.mark.parametrize("record", SHAH_WINS, ids=lambda record: " ".join(record.split()[:2]))
def test_no_position_of_a_won_game_of_the_shah_is_proven_lost(record: str) -> None:
    for game in positions(record):
        assert not proves_loss(game), game.record


def test_the_won_games_of_the_shah_have_enough_positions() -> None:
    assert sum(len(Game.replay(record).moves) for record in SHAH_WINS) >= AT_LEAST


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_compiled_proofs_agree_with_plain_ones_for_short_rows_and_long_ones(key: str) -> None:
    rows = set[int]()
    for deal in range(501, 501 + 4 * DEALS):
        for game in greedy_walk(key, deal)[::3]:
            encoding = encoding_of(game)
            if 60 < len(encoding.order) < 68 and len(encoding.order) not in rows:
                rows.add(len(encoding.order))
                for searched in filter(None, (encoding, encoding.relaxed)):
                    plain, compiled = (
                        run(searched, EXHAUSTIVE, 600) for run in (plain_beam, run_beam)
                    )
                    assert plain == compiled, game.record
    assert {62, 63, 64, 65} <= rows
