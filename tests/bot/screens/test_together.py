"""Cups, tables and puzzles: whatever is played, Discord takes it, and all of it can be pressed."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.features.matches import cup as screens
from bot.features.matches.results import podium, podium_alt, share
from bot.features.matches.table import hands
from bot.features.puzzles.puzzles import screen
from bot.languages import Language, languages, speaking
from bot.press.puzzles import TryMove
from bot.render.layouts.podium import Step
from bot.services.matches.comparison import ranking
from bot.services.matches.table_boards import LISTED
from bot.services.puzzles.puzzle_view import Event, after_try, tried, viewed
from bot.services.rankings.par import Score
from bot.store.schema.matches import MatchState
from bot.words.text import LONGEST
from engine.catalogue import GAMES
from tests.bot.screens.examples import hands as longest_hands
from tests.bot.screens.reading import every_press, length_of
from tests.bot.screens.values import ADA, NOON, cup, row_of, sample, tries


def test_a_result_of_very_many_players_is_counted() -> None:
    told = screens.public(cup(MatchState.OVER, 400))
    assert "and 395 more share the cup" in told.above
    assert "-# And 385 more players." in told.above
    assert "-# 395 more players don’t count." in told.above
    assert length_of(told) <= LONGEST


def test_patient_stands_among_the_players_whose_points_it_would_have() -> None:
    told = cup(MatchState.OVER, 400)
    assert told.result
    for part, at in ((Fraction(1), 1), (Fraction(1, 2), 17)):  # Level with everybody: after them.
        shown = screens.public(replace(told, result=replace(told.result, patients_share=part)))
        lines = shown.above.splitlines()
        assert lines[at].startswith("-# Patient (not competing) ")
        assert sum("Patient" in line for line in lines) == 1


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_the_list_of_hands_is_cut_to_one_message(language: Language) -> None:
    played = longest_hands(LISTED)
    with speaking(language):
        shown, first = hands(played), hands(played[:1])
    assert LONGEST - length_of(first) < length_of(shown)
    assert shown.above.startswith(first.above)


WON, HIGH, LOW = Score(100, 150), Score(88, 140), Score(60, 130)


PLAYED = {
    "discord:1": (HIGH, LOW, None),
    "discord:2": (WON, WON, LOW),
    "discord:3": (LOW, HIGH, HIGH),
    "discord:4": (LOW, LOW, None),
}


def test_the_first_three_places_and_patient() -> None:
    card = podium("sultan", ranking(PLAYED), PLAYED, (LOW, WON, HIGH))
    assert card.steps == (
        Step(1, "89%", (100, 100, 60)),
        Step(2, "61%", (60, 88, 88)),
        Step(3, "33%", (88, 60, None)),
    )
    assert podium_alt(card) == (
        "Sultan. Cup, 3 deals. Place 1 with 89%: 100, 100, 60. Place 2 with 61%: 60, 88, 88. "
        "Place 3 with 33%: 88, 60, –. Patient, out of competition: 60, 100, 88."
    )
    assert "discord" not in f"{card} {podium_alt(card)}"


def test_without_patient_nobody_is_beside_it() -> None:
    card = podium("shah", ranking(PLAYED), PLAYED)
    assert (card.outside, card.outside_scores) == ("", ())
    assert "competition" not in podium_alt(card)


@pytest.mark.parametrize(
    ("part", "shown"),
    [(Fraction(0), "0%"), (Fraction(1, 3), "33%"), (Fraction(999, 1000), "99%"), (1, "100%")],
)
def test_only_who_has_it_all_has_all_of_it(part: Fraction, shown: str) -> None:
    assert share(Fraction(part)) == shown


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
