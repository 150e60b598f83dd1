"""What exhaustive search takes for the rules are the rules, step by step and to the end."""

from collections import Counter
from importlib.resources import files
from random import Random, randrange
from typing import Any

import pytest

from engine import Game
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.puzzles.collection import unpacked
from engine.table import Outcome
from tests.effort import effort
from tests.engine.puzzles.exhaustive import RulesWays, can_be_won, ways_of
from tests.engine.solver.positions import greedy_walk, winnable

WALKS = effort(4, 300)


@pytest.mark.parametrize("key", GAMES)
def test_what_can_follow_is_what_the_rules_say(key: str) -> None:
    """A lost game of the Shah goes on to and fro, without any other move."""
    seed = randrange(10**9)
    print(f"seeds from {seed}")  # noqa: T201 -- a random test prints its seed
    rules: Any = GAMES[key]
    for walk in range(WALKS):
        rng = Random(seed + walk)
        ways = ways_of(rules)
        number = rng.randint(1, LAST_DEAL)
        for game in greedy_walk(key, number, rashness=rng.choice((0.1, 0.4, 0.9))):
            at = game.position
            after = {ways.of(rules.after(at, move)) for move in rules.legal_moves(at)}
            assert {*ways.after(ways.of(at))} == after, game.record
            assert not ways.is_won(ways.of(at))
        end = game.played(str(game.legal_moves[-1]))
        if end.outcome is Outcome.LOST:
            assert can_be_won(end, 100) is False


@pytest.mark.parametrize("key", GAMES)
def test_it_agrees_with_a_search_over_the_rules(key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
    collection = unpacked((files("assets") / "puzzles" / f"{key}.txt.gz").read_bytes())
    truths = Counter[bool | None]()
    for number in Random(seed).sample([*collection.numbers], 3 * WALKS):
        puzzle = collection.puzzle(number)
        assert puzzle
        for move in puzzle.choices(len(puzzle.games) - 1):
            game = puzzle.games[-1].played(move)
            truth = winnable(game, 1_000)
            truths[truth] += 1
            assert truth is None or can_be_won(game, 100_000) is truth, game.record
    assert truths[True]
    assert truths[False]


def test_of_other_games_it_asks_the_rules() -> None:
    rules: Any = GAMES["sultan"]
    start = Game.start("sultan", 1).position
    ways = RulesWays(rules)
    assert ways.of(start) == start
    assert not ways.is_won(start)
    assert ways.after(start) == [rules.after(start, move) for move in rules.legal_moves(start)]
