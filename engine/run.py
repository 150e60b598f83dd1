"""What one press may stand for: many moves, chosen from the table alone. See DESIGN, «Screens»."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.game import Game
from engine.moves import WASTE, Build, Fill, Move, Play, Privilege, Turn
from engine.table import Table

SOON: Final = 2
"""A card this many ranks from going up is worth a slot."""

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
    """The game after each turn, and each turned card that is played, up to the next decision."""
    if not may_run(game.table):
        return
    while goes_on := [move for move in (_PLAY_WASTE, _TURN) if move in game.table.legal]:
        before, game = game.table, game.played(str(goes_on[0]))
        yield game
        if _to_be_decided(before, game.table):
            return


def playing_all_that_fit(game: Game) -> Iterator[Game]:
    """The game after each card: the waste's, then slots or rays 1 to 8, until nothing fits."""
    while fitting := [move for move in _PLAYS if move in game.table.legal]:
        game = game.played(str(fitting[0]))
        yield game


def filling_all(game: Game) -> Iterator[Game]:
    """The game after each vacancy that can be filled is."""
    while may_fill_all(game.table):
        game = game.played(str(_FILL))
        yield game


def run(game: Game) -> Game:
    """The game after turning, and playing what is turned and fits, up to the next decision."""
    return _last(game, running(game))


def played_all_that_fit(game: Game) -> Game:
    """The game after the waste's card, then slots or rays 1 to 8, again until nothing fits."""
    return _last(game, playing_all_that_fit(game))


def filled_all(game: Game) -> Game:
    """The game after every vacancy that can be filled is."""
    return _last(game, filling_all(game))


def _last(game: Game, course: Iterable[Game]) -> Game:
    """Where a course leads: the game itself, where nothing was played."""
    return [game, *course][-1]


def _to_be_decided(before: Table, now: Table) -> bool:
    """Whether the last move gave the player something to think about."""
    arisen = any(_is_choice(move) and move not in before.legal for move in now.legal)
    return arisen or (_slot_or_ray_plays(now) and _soon_fits(now))


def _is_choice(move: Move) -> bool:
    return isinstance(move, Build | Privilege) or (isinstance(move, Play) and move != _PLAY_WASTE)


def _slot_or_ray_plays(table: Table) -> bool:
    return any(move in table.legal for move in _PLAYS[1:])


def _soon_fits(table: Table) -> bool:
    """Whether the waste's top does not fit yet, but will soon."""
    return bool(table.waste) and 0 < table.ranks_to_go(table.waste[-1]) <= SOON
