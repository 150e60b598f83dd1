"""Several moves with one press, chosen from the table alone. See DESIGN, «Screens»."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.game import Game
from engine.moves import WASTE, Build, Fill, Move, Play, Privilege, Turn
from engine.table import Table

SOON: Final = 2
"""A card within this many ranks of going up is worth a slot."""

_TURN: Final = Turn()
_FILL: Final = Fill()
_PLAY_WASTE: Final = Play(WASTE)
_PLAYS: Final = (_PLAY_WASTE, *map(Play, range(1, 9)))


def may_run(table: Table) -> bool:
    """Whether `run` would make a move."""
    return _TURN in table.legal


def may_play_all(table: Table) -> bool:
    """Whether `played_all_that_fit` would make a move."""
    return any(move in table.legal for move in _PLAYS)


def may_fill_all(table: Table) -> bool:
    """Whether `filled_all` would make a move."""
    return _FILL in table.legal


def running(game: Game) -> Iterator[Game]:
    """The game after each turn and each turned card that is played, up to the next decision."""
    if not may_run(game.table):
        return
    while options := [move for move in (_PLAY_WASTE, _TURN) if move in game.table.legal]:
        before, game = game.table, game.played(str(options[0]))
        yield game
        if _needs_decision(before, game.table):
            return


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


def _needs_decision(before: Table, now: Table) -> bool:
    """Whether the last move gave the player something to think about."""
    new_choice = any(_is_choice(move) and move not in before.legal for move in now.legal)
    return new_choice or (_slot_or_ray_plays(now) and _soon_fits(now))


def _is_choice(move: Move) -> bool:
    return isinstance(move, Build | Privilege) or (isinstance(move, Play) and move != _PLAY_WASTE)


def _slot_or_ray_plays(table: Table) -> bool:
    return any(move in table.legal for move in _PLAYS[1:])


def _soon_fits(table: Table) -> bool:
    """Whether the top of the waste does not fit yet, but will soon."""
    return bool(table.waste) and 0 < table.ranks_to_go(table.waste[-1]) <= SOON
