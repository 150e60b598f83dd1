"""Puzzles for one player: one never shown before, and what they make of it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from bot import metrics
from bot.errors import PlayError, Reason
from bot.press.puzzles import TryMove
from bot.services.core.days import is_over
from bot.services.core.puzzle_collections import Collections
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.work import BoundedCache
from bot.services.puzzles.days import DaysPuzzles
from bot.services.puzzles.made_puzzles import MadePuzzles
from bot.services.puzzles.puzzle_view import Event, PuzzleView, Shown, after_try, tried, viewed
from bot.store.schema.players import Player
from bot.store.schema.puzzles import StoredPuzzle
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.puzzles.levels import LEVELS
from engine.puzzles.puzzle import Puzzle

KNOWN: Final = 4096
"""Of how many puzzles it is remembered which they are, so that a press takes one visit."""


class _Found(NamedTuple):
    """What the store knows of a player who asks for a puzzle."""

    key: str
    level: int
    """The level asked for, or that of the puzzle last shown."""
    seen: Collection[int]
    open_one: StoredPuzzle | None


class _Which(NamedTuple):
    """Which puzzle somebody was shown."""

    key: str
    deal: int
    day: date | None
    made: int | None


class Puzzles:
    def __init__(
        self,
        transactions: Transactions,
        collections: Collections,
        days: DaysPuzzles,
        made: MadePuzzles,
        limits: Limits,
        below: Callable[[int], int],
    ) -> None:
        """`below(n)` gives an unpredictable number from 0 to n - 1."""
        self._days = days
        self._made = made
        self._transactions = transactions
        self._collections = collections
        self._limits = limits
        self._below = below
        self._known: BoundedCache[int, _Which] = BoundedCache(KNOWN, KNOWN)

    async def another(
        self, request: Request, key: str | None = None, level: int | None = None
    ) -> PuzzleView:
        """A puzzle that the player was never shown, or the one of its level that is still open.

        Without a game or a level it is like the last one; a player's first is of the easiest, and
        where a level is used up the next one follows, which the view says. Raises NO_PUZZLES,
        PUZZLES_SEEN and TOO_MANY_PUZZLES.
        """
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)
        found = await self._transactions.read_for(
            request, lambda tx: _found(tx, request, key, level)
        )
        row = await self._open(request, found) or await self._begun(request, found)
        puzzle = await self._of(row.key, row.deal)
        player, seen = await self._transactions.read(
            lambda tx: (tx.players.of(request.owner), tx.puzzles.seen(request.owner, row.key)),
            request,
        )
        view = viewed(puzzle, row, player, Event.BEGUN)
        is_first, used_up = len(seen) == 1 and not row.tries, row.level != found.level
        return replace(view, is_first=is_first, used_up=found.level if used_up else None)

    async def today(self, request: Request) -> PuzzleView:
        """Today's puzzle, the same for everybody. Raises NO_PUZZLE_TODAY and TOO_MANY_PUZZLES."""
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)
        return await self._days.today(request)

    async def attempt(self, request: Request, press: TryMove) -> PuzzleView:
        """The puzzle after a move is tried; as it is if the press was late, or its day is over.

        Raises NO_PUZZLE, and UNKNOWN_BUTTON for a press the board didn't offer.
        """
        shown = await self._shown(request, press.puzzle)

        def saved(tx: Transaction) -> tuple[StoredPuzzle, Player, bool]:
            row, player = _own(tx, request, press.puzzle), tx.players.of(request.owner)
            is_past = row.day and is_over(row.day, request.at)
            if row.version != press.version or row.answered_at or is_past:
                return row, player, False
            after = tried(shown.puzzle, row, press.move, request.at)
            if after is row or not tx.puzzles.save(after):
                return _own(tx, request, press.puzzle), player, False
            return after, player, True

        row, player, is_new = await self._transactions.write_for(request, saved)
        if not is_new:
            view = viewed(shown.puzzle, row, player, Event.NOTHING, shown.number)
        else:
            view = after_try(shown.puzzle, row, player, shown.number)
            if row.answered_at:
                metrics.PUZZLES.labels(row.key, "clean" if row.clean else "missed").inc()
        return await shown.told(view, request)

    async def share(self, request: Request, puzzle: int) -> tuple[PuzzleView, int | None]:
        """A puzzle that the player has answered, claimed to be posted where they are, once.

        With the interaction that may have posted it before, None if none was interrupted in that.
        Raises NO_PUZZLE, PUZZLE_OPEN, PUZZLE_SHARED and PRIVATE_HERE.
        """
        of_it = await self._shown(request, puzzle)

        def shared(tx: Transaction) -> tuple[StoredPuzzle, Player, int | None]:
            row = _own(tx, request, puzzle)
            if row.answered_at is None:
                raise PlayError(Reason.PUZZLE_OPEN)
            if not tx.servers.is_public(request.server, request.channel):
                raise PlayError(Reason.PRIVATE_HERE)
            share = tx.puzzles.share(row.id)
            interrupted = share.interrupted(request.id)
            if not share.claim(request.id, request.at):
                raise PlayError(Reason.PUZZLE_SHARED)
            return row, tx.players.of(request.owner), interrupted

        row, player, interrupted = await self._transactions.write_for(request, shared)
        view = viewed(of_it.puzzle, row, player, Event.NOTHING, of_it.number)
        return await of_it.told(view, request), interrupted

    async def settle(self, puzzle: int, message: str) -> None:
        """Notes which message told how a puzzle was answered."""
        await self._transactions.write(lambda tx: tx.puzzles.share(puzzle).settle(message))

    async def release(self, puzzle: int, earlier: int | None) -> None:
        """Lets a puzzle be shared again, as it couldn't be posted, unless `earlier` did it."""
        await self._transactions.write(
            lambda tx: tx.puzzles.share(puzzle).release(earlier, is_kept=True)
        )

    async def _open(self, request: Request, found: _Found) -> StoredPuzzle | None:
        """The puzzle that the player hasn't answered yet, unless it has left the collection."""
        row = found.open_one
        if row and not await self._collections.puzzle(row.key, row.deal):
            await self._transactions.write(lambda tx: tx.puzzles.drop(row.id), request)
            return None
        return row

    async def _begun(self, request: Request, found: _Found) -> StoredPuzzle:
        """A puzzle begun; the one that another device of the player's has just begun, if any."""
        level, numbers = await self._unseen(found)
        number = numbers[self._below(len(numbers))]
        row = StoredPuzzle(0, request.owner, found.key, number, level, request.at, (), 1)

        def begun(tx: Transaction) -> StoredPuzzle | None:
            new = tx.puzzles.begin(row)
            return new or tx.puzzles.open_one(request.owner, found.key, level)

        new = await self._transactions.write_for(request, begun)
        if new is None:  # Another device has begun and answered it meanwhile.
            raise PlayError(Reason.BUSY)
        return new

    async def _unseen(self, found: _Found) -> tuple[int, Sequence[int]]:
        """A level and its puzzles that the player wasn't shown; NO_PUZZLES, PUZZLES_SEEN."""
        collection = await self._collections.of(found.key)
        if collection is None:
            raise PlayError(Reason.NO_PUZZLES, game=found.key)
        if not found.seen and found.level == 1 and collection.easiest:
            return 1, collection.easiest
        for level in (*range(found.level, LEVELS + 1), *range(1, found.level)):
            numbers = [one for one in collection.of_level(level) if one not in found.seen]
            if numbers:
                return level, numbers
        raise PlayError(Reason.PUZZLES_SEEN, game=found.key)

    async def _shown(self, request: Request, id_: int) -> Shown:
        """The puzzle that somebody was shown, by the id that its buttons have; NO_PUZZLE."""
        which = self._known.get(id_)
        if which is None:
            row = await self._transactions.read(lambda tx: _own(tx, request, id_), request)
            which = _Which(row.key, row.deal, row.day, row.made)
            self._known.put(id_, which, 1)
        if which.made is not None:
            return await self._made.shown(which.made, request)
        if which.day is not None:
            return await self._days.shown(which.day, request)
        return Shown(await self._of(which.key, which.deal))

    async def _of(self, key: str, number: int) -> Puzzle:
        puzzle = await self._collections.puzzle(key, number)
        if puzzle is None:
            raise PlayError(Reason.NO_PUZZLE)
        return puzzle


def _found(tx: Transaction, request: Request, key: str | None, level: int | None) -> _Found:
    last = tx.puzzles.last(request.owner, key)
    key = key or (last.key if last else next(iter(GAMES)))
    level = level or (last.level if last else 1)
    seen, owner = tx.puzzles.seen(request.owner, key), request.owner
    return _Found(key, level, seen, tx.puzzles.open_one(owner, key, level))


def _own(tx: Transaction, request: Request, id_: int) -> StoredPuzzle:
    """A puzzle of the player's own; NO_PUZZLE, also for another's, which nobody else sees."""
    row = tx.puzzles.get(id_)
    if row is None or row.owner != request.owner:
        raise PlayError(Reason.NO_PUZZLE)
    return row
