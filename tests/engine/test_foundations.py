"""The eight foundations, stored as the ranks they take next."""

from engine.cards import Card, joined
from engine.foundations import pile, raised, taker

SUITS = (0, 2, 0)
"""Clubs, hearts, clubs."""


def test_the_first_foundation_that_fits_takes_the_card() -> None:
    assert taker(SUITS, (3, 1, 3), Card.parse("4c")) == 0
    assert taker(SUITS, (5, 1, 3), Card.parse("4c")) == 2
    assert taker(SUITS, (5, 1, 3), Card.parse("5c")) is None
    assert taker(SUITS, (1, 1, 1), Card.parse("2d")) is None


def test_a_foundation_then_takes_the_next_rank() -> None:
    assert raised((3, 1, 3), 1) == (3, 2, 3)


def test_a_pile_begins_with_a_king_or_an_ace() -> None:
    assert joined(pile(Card.parse("Ks"), 2)) == "Ks As 2s"
    assert joined(pile(Card.parse("Ah"), 2)) == "Ah 2h"
