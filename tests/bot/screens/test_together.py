"""Tables and puzzles: whatever is played, Discord takes it, and all of it can be pressed."""

import pytest

from bot.features.matches.table import hands
from bot.features.puzzles.puzzles import screen
from bot.languages import Language, languages, speaking
from bot.press.puzzles import TryMove
from bot.services.matches.table_boards import LISTED
from bot.services.puzzles.puzzle_view import Event, after_try, tried, viewed
from bot.words.text import LONGEST
from engine.catalogue import GAMES
from tests.bot.screens.examples import hands as longest_hands
from tests.bot.screens.reading import every_press, length_of
from tests.bot.screens.values import ADA, NOON, row_of, sample, tries


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_the_list_of_hands_is_cut_to_one_message(language: Language) -> None:
    played = longest_hands(LISTED)
    with speaking(language):
        shown, first = hands(played), hands(played[:1])
    assert LONGEST - length_of(first) < length_of(shown)
    assert shown.above.startswith(first.above)


@pytest.mark.parametrize("key", GAMES)
def test_each_move_that_can_be_tried_can_be_pressed_and_the_reason_is_told(key: str) -> None:
    told = set()
    for view in (view for puzzle in sample(key) for view in tries(puzzle)):
        shown = screen(view)
        moves = {one.move for one in every_press(shown) if isinstance(one, TryMove)}
        assert {str(one.move) for one in view.choices if not one.is_tried} <= moves
        if view.event is Event.MISSED:
            told.add(view.reason is not None)
            why = (" for good.", " can go up.", " can’t go up any more.")
            assert shown.below.endswith(why if view.reason else "so it’s taken back.")
    assert True in told or key == "sultan", "few moves of Sultan have one"


def test_the_squares_tell_what_was_found_how() -> None:
    (puzzle, *_) = sample("sultan")
    row = row_of(puzzle)
    decisions = len(puzzle.decisions)
    assert "⬜" * decisions in screen(viewed(puzzle, row, ADA, Event.BEGUN)).above
    for decision in range(decisions):
        row = tried(puzzle, row, puzzle.answer(decision), NOON)
        found = "🟩" * (decision + 1) + "⬜" * (decisions - decision - 1)
        assert found in screen(after_try(puzzle, row, ADA)).above
    assert row.clean
