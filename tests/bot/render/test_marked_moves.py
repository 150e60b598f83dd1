"""Marked moves: each has a frame of its own shape, with a name that can be read."""

from dataclasses import replace
from itertools import combinations
from random import Random, randrange

import pytest

from bot.render.draw import Renderer
from bot.render.layouts import ground_of, grounds, plan
from bot.render.layouts.board import Board
from bot.render.layouts.marked_moves import Frame, MarkedMove
from bot.render.layouts.pieces import SMALL
from bot.render.layouts.star import place_at
from bot.render.plans import Block, Item, Words
from engine import Game
from engine.catalogue import GAMES
from engine.table import Place, Table
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import check_plan
from tests.bot.render.described import described
from tests.bot.render.positions import fullest, random_pictures, vacated
from tests.bot.render.test_contrast import check_words, laid
from tests.bot.render.test_draw import opened


def places_of(table: Table) -> tuple[Place, ...]:
    """Every place where a move can begin or end, foundations aside."""
    arrangement = table.arrangement
    circles = range(1, arrangement.circles + 1) if arrangement.circles > 1 else (0,)
    numbered = (
        Place(arrangement.kind, number, circle) for number in range(1, 9) for circle in circles
    )
    return Place("stock"), Place("waste"), *numbered


def marked(board: Board, played: tuple[Place, ...], other: tuple[Place, ...]) -> Board:
    """A board with two marked moves."""
    moves = MarkedMove(Frame.DASHED, "Played", played), MarkedMove(Frame.SOLID, "Solver", other)
    return replace(board, marked=moves)


def added(board: Board) -> tuple[Item, ...]:
    """What the marked moves add to a board."""
    plain = laid(plan(replace(board, marked=())))
    return tuple(item for item in laid(plan(board)) if item not in plain)


@pytest.mark.parametrize("key", GAMES)
def test_every_pair_of_moves_fits_on_every_board(renderer: Renderer, key: str) -> None:
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    random = Random(seed)
    for board in (fullest(key), vacated(key), *[*random_pictures(key, seed)][::40]):
        if board.won:
            continue
        places = places_of(board.table)
        for _ in range(8):
            shown = marked(board, (*random.sample(places, 2),), (*random.sample(places, 1),))
            check_plan(plan(shown), grounds()[ground_of(shown)][0], renderer.atlas)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("two_colour", [False, True])
def test_the_names_can_be_read(renderer: Renderer, key: str, two_colour: bool) -> None:
    for board in (fullest(key), vacated(key)):
        for one, other in combinations(places_of(board.table)[::3], 2):
            shown = replace(marked(board, (one,), (other,)), two_colour=two_colour)
            names = tuple(item for item in added(shown) if isinstance(item, Words))
            assert {name.text for name in names} == {"PLAYED", "SOLVER"}
            check_words(renderer.atlas, (opened(renderer.png(shown)), names))


def test_one_frame_is_whole_and_the_other_has_gaps() -> None:
    board = board_of(Game.start("sultan", 20).table)
    slots = plan(marked(board, (Place("slot", 1),), (Place("slot", 2),)))
    lines = {
        name: [item for item in slots[name][1] if isinstance(item, Block) and item.ink == ink]
        for name, ink in (("slot 1", "text"), ("slot 2", "gold"))
    }
    assert len(lines["slot 2"]) == 4 + 1
    assert len(lines["slot 1"]) > 12


def test_both_moves_on_one_place_are_told_apart() -> None:
    board = board_of(Game.start("shah", 1).table)
    place = Place("ray", 2, 3)
    shown = marked(board, (place, Place("ray", 4, 3)), (Place("waste"), Place("ray", 4, 3)))
    names = [item.text for item in added(shown) if isinstance(item, Words)]
    assert sorted(names) == ["PLAYED", "SOLVER", "TO"]
    both = described(plan(marked(board, (place,), (place,))))
    assert "PLAYED" in both and "SOLVER" in both


def test_a_board_without_marked_moves_is_as_before() -> None:
    board = board_of(Game.start("sultan", 20).table)
    assert plan(board) == plan(replace(board, marked=()))
    assert not added(board)


def test_a_name_leaves_the_suit_to_be_seen() -> None:
    """It was on the middle of small cards, where the seven of clubs looked like that of spades."""
    board = board_of(Game.replay("shah 1 d d").table)
    cards = board.table.cards_at(3)
    tableau = (*board.table.tableau[:2], (*cards, cards[-1]), *board.table.tableau[3:])
    piled = replace(board, table=replace(board.table, tableau=tableau))
    single, pile = Place("ray", 2, 3), Place("ray", 3, 3)
    names = [item for item in added(marked(piled, (single,), (pile,))) if isinstance(item, Words)]
    played, solver = (
        name.y - place_at(number, 3)[1] for name, number in zip(names, (2, 3), strict=True)
    )
    assert played > SMALL.height * 0.85
    assert solver == SMALL.height // 2, "the pile has a foot"
