"""The notation of docs/playing.md: a move's text is its notation."""

import pytest

from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn

NOTATION: list[tuple[Move, str]] = [
    (Turn(), "t"),
    (Redeal(), "r"),
    (Play(WASTE), "w"),
    (Play(1), "1"),
    (Play(8), "8"),
    (Deal(), "d"),
    (Fill(), "f"),
    (Build(5, 3), "5>3"),
    (Build(WASTE, 3), "w>3"),
    (Privilege(5, 3), "5^3"),
]


@pytest.mark.parametrize(("move", "text"), NOTATION)
def test_the_text_of_a_move_is_its_notation(move: Move, text: str) -> None:
    assert str(move) == text


def test_moves_are_values() -> None:
    assert len({move for move, _ in NOTATION}) == len(NOTATION)
    assert Build(5, 3) == Build(5, 3)
