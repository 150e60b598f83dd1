"""Puzzles for one player: the day's, one never shown before, and what is told of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from bot.errors import PlayError, Reason
from bot.services.core.puzzle_collections import Collections
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.play.game_view import Event, GameView
from bot.services.play.games import FoundGame, Games
from bot.services.play.tries import Tries, current_try
from bot.services.puzzles.days import DaysPuzzles
from bot.store.schema.puzzles import StoredPuzzle
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.puzzles.levels import LEVELS
from engine.puzzles.puzzle import Puzzle


class _Last(NamedTuple):
    """What a player asks for, and the puzzle of the collection that they were shown last."""

    key: str
    level: int
    seen: frozenset[int]
    row: StoredPuzzle | None
    newest: int
    """The id of the one of the game that they were shown last, of any level; 0 before the first."""


class Puzzles:
    def __init__(
        self,
        transactions: Transactions,
        collections: Collections,
        days: DaysPuzzles,
        games: Games,
        tries: Tries,
        limits: Limits,
        below: Callable[[int], int],
    ) -> None:
        """`below(n)` gives an unpredictable number from 0 to n - 1."""
        self._transactions = transactions
        self._collections = collections
        self._days = days
        self._games = games
        self._tries = tries
        self._limits = limits
        self._below = below

    async def today(self, request: Request, day: date | None = None) -> GameView:
        """The puzzle of today, or of another day, the same for everybody.

        Raises NO_PUZZLE_TODAY, NO_PUZZLE for a day without one, TOO_MANY_PUZZLES, and, as all that
        begin one do, NO_PUZZLES_HERE where nobody judges positions.
        """
        self._count(request)
        new, puzzle = await self._days.puzzle(request, day)
        return await self._shown(request, new, puzzle)

    async def another(
        self,
        request: Request,
        key: str | None = None,
        level: int | None = None,
        *,
        skipped: int | None = None,
    ) -> GameView:
        """A puzzle that the player was never shown, or the last one if it is still open and isn't
        to be skipped.

        Without a game or a level it is like the last one; a player's first is of the easiest, and
        where a level is used up the next one follows, which the view says. Raises NO_PUZZLES,
        PUZZLES_SEEN and TOO_MANY_PUZZLES.
        """
        self._count(request)
        last = await self._transactions.read_for(request, lambda tx: _last(tx, request, key, level))
        open_one = last.row if last.row and last.row.answered_at is None else None
        if open_one and skipped != open_one.id:
            puzzle = await self._collections.shown(open_one)
            if puzzle:
                return await self._shown(request, open_one, puzzle)
        found_level, numbers = await self._unseen(last)
        number = numbers[self._below(len(numbers))]
        new = StoredPuzzle(0, request.owner, last.key, number, found_level, request.at)
        row = await self._transactions.write_for(
            request, lambda tx: tx.puzzles.begin_next(new, last.newest)
        )
        view = await self._shown(request, row, await self._of(row.key, row.deal))
        if not view.puzzle or found_level == last.level:
            return view
        return replace(view, puzzle=replace(view.puzzle, used_up=last.level))

    async def skip(self, request: Request, id_: int) -> GameView:
        """Another puzzle like one of the collection; NO_PUZZLE, and what `another` raises."""
        row = await self._transactions.read(lambda tx: _own(tx, request, id_), request)
        return await self.another(request, row.key, row.level, skipped=row.id)

    async def shared_one(self, request: Request, key: str, deal: int) -> GameView:
        """The puzzle of the collection that somebody shared; NO_PUZZLE, TOO_MANY_PUZZLES."""
        self._count(request)
        puzzle = await self._of(key, deal)
        new = StoredPuzzle(0, request.owner, key, deal, puzzle.level, request.at)
        return await self._shown(request, new, puzzle)

    async def show(self, request: Request, id_: int) -> GameView:
        """A puzzle of the player's, at its current try; NO_PUZZLE."""
        row = await self._transactions.read(lambda tx: _own(tx, request, id_), request)
        puzzle = await self._collections.shown(row)
        if puzzle is None:
            raise PlayError(Reason.NO_PUZZLE)
        return await self._shown(request, row, puzzle)

    async def share(self, request: Request, id_: int) -> tuple[GameView, int | None]:
        """A puzzle that the player has answered, claimed to be posted where they are, once.

        With the interaction that may have posted it before, None if none was interrupted in that.
        Raises NO_PUZZLE, PUZZLE_OPEN, PUZZLE_SHARED and PRIVATE_HERE.
        """
        view = await self.show(request, id_)

        def shared(tx: Transaction) -> int | None:
            row = _own(tx, request, id_)
            if row.answered_at is None:
                raise PlayError(Reason.PUZZLE_OPEN)
            if not tx.servers.is_public(request.server, request.channel):
                raise PlayError(Reason.PRIVATE_HERE)
            share = tx.puzzles.share(row.id)
            interrupted = share.interrupted(request.id)
            if not share.claim(request.id, request.at):
                raise PlayError(Reason.PUZZLE_SHARED)
            return interrupted

        return view, await self._transactions.write_for(request, shared)

    async def settle(self, puzzle: int, message: str) -> None:
        """Notes which message told how a puzzle was answered."""
        await self._transactions.write(lambda tx: tx.puzzles.share(puzzle).settle(message))

    async def release(self, puzzle: int, earlier: int | None) -> None:
        """Lets a puzzle be shared again, as it couldn't be posted, unless `earlier` did it."""
        await self._transactions.write(
            lambda tx: tx.puzzles.share(puzzle).release(earlier, is_kept=True)
        )

    def _count(self, request: Request) -> None:
        self._tries.check_possible()
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)

    async def _shown(self, request: Request, new: StoredPuzzle, puzzle: Puzzle) -> GameView:
        """The current try at a puzzle, which is begun unless the player was shown it before."""
        owner = request.owner

        def begun(tx: Transaction) -> FoundGame:
            first = replace(new, counts=not (new.day and tx.day_puzzles.was_shown(owner, new.day)))
            row = tx.puzzles.begin(first) if not new.id else tx.puzzles.get(new.id)
            row = row or tx.puzzles.begun(owner, new)
            if row is None:  # Its player has deleted it, or its maker.
                raise PlayError(Reason.NO_PUZZLE)
            return current_try(tx, request, row, puzzle)

        game = await self._transactions.write_for(request, begun)
        return replace(await self._games.view(game), event=Event.CONTINUED)

    async def _unseen(self, last: _Last) -> tuple[int, Sequence[int]]:
        """A level and its puzzles that the player wasn't shown; NO_PUZZLES, PUZZLES_SEEN."""
        collection = await self._collections.of(last.key)
        if collection is None:
            raise PlayError(Reason.NO_PUZZLES, game=last.key)
        if not last.seen and last.level == 1 and collection.easiest:
            return 1, collection.easiest
        for level in (*range(last.level, LEVELS + 1), *range(1, last.level)):
            numbers = [one for one in collection.of_level(level) if one not in last.seen]
            if numbers:
                return level, numbers
        raise PlayError(Reason.PUZZLES_SEEN, game=last.key)

    async def _of(self, key: str, number: int) -> Puzzle:
        puzzle = await self._collections.puzzle(key, number)
        if puzzle is None:
            raise PlayError(Reason.NO_PUZZLE)
        return puzzle


def _last(tx: Transaction, request: Request, key: str | None, level: int | None) -> _Last:
    last = tx.puzzles.last(request.owner, key)
    key = key or (last.key if last else next(iter(GAMES)))
    level = level or (last.level if last else 1)
    seen = frozenset(tx.puzzles.seen(request.owner, key))
    newest = tx.puzzles.last(request.owner, key)
    row = tx.puzzles.last(request.owner, key, level)
    return _Last(key, level, seen, row, newest.id if newest else 0)


def _own(tx: Transaction, request: Request, id_: int) -> StoredPuzzle:
    """A puzzle of the player's own; NO_PUZZLE, also for another's, which nobody else sees."""
    row = tx.puzzles.get(id_)
    if row is None or row.owner != request.owner:
        raise PlayError(Reason.NO_PUZZLE)
    return row
