"""Keeping how ordinary games ended that an older version has ended: a few at a time."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.services.core.slices import Slicing
from bot.services.core.transactions import Transactions
from bot.services.play.loaded_games import replaying
from bot.store.schema.games import StoredGame
from engine import IllegalMove
from engine.catalogue import GAMES

AT_ONCE: Final = 50
"""Games replayed in one go; a record of ordinary length takes a few milliseconds."""
AGAIN: Final = timedelta(minutes=1)
"""How long to wait once none is left. A process of an older version may be ending more."""


class KeptEnds:
    """Computes the ends of a store's games that have none, in the order of their ids.

    Several processes may do so at once: they compute the same, and only one keeps it.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._after = 0
        """The id of the last game that was looked at."""
        self._done: datetime | None = None

    async def compute_some(self, at: datetime) -> None:
        """Computes the next ones; BUSY if the store can't be reached."""
        if self._done and abs(at - self._done) < AGAIN:
            return
        after = self._after
        some = await self._transactions.read(
            lambda tx: tx.ends.unknown(after, tuple(GAMES), AT_ONCE)
        )
        ends = [(row, *end) for row in some if (end := await self._end_of(row))]
        if ends:
            await self._transactions.write(lambda tx: [tx.ends.keep(*end) for end in ends])
        self._go_on(some, at)

    async def _end_of(self, row: StoredGame) -> tuple[int, int] | None:
        try:
            now = (await self._slicing.result(replaying(row))).now
        except (IllegalMove, ValueError):
            return None
        return now.placed, now.tie_breaker

    def _go_on(self, some: Sequence[StoredGame], at: datetime) -> None:
        is_last = len(some) < AT_ONCE
        self._after = 0 if is_last else some[-1].id
        self._done = at if is_last else None
