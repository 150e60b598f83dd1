"""Whether a puzzle begins where a game was lost: nothing is hidden, and one move alone wins."""

import asyncio
from typing import Final

from bot.services.core.bounded_cache import BoundedCache
from bot.services.solving.solver_process import FoundPuzzle
from bot.services.solving.workers import Workers
from bot.store.schema.games import KeptAnalysis, StoredGame

KEPT: Final = 256
"""Of how many games the answer is kept, so that a press on what was offered needs no search."""


class Moments:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: BoundedCache[tuple[int, int], FoundPuzzle] = BoundedCache(KEPT, KEPT)

    async def puzzle(
        self, row: StoredGame, known: KeptAnalysis, within: float
    ) -> FoundPuzzle | None:
        """What puzzle begins at the last position known to be winnable.

        None if the solver processes don't answer within some seconds.
        """
        if kept := self._kept.get((row.id, row.version)):
            return kept
        moves = (*row.record.moves[: known.won], *known.line)
        try:
            async with asyncio.timeout(within):
                record = " ".join((row.key, str(row.deal), *moves))
                found = await self._workers.puzzle_at(record, len(known.line))
        except TimeoutError:
            return None
        if found:
            self._kept.put((row.id, row.version), found, 1)
        return found
