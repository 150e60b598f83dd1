"""What a store knows of a finished match, for its file."""

import asyncio

from bot.errors import PlayError, Reason
from bot.services.core.limits import Limits
from bot.services.core.request import Request
from bot.services.core.slices import Slicing
from bot.services.core.transactions import Transactions
from bot.services.together.comparison.scores import Score
from bot.services.together.match_file import Board, MatchFile, written
from bot.services.together.match_proofs import shown_match
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import Match, MatchDeal, MatchState
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction


class MatchData:
    """The files of a store's finished matches, the same for everybody who asks.

    Each is as the store is when it is asked for: who hides or deletes drops out of the next one.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing, limits: Limits) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._limits = limits
        self._lock = asyncio.Lock()
        """Only one is made at a time: a cup's may have hundreds of boards."""

    async def file(self, request: Request, match: int) -> MatchFile:
        """A match's file. Raises NO_MATCH, MATCH_NOT_OVER and TOO_MANY_FILES."""
        self._limits.count(request, Reason.TOO_MANY_FILES)
        async with self._lock:
            found = await self._transactions.read_for(
                request, lambda tx: _found(tx, request, match)
            )
            return await self._slicing.result(written(*found))


def _found(
    tx: Transaction, request: Request, id: int
) -> tuple[Match, tuple[MatchDeal, ...], list[Board]]:
    match, deals = shown_match(tx, request, id), tx.matches.deals(id)
    if match.state is MatchState.RUNNING:
        raise PlayError(Reason.MATCH_NOT_OVER, closes_at=match.closes_at)
    if match.state is not MatchState.OVER or not deals:
        raise PlayError(Reason.NO_MATCH)
    return match, deals, _boards(tx, id)


def _boards(tx: Transaction, id: int) -> list[Board]:
    """The boards on which at least one move was made, without those that don't count.

    Whoever hides anywhere, or has deleted their data, shows no moves.
    """
    seats = tx.seats.of(id)
    numbers = {seat.owner: number for number, seat in enumerate(seats, 1)}
    void = {seat.owner for seat in seats if seat.voided}
    hiding = tx.memberships.hiding(numbers)
    return [
        _board(row, numbers.get(row.owner), row.owner not in hiding)
        for row in tx.match_games.of_match(id)
        if row.record and row.owner not in void
    ]


def _board(row: StoredGame, seat: int | None, is_shown: bool) -> Board:
    assert row.match and row.placed is not None and row.tie_breaker is not None
    score = Score(WIN if row.result is Ended.WON else row.placed, row.tie_breaker)
    is_known = not row.owner.startswith(ANONYMOUS)
    return Board(row.match.number, seat, score, str(row.record) if is_shown and is_known else None)
