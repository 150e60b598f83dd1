"""Boards that hide nothing: a strip below has each card of the stock and the waste, in order."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from random import Random, randrange

import pytest

from bot.languages import Language, speaking
from bot.render.draw import Renderer
from bot.render.layouts.board import Board
from bot.render.layouts.strip import ROW, ROWS, SIZE, ground, height, slots
from bot.render.plans import CANVAS, Sprite
from bot.words.common.games import name_of
from bot.words.play.position import position, spread
from engine import Game
from engine.cards import parsed
from engine.catalogue import GAMES
from engine.deals import TWO_PACKS
from engine.table import Table
from tests.bot.languages.each import IN_EACH
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import check_plan
from tests.bot.render.positions import fullest
from tests.bot.render.test_contrast import check_words, laid
from tests.bot.render.test_draw import opened

ALT_AT_MOST = 1024


def over(key: str, stock: int, waste: int) -> Board:
    """A board with so many cards of both piles, drawn from two packs."""
    seed = randrange(10**9)
    print(f"seed {seed}")  # noqa: T201 -- a random test tells its seed
    cards = Random(seed).sample(TWO_PACKS, stock + waste)
    table = replace(fullest(key).table, stock=tuple(cards[:stock]), waste=tuple(cards[stock:]))
    return board_of(replace(table, stock_left=stock), "Puzzle 1234", spread=True)


def shown(board: Board, pile: str) -> Iterator[str]:
    """The cards of a pile's rows in the strip, from the left and the top."""
    rows = [items for name, (_, items) in slots(board).items() if name.startswith(f"{pile} row")]
    for items in rows:
        sprites = [item for item in items if isinstance(item, Sprite)]
        assert [one.x for one in sprites] == sorted(one.x for one in sprites)
        yield from (one.name.removeprefix("upper strip ") for one in sprites)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("piles", [(24, 0), (24, 48), (13, 11), (0, 2), (1, 25), (12, 12)])
def test_every_card_is_in_its_order(renderer: Renderer, key: str, piles: tuple[int, int]) -> None:
    board = over(key, *piles)
    assert [*shown(board, "stock")] == [*map(str, board.table.stock)]
    assert [*shown(board, "waste")] == [*map(str, board.table.waste[::-1])]
    size = CANVAS[0], height(board)
    check_plan(slots(board), size, renderer.atlas)
    for two_colour in (False, True):
        picture = opened(renderer.png(replace(board, two_colour=two_colour)))
        assert picture.size == (CANVAS[0], CANVAS[1] + size[1])
        below = picture.crop((0, CANVAS[1], *picture.size))
        check_words(renderer.atlas, (below, (*ground(), *laid(slots(board)))))


def test_the_board_above_is_as_without_a_strip(renderer: Renderer) -> None:
    board = over("sultan", 13, 11)
    above = opened(renderer.png(board)).crop((0, 0, *CANVAS))
    assert above.tobytes() == opened(renderer.png(replace(board, spread=False))).tobytes()


def test_a_board_whose_piles_hide_nothing_has_no_strip(renderer: Renderer) -> None:
    for waste in (0, 1):
        board = over("sultan", 0, waste)
        assert renderer.png(board) == renderer.png(replace(board, spread=False))


def test_there_is_a_ground_for_as_many_cards_as_any_game_leaves() -> None:
    left, stock = len(TWO_PACKS) - 9 - 8, 24  # Without those on the Sultan’s divan.
    assert ceil(stock / ROW) + ceil((left - stock) / ROW) <= ROWS
    assert CANVAS[1] + SIZE[1] < 1120, "a phone shows it at half of that"


def test_a_strip_changes_with_each_card(renderer: Renderer) -> None:
    board = over("sultan", 5, 7)
    turned = replace(board.table, stock=board.table.stock[1:])
    assert renderer.png(board) != renderer.png(replace(board, table=turned))


A_SPREAD = """\
Next from the stock: 9 of clubs, queen of hearts.
Below the waste’s top card: 2 of spades, ace of clubs."""


def of_cards(stock: str, waste: str) -> Table:
    return replace(Game.start("sultan", 20).table, stock=parsed(stock), waste=parsed(waste))


def test_in_words_the_piles_come_in_their_order_too() -> None:
    table = of_cards("9c Qh", "Ac 2s 7d")
    assert spread(table, "Sultan", ALT_AT_MOST) == f"{position(table, 'Sultan')}\n{A_SPREAD}"


def test_a_long_spread_is_said_in_signs() -> None:
    table = over("sultan", 24, 24).table
    said = spread(table, "Sultan", ALT_AT_MOST)
    assert "♣" in said
    assert "♣" not in spread(table, "Sultan", 4000)


@IN_EACH
@pytest.mark.parametrize("key", GAMES)
def test_alt_text_is_short_enough_in_every_language(key: str, language: Language) -> None:
    for cards in ((24, 24), (24, 12), (0, 48)):
        table = over(key, *cards).table
        assert len(spread(table, "The Sultan (classic), puzzle 1234", ALT_AT_MOST)) <= ALT_AT_MOST
        with speaking(language):
            assert len(spread(table, name_of("sultan-classic"), ALT_AT_MOST)) <= ALT_AT_MOST
