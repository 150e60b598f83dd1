"""Games after a whole press of several moves, of which the bot shows each one."""

from collections.abc import Iterable

from engine import Game
from engine.run import filling_all, filling_in_order, running, running_on


def run(game: Game) -> Game:
    """The game after turning cards and playing those that fit, up to the next decision."""
    return _last(game, running(game))


def filled_all(game: Game) -> Game:
    """The game after filling every vacancy that can be filled."""
    return _last(game, filling_all(game))


def filled_in_order(game: Game) -> Game:
    """The game after filling vacancies, as far as no card can go up or be built meanwhile."""
    return _last(game, filling_in_order(game))


def run_on(game: Game, move: str | None) -> Game:
    """The game after what Run stopped for, and as far as it then runs."""
    return _last(game, running_on(game, move))


def _last(game: Game, steps: Iterable[Game]) -> Game:
    return [game, *steps][-1]
