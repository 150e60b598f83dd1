"""Losses that exhaustive search confirms, told apart from those that only our proof knows."""

from random import Random

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.confirming import confirmed
from tests.engine.solver.positions import ENCODED, greedy_walk, late, winnable


@pytest.mark.parametrize("key", ENCODED)
def test_a_loss_is_confirmed_where_few_positions_can_be_reached(key: str, random: Random) -> None:
    first, losses = random.randrange(1, 10**6), 0
    for game in late(key, range(first, first + 6)):
        if game.outcome is not Outcome.OPEN or winnable(game, 300) is not False:
            continue
        verdict = solve(game, 20_000)
        if verdict.kind is Kind.LOST:
            assert not verdict.confirmed
            assert confirmed(game, verdict, 2_000).confirmed, game.record
            losses += 1
    assert losses


def test_a_loss_with_too_many_positions_is_our_proof_alone() -> None:
    walk = greedy_walk("shah", 2)
    early = next(game for game in walk if solve(game, 2_000).kind is Kind.LOST)
    assert not confirmed(early, solve(early, 2_000), 500).confirmed


def test_a_game_that_is_over_is_confirmed_at_once() -> None:
    game = Game.start("sultan", 1)
    while game.legal_moves:
        game = game.played(str(game.legal_moves[-1]))
    assert solve(game) == Verdict(Kind.LOST, None, 0, confirmed=True)
    assert confirmed(game, Verdict(Kind.LOST, None, 0)) == solve(game)


def test_what_can_be_won_or_is_unknown_stays_as_it_is() -> None:
    game = Game.start("sultan", 1)
    for verdict in (solve(game), solve(game, 1)):
        assert confirmed(game, verdict) is verdict


def test_a_loss_that_can_be_won_is_never_confirmed() -> None:
    won = Game.start("sultan", 1).played_all(solve(Game.start("sultan", 1)).line or ())
    with pytest.raises(AssertionError, match="can be won"):
        confirmed(won.at_ply(len(won.moves) - 5), Verdict(Kind.LOST, None, 1))
