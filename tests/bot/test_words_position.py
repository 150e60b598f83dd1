"""The position in words: the picture's alt text."""

from dataclasses import replace

import pytest

from bot.words.common.games import name_of
from bot.words.play.position import known_stock, moves, position
from engine import Game
from engine.cards import parsed
from engine.catalogue import GAMES
from engine.moves import Play, Redeal
from engine.shah import SHAH, Position
from engine.table import Place, Table
from tests.bot.game_views import wandered

ALT_AT_MOST = 1024
LONGEST_LABEL = "#9223372036854775807"

A_DIVAN = """\
Sultan #20. 0 of 95 cards home.
Foundations: clubs king and king, diamonds king and king, hearts king and ace, spades king and king.
Slot 1: 5 of diamonds.
Slot 2: ace of spades, goes up.
Slot 3: 3 of clubs.
Slot 4: 4 of spades.
Slot 5: 6 of diamonds.
Slot 6: ace of clubs, goes up.
Slot 7: 2 of clubs.
Slot 8: 6 of diamonds.
Waste: 3 cards, on top 6 of hearts.
Stock: 84 cards, pass 1 of 3."""

A_STAR = """\
The Shah #12. 1 of 88 cards home.
Foundations: clubs ace and ace, diamonds 2 and ace, hearts ace and ace, spades ace and ace.
Ray 1: 9 of spades, 10 of hearts.
Ray 2: 9 of clubs, 3 of hearts.
Ray 3: 5 of hearts, 6 of hearts.
Ray 4: queen of diamonds.
Ray 5: 7 of diamonds, 4 of clubs.
Ray 6: 2 of spades, 7 of spades.
Ray 7: 10 of clubs, 6 of clubs.
Ray 8: 9 of hearts, queen of spades.
2 of 3 circles laid.
Next fill: ray 4 circle 2.
Waste: empty.
Stock: 72 cards."""


def alt(table: Table) -> str:
    return position(table, f"{name_of(table.game)} {LONGEST_LABEL}")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_alt_text_is_short_enough_wherever_a_game_wanders(key: str, seed: int) -> None:
    longest = max((alt(game.table) for game in wandered(key, seed)), key=len)
    assert len(longest) <= ALT_AT_MOST, longest


def test_alt_text_is_short_enough_for_impossibly_wordy_rays() -> None:
    ray = parsed("Qd Qd Qd Jd")
    at = Position(parsed("2c"), parsed("Qd") * 70, (ray,) * 8, 3, (8,) * 8)
    everything_goes_up = tuple(Play(source) for source in (*range(1, 9), "w"))
    table = replace(
        SHAH.table(at), legal=everything_goes_up, next_fill=Place("ray", 8, 3), stock_left=76
    )
    said = alt(table)
    assert (
        "Ray 8: queen of diamonds, queen of diamonds, queen to jack of diamonds, goes up." in said
    )
    assert len(said) <= ALT_AT_MOST


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_alt_text_is_short_enough_for_impossibly_wordy_slots(key: str) -> None:
    start = Game.start(key, 1).table
    everything_goes_up = tuple(Play(source) for source in (*range(1, 9), "w"))
    table = replace(
        start,
        tableau=(parsed("Qd"),) * 8,
        waste=parsed("Qd") * 80,
        foundations=tuple(
            pile[:1] + parsed(f"J{'cdhs'[pile[0].suit]}") for pile in start.foundations
        ),
        legal=everything_goes_up,
    )
    said = alt(table)
    assert said.count("queen of diamonds, goes up") == 9
    assert len(said) <= ALT_AT_MOST


def test_rays_with_piles_of_eleven() -> None:
    piles = [parsed(" ".join(f"{rank}{suit}" for rank in "QJT98765432")) for suit in "cdhs"]
    rays = tuple(parsed("Qh Qd") + pile for pile in piles * 2)
    said = alt(SHAH.table(Position((), (), rays, 3, (1,) * 8)))
    assert "Ray 4: queen of hearts, queen of diamonds, queen to 2 of spades, goes up." in said
    assert len(said) <= ALT_AT_MOST


@pytest.mark.parametrize(
    ("record", "said"), [("sultan 20 t t t", A_DIVAN), ("shah 12 d 4", A_STAR)]
)
def test_a_position_in_words(record: str, said: str) -> None:
    game = Game.replay(record)
    assert position(game.table, f"{game.name} #{game.number}") == said


def test_empty_places_are_mentioned() -> None:
    at = Position((), (), ((), *(parsed("Qd") for _ in range(7))), 3, (1,) * 8)
    said = alt(SHAH.table(at))
    assert "Ray 1: empty." in said
    assert "Waste: empty." in said
    assert "Stock: empty." in said


def test_the_stock_is_listed_once_it_has_been_seen() -> None:
    game = Game.start("sultan-classic", 20)
    assert known_stock(game.table) == ""
    while Redeal() not in game.legal_moves:
        game = game.played("t")
    assert "Stock: empty, pass 1 of 3, you can turn the waste over." in alt(game.table)
    game = game.played("r")
    assert "pass 2 of 3" in alt(game.table)
    assert known_stock(game.table).startswith("Next from the stock: ")
    assert known_stock(game.table).count(" of ") == 8


def test_legal_moves_are_listed_in_notation() -> None:
    assert moves(Game.replay("shah 12 d").table) == "Moves: 4, d."
    assert moves(replace(Game.start("shah", 12).table, legal=())) == "No moves are left."
