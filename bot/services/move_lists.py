"""Lists of moves, as players type them."""

import re
from typing import Final

from bot.errors import BadMove, GameFull, ListTooLong, NoMoves
from bot.services.courses import MOVES, Course, course, played_on, room
from bot.services.slices import Slices
from engine import Game, IllegalMove

LISTED: Final = 400
"""The most moves in a list."""
NOTATIONS_APART: Final = re.compile(r"[\s,;]+")


def listed(text: str, game: Game) -> tuple[str, ...]:
    """The notations in a list of moves for a game; NoMoves, ListTooLong, GameFull."""
    notations = tuple(NOTATIONS_APART.split(text.strip(" \t\r\n,;").lower()))
    if notations == ("",):
        raise NoMoves
    if len(notations) > LISTED:
        raise ListTooLong(len(notations), LISTED)
    if len(notations) > room(game) and game.legal_moves:
        raise GameFull(MOVES, room(game))
    return notations


def list_played(game: Game, notations: tuple[str, ...]) -> Slices[tuple[Course, BadMove | None]]:
    """The game's course up to the first illegal move, and the error for that move if any."""
    wrong = _wrong(game, notations)
    yield
    legal = notations[: wrong.place - 1] if wrong else notations
    played = yield from course(game, played_on(game, legal))
    return played, wrong


def _wrong(game: Game, notations: tuple[str, ...]) -> BadMove | None:
    """The error for the first illegal move; None if all are legal."""
    try:
        game.played_all(notations)
    except IllegalMove as error:
        assert error.ply
        return BadMove(error.text, error.ply - len(game.moves), len(notations), error.legal)
    return None
