"""Who wins a duel, and how often each of two won."""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.services.matches.comparison import Decision, Duel, HeadToHead, Score, decided, head_to_head

WORST_FIRST = (Score(0, 90), Score(0, 0), Score(94, 200), Score(94, 150), Score(100, 260))
"""Cards home come first, then turns; nobody who lost is before who won."""


@pytest.mark.parametrize(("i", "j"), [*product(range(5), repeat=2)])
def test_cards_home_come_first_and_then_turns(i: int, j: int) -> None:
    better = Decision.FIRST if i > j else Decision.SECOND
    assert decided(WORST_FIRST[i], WORST_FIRST[j]) is (Decision.LEVEL if i == j else better)


def test_not_one_move_made_is_no_defeat() -> None:
    for score in WORST_FIRST:
        assert decided(score, None) is decided(None, score) is Decision.NOT_PLAYED
    assert decided(None, None) is Decision.NOT_PLAYED


def duels() -> Iterator[Duel]:
    high, low = Score(100, 150), Score(81, 140)
    yield Duel("ada", "bob", high, low)
    yield Duel("bob", "ada", high, low)
    yield Duel("bob", "ada", low, high)
    yield Duel("ada", "bob", low, low)
    yield Duel("ada", "bob", high, None)
    yield Duel("ada", "bob", None, low)
    yield Duel("ada", "cleo", low, high)
    yield Duel("cleo", "bob", low, high)


def test_head_to_head_counts_what_two_played_with_each_other() -> None:
    """Whoever challenged; a duel that somebody didn't play counts nowhere."""
    assert head_to_head("ada", "bob", duels()) == HeadToHead(won=2, lost=1, level=1)
    assert head_to_head("bob", "ada", duels()) == HeadToHead(won=1, lost=2, level=1)
    assert head_to_head("cleo", "ada", duels()) == HeadToHead(won=1, lost=0, level=0)
    assert head_to_head("ada", "ada", duels()) == HeadToHead(won=0, lost=0, level=0)
