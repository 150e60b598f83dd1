"""Finding puzzles, by search and exhaustively."""

from collections import Counter
from importlib.resources import files
from math import prod
from random import Random
from typing import Any, Final

import pytest

from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.moves import WASTE
from engine.puzzles.collection import unpacked
from engine.puzzles.endings import endings, finishing
from engine.puzzles.finding import FEWEST_WAYS, MOST_DECISIONS, beginning_at, found, is_proved
from engine.puzzles.puzzle import MOST_AHEAD, Puzzle, ahead, is_visible
from engine.solver.baseline import greedy, patient
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


def test_its_line_wins(puzzle: Puzzle) -> None:
    record = " ".join((puzzle.key, str(puzzle.number), *puzzle.moves, *puzzle.line))
    assert Game.replay(record).outcome is Outcome.WON


@pytest.mark.long
def test_every_other_move_loses_as_exhaustive_search_confirms(puzzle: Puzzle) -> None:
    truths: list[bool | None] = []
    for at, game in enumerate(puzzle.games):
        others = set(puzzle.choices(at)) - {puzzle.answer(at)}
        assert others, "a decision has something to choose from"
        truths += [can_be_won(game.played(one), MOST) for one in others]
    assert truths.count(False) == len(truths)
    assert is_proved(puzzle)


def test_a_line_that_could_be_left_is_not_proved(puzzle: Puzzle) -> None:
    last = len(puzzle.line) - 1  # the last card goes up: it is the only move, so nothing is decided
    assert not is_proved(Puzzle(puzzle.key, puzzle.number, puzzle.moves, puzzle.line, (last,)))
    assert not is_proved(
        Puzzle(puzzle.key, puzzle.number, puzzle.moves, puzzle.line[:-1], puzzle.decisions)
    )


def test_all_that_matters_is_seen(puzzle: Puzzle) -> None:
    for game in puzzle.games:
        assert is_visible(game.table)
        cards = ahead(game)
        assert cards == game.position.stock
        assert len(cards) <= MOST_AHEAD


def test_what_is_made_for_the_player_leads_from_decision_to_decision(puzzle: Puzzle) -> None:
    moves: tuple[str, ...] = ()
    for at, game in enumerate(puzzle.games):
        assert puzzle.start.played_all(moves) == game
        assert puzzle.answer(at) in puzzle.choices(at)
        assert puzzle.played(at)[0] == puzzle.answer(at)
        moves += puzzle.played(at)
        *_, after = puzzle.games_from(at)
        assert after == puzzle.start.played_all(moves)
    assert moves == puzzle.line
    assert after.outcome is Outcome.WON


def test_all_up_and_run_win_after_the_last_decision(puzzle: Puzzle) -> None:
    after = puzzle.games_from(len(puzzle.decisions) - 1)
    assert any([one, *finishing(one)][-1].outcome is Outcome.WON for one in after)


def test_neither_baseline_player_finds_it_and_random_presses_hardly(puzzle: Puzzle) -> None:
    assert 1 <= len(puzzle.decisions) <= MOST_DECISIONS
    choices = [len(puzzle.choices(at)) for at in range(len(puzzle.decisions))]
    assert prod(choices) >= FEWEST_WAYS
    for player in (greedy, patient):
        chosen = [str(player(game.table)) for game in puzzle.games]
        assert chosen != [puzzle.answer(at) for at in range(len(chosen))]


def test_holding_the_same_cards_on_is_one_decision(puzzle: Puzzle) -> None:
    for at, game in enumerate(puzzle.games):
        if puzzle.answer(at) != "t" or at + 1 == len(puzzle.decisions):
            continue
        there = puzzle.games[at + 1]
        turned = puzzle.played(at) == ("t",)
        if turned and puzzle.answer(at + 1) == "t":
            held, now = ({*map(str, one.legal_moves)} for one in (game, there))
            assert WASTE in now or not now <= held


def test_the_same_deal_holds_the_same_puzzle(puzzle: Puzzle) -> None:
    assert found(puzzle.key, puzzle.number) == puzzle


def test_its_repr_tells_neither_deal_nor_moves(puzzle: Puzzle) -> None:
    assert repr(puzzle) == f"Puzzle(key={puzzle.key!r}, level={puzzle.level})"


def test_a_puzzle_that_does_not_replay_says_so() -> None:
    with pytest.raises(IllegalMove):
        _ = Puzzle("shah", 2, ("r",), ("t",), (0,)).start


def test_a_puzzle_begins_wherever_one_move_alone_wins(puzzle: Puzzle) -> None:
    for at, game in enumerate(puzzle.games):
        line = puzzle.line[puzzle.decisions[at] :]
        one = beginning_at(game, line)
        assert one, "each decision is one"
        assert (one.moves, one.decisions[0]) == (game.moves, 0)
        assert one.answer(0) == puzzle.answer(at)
        assert len(one.decisions) >= min(len(puzzle.decisions) - at, MOST_DECISIONS)
        assert is_proved(one)


def test_none_begins_where_several_win_or_something_is_hidden(puzzle: Puzzle) -> None:
    record = puzzle.start.played_all(puzzle.line)
    last = record.at_ply(len(record.moves) - 1)
    assert beginning_at(last, record.moves[-1:]) is None, "there is no other move"
    assert beginning_at(Game.start(puzzle.key, puzzle.number), record.moves) is None
    assert beginning_at(puzzle.start, puzzle.line[:-1]) is None, "it doesn't win"


@pytest.mark.parametrize("key", DEALS)
def test_a_deal_has_several_endings_that_win(key: str) -> None:
    shown = [*endings(key, DEALS[key][0])]
    assert len(shown) > 1
    for game, line in shown:
        assert is_visible(game.table)
        assert game.played_all(line).outcome is Outcome.WON


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
