"""A collection of puzzles, packed and read; their levels; and which of them are alike."""

from dataclasses import replace
from gzip import compress, decompress
from math import log2
from typing import Any, Final

import pytest

from engine import Game
from engine.cards import Card
from engine.catalogue import GAMES
from engine.puzzles.collection import packed, read, unpacked, written
from engine.puzzles.finding import found
from engine.puzzles.levels import (
    PLAYERS,
    READ,
    bounds,
    difficulty,
    level_of,
    to_read,
    wrong,
)
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.symmetry import symmetric
from tests.play.test_fourth_game import Vizier

DEALS: Final = (2, 6, 23, 27, 28, 38)
"""Deals of the Shah that hold a puzzle."""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    every = [found("shah", deal) for deal in DEALS]
    return [one for one in every if one]


def test_a_collection_is_read_as_it_was_packed(puzzles: list[Puzzle]) -> None:
    collection = unpacked(packed("shah", puzzles[::-1]))
    assert (collection.key, len(collection), collection.numbers) == ("shah", len(DEALS), DEALS)
    for puzzle in puzzles:
        kept = collection.puzzle(puzzle.number)
        assert kept == replace(puzzle, level=collection.level_of(puzzle))
        assert puzzle.number in collection.of_level(kept.level)
    assert [len(collection.of_level(level)) for level in (1, 2, 3)] == [2, 2, 2]
    assert collection.puzzle(1) is None
    assert packed("shah", puzzles) == packed("shah", puzzles[::-1])


def test_a_file_of_another_version_is_refused(puzzles: list[Puzzle]) -> None:
    text = decompress(packed("shah", puzzles))
    with pytest.raises(ValueError, match="not a collection of version"):
        unpacked(compress(text.replace(b"divan-puzzles 1", b"divan-puzzles 0")))
    with pytest.raises(ValueError, match="not a collection: "):
        unpacked(b"not packed")
    with pytest.raises(ValueError, match="not enough values"):
        read("shah", 2, "t t|t")
    assert read("shah", 2, written(puzzles[0])) == puzzles[0]


def test_levels_rise_with_what_their_decisions_ask(puzzles: list[Puzzle]) -> None:
    difficulties = sorted(map(difficulty, puzzles))
    assert difficulties == sorted(map(difficulty, puzzles)), "the same each time"
    between = bounds(difficulties)
    assert [level_of(one, between) for one in difficulties] == [1, 1, 2, 2, 3, 3]
    for puzzle in puzzles:
        shares = [wrong(puzzle, at) for at in range(len(puzzle.decisions))]
        assert all(0 <= share <= PLAYERS for share in shares)
        bits = [log2(1 + to_read(puzzle, at)) for at in range(len(puzzle.decisions))]
        asked = sum(share / PLAYERS * of_it for share, of_it in zip(shares, bits, strict=True))
        assert difficulty(puzzle) == round(100 * asked)
        shorter = replace(puzzle, decisions=puzzle.decisions[:1])
        assert difficulty(shorter) <= difficulty(puzzle)


def test_to_be_read_is_what_can_follow_the_wrong_moves(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        for at, game in enumerate(puzzle.games):
            wrong_ones = {*puzzle.choices(at)} - {puzzle.answer(at)}
            seen = {game.played(move).position for move in wrong_ones}
            games = [game.played(move) for move in wrong_ones]
            for one in games:
                for move in one.legal_moves:
                    after = one.played(str(move))
                    if after.position not in seen and len(seen) < READ:
                        seen.add(after.position)
                        games.append(after)
            assert to_read(puzzle, at) == len(seen)


@pytest.mark.parametrize(
    ("key", "deal", "plies"),
    [("shah", 2, 188), ("shah", 2, 60), ("sultan", 7, 221), ("sultan-classic", 39, 204)],
)
def test_positions_are_alike_whatever_the_suits_and_slots(key: str, deal: int, plies: int) -> None:
    puzzle = found(key, deal)
    assert puzzle
    game = puzzle.start.at_ply(plies)
    for to in ((1, 0, 2, 3), (3, 2, 1, 0), (1, 2, 3, 0)):
        other = exchanged(game, to)
        assert other.position != game.position
        assert symmetric(other) == symmetric(game)
    assert symmetric(puzzle.games[-1]) != symmetric(puzzle.games[0])


def exchanged(game: Game, to: tuple[int, ...]) -> Game:
    """The game's position with other suits, and the slots of the reserve in another order."""

    def card(one: Card | None) -> Card | None:
        return one and Card(one.rank, to[one.suit])

    at: Any = game.position
    changed: dict[str, Any] = {
        pile: tuple(map(card, getattr(at, pile))) for pile in ("stock", "waste")
    }
    if game.key == "shah":
        changed["rays"] = tuple(tuple(map(card, ray)) for ray in at.rays)
        suits = [0, 1, 2, 3] * 2
    else:
        changed["reserve"] = tuple(map(card, at.reserve))[::-1]
        rules: Any = game.rules
        suits = [base.suit for base in rules.bases]
    tops = sorted(zip(suits, at.wanted, strict=True))
    by_suit = {to[suit]: [want for one, want in tops if one == suit] for suit in range(4)}
    changed["wanted"] = tuple(by_suit[suit].pop(0) for suit in suits)
    return replace(game, position=replace(at, **changed))


def test_of_another_game_only_the_same_positions_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    vizier = Vizier()
    monkeypatch.setitem(GAMES, vizier.key, vizier)
    game = Game.start(vizier.key, 1)
    assert symmetric(game) == symmetric(Game.start(vizier.key, 1))
    assert symmetric(game) != symmetric(game.played(str(game.legal_moves[0])))
