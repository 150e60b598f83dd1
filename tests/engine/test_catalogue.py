"""The catalogue: every game has its counts and its records."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine import Game
from engine.catalogue import GAMES, register, rules_of
from engine.sultan import SULTAN

TESTS = Path(__file__).parents[1]


def test_the_games_are_in_the_order_shown_to_players_and_new_ones_come_last() -> None:
    assert [(key, rules.name) for key, rules in GAMES.items()][:3] == [
        ("sultan", "Sultan"),
        ("sultan-classic", "The Sultan (classic)"),
        ("shah", "The Shah"),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    assert rules_of(key).key == key


@pytest.mark.parametrize("key", ["", "Sultan", "the shah", "klondike"])
def test_an_unknown_key_is_not_a_game(key: str) -> None:
    with pytest.raises(ValueError, match="no game is called"):
        rules_of(key)


def test_a_registered_game_is_found_by_its_key() -> None:
    vizier = replace(SULTAN, key="vizier", name="The Vizier")
    register(vizier)
    try:
        assert rules_of("vizier") is vizier
        assert Game.replay("vizier 20 t t").table.name == "The Vizier"
    finally:
        del GAMES["vizier"]


@pytest.mark.parametrize("key", GAMES)
def test_a_taken_key_cannot_be_registered(key: str) -> None:
    rules = rules_of(key)
    with pytest.raises(ValueError, match="there is already a game called"):
        register(replace(SULTAN, key=key))
    assert rules_of(key) is rules


@pytest.mark.parametrize("kind", ["counts", "records"])
def test_every_game_has_its_counts_and_its_records(kind: str) -> None:
    assert {path.stem for path in (TESTS / kind).glob("*.txt")} == set(GAMES)
