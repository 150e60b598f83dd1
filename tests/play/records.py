"""Whole games, won and lost."""

from functools import cache
from pathlib import Path

from engine import Game
from engine.moves import WASTE, Move, Play
from engine.table import Table

WON = {"sultan": 3, "sultan-classic": 7}
"""Deals that `played_out` wins; there is none of the Shah."""
LOST = {"sultan": 1, "sultan-classic": 1, "shah": 12}

SHAH_WON = (
    "shah 287 d 5 f d 5 8 7 5 t f 4>3 4 7 8 t f t f t f t w t f t f t w>6 1>6 t f 3>1 t f 1>3 "
    "3>1 t f t w 1>3 3>1 1>3 3>1 t t t t w>8 1>3 t t 3>1 t w t t t w t t w>5 t w>8 t 1>3 3>1 "
    "1>3 t w>3 t t w 3 3 3 f t t t t w 2 2 f f t w>2 2 2 f t w t w 8 8 8 f 3>8 f t t w>1 t t "
    "w t t t 7>2 f w 3>7 f t t w>6 t t w t t w 8 8 8 6 6 6 6 6 f f f f t t t t t w>4 t t w 5 "
    "5 f t w 3 f t w t w>8 t w 7 7 6 f f t w 2 2 2 1 1 1 4 4 4 3 f w 8 8 1 w w 5 f f w f w t "
    "w>6 t w 5 5 1 8 8 3 3 2 7 6 6 1 2 6 6 7 4 7 4"
)


@cache
def daily(key: str) -> str:
    """A winning record of a deal whose 19-digit number cannot be mistaken for anything else."""
    records = Path(__file__).with_name("dailies.txt").read_text("ascii").splitlines()
    return next(record for record in records if record.startswith(f"{key} "))


@cache
def played_out(key: str, deal: int) -> Game:
    """A deal played to its end by a simple strategy."""
    game = Game.start(key, deal)
    while game.legal_moves:
        game = game.played(str(_choice(game.table)))
    return game


def _choice(table: Table) -> Move:
    """The waste's card first; a slot or ray's card only once the waste's can soon follow."""
    plays = [move for move in table.legal if isinstance(move, Play)]
    if Play(WASTE) in plays:
        return Play(WASTE)
    soon = bool(table.waste) and table.ranks_to_go(table.waste[-1]) <= 2
    if plays and (soon or not table.stock_left):
        return plays[0]
    return next((move for move in table.legal if move not in plays), table.legal[0])


def won(key: str) -> str:
    """The record of a won game."""
    return SHAH_WON if key == "shah" else played_out(key, WON[key]).record


def lost(key: str) -> str:
    """The record of a lost game."""
    return played_out(key, LOST[key]).record


def before_the_end(record: str) -> tuple[str, str]:
    """A record without its last move, and that move."""
    begun, _, last = record.rpartition(" ")
    return begun, last
