"""Baseline players: they choose a move and see only what a player sees."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from engine.game import Game
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.stops import SOON
from engine.table import Table

Player: TypeAlias = Callable[[Table], Move]

_PRIORITY: Final = (Play, Build, Fill, Deal, Turn, Redeal, Privilege)
"""The kinds of moves, those that advance a game most first."""


def played_out(game: Game, player: Player) -> Game:
    """The game after the player plays on; they give up if a position repeats."""
    return deque(playing_on(game, player), 1)[0]


def playing_on(game: Game, player: Player) -> Iterator[Game]:
    """The game as it is, and after each move of the player until `played_out`."""
    seen = set()
    yield game
    while game.legal_moves and game.position not in seen:
        seen.add(game.position)
        game = game.played(str(player(game.table)))
        yield game


def greedy(table: Table) -> Move:
    """Plays any card that fits; otherwise builds, fills, turns or redeals."""
    return min(_useful_moves(table), key=lambda move: _PRIORITY.index(type(move)))


def patient(table: Table) -> Move:
    """Plays the most urgent card, but holds one whose slot would get nothing useful.

    In the last pass, or without redeals, it holds nothing: whatever fits goes up. A vacant ray goes
    to a card that can wait.
    """
    moves = _useful_moves(table)
    free = [move for move in moves if not _is_held(table, move)]
    return min(free or moves, key=lambda move: _urgency(table, move))


def _is_held(table: Table, move: Move) -> bool:
    """Whether a card stays in its slot until a better one would replace it."""
    if not isinstance(move, Play) or move.source == WASTE or not table.redeals_left:
        return False
    return table.filler is None or table.ranks_to_go(table.filler) > SOON


def _useful_moves(table: Table) -> list[Move]:
    """The legal moves, without builds that leave a pile behind unless there is nothing else.

    Such builds could go to and fro for ever.
    """
    return [move for move in table.legal if not _leaves_a_pile(table, move)] or [*table.legal]


def _leaves_a_pile(table: Table, move: Move) -> bool:
    if not isinstance(move, Build) or move.source == WASTE:
        return False
    return len(table.outer_pile(int(move.source))) > 1


def _urgency(table: Table, move: Move) -> tuple[int, int]:
    """A sort key: the patient player takes the move with the smallest."""
    match move:
        case Play("w"):
            return 0, 0
        case Build("w", _):
            return 1, 0
        case Play(source):
            return 2, -len(table.cards_at(source))
        case Build():
            return 3, 0
        case Privilege(source, _) if _can_wait(table, source):
            return 4, -table.ranks_to_go(table.outer_pile(source)[-1])
    return 5, _PRIORITY.index(type(move))


def _can_wait(table: Table, number: int) -> bool:
    """Whether a pile is a single card that is no closer to going up than the top of the waste."""
    top, *others = table.outer_pile(number)
    nearest = table.ranks_to_go(table.waste[-1]) if table.waste else 0
    return not others and table.ranks_to_go(top) >= nearest
