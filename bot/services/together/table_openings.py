"""How tables begin: with a secret deal, or where the best lost attempt at a past daily was lost."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.finished_games import analysis_of, check_shown, opened_daily
from bot.services.core.request import Request
from bot.services.core.slices import Slicing
from bot.services.core.transactions import Transactions
from bot.services.play.checkpoints import replay
from bot.services.play.games import is_private_here, standing_at, stored
from bot.services.together.matches import Matches
from bot.services.together.table_boards import TableBoards, owner_of
from bot.services.together.table_view import TableView
from bot.store.schema.dailies import Daily, StockedDeal
from bot.store.schema.games import Ended, Record
from bot.store.schema.matches import Hand, Match, MatchKind, MatchState
from bot.store.store import Transaction
from engine import Game
from engine.solver.version import VERSION

PLAYED_WITHIN: Final = timedelta(days=14)
"""How long after its last hand a table stays open."""
BEGUN_WITHIN: Final = timedelta(days=1)
"""How long it does without a hand."""
AT_MOST: Final = 3
"""How many tables a server can have open; of each person, one."""


@dataclass(frozen=True, slots=True)
class SecondChances:
    """Tables that begin with the moves of a lost attempt."""

    transactions: Transactions
    matches: Matches
    slicing: Slicing
    boards: TableBoards

    async def open(
        self, request: Request, channel: str, game: int, exists: Callable[[str], bool]
    ) -> TableView:
        """A table at the last position of a lost attempt at a past daily that could be won.

        Raises what keeps the player from looking back at the attempt, NOT_ANALYSED, PRIVATE_HERE,
        TABLE_HERE, OWN_TABLE_OPEN and TOO_MANY_TABLES.
        """
        daily, moves = await self.transactions.read_for(
            request, lambda tx: _last_chance(tx, request, game)
        )
        now, _ = await self.slicing.result(replay(daily.key, daily.deal, moves))

        def opened(tx: Transaction) -> int:
            if here := open_here(tx, request, channel, exists):
                if here.interaction == request.id:
                    return here.id
                raise PlayError(Reason.TABLE_HERE)
            taken = StockedDeal(
                daily.key, daily.deal, daily.line, daily.par or 0, daily.par_tie_breaker or 0
            )
            match = begun(tx, self.matches, request, channel, taken, of=daily)
            _play_until(tx, request, match, now)
            return match.id

        table = await self.transactions.write_for(request, opened)
        return await self.boards.of(table, request.at)


def open_here(
    tx: Transaction, request: Request, channel: str, exists: Callable[[str], bool]
) -> Match | None:
    """The table that is open in a channel, while nobody else opens one.

    Raises PRIVATE_HERE, and if there is none and can't be another one OWN_TABLE_OPEN or
    TOO_MANY_TABLES. Those in channels that don't exist any more, nobody can play.
    """
    if is_private_here(tx, request):
        raise PlayError(Reason.PRIVATE_HERE)
    tx.matches.open_alone()
    running = tx.matches.of_server(request.server or "", MatchKind.TABLE, MatchState.RUNNING)
    if here := next((one for one in running if one.channel == channel), None):
        return here
    others = {one.channel: one.opener for one in running if one.channel and exists(one.channel)}
    if own := next((at for at, opener in others.items() if opener == request.owner), None):
        raise PlayError(Reason.OWN_TABLE_OPEN, channel=own)
    if len(others) >= AT_MOST:
        raise PlayError(Reason.TOO_MANY_TABLES, most=AT_MOST)
    return None


def begun(
    tx: Transaction,
    matches: Matches,
    request: Request,
    channel: str,
    taken: StockedDeal,
    of: Daily | None = None,
) -> Match:
    """A new table with its deal, which is that `of` a daily, or was secret."""
    match = tx.matches.open(
        Match(
            id=0,
            interaction=request.id,
            kind=MatchKind.TABLE,
            key=taken.key,
            server=request.server,
            channel=channel,
            opener=request.owner,
            name=of.day.isoformat() if of else None,
            opened_at=request.at,
            begins_at=request.at,
            closes_at=request.at + BEGUN_WITHIN,
            state=MatchState.RUNNING,
        ),
    )
    matches.give(tx, match, (taken,))
    tx.match_games.start(match.id, 1, owner_of(match.id), request.at)
    return match


def _last_chance(tx: Transaction, request: Request, game: int) -> tuple[Daily, tuple[str, ...]]:
    """A daily that is over, and the moves after which a lost attempt could last be won."""
    row = standing_at(stored(tx, game), request.at)
    check_shown(tx, request, row)
    if row.day is None or row.result is Ended.WON:
        raise PlayError(Reason.NO_GAME)
    known = analysis_of(tx, row)
    if known is None or known.won is None or known.solver != VERSION:
        raise PlayError(Reason.NOT_ANALYSED)
    return opened_daily(tx, request, row.day, row.key), row.record.moves[: known.won]


def _play_until(tx: Transaction, request: Request, match: Match, now: Game) -> None:
    """Lets a table's game begin at a position; hand 0, which is nobody's, leads there."""
    row = tx.match_games.of_seat(match.id, 1, owner_of(match.id))
    assert row, "it begins with its table"
    if not now.moves:
        return
    played = replace(
        row,
        record=Record().pressed(now.moves),
        touched_at=request.at,
        placed=now.placed,
        tie_breaker=now.tie_breaker,
    )
    tx.games.save(request.id, played)
    tx.hands.add(Hand(row.id, 0, None, len(now.moves), request.at))
