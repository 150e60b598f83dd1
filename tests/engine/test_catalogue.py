"""The catalogue: every game has its counts and its records."""

from pathlib import Path

import pytest

from engine.catalogue import GAMES, rules_of

TESTS = Path(__file__).parents[1]


def test_there_are_three_games_in_the_order_shown_to_players() -> None:
    assert {key: rules.name for key, rules in GAMES.items()} == {
        "sultan": "Sultan",
        "sultan-classic": "The Sultan (classic)",
        "shah": "The Shah",
    }
    assert list(GAMES) == ["sultan", "sultan-classic", "shah"]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    assert rules_of(key).key == key


@pytest.mark.parametrize("key", ["", "Sultan", "the shah", "klondike"])
def test_an_unknown_key_is_not_a_game(key: str) -> None:
    with pytest.raises(ValueError, match="no game is called"):
        rules_of(key)


@pytest.mark.parametrize("kind", ["counts", "records"])
def test_every_game_has_its_counts_and_its_records(kind: str) -> None:
    assert {path.stem for path in (TESTS / kind).glob("*.txt")} == set(GAMES)
