"""What is over: finished games, and who may look back at them; days whose deals are no secret."""

from datetime import date

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.names import is_unnamed_here
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.store.schema.dailies import Daily
from bot.store.schema.games import KeptAnalysis, StoredGame
from bot.store.store import Transaction


def last_finished(tx: Transaction, request: Request, key: str | None) -> StoredGame:
    """The player's last game that has ended, of the kind if one is given; NOTHING_FINISHED."""
    row = tx.games.last_ended(request.owner, key)
    if row is None:
        raise PlayError(Reason.NOTHING_FINISHED, game=key)
    return row


def check_shown(tx: Transaction, request: Request, row: StoredGame) -> None:
    """Raises why a player can't look back at a game, if so, the most private reason first."""
    is_own, terms = row.owner == request.owner, terms_of(row)
    terms.check_revealed(request.at)
    # The result of a match shows everybody's game, without their names if need be.
    if terms.counts_on and not is_own and is_unnamed_here(tx, request, row.owner):
        raise PlayError(Reason.NO_GAME)
    if not (terms.is_ranked or row.is_public or is_own):
        raise PlayError(Reason.GAME_IS_PRIVATE)
    if row.result is None:
        raise PlayError(Reason.GAME_NOT_OVER)
    if not row.record:
        raise PlayError(Reason.NO_MOVES_MADE)


def analysis_of(tx: Transaction, row: StoredGame) -> KeptAnalysis | None:
    """What is known of where a game was lost, as it ended now; None if nothing is."""
    kept = tx.analyses.of(row.id)
    return kept if kept and kept.version == row.version else None


def opened_daily(tx: Transaction, request: Request, day: date, key: str) -> Daily:
    """A daily of a finished day; DAY_NOT_OVER, NO_DAILY."""
    if day > day_of(request.at):
        raise PlayError(Reason.NO_DAILY, day=day)
    if not is_over(day, request.at):
        raise PlayError(Reason.DAY_NOT_OVER, day=day, closes_at=closes_at(day))
    daily = tx.deals.daily(day, key)
    if daily is None:
        raise PlayError(Reason.NO_DAILY, day=day)
    return daily
