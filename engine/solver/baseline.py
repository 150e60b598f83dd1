"""Baseline players: they see what a player sees, and name a move of any table that has one."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.cards import Card
from engine.game import Game
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.run import SOON
from engine.shah import CIRCLES
from engine.sultan import CLASSIC
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
    """Plays the waste's card; a reserve card only once its slot would get a card worth having.

    Holding on ends with the last way through: then whatever fits goes up. In the Shah nothing is
    held, for every card that leaves the star makes place for one of the waste; but a vacant ray
    goes to a card that can wait.
    """
    if table.rays:
        return min(_leading_on(table), key=lambda move: _urgency(table, move))
    if Play(WASTE) in table.legal:
        return Play(WASTE)
    plays = [move for move in table.legal if isinstance(move, Play)]
    others = [move for move in table.legal if not isinstance(move, Play)]
    if plays and (not others or not table.redeals_left or _worth_a_slot(table)):
        return plays[0]
    return others[0]


def _worth_a_slot(table: Table) -> bool:
    """Whether the card that a slot would get is known and will soon go up."""
    filler = _filler(table)
    return filler is not None and table.ranks_to_go(filler) <= SOON


def _filler(table: Table) -> Card | None:
    """The card that the next vacant slot would get; None where nobody knows it."""
    if table.game != CLASSIC.key:
        ahead = table.waste[::-1] or table.stock
    elif table.stock_left:
        ahead = table.stock
    else:
        ahead = table.waste[table.reserve.count(None) :]
    return ahead[0] if ahead else None


def _leading_on(table: Table) -> list[Move]:
    """The legal moves; if there are others, without builds that leave a pile behind them.

    Such a build may go to and fro for ever.
    """
    return [move for move in table.legal if not _leaves_a_pile(table, move)] or [*table.legal]


def _leaves_a_pile(table: Table, move: Move) -> bool:
    if not isinstance(move, Build) or move.source == WASTE:
        return False
    return len(table.rays[move.source - 1]) > CIRCLES


def _urgency(table: Table, move: Move) -> tuple[int, int]:
    """When the patient player comes to a move of the Shah: the smallest first."""
    match move:
        case Play("w"):
            return 0, 0
        case Build("w", _):
            return 1, 0
        case Play(int(ray)):
            return 2, -len(table.rays[ray - 1])
        case Build():
            return 3, 0
        case Privilege(ray, _) if _can_wait(table, ray):
            return 4, -table.ranks_to_go(table.rays[ray - 1][-1])
    return 5, _IN_TURN.index(type(move))


def _can_wait(table: Table, ray: int) -> bool:
    """Whether a pile is one card that is no nearer to going up than the waste's top."""
    *_, card = pile = table.rays[ray - 1]
    nearest = table.ranks_to_go(table.waste[-1]) if table.waste else 0
    return len(pile) == CIRCLES and table.ranks_to_go(card) >= nearest
