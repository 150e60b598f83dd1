"""The puzzle of the day: one for everybody, secret before its day and told after it.

They are made ahead by the solver processes, or else dealt from the collections.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import day_of, is_over
from bot.services.core.puzzle_collections import Collections, PuzzleCollections
from bot.services.core.requests import Request, Transactions
from bot.services.core.work import BoundedCache, keep_doing
from bot.services.play.courses import step
from bot.services.puzzles.puzzle_view import (
    Event,
    OfDay,
    PuzzleView,
    Revealed,
    Shown,
    missed,
    viewed,
)
from bot.services.rankings.streaks import streaks
from bot.services.solving.workers import Workers
from bot.store.schema.players import Player
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.puzzles.collection import Collection, read, written
from engine.puzzles.puzzle import Puzzle

DAYS_AHEAD: Final = 2
_LEVELS: Final = (1, 1, 2, 2, 2, 3, 3)
"""Of the days of a week, from Monday on."""
KNOWN: Final = 8
"""The puzzles of how many days are kept; a press needs that of today or yesterday."""
ENOUGH: Final = 10
"""From so many answers on, it is told how many tried each wrong move: fewer would name somebody."""


@dataclass(frozen=True, slots=True)
class DayPuzzlePool:
    """Makes the puzzles of the next days from deals of their own.

    The collections are public, with their answers: what is dealt from them is no secret.
    """

    transactions: Transactions
    workers: Workers
    collections: PuzzleCollections
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
        asked = await asyncio.to_thread(_asked, self.collections, day) if day else None
        if day is None or asked is None:
            return False
        collection, level = asked
        found = await self.workers.puzzle(collection.key, 1 + self.below(LAST_DEAL))
        puzzle = found.puzzle if found else None
        if puzzle and await asyncio.to_thread(collection.level_of, puzzle) == level:
            made = _of_day(day, puzzle, level, is_shipped=False)
            await self.transactions.write(lambda tx: tx.day_puzzles.keep(made))
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


class DaysPuzzles:
    def __init__(
        self,
        transactions: Transactions,
        collections: Collections,
        dealt: Callable[[date], DayPuzzle | None],
    ) -> None:
        """`dealt` gives one of the collection for a day, if none was made ahead."""
        self._transactions = transactions
        self._collections = collections
        self._dealt = dealt
        self._known: BoundedCache[date, DayPuzzle] = BoundedCache(KNOWN, KNOWN)
        self._over: BoundedCache[date, tuple[Revealed, ...]] = BoundedCache(KNOWN, KNOWN)
        """What is told of days that are over, which no answer changes any more."""

    async def today(self, request: Request) -> PuzzleView:
        """Today's puzzle, begun unless it is; NO_PUZZLE_TODAY if there are none at all."""
        day = day_of(request.at)
        of_day = await self.of(day, request)
        puzzle = await self.puzzle(of_day)

        def begun(tx: Transaction) -> tuple[StoredPuzzle, Player, bool]:
            player = tx.players.of(request.owner)
            if found := tx.day_puzzles.begun(request.owner, day):
                return found, player, False
            new = tx.puzzles.begin(_new(of_day, request))
            if new is None and (found := tx.day_puzzles.begun(request.owner, day)):
                return found, player, False  # Another device has just begun it.
            assert new, "nothing else keeps a day's puzzle from being begun"
            return new, player, len(tx.puzzles.seen(request.owner, of_day.key)) == 1

        row, player, is_first = await self._transactions.write_for(request, begun)
        view = viewed(puzzle, row, player, Event.BEGUN, of_day.number)
        return await self._told(of_day, puzzle, replace(view, is_first=is_first), request)

    async def of(self, day: date, request: Request) -> DayPuzzle:
        """A day's puzzle, dealt from the collection if none was made; NO_PUZZLE_TODAY."""
        if known := self._known.get(day):
            return known
        kept = await self._transactions.read(lambda tx: tx.day_puzzles.of(day), request)
        if kept is None:
            dealt = await asyncio.to_thread(self._dealt, day)
            if dealt is None:
                raise PlayError(Reason.NO_PUZZLE_TODAY)
            kept = await self._transactions.write(lambda tx: tx.day_puzzles.keep(dealt), request)
        self._known.put(day, kept, 1)
        return kept

    async def puzzle(self, of_day: DayPuzzle) -> Puzzle:
        """A day's puzzle with its games replayed."""
        if kept := self._collections.kept(of_day.key, of_day.deal):
            return kept
        puzzle = read(of_day.key, of_day.deal, of_day.written)
        return await self._collections.replayed(puzzle)

    async def shown(self, day: date, request: Request) -> Shown:
        """A day's puzzle; NO_PUZZLE_TODAY."""
        of_day = await self.of(day, request)
        puzzle = await self.puzzle(of_day)
        return Shown(puzzle, of_day.number, partial(self._told, of_day, puzzle))

    async def _told(
        self, of_day: DayPuzzle, puzzle: Puzzle, view: PuzzleView, request: Request
    ) -> PuzzleView:
        """A view of a day's puzzle with what may be told of it."""
        over = is_over(of_day.day, request.at)
        is_missed = over and not view.is_answered
        told = OfDay(of_day.day, of_day.is_shipped, is_over=over, is_missed=is_missed)
        if not (over or view.is_answered):
            return replace(view, of_day=told)

        def looked(tx: Transaction) -> OfDay:
            # Outside of servers nobody else is there.
            server = request.server
            found = tx.day_puzzles.found(of_day.day, server) if server else None
            return replace(told, found=found, streak=_streak(tx, request.owner, of_day.day))

        told = await self._transactions.read(looked, request)
        if not over:
            return replace(view, of_day=told)
        revealed = await self._revealed(of_day, puzzle, request)
        told = replace(told, revealed=revealed)
        # Who missed it reads the solution beside the position where it begins.
        table = puzzle.tables[0] if is_missed else puzzle.won
        return replace(view, of_day=told, table=table, choices=(), steps=())

    async def _revealed(
        self, of_day: DayPuzzle, puzzle: Puzzle, request: Request
    ) -> tuple[Revealed, ...]:
        if known := self._over.get(of_day.day):
            return known
        tries = await self._transactions.read(lambda tx: tx.day_puzzles.tries(of_day.day), request)
        rows = [replace(_new(of_day, request), tries=one) for one in tries]
        revealed = await asyncio.to_thread(lambda: tuple(_decisions(puzzle, rows)))
        self._over.put(of_day.day, revealed, 1)
        return revealed


def _new(of_day: DayPuzzle, request: Request) -> StoredPuzzle:
    begun_at, level = request.at, of_day.level
    return StoredPuzzle(
        0, request.owner, of_day.key, of_day.deal, level, begun_at, (), 1, day=of_day.day
    )


def _streak(tx: Transaction, owner: str, day: date) -> int:
    """On how many days in a row somebody has answered, up to one."""
    answered = tx.day_puzzles.answered_days(owner)
    if not answered:
        return 0
    return streaks(tx.day_puzzles.playable(answered[-1]), answered, day).current


def _decisions(puzzle: Puzzle, rows: Sequence[StoredPuzzle]) -> Iterator[Revealed]:
    """Each decision with its answer, and what those who have answered tried instead."""
    tried = [missed(puzzle, row) for row in rows]
    for number, game in enumerate(puzzle.games):
        moves = {str(move): move for move in game.legal_moves}
        chosen = Counter(move for one in tried for move in one[number])
        counted = chosen.most_common() if len(rows) >= ENOUGH else ()
        wrong = tuple((step(game, moves[move]), times) for move, times in counted)
        yield Revealed(step(game, moves[puzzle.answer(number)]), wrong)
