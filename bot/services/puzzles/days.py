"""The puzzle of the day: one for everybody, secret before its day and told after it.

They are made ahead by the solver processes, or else dealt from the collection.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import day_of
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import keep_doing
from bot.services.solving.workers import Workers
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from engine.deals import LAST_DEAL
from engine.puzzles.collection import read, written
from engine.puzzles.levels import Measure
from engine.puzzles.puzzle import Puzzle
from engine.sultan import SULTAN

DAYS_AHEAD: Final = 2
MONDAY: Final = 1.5
SUNDAY: Final = 3.5
"""How many tries readers need on average on these days; on those between, in between."""
WITHIN: Final = 0.3
SOLVED: Final = 0.85
"""At least this share of readers solves it."""


@dataclass(frozen=True, slots=True)
class DayPuzzlePool:
    """Makes the puzzles of the next days from deals of their own.

    They are Sultan's, so that there is one thing to talk about. The collections are public, with
    their answers: what is dealt from them is no secret.
    """

    transactions: Transactions
    workers: Workers
    below: Callable[[int], int]
    """`below(n)` gives an unpredictable number from 0 to n - 1."""
    clock: Callable[[], datetime | None]

    async def keep_full(self) -> None:
        """Makes missing puzzles until cancelled, when nobody asks the solver processes."""
        await keep_doing(self.make_one)

    async def make_one(self) -> bool:
        """Looks for a puzzle in one deal for the first day that lacks one; False if it doesn't."""
        at = self.clock()
        if at is None:
            return False
        days = [day_of(at) + timedelta(ahead) for ahead in range(DAYS_AHEAD + 1)]
        day = await self.transactions.read(lambda tx: tx.day_puzzles.lacking(days))
        if day is None:
            return False
        found = await self.workers.puzzle(SULTAN.key, 1 + self.below(LAST_DEAL))
        if found and found.puzzle and found.measure and fits(day, found.measure):
            made = _of_day(day, found.puzzle, found.measure, is_shipped=False)
            await self.transactions.write(lambda tx: tx.day_puzzles.keep(made))
        return found is not None


def dealt(
    collections: PuzzleCollections, below: Callable[[int], int], day: date
) -> DayPuzzle | None:
    """One of Sultan's collection for a day; None if there is none."""
    collection = collections.of(SULTAN.key)
    measures = collection.measures if collection else {}
    numbers = [one for one, measure in measures.items() if fits(day, measure)] or [*measures]
    if not collection or not numbers:
        return None
    number = numbers[below(len(numbers))]
    puzzle = collection.puzzle(number)
    assert puzzle, "it is one of the collection"
    return _of_day(day, puzzle, measures[number], is_shipped=True)


def fits(day: date, measure: Measure) -> bool:
    """Whether a puzzle is as hard as a day's should be: a bit harder each day of the week."""
    wanted = MONDAY + (SUNDAY - MONDAY) * day.weekday() / 6
    return measure.solved >= SOLVED and abs(measure.mean - wanted) <= WITHIN


def _of_day(day: date, puzzle: Puzzle, measure: Measure, *, is_shipped: bool) -> DayPuzzle:
    level = measure.level
    return DayPuzzle(day, 0, puzzle.key, puzzle.number, level, written(puzzle), is_shipped)


class DaysPuzzles:
    def __init__(
        self, transactions: Transactions, dealt: Callable[[date], DayPuzzle | None]
    ) -> None:
        """`dealt` gives one of the collection for a day, if none was made ahead."""
        self._transactions = transactions
        self._dealt = dealt

    async def puzzle(
        self, request: Request, day: date | None = None
    ) -> tuple[StoredPuzzle, Puzzle]:
        """The puzzle of today or of an earlier day, and the row of whoever is shown it now.

        Raises NO_PUZZLE_TODAY, and NO_PUZZLE for a day that had none or is still to come.
        """
        today = day_of(request.at)
        of_day = await self._of(day or today, today, request)
        new = StoredPuzzle(
            0, request.owner, of_day.key, of_day.deal, of_day.level, request.at, day=of_day.day
        )
        return new, read(of_day.key, of_day.deal, of_day.written)

    async def _of(self, day: date, today: date, request: Request) -> DayPuzzle:
        """A day's puzzle; today's is dealt from the collection if none was made."""
        if day > today:
            raise PlayError(Reason.NO_PUZZLE)
        kept = await self._transactions.read(lambda tx: tx.day_puzzles.of(day), request)
        if kept is None and day == today:
            if (dealt := await asyncio.to_thread(self._dealt, day)) is None:
                raise PlayError(Reason.NO_PUZZLE_TODAY)
            kept = await self._transactions.write(lambda tx: tx.day_puzzles.keep(dealt), request)
        if kept is None:
            raise PlayError(Reason.NO_PUZZLE)
        return kept
