"""Readers, and the levels that they give a puzzle."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import islice, pairwise
from typing import Any

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.puzzles.collection import unpacked
from engine.puzzles.levels import Measure
from engine.puzzles.players import KINDS
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.readers import READ, READERS, Reading, measured
from engine.puzzles.tries import TRIES, How, games_of
from engine.solver.baseline import played_out
from tests.effort import effort

SOME = effort(1, 20)
SEEDS = effort(3, READERS)


def puzzles(key: str) -> Iterator[Puzzle]:
    collection = unpacked((files("assets") / "puzzles" / f"{key}.txt.gz").read_bytes())
    for number in collection.measures:
        puzzle = collection.puzzle(number)
        assert puzzle
        yield puzzle


@pytest.mark.parametrize("key", GAMES)
def test_no_reader_repeats_a_move_that_they_know_to_lose(key: str) -> None:
    for puzzle in islice(puzzles(key), SOME):
        reading = Reading()
        for seed in range(SEEDS):
            known, tries = list[tuple[Any, str]](), [*reading.playing(puzzle.start, seed)]
            assert 1 <= len(tries) <= TRIES
            for (games, end), (after, _) in pairwise(tries):
                assert after[0] == games[end.kept]
                if end.is_named:
                    known.append((after[0].position, games[end.kept + 1].moves[-1]))
            assert len({*known}) == len(known)
            assert [end.how is How.WON for _, end in tries[:-1]] == [False] * (len(tries) - 1)
            won = tries[-1][1].how is How.WON
            assert reading.tries(puzzle.start, seed) == len(tries) + (not won)


def test_a_reader_who_fails_is_told_what_is_proved() -> None:
    """Of the first try's end nothing is proved, so it can't be said which move lost."""
    collection = unpacked((files("assets") / "puzzles" / "shah.txt.gz").read_bytes())
    puzzle = collection.puzzle(455)
    assert puzzle
    ends = [end for _, end in Reading().playing(puzzle.start, seed=11)]
    assert [end.is_named for end in ends] == [False, True, True, True, True, True]
    assert Reading().tries(puzzle.start, seed=11) == TRIES + 1


def test_what_is_seen_whole_is_solved_at_once() -> None:
    for puzzle in puzzles("shah"):
        for game in games_of(puzzle.start, puzzle.line)[:-1]:
            if reached(game) <= READ and (found := measured(game)):
                assert found == Measure((1,) * READERS)
                return
    raise AssertionError("there is none")


def reached(game: Game) -> int:
    """How many positions can follow; more than READ are not counted."""
    seen, games = {game.position}, [game]
    for one in games:
        for move in one.legal_moves:
            after = one.played(str(move))
            if after.position not in seen and len(seen) <= READ:
                seen.add(after.position)
                games.append(after)
    return len(seen)


def test_what_is_won_without_a_thought_is_not_measured() -> None:
    puzzle = next(puzzles("sultan"))
    for game in games_of(puzzle.start, puzzle.line)[::10]:
        ends = [played_out(game, player).outcome for player in KINDS]
        assert (measured(game, 1) is None) == (Outcome.WON in ends)


def test_a_measure_that_is_no_longer_wanted_is_not_taken() -> None:
    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        measured(next(puzzles("sultan")).start, check=stop)


@pytest.mark.parametrize(
    ("tries", "level", "mean", "solved"),
    [
        ("111", 1, 1, 1),
        ("2211", 1, 1.5, 1),
        ("123", 1, 2, 1),
        ("133", 2, 7 / 3, 1),
        ("447", 2, 5, 2 / 3),
        ("457", 3, 16 / 3, 2 / 3),
        ("77", 3, 7, 0),
    ],
)
def test_levels_go_by_the_median(tries: str, level: int, mean: float, solved: float) -> None:
    measure = Measure.parse(tries)
    assert (measure.level, measure.mean, measure.solved) == (level, mean, solved)
    assert str(measure) == tries


@pytest.mark.parametrize("text", ["", "0", "128", "1 2", "none"])
def test_other_texts_are_no_measure(text: str) -> None:
    with pytest.raises(ValueError, match="not what readers need"):
        Measure.parse(text)
