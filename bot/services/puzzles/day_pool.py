"""The puzzles of days: made ahead by the solver processes, or else dealt from the collections."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from typing import Final

from bot.errors import Unavailable
from bot.services.core.days import day_of
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.transactions import Transactions
from bot.services.solving.workers import Workers
from bot.store.schema.puzzles import DayPuzzle
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.puzzles.collection import Collection, written
from engine.puzzles.puzzle import Puzzle

DAYS_AHEAD: Final = 2
PAUSE: Final = timedelta(minutes=1)
"""How long to wait when nothing is missing or nothing can be searched."""

_LEVELS: Final = (1, 1, 2, 2, 2, 3, 3)
"""Of the days of a week, from Monday on."""


class DayPuzzlePool:
    """Makes the puzzles of the next days from deals of their own.

    The collections are public, with their answers: what is dealt from them is no secret.
    """

    def __init__(
        self,
        transactions: Transactions,
        workers: Workers,
        collections: PuzzleCollections,
        below: Callable[[int], int],
        clock: Callable[[], datetime | None],
    ) -> None:
        """`below(n)` gives an unpredictable number from 0 to n - 1."""
        self._transactions = transactions
        self._workers = workers
        self._collections = collections
        self._below = below
        self._clock = clock

    async def keep_full(self) -> None:
        """Makes missing puzzles until cancelled, when nobody asks the solver processes."""
        while True:
            try:
                searched = await self.make_one()
            except Unavailable:
                searched = False
            if not searched:
                await asyncio.sleep(PAUSE.total_seconds())

    async def make_one(self) -> bool:
        """Looks for a puzzle in one deal for the first day that lacks one; False if it doesn't."""
        at = self._clock()
        if at is None:
            return False
        days = [day_of(at) + timedelta(ahead) for ahead in range(DAYS_AHEAD + 1)]
        day = await self._transactions.read(lambda tx: tx.day_puzzles.lacking(days))
        asked = await asyncio.to_thread(_asked, self._collections, day) if day else None
        if day is None or asked is None:
            return False
        collection, level = asked
        found = await self._workers.puzzle(collection.key, 1 + self._below(LAST_DEAL))
        puzzle = found.puzzle if found else None
        if puzzle and await asyncio.to_thread(collection.level_of, puzzle) == level:
            made = _of_day(day, puzzle, level, is_shipped=False)
            await self._transactions.write(lambda tx: tx.day_puzzles.keep(made))
        return found is not None


def dealt(
    collections: PuzzleCollections, below: Callable[[int], int], day: date
) -> DayPuzzle | None:
    """One of the collections for a day; None if no game has any."""
    if (asked := _asked(collections, day)) is None:
        return None
    collection, level = asked
    numbers: Sequence[int] = collection.of_level(level) or collection.numbers
    puzzle = collection.puzzle(numbers[below(len(numbers))])
    assert puzzle, "it is one of the collection"
    return _of_day(day, puzzle, level, is_shipped=True)


def _asked(collections: PuzzleCollections, day: date) -> tuple[Collection, int] | None:
    """Whose puzzle a day has, and how hard; the games take turns."""
    found = [one for key in GAMES if (one := collections.of(key))]
    if not found:
        return None
    return found[day.toordinal() % len(found)], _LEVELS[day.weekday()]


def _of_day(day: date, puzzle: Puzzle, level: int, *, is_shipped: bool) -> DayPuzzle:
    return DayPuzzle(day, 0, puzzle.key, puzzle.number, level, written(puzzle), is_shipped)
