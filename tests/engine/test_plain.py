"""The engine and a second implementation of the rules page agree over random games."""

from collections import Counter
from random import Random

import pytest

from engine import Game
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from tests.effort import a_seed, effort
from tests.engine.plain import Plain, plain

GAMES_A_RUN = effort(30, 1000)


def random_game(key: str, seed: int) -> Game:
    """A game played at random to its end, in step with the second implementation.

    How often the player prefers to play, build and fill differs from game to game.
    """
    rng = Random(seed)
    eager = rng.choice((1, 3, 30))
    number = rng.randint(1, rng.choice((1000, LAST_DEAL)))
    game, second = Game.start(key, number), plain(key, number)
    agree(game, second)
    while game.legal_moves:
        moves = [str(move) for move in game.legal_moves]
        move = rng.choices(moves, [1 if move in "tdr" else eager for move in moves])[0]
        game = game.played(move)
        second.play(move)
        agree(game, second)
    return game


def agree(game: Game, second: Plain) -> None:
    """Assert that both implementations agree."""
    legal = second.legal()
    assert sorted(map(str, game.legal_moves)) == sorted(legal), game.record
    assert game.outcome.value == ("won" if second.won() else "open" if legal else "lost")
    assert game.placed == second.placed(), game.record
    foundations = [[str(card) for card in pile] for pile in game.table.foundations]
    assert foundations == second.foundations, game.record
    assert [str(card) for card in game.table.waste] == second.waste, game.record


@pytest.mark.parametrize("key", GAMES)
def test_random_games_agree_with_the_plain_rules(key: str) -> None:
    seed = a_seed()
    ends = Counter(random_game(key, seed + i).outcome for i in range(GAMES_A_RUN))
    assert ends.total() == GAMES_A_RUN
