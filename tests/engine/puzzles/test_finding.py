"""Finding puzzles, by search and exhaustively."""

from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any, Final

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.puzzles.collection import unpacked
from engine.puzzles.endings import endings, finishing
from engine.puzzles.finding import beginning_at, found
from engine.puzzles.puzzle import Puzzle, is_visible
from engine.puzzles.tries import games_of, judge
from engine.solver.baseline import greedy, patient
from engine.solver.verdict import Kind
from tests.effort import a_seed, effort
from tests.engine.puzzles.exhaustive import RulesWays, can_be_won, ways_of
from tests.engine.solver.positions import greedy_walk, winnable

DEALS: Final = {"sultan": (7, 13), "sultan-classic": (33, 39), "shah": (2, 6)}
"""Deals that hold a puzzle."""


MOST: Final = 40_000
"""The positions that exhaustive search looks at."""


@pytest.fixture(scope="module", params=[(key, deal) for key in DEALS for deal in DEALS[key]])
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    one = found(*request.param)
    assert one, f"{request.param} holds a puzzle"
    return one


def test_its_first_move_alone_wins(puzzle: Puzzle) -> None:
    first, *others = sorted(map(str, puzzle.start.legal_moves), key=puzzle.line[0].__ne__)
    assert first == puzzle.line[0]
    assert others, "there is something to choose from"
    assert all(judge(puzzle.start.played(one)) is Kind.LOST for one in others)


@pytest.mark.long
def test_every_other_first_move_loses_as_exhaustive_search_confirms(puzzle: Puzzle) -> None:
    others = {*map(str, puzzle.start.legal_moves)} - {puzzle.line[0]}
    assert not any(can_be_won(puzzle.start.played(one), MOST) for one in others)


def test_neither_baseline_player_finds_all_of_it(puzzle: Puzzle) -> None:
    for player in (greedy, patient):
        games = games_of(puzzle.start, puzzle.line)[:-1]
        assert [str(player(game.table)) for game in games] != [*puzzle.line]


def test_all_up_and_run_win_at_its_end(puzzle: Puzzle) -> None:
    games = games_of(puzzle.start, puzzle.line)[:-1]
    assert any([one, *finishing(one)][-1].outcome is Outcome.WON for one in games)


def test_the_same_deal_holds_the_same_puzzle(puzzle: Puzzle) -> None:
    assert found(puzzle.key, puzzle.number) == puzzle


def test_a_puzzle_begins_wherever_a_visible_position_can_be_won(puzzle: Puzzle) -> None:
    for at, game in enumerate(games_of(puzzle.start, puzzle.line)[:-1]):
        one = beginning_at(game, puzzle.line[at:])
        assert one == Puzzle(puzzle.key, puzzle.number, game.moves, puzzle.line[at:])
        assert one.start == game


def test_none_begins_where_something_is_hidden_or_nothing_wins(puzzle: Puzzle) -> None:
    whole = (*puzzle.moves, *puzzle.line)
    assert beginning_at(Game.start(puzzle.key, puzzle.number), whole) is None
    assert beginning_at(puzzle.start, puzzle.line[:-1]) is None


@pytest.mark.parametrize("key", DEALS)
def test_a_deal_has_several_endings_that_win(key: str) -> None:
    shown = [*endings(key, DEALS[key][0])]
    assert len(shown) > 1
    for game, line in shown:
        assert is_visible(game.table)
        assert game.played_all(line).outcome is Outcome.WON


def test_a_deal_that_isnt_won_holds_none() -> None:
    assert not [*endings("sultan-classic", 11)]
    assert found("sultan-classic", 11) is None


def test_a_deal_whose_endings_want_nothing_but_turning_holds_none() -> None:
    assert [*endings("sultan", 40)]
    assert found("sultan", 40) is None


WALKS = effort(4, 300)


@pytest.mark.parametrize("key", GAMES)
def test_what_can_follow_is_what_the_rules_say(key: str) -> None:
    """A lost game of the Shah goes on to and fro, without any other move."""
    seed = a_seed()
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
    seed = a_seed()
    collection = unpacked((files("assets") / "puzzles" / f"{key}.txt.gz").read_bytes())
    truths = Counter[bool | None]()
    numbers = [*collection.numbers]
    Random(seed).shuffle(numbers)
    for looked_at, number in enumerate(numbers):
        if looked_at >= 3 * WALKS and truths[True] and truths[False]:
            break
        puzzle = collection.puzzle(number)
        assert puzzle
        late = puzzle.start.played_all(puzzle.line[: len(puzzle.line) // 2])
        for move in map(str, late.legal_moves):
            game = late.played(move)
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
