"""Lists of moves, as players type them."""

import re
from dataclasses import dataclass
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.slices import Slices, finished
from bot.services.core.terms import Terms
from bot.services.play.courses import MOVES, Course, course, played_on, room
from engine import Game, IllegalMove
from engine.moves import (
    WASTE,
    Build,
    Deal,
    Fill,
    Move,
    Play,
    Privilege,
    Redeal,
    Source,
    Turn,
)
from engine.table import Table

_SOURCES: Final[tuple[Source, ...]] = (WASTE, *range(1, 9))
PLAYS: Final = frozenset(str(Play(source)) for source in _SOURCES)
"""The moves by which a card goes home."""
_NOTATIONS: Final = frozenset(
    str(move)
    for move in (
        *(Turn(), Redeal(), Deal(), Fill()),
        *map(Play, _SOURCES),
        *(Build(source, target) for source in _SOURCES for target in range(1, 9)),
        *(Privilege(source, target) for source in range(1, 9) for target in range(1, 9)),
    )
)
"""The notation of every move that any game has."""

LISTED: Final = 400
"""The most moves in a list."""
NOTATIONS_APART: Final = re.compile(r"[\s,;]+")


def listed(text: str, game: Game) -> tuple[str, ...]:
    """The notations in a list of moves for a game; NO_MOVES, LIST_TOO_LONG, GAME_FULL."""
    notations = tuple(NOTATIONS_APART.split(text.strip(" \t\r\n,;").lower()))
    if notations == ("",):
        raise PlayError(Reason.NO_MOVES)
    if len(notations) > LISTED:
        raise PlayError(Reason.LIST_TOO_LONG, moves=len(notations), most=LISTED)
    if len(notations) > room(game) and game.legal_moves:
        raise PlayError(Reason.GAME_FULL, most=MOVES, room=room(game))
    return notations


def list_played(game: Game, notations: tuple[str, ...]) -> Slices[tuple[Course, PlayError | None]]:
    """The game's course up to the first illegal move, and the error for that move if any."""
    wrong = _wrong(game, notations)
    yield
    legal = notations[: wrong.facts["place"] - 1] if wrong else notations
    played = yield from course(game, played_on(game, legal))
    return played, wrong


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A list of moves that can be played."""

    text: str
    move: Move
    """The last one."""
    table: Table
    """Before that."""


def suggested(game: Game, typed: str, terms: Terms) -> tuple[Suggestion, ...]:
    """What is typed, with one more legal move; a partly typed last move is completed.

    None if a move is illegal, or after a move that would turn up a card that stays.
    """
    *moves, begun = NOTATIONS_APART.split(typed.lstrip().lower())
    if len(moves) >= min(LISTED, room(game)):
        return ()
    try:
        played = finished(course(game, played_on(game, moves)))
    except IllegalMove:
        return ()
    if terms.unseen_stays and played.final > len(game.moves):
        return ()
    after, table = " ".join((*moves, "")), played.now.table
    fitting = (move for move in played.now.legal_moves if str(move).startswith(begun))
    return tuple(Suggestion(f"{after}{move}", move, table) for move in fitting)


def _wrong(game: Game, notations: tuple[str, ...]) -> PlayError | None:
    """The error for the first illegal move; None if all are legal."""
    try:
        game.played_all(notations)
    except IllegalMove as error:
        assert error.ply
        return PlayError(
            Reason.BAD_MOVE,
            text=error.text,
            place=error.ply - len(game.moves),
            of=len(notations),
            legal=error.legal,
            is_move=error.text in _NOTATIONS,
            reached=None,
        )
    return None
