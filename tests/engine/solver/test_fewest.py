"""The fewest turns: lines win with the turns they claim, and no win beats a bound."""

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import fewest_turns
from tests.engine.solver.positions import middle


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("deal", range(1, 7))
def test_a_line_wins_with_the_turns_it_claims(key: str, deal: int) -> None:
    for game in (Game.start(key, deal), middle(key, deal)):
        fewest = fewest_turns(game, 20_000)
        if fewest.line is None:
            assert fewest.turns is None
            assert not fewest.proved
            continue
        won = game.played_all(fewest.line)
        assert won.outcome is Outcome.WON
        assert won.tie_breaker == fewest.turns, game.record
        assert fewest.bound <= fewest.turns


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_is_won_is_its_own_best_win(key: str) -> None:
    game = Game.start(key, 1)
    won = game.played_all(fewest_turns(game, 100_000).line or ())
    fewest = fewest_turns(won, 100)
    assert (fewest.line, fewest.turns, fewest.nodes) == ((), won.tie_breaker, 0)
