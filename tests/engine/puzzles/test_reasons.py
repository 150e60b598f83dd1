"""Why a wrong move loses, where a card lies buried for good."""

import pytest

from engine.cards import Card
from engine.puzzles.finding import found
from engine.puzzles.reasons import Buried, why_lost
from tests.engine.puzzles.exhaustive import can_be_won

DEALS = range(1, 13)


@pytest.mark.long
def test_a_buried_card_always_means_a_loss() -> None:
    given = 0
    for deal in DEALS:
        puzzle = found("sultan-classic", deal)
        for at, game in enumerate(puzzle.games if puzzle else ()):
            assert puzzle and why_lost(game) is None
            for move in set(puzzle.choices(at)) - {puzzle.answer(at)}:
                after = game.played(move)
                reason = why_lost(after)
                if reason:
                    given += 1
                    assert can_be_won(after, 20_000) is not True
                    assert reason.card.suit == reason.under.suit
                    assert reason.card.rank < reason.under.rank
                    waste = after.table.waste
                    assert waste.index(reason.card) < len(waste) - waste[::-1].index(reason.under)
    assert given >= len(DEALS)


def test_the_reason_names_both_cards() -> None:
    puzzle = found("sultan-classic", 1)
    assert puzzle
    last = puzzle.games[2]
    assert why_lost(last.played("5")) == Buried(Card.parse("Tc"), Card.parse("Jc"))


def test_elsewhere_there_is_no_such_reason() -> None:
    for key, deal in (("shah", 2), ("sultan", 7)):
        puzzle = found(key, deal)
        assert puzzle
        wrong = (set(puzzle.choices(0)) - {puzzle.answer(0)}).pop()
        assert why_lost(puzzle.games[0].played(wrong)) is None
