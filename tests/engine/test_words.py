"""Cards and their codes, and which cards are face up."""

import pytest

from engine.cards import RANKS, SUITS, Card, joined, parsed
from engine.sultan import Sultan
from tests.engine.positions import both_sultans, legal, sultan_at


def test_a_card_code_is_a_rank_and_a_suit() -> None:
    assert RANKS == "A23456789TJQK"
    assert SUITS == "cdhs"
    assert Card.parse("Ah") == Card(rank=0, suit=2)
    assert Card.parse("Td") == Card(rank=9, suit=1)
    assert Card.parse("Qs") == Card(rank=11, suit=3)


def test_every_card_can_be_parsed_from_its_code() -> None:
    for code in (rank + suit for rank in RANKS for suit in SUITS):
        assert str(Card.parse(code)) == code


@pytest.mark.parametrize("text", ["", "A", "10h", "1h", "ah", "AH", "hA", "A♥", "Ah "])
def test_other_text_is_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_cards_in_a_row_are_separated_by_spaces() -> None:
    assert joined(parsed("Ah Td Qs")) == "Ah Td Qs"


@both_sultans
def test_the_stock_is_face_down(rules: Sultan) -> None:
    table = rules.table(sultan_at(rules, "stock: 7c 4d 9s"))
    assert table.stock_left == 3
    assert table.stock == ()


@both_sultans
def test_only_the_top_card_of_the_waste_is_available(rules: Sultan) -> None:
    assert "w" in legal(rules, sultan_at(rules, "waste: 9s Ac"))
    assert "w" not in legal(rules, sultan_at(rules, "waste: Ac 9s"))


@both_sultans
def test_the_waste_is_face_up_with_its_top_card_last(rules: Sultan) -> None:
    assert joined(rules.table(sultan_at(rules, "waste: 9s Ac")).waste) == "9s Ac"
