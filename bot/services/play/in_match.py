"""What a match says of its games, for their players."""

from datetime import datetime

from bot.services.play.game_view import InMatch
from bot.store.schema.rows import StoredGame
from bot.store.schema.rows.together import MatchKind
from bot.store.transaction import Transaction


def in_match(tx: Transaction, row: StoredGame, at: datetime) -> InMatch | None:
    """What the match of a game says of it at a moment; None for a game of none."""
    if row.match is None:
        return None
    of, is_over = row.match, row.match.ended_at is not None or row.match.closes_at <= at
    may_bet = of.kind is MatchKind.DUEL and row.result is not None and not is_over
    seat = tx.seats.seat(of.match, row.owner) if may_bet else None
    return InMatch(
        match=of.match,
        number=of.number,
        kind=of.kind,
        closes_at=of.closes_at,
        is_over=is_over,
        bet=seat.bet if seat else None,
        may_bet=seat is not None and seat.bet is None,
    )
