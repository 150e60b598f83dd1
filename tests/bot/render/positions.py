"""Positions to draw: random games, and tables fuller than they ever get in play."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.render.layouts.board import Board
from engine import Game, Table
from engine.cards import parsed
from engine.foundations import pile
from engine.table import Place
from tests.bot.render.boards import board_of

LONGEST = "#9223372036854775807"


def random_pictures(key: str, seed: int) -> Iterator[Board]:
    """Every position of a random game, with what each move changed."""
    rng = Random(seed)
    eager = rng.choice((1, 3, 30))
    game = Game.start(key, rng.randrange(1, 2**63))
    yield board_of(game.table, f"#{game.number}")
    while game.legal_moves:
        moves = [str(move) for move in game.legal_moves]
        move = rng.choices(moves, [1 if move in "tdr" else eager for move in moves])[0]
        after = game.played(move)
        yield board_of(after.table, f"#{game.number}", changed(game.table, after.table))
        game = after


def changed(before: Table, after: Table) -> frozenset[str]:
    """The names of the piles that differ."""
    return frozenset(name for name, cards in after.piles.items() if cards != before.piles[name])


def fullest(key: str) -> Board:
    """A board with every card and mark that can be on it, and longer piles than in play."""
    table = Game.start(key, 1).table
    courts = parsed("Qc Jd Qh Js Jc Qd Jh Qs")
    waste = parsed("Qs") * 87
    if key == "shah":
        long = parsed("Jc Qd Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h")
        rays = tuple(long if number in (1, 2, 5) else long[:3] for number in range(1, 9))
        table = replace(table, tableau=rays, circles=3)
    else:
        table = replace(table, tableau=tuple((card,) for card in courts))
    raised = tuple(pile(cards[0], 11 + i % 2) for i, cards in enumerate(table.foundations))
    table = replace(table, foundations=raised, waste=waste, stock_left=87)
    return board_of(table, LONGEST, frozenset(table.piles))


def vacated(key: str) -> Board:
    """A board with nothing in the reserve or star, the stock or the waste."""
    table = Game.start(key, 1).table
    table = replace(table, waste=(), stock_left=0, legal=())
    if key == "shah":
        table = replace(table, tableau=((),) * 8, circles=3, next_fill=Place("ray", 1, 1))
    else:
        table = replace(table, tableau=((),) * 8)
    return board_of(table, LONGEST, frozenset(table.piles))
