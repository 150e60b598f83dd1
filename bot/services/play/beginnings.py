"""Positions to play on from: of a finished game, or of a line to a win."""

from dataclasses import dataclass, field
from datetime import date

from bot.errors import PlayError, Reason
from bot.services.core.finished_games import check_shown, opened_daily
from bot.services.core.request import Request
from bot.services.play.courses import MOVES
from bot.services.play.games import standing_at, stored
from bot.store.schema.games import Ended
from bot.store.store import Transaction


@dataclass(frozen=True, slots=True)
class Beginning:
    """The moves that a game begins with."""

    key: str
    deal: int = field(repr=False)
    moves: tuple[str, ...] = field(repr=False)
    dealt_from: int | None
    """The id of the game that they are from; None for a daily's winning line."""


def of_record(tx: Transaction, request: Request, game: int, ply: int) -> Beginning:
    """A game that the player may look back at, after `ply` moves; OVER_THERE at its end.

    Refuses like an analysis does: a daily's deal is no longer secret.
    """
    row = standing_at(stored(tx, game), request.at)
    check_shown(tx, request, row)
    moves = row.record.moves
    is_at_end = ply >= len(moves) and row.result in (Ended.WON, Ended.LOST)
    if is_at_end or min(ply, len(moves)) >= MOVES:
        raise PlayError(Reason.OVER_THERE)
    return Beginning(row.key, row.deal, moves[:ply], row.id)


def of_line(tx: Transaction, request: Request, day: date, key: str, ply: int) -> Beginning:
    """The winning line of a daily that is over, after `ply` moves; NO_DAILY, DAY_NOT_OVER."""
    daily = opened_daily(tx, request, day, key)
    return along(key, daily.deal, daily.best_line, ply)


def along(
    key: str, deal: int, line: tuple[str, ...], ply: int, dealt_from: int | None = None
) -> Beginning:
    """A line to a win after `ply` of its moves; OVER_THERE at its end, where it is won."""
    if ply >= min(len(line), MOVES):
        raise PlayError(Reason.OVER_THERE)
    return Beginning(key, deal, line[:ply], dealt_from)
