"""What holds in any game: counts, records, a second implementation, random games."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from engine import Game, IllegalMove, Outcome
from engine.cards import Card
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL, TWO_PACKS
from tests.shared import SHARED, needs_shared

OUT_OF_PLAY = {"sultan": "Kh", "sultan-classic": "Kh", "shah": "Kc Kd Kh Ks Kc Kd Kh Ks"}
"""The card in the centre, and the Shah's dead kings."""


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game of the catalogue after random moves; eager players rarely turn, deal or redeal."""
    game = Game.start(draw(st.sampled_from(sorted(GAMES))), draw(st.integers(1, LAST_DEAL)))
    rng, eager = Random(draw(st.integers(0, 2**32))), draw(st.sampled_from((1, 3, 30)))
    plies = draw(st.integers(0, 300))
    while game.legal_moves and len(game.moves) < plies:
        moves = [str(move) for move in game.legal_moves]
        weights = [1 if move in "tdr" else eager for move in moves]
        game = game.played(rng.choices(moves, weights)[0])
    note(game.record)
    return game


often = settings(max_examples=150, print_blob=True)


anywhere = given(games())
"""Any position of any game; a failure shows how to reproduce it."""


@often
@anywhere
def test_a_record_restores_its_game(game: Game) -> None:
    again = Game.replay(game.record)
    assert again == game
    assert again.position == game.position
    assert again.record == game.record


@often
@anywhere
def test_no_card_comes_or_goes(game: Game) -> None:
    face_up = [card for pile in game.table.piles.values() for card in pile]
    face_down = game.position.stock
    out_of_play = map(Card.parse, OUT_OF_PLAY[game.key].split())
    assert Counter([*face_up, *face_down, *out_of_play]) == Counter(TWO_PACKS)


@often
@anywhere
def test_each_notation_means_one_move(game: Game) -> None:
    moves = game.legal_moves
    assert len({str(move) for move in moves}) == len(set(moves)) == len(moves)


@often
@anywhere
def test_every_legal_move_can_be_made(game: Game) -> None:
    for move in game.legal_moves:
        after = game.played(str(move))
        assert after.position != game.position
        assert after.moves == (*game.moves, str(move))
        assert after.placed - game.placed == (str(move) in "w12345678")


@often
@anywhere
def test_no_other_move_can_be_made(game: Game) -> None:
    legal = [str(move) for move in game.legal_moves]
    for notation in {"t", "r", "d", "f", "w", "1", "8", "1>2", "w>3", "2^1", "9", ""} - {*legal}:
        with pytest.raises(IllegalMove) as caught:
            game.played(notation)
        assert caught.value.text == notation
        assert caught.value.legal == tuple(legal)
        assert caught.value.ply == len(game.moves) + 1


@often
@anywhere
def test_undo_leaves_the_game_as_it_was_before_the_move(game: Game) -> None:
    for move in game.legal_moves:
        undone = game.played(str(move)).undone()
        assert undone == game
        assert undone.position == game.position


@often
@anywhere
def test_the_table_does_not_depend_on_face_down_cards(game: Game) -> None:
    """Different cards in the stock give the same table."""
    stock, shown = game.position.stock, len(game.table.stock)
    other = replace(game.position, stock=(*stock[:shown], *stock[shown:][::-1]))
    assert game.rules.table(other) == game.table
    assert game.table.stock_left == len(stock)


@often
@anywhere
def test_stock_cards_are_shown_only_after_a_redeal(game: Game) -> None:
    assert not game.table.stock or "r" in game.moves
    turned = game.played_all("t" * len(game.table.stock))
    assert turned.table.waste[len(game.table.waste) :] == game.table.stock


@often
@anywhere
def test_the_repr_shows_neither_the_deal_nor_a_card(game: Game) -> None:
    other = Game(game.rules, 1, game.moves, None)
    assert repr(game) == repr(other)


@often
@anywhere
def test_a_game_is_open_as_long_as_it_has_legal_moves(game: Game) -> None:
    assert game.table.outcome is game.outcome
    assert (game.outcome is Outcome.OPEN) == bool(game.legal_moves)
    assert (game.outcome is Outcome.WON) == (game.placed == game.rules.goal)
    assert game.table.placed == game.placed
    assert game.table.legal == game.legal_moves


RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_restored_from_its_record_ends_as_it_did(key: str) -> None:
    outcomes = set()
    for line in lines(RECORDS / f"{key}.txt"):
        outcome, placed, record = line.split(" | ")
        game = Game.replay(record)
        assert (game.key, game.outcome.value, game.placed) == (key, outcome, int(placed))
        assert game.record == record
        outcomes.add(game.outcome)
    assert outcomes == {Outcome.WON, Outcome.LOST}


@needs_shared
def test_the_shared_records_of_won_games_are_won() -> None:
    for record in lines(SHARED / "won.txt"):
        game = Game.replay(record)
        assert game.outcome is Outcome.WON
        assert game.placed == game.rules.goal
        assert game.legal_moves == ()


COUNTS = Path(__file__).parents[1] / "counts"


def lines(path: Path) -> list[str]:
    """The lines of a text file without comments."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]


def sequences(record: str) -> Iterator[int]:
    """How many sequences of 1, 2, 3 … legal moves can follow a record."""
    game = Game.replay(record)
    ends = [game.position]
    while True:
        steps = [(at, move) for at in ends for move in game.rules.legal_moves(at)]
        yield len(steps)
        ends = [game.rules.after(at, move) for at, move in steps]


def agree(line: str) -> None:
    """Assert that a line of counts agrees with the rules."""
    record, _, counts = line.partition(" | ")
    expected = [int(count) for count in counts.split()]
    assert list(islice(sequences(record), len(expected))) == expected


@pytest.mark.parametrize("key", GAMES)
def test_the_counts_of_a_game_agree_with_its_rules(key: str) -> None:
    path = COUNTS / f"{key}.txt"
    assert path.is_file(), f"{key} has no counts"
    for line in lines(path):
        assert line.startswith(f"{key} ")
        agree(line)


@needs_shared
def test_the_counts_agree_with_the_shared_ones() -> None:
    for line in lines(SHARED / "counts.txt"):
        agree(line)
