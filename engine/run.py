"""Several moves with one press, chosen from the table alone. See DESIGN, «Screens»."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.game import Game
from engine.moves import WASTE, Fill, Move, Play, Turn
from engine.stops import decision, may_turn_on
from engine.table import Table

_TURN: Final = Turn()
_FILL: Final = Fill()
_PLAY_WASTE: Final = Play(WASTE)
_PLAYS: Final = (_PLAY_WASTE, *map(Play, range(1, 9)))


def may_run(table: Table) -> bool:
    """Whether `run` would make a move."""
    return may_turn_on(table)


def may_play_all(table: Table) -> bool:
    """Whether `played_all_that_fit` would make a move."""
    return bool(table.playable)


def may_fill_all(table: Table) -> bool:
    """Whether `filled_all` would make a move."""
    return _FILL in table.legal


def running(game: Game, unseen: int | None = None) -> Iterator[Game]:
    """The game after each turn, each turned card that is played and each fill that must be.

    Ends at the next decision, see `stops`, and before it turns more than `unseen` unseen cards.
    """
    if not may_run(game.table):
        return
    while move := _next(game.table):
        if move == _TURN and not game.table.stock and unseen is not None:
            if not unseen:
                return
            unseen -= 1
        before, game = game.table, game.played(str(move))
        yield game
        if decision(before, game.table):
            return


def filling_as_must_be(game: Game, *, unseen: bool = True) -> Iterator[Game]:
    """The game after each fill that is the only legal move; only from the waste unless `unseen`."""
    while _must_fill(game.table) and (unseen or game.table.waste):
        game = game.played(str(_FILL))
        yield game


def playing_all_that_fit(game: Game) -> Iterator[Game]:
    """The game after each play: the waste, then slots or rays 1 to 8, until nothing fits."""
    while fitting := [move for move in _PLAYS if move in game.table.legal]:
        game = game.played(str(fitting[0]))
        yield game


def filling_all(game: Game) -> Iterator[Game]:
    """The game after each fill, until nothing can be filled."""
    while may_fill_all(game.table):
        game = game.played(str(_FILL))
        yield game


def run(game: Game) -> Game:
    """The game after turning cards and playing those that fit, up to the next decision."""
    return _last(game, running(game))


def played_all_that_fit(game: Game) -> Game:
    """The game after playing the waste, then slots or rays 1 to 8, until nothing fits."""
    return _last(game, playing_all_that_fit(game))


def filled_all(game: Game) -> Game:
    """The game after filling every vacancy that can be filled."""
    return _last(game, filling_all(game))


def _last(game: Game, steps: Iterable[Game]) -> Game:
    """The last of the steps; the game itself if there are none."""
    return [game, *steps][-1]


def _next(table: Table) -> Move | None:
    """What Run does at a table: it plays the waste's card, turns, or fills if it must."""
    for move in (_PLAY_WASTE, _TURN):
        if move in table.legal:
            return move
    return _FILL if _must_fill(table) else None


def _must_fill(table: Table) -> bool:
    return table.legal == (_FILL,)
