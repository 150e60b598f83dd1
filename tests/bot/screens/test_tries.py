"""Tries at puzzles: what is live can be pressed, and what lost one is told."""

from collections.abc import Iterator

import pytest

from bot.features.play.board import screen
from bot.features.screen import Screen, Select
from bot.press.games import (
    AskForHint,
    FillAll,
    FillInOrder,
    PlayAll,
    PlayAndRun,
    PlayMove,
    Run,
    TypeMoves,
)
from bot.press.press import Press
from bot.services.play.game_view import LostTry
from engine.cards import Card
from engine.catalogue import GAMES
from engine.moves import Build, Privilege
from engine.puzzles.tries import Mistake, Several, Wrong, games_of, live
from tests.bot.screens.values import DAY, sample, trying


@pytest.mark.parametrize("key", GAMES)
def test_each_press_that_is_live_can_be_pressed_and_no_other(key: str) -> None:
    for puzzle in sample(key):
        games = games_of(puzzle.start, puzzle.line)
        for game in games[:-1]:
            presses = [*pressable(screen(trying(puzzle, game)))]
            moves = {one.move for one in presses if isinstance(one, PlayMove)}
            alive = live(game)
            assert moves == {str(one) for one in alive if not isinstance(one, Several)}
            assert any(isinstance(one, Run) for one in presses) is (Several.RUN in alive)
            assert any(isinstance(one, PlayAll) for one in presses) is (Several.ALL_UP in alive)
            others = (PlayAndRun, FillInOrder, FillAll, AskForHint, TypeMoves)
            assert not [one for one in presses if isinstance(one, others)]


def pressable(shown: Screen) -> Iterator[Press]:
    """The presses of buttons that aren't greyed, and of selects."""
    for row in shown.rows:
        if isinstance(row, Select):
            yield from (press for _, press in row.choices)
        else:
            yield from (one.press for one in row if one.enabled and one.press)


def test_only_a_first_puzzle_says_how_the_game_goes_until_it_is_over() -> None:
    (puzzle, *_) = sample("sultan")
    for first, over in ((True, False), (False, False), (True, True)):
        shown = screen(trying(puzzle, puzzle.start, is_first=first, is_over=over))
        assert bool(shown.sections) is (first and not over)
        assert not any("gold" in one.text for one in shown.sections)


def test_beside_the_rules_of_a_first_puzzle_more_than_two_builds_are_a_select() -> None:
    """A second row of them would be higher than a phone's window."""
    games = [(one, game) for one in sample("shah") for game in games_of(one.start, one.line)]
    builds = (Build, Privilege)
    puzzle, game = next(
        (one, game)
        for one, game in games
        if sum(isinstance(move, builds) for move in game.legal_moves) in (3, 4)
    )
    for first in (True, False):
        rows = screen(trying(puzzle, game, is_first=first)).rows
        assert any(isinstance(row, Select) for row in rows) is first


def test_what_is_lost_is_told_by_what_was_done() -> None:
    (puzzle, *_) = sample("sultan")
    card, lost = Card.parse("8h"), (LostTry(len(puzzle.moves), "t"),)
    for mistake, said in (
        (Mistake(Wrong.WENT_UP, card), "8♥ went up too soon; until then you could still have won."),
        (Mistake(Wrong.TURNED, card), "Turning past 8♥ lost the game."),
        (Mistake(Wrong.MOVED, card), "Moving 8♥ lost the game."),
        (Mistake(Wrong.FILLED, card), "Filling the gap with 8♥ lost the game."),
    ):
        shown = screen(trying(puzzle, puzzle.start, lost=lost, mistake=mistake))
        starts = "\nTry 2 starts right before it."
        assert shown.below == f"🟥 **Try 1 is lost.** {said}{starts}"
    shown = screen(trying(puzzle, puzzle.start, lost=lost))
    assert "You could still have won up to this point.\nTry 2 starts here." in shown.below


def test_the_first_puzzle_says_how_to_play_until_it_is_over() -> None:
    (puzzle, *_) = sample("sultan")
    for is_over in (False, True):
        first = trying(puzzle, puzzle.start, is_first=True, day=DAY, number=5, is_over=is_over)
        assert (not screen(first).sections) is is_over
