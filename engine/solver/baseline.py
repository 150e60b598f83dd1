"""Baseline players: they see what a player sees, and name a move of any table that has one."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.game import Game
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.run import SOON
from engine.table import Table

Player: TypeAlias = Callable[[Table], Move]

_IN_TURN: Final = (Play, Build, Fill, Deal, Turn, Redeal, Privilege)
"""The kinds of moves, what gets a game on most first."""


def played_out(game: Game, player: Player) -> Game:
    """The game as a player goes on with it, who gives up on coming to a position again."""
    seen = set()
    while game.legal_moves and game.position not in seen:
        seen.add(game.position)
        game = game.played(str(player(game.table)))
    return game


def greedy(table: Table) -> Move:
    """Plays whatever fits, builds whatever frees a card, and goes on."""
    return min(_leading_on(table), key=lambda move: _IN_TURN.index(type(move)))


def patient(table: Table) -> Move:
    """Plays what is most urgent, but holds a card whose place would get nothing worth having.

    Holding on ends with the last way through: then whatever fits goes up. Without redeals nothing
    is held; a vacant ray goes to a card that can wait.
    """
    moves = _leading_on(table)
    free = [move for move in moves if not _is_held(table, move)]
    return min(free or moves, key=lambda move: _urgency(table, move))


def _is_held(table: Table, move: Move) -> bool:
    """Whether a card stays where it is until its place would get a better one."""
    if not isinstance(move, Play) or move.source == WASTE or not table.redeals_left:
        return False
    return table.filler is None or table.ranks_to_go(table.filler) > SOON


def _leading_on(table: Table) -> list[Move]:
    """The legal moves; if there are others, without builds that leave a pile behind them.

    Such a build may go to and fro for ever.
    """
    return [move for move in table.legal if not _leaves_a_pile(table, move)] or [*table.legal]


def _leaves_a_pile(table: Table, move: Move) -> bool:
    if not isinstance(move, Build) or move.source == WASTE:
        return False
    return len(table.outer_pile(int(move.source))) > 1


def _urgency(table: Table, move: Move) -> tuple[int, int]:
    """When the patient player comes to a move: the smallest first."""
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
    return 5, _IN_TURN.index(type(move))


def _can_wait(table: Table, number: int) -> bool:
    """Whether a pile is one card that is no nearer to going up than the waste's top."""
    top, *others = table.outer_pile(number)
    nearest = table.ranks_to_go(table.waste[-1]) if table.waste else 0
    return not others and table.ranks_to_go(top) >= nearest
