"""The rules of a try."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Final, TypeVar

import pytest

from engine import Game, Outcome
from engine.moves import Play
from engine.puzzles.collection import unpacked
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.tries import (
    CHOICES,
    MOST_MOVES,
    Ended,
    How,
    Judging,
    Mistake,
    Several,
    Wrong,
    after_press,
    games_of,
    given_up,
    is_choice,
    judge,
    judged,
    live,
    mistake,
    pressed,
)
from engine.run import may_run, played_all_that_fit
from engine.solver.baseline import greedy, playing_on
from engine.solver.verdict import Kind
from tests.effort import a_seed, effort

T = TypeVar("T")

DEALS: Final = {"sultan": 7, "sultan-classic": 33, "shah": 2}
"""Deals that hold a puzzle."""
TRIES: Final = effort(5, 100)


@pytest.fixture(scope="module", params=DEALS)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    one = found(request.param, DEALS[request.param])
    assert one, f"{request.param} holds a puzzle"
    return one


def by(judging: Judging[T], kind: Callable[[Game], Kind]) -> tuple[T, list[Game]]:
    """What comes out if positions are judged so, and which were."""
    asked: list[Game] = []
    try:
        game = next(judging)
        while True:
            asked.append(game)
            game = judging.send(kind(game))
    except StopIteration as done:
        return done.value, asked


def wrong(puzzle: Puzzle) -> str:
    """A first move that loses."""
    return next(move for move in map(str, puzzle.start.legal_moves) if move != puzzle.line[0])


def random_try(start: Game, rng: Random) -> Iterator[tuple[list[Game], int]]:
    """The positions of a try of random presses after each of them, and how many moves came before
    it."""
    games = [start]
    while games[-1].outcome is Outcome.OPEN:
        before = len(games) - 1
        games += pressed(games[-1], rng.choice(live(games[-1])))
        yield games, before


def first_lost(games: list[Game]) -> int | None:
    """Which of a try's positions is the first that is proved lost, each of them judged."""
    return next((at for at, game in enumerate(games) if judge(game) is Kind.LOST), None)


def test_whoever_plays_the_line_wins(puzzle: Puzzle) -> None:
    games = games_of(puzzle.start, puzzle.line)
    ends = [judged(after_press(games[: at + 1], at - 1)) for at in range(1, len(games))]
    assert ends == [None] * (len(ends) - 1) + [Ended(How.WON, len(puzzle.line))]


def test_a_try_ends_with_the_fourth_choice_after_the_losing_move(puzzle: Puzzle) -> None:
    rng = Random(a_seed())
    for _ in range(TRIES):
        for games, before in random_try(puzzle.start, rng):
            lost = first_lost(games)
            last = games[-1].outcome
            made = lost is not None and sum(map(is_choice, games[lost:-1])) >= CHOICES
            end = judged(after_press(games, before))
            if not made and last is Outcome.OPEN:
                assert end is None
                continue
            assert end, "it is over"
            if last is Outcome.WON:
                assert end == Ended(How.WON, len(games) - 1)
            else:
                assert lost
                how = How.LOST if last is Outcome.OPEN else How.STUCK
                assert end == Ended(how, lost - 1, lost - 1)
                assert end.is_named
            break


def test_a_position_is_judged_once_when_its_choices_are_made(puzzle: Puzzle) -> None:
    rng = Random(a_seed())
    for _ in range(TRIES):
        asked: list[Game] = []
        for games, before in random_try(puzzle.start, rng):
            if games[-1].outcome is not Outcome.OPEN or len(games) > MOST_MOVES:
                break
            end, now = by(after_press(games, before), lambda _: Kind.UNKNOWN)
            asked += now
            made = [game for game in games[:-1] if is_choice(game)]
            assert end is None
            assert asked == made[1 : max(1, len(made) - CHOICES + 1)]


def test_what_is_unknown_counts_as_winnable_but_no_try_begins_there(puzzle: Puzzle) -> None:
    """A loss is proved some moves after the losing one: until where it could be won is told."""
    games = [puzzle.start, *playing_on(puzzle.start.played(wrong(puzzle)), greedy)]
    while sum(map(is_choice, games[:-1])) >= CHOICES:
        games.pop()
    end, asked = by(given_up(games), judge)
    assert end == Ended(How.GIVEN_UP, 0, 0)
    end, _ = by(given_up(games), lambda game: Kind.UNKNOWN if game == asked[0] else judge(game))
    assert end.kept == 0
    assert end.losing == (None if asked[0] == games[-1] else games.index(asked[0]))
    assert not end.is_named
    nothing, _ = by(given_up(games), lambda _: Kind.UNKNOWN)
    assert nothing.losing is None
    assert not nothing.is_named
    assert not any(map(is_choice, games[: nothing.kept])), "the start alone is known to be won"


def test_whoever_gives_up_begins_where_they_could_win(puzzle: Puzzle) -> None:
    games = games_of(puzzle.start, puzzle.line[: len(puzzle.line) // 2])
    end = judged(given_up(games))
    assert end == Ended(How.GIVEN_UP, len(games) - 1)
    end = judged(given_up(games_of(puzzle.start, (wrong(puzzle),))))
    assert end == Ended(How.GIVEN_UP, 0, 0)
    assert end.is_named


def test_a_try_has_a_greatest_length() -> None:
    """Builds to and fro win nothing, and lose nothing."""
    shah = unpacked((files("assets") / "puzzles" / "shah.txt.gz").read_bytes()).puzzle(27)
    assert shah
    games = games_of(shah.start, ("5>7", "7>5") * (MOST_MOVES // 2))
    assert judged(after_press(games[:-1], MOST_MOVES - 2)) is None
    end = judged(after_press(games, MOST_MOVES - 1))
    assert end == Ended(How.TOO_LONG, MOST_MOVES)
    assert not end.is_named


def test_all_up_is_live_only_where_it_wins(puzzle: Puzzle) -> None:
    games = games_of(puzzle.start, puzzle.line)
    for game in games[:-1]:
        presses = live(game)
        assert presses[: len(game.legal_moves)] == game.legal_moves
        wins = played_all_that_fit(game).outcome is Outcome.WON
        assert (Several.ALL_UP in presses) == wins
        assert (Several.RUN in presses) == may_run(game.table)
    assert any(Several.ALL_UP in live(game) for game in games)
    assert live(games[-1]) == ()


def test_a_losing_move_is_named_by_its_card(puzzle: Puzzle) -> None:
    kinds = set()
    for game in games_of(puzzle.start, puzzle.line):
        for move in game.legal_moves:
            named = mistake(game, str(move))
            kinds.add(named.wrong)
            match move:
                case Play(source):
                    assert named == Mistake(Wrong.WENT_UP, game.table.card_at(source))
                    assert game.played(str(move)).placed == game.placed + 1
                case _:
                    waste = game.table.card_at("w")
                    source = getattr(move, "source", "w")
                    expected = game.table.card_at(source) if source != "w" else waste
                    assert named.card == expected
    expected_kinds = {Wrong.WENT_UP, Wrong.MOVED if puzzle.key == "shah" else Wrong.TURNED}
    assert expected_kinds <= kinds
