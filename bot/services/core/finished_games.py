"""Finished games, and who may look back at them: to replay one, or to have it analysed."""

from bot.errors import GameIsPrivate, GameNotOver, NoGame, NoMovesMade, NothingFinished, PlayError
from bot.services.core.names import is_unnamed_here
from bot.services.core.open_days import opened_daily
from bot.services.core.request import Request
from bot.store.schema.rows import KeptAnalysis, StoredGame
from bot.store.transaction import Transaction


def last_finished(tx: Transaction, request: Request, key: str | None) -> StoredGame | PlayError:
    """The player's last game that has ended, of the kind if one is given; NothingFinished."""
    return tx.games.last_ended(request.owner, key) or NothingFinished(key)


def refusal(tx: Transaction, request: Request, row: StoredGame) -> PlayError | None:
    """Why a player can't look back at a game, the most private reason first; None if they can."""
    is_own = row.owner == request.owner
    if row.day:
        daily = opened_daily(tx, request, row.day, row.key)
        if isinstance(daily, PlayError):
            return daily
        if not is_own and is_unnamed_here(tx, request, row.owner):
            return NoGame()
    elif row.private and not is_own:
        return GameIsPrivate()
    if row.result is None:
        return GameNotOver()
    return None if row.moves else NoMovesMade()


def analysis_of(tx: Transaction, row: StoredGame) -> KeptAnalysis | None:
    """What is known of where a game was lost, as it ended now; None if nothing is."""
    kept = tx.analyses.of(row.id)
    return kept if kept and kept.version == row.version else None
