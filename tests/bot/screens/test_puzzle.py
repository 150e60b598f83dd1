"""Puzzles as messages: what a try did is said, every row fits a phone, every text Discord."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.features.puzzles.puzzles import screen
from bot.features.screen import Screen, Select
from bot.languages import ENGLISH, speaking
from bot.languages.languages import Language
from bot.press.puzzles import TryMove
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.puzzles.puzzle_view import Event, PuzzleView, after_try, tried, viewed
from bot.store.schema.players import Player
from bot.store.schema.puzzles import StoredPuzzle
from bot.words.common.markdown import LONGEST
from engine.catalogue import GAMES
from engine.puzzles.puzzle import Puzzle
from tests.bot.languages.german import german
from tests.bot.screens.phone import fits
from tests.bot.screens.test_game import length_of

ADA = Player("discord:1")
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
SAMPLE = 5
LONGEST_PLACEHOLDER, LONGEST_CHOICE, ALT = 150, 100, 1024


def sample(key: str) -> list[Puzzle]:
    """Some puzzles of the collection, evenly spread."""
    collection = PuzzleCollections().of(key)
    assert collection
    numbers = collection.numbers[:: max(1, len(collection) // SAMPLE)]
    return [puzzle for one in numbers if (puzzle := collection.puzzle(one))]


def row_of(puzzle: Puzzle) -> StoredPuzzle:
    return StoredPuzzle(1, ADA.owner, puzzle.key, puzzle.number, puzzle.level, NOON, (), 1)


def course(puzzle: Puzzle, player: Player = ADA) -> list[PuzzleView]:
    """Every view of a puzzle whose player tries all wrong moves before each right one."""
    row = row_of(puzzle)
    views = [replace(viewed(puzzle, row, player, Event.BEGUN), is_first=True)]
    for decision in range(len(puzzle.decisions)):
        answer = puzzle.answer(decision)
        others = [one for one in puzzle.choices(decision) if one != answer]
        for move in (*others, answer):
            row = tried(puzzle, row, move, NOON)
            views.append(after_try(puzzle, row, player))
    assert (row.answered_at, row.clean) == (NOON, False)
    return views


def check(shown: Screen) -> None:
    """Asserts Discord's limits, and that no row of buttons wraps on a phone."""
    assert len(shown.alt) <= ALT
    assert length_of(shown) <= LONGEST
    assert len(shown.rows) <= 10
    for row in shown.rows:
        if isinstance(row, Select):
            assert 1 <= len(row.choices) <= 25
            assert all(len(label) <= LONGEST_CHOICE for label, _ in row.choices)
        else:
            assert 1 <= len(row) <= 5
            assert fits(row), [one.label for one in row]


@pytest.mark.parametrize("language", [ENGLISH, german()], ids=["en", "de"])
@pytest.mark.parametrize("key", GAMES)
def test_every_view_fits(key: str, language: Language) -> None:
    with speaking(language):
        for puzzle in sample(key):
            for text_mode in (False, True):
                for view in course(puzzle, replace(ADA, text_mode=text_mode)):
                    check(screen(view))


@pytest.mark.parametrize("key", GAMES)
def test_each_move_that_can_be_tried_can_be_pressed(key: str) -> None:
    for puzzle in sample(key):
        for view in course(puzzle)[:-1]:
            rows = screen(view).rows
            selects = [press for row in rows if isinstance(row, Select) for _, press in row.choices]
            buttons = [one.press for row in rows if not isinstance(row, Select) for one in row]
            moves = {one.move for one in (*selects, *buttons) if isinstance(one, TryMove)}
            assert {str(one.move) for one in view.choices if not one.is_tried} <= moves


@pytest.mark.parametrize("key", GAMES)
def test_the_reason_is_told_where_there_is_one(key: str) -> None:
    views = [view for puzzle in sample(key) for view in course(puzzle)]
    missed = [view for view in views if view.event is Event.MISSED]
    told = [screen(view).below for view in missed if view.reason]
    assert all(
        said.endswith((" for good.", " can go up.", " can’t go up any more.")) for said in told
    )
    assert told or key == "sultan", "few moves of Sultan have one"
    others = [screen(view).below for view in missed if not view.reason]
    assert all(said.endswith("so it’s taken back.") for said in others)


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
