"""The searches that are running: one for each game, and one at a time for each player."""

import asyncio
import logging
from typing import Final

from bot.errors import PlayError, Reason, Unavailable
from bot.services.analyses.loss_search import LossSearch
from bot.services.analyses.post_mortem_view import losing_move
from bot.services.core.slices import Slicing
from bot.services.core.transactions import Transactions
from bot.services.solving.workers import Workers
from bot.store.schema.games import KeptAnalysis, StoredGame
from bot.store.schema.matches import MatchKind, MatchState
from bot.store.store import Transaction

AT_ONCE: Final = 64
"""The most searches that run at once. Each waits for its turn position by position."""

_LOG: Final = logging.getLogger(__name__)


class LossSearches:
    """Starts searches and keeps what they find out."""

    def __init__(self, transactions: Transactions, slicing: Slicing, workers: Workers) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._workers = workers
        self._running: dict[tuple[int, int], LossSearch] = {}
        """The searches by their game's id and version."""
        self._game_of: dict[str, tuple[int, int]] = {}
        """The game that each player has asked for."""
        self._tasks: set[asyncio.Task[None]] = set()

    def running(self, row: StoredGame) -> LossSearch | None:
        """The search for where a game was lost, if it is running."""
        return self._running.get((row.id, row.version))

    def admit(self, owner: str) -> None:
        """Raises STILL_ANALYSING or ANALYSES_BUSY if the player can't have another search."""
        if owner in self._game_of:
            raise PlayError(Reason.STILL_ANALYSING)
        if len(self._running) >= AT_ONCE:
            raise PlayError(Reason.ANALYSES_BUSY)

    def begin(self, owner: str, row: StoredGame, kept: KeptAnalysis | None) -> LossSearch:
        """Starts a search for a player who is admitted."""
        game = row.id, row.version
        search = self._running[game] = LossSearch(row, kept)
        self._game_of[owner] = game
        task = asyncio.create_task(search.run(self._workers, self._slicing, self._keep))
        self._tasks.add(task)
        task.add_done_callback(lambda ended: self._end(ended, owner, game))
        return search

    async def stop(self) -> None:
        """Ends all searches; those that are asked for again go on from what was kept."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _keep(self, known: KeptAnalysis) -> None:
        def kept(tx: Transaction) -> None:
            tx.analyses.keep(known)
            if known.finished:
                _tell_match(tx, known)

        try:
            await self._transactions.write(kept)
        except Unavailable:
            _LOG.info("an analysis isn't kept: the database is unavailable")

    def _end(self, task: asyncio.Task[None], owner: str, game: tuple[int, int]) -> None:
        self._tasks.discard(task)
        self._running[game].end()
        del self._running[game], self._game_of[owner]
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("an analysis failed", exc_info=error)


def _tell_match(tx: Transaction, known: KeptAnalysis) -> None:
    """Has a duel's result say what lost one of its games, if that is known now."""
    row = tx.games.game(known.game)
    if row is None or row.match is None or row.match.kind is not MatchKind.DUEL:
        return
    if losing_move(row.result, known.won, known.lost):
        tx.matches.change(row.match.match, MatchState.OVER)
