"""Puzzles that players make of games they lost, for the others in the channel."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from bot import metrics
from bot.errors import PlayError, Reason
from bot.services.analyses.analysed_games import FoundForAnalysis, found_for_analysis
from bot.services.analyses.post_mortems import Moments
from bot.services.core.puzzle_collections import Collections, replaying
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import is_unnamed_here, not_yours
from bot.services.core.work import BoundedCache, Slicing
from bot.services.puzzles.puzzle_view import Event, PuzzleView, Shown, viewed
from bot.store.schema.players import Player
from bot.store.schema.puzzles import MadePuzzle, StoredPuzzle
from bot.store.store import Transaction
from engine.puzzles.collection import read, written
from engine.puzzles.puzzle import Puzzle

PROVED_WITHIN: Final = 10.0
"""Seconds that a press may wait for the proof, if what was offered isn't known any more."""
KNOWN: Final = 256
"""How many puzzles are kept replayed, the last used ones."""


@dataclass(frozen=True, slots=True)
class Making:
    """A puzzle that a player makes of a game of theirs."""

    puzzle: MadePuzzle
    view: PuzzleView | None
    """What is to be posted, and then settled or released; None if it was posted before, or is about
    to be."""
    interrupted: int | None = None
    """The interaction that may have posted it before; None if none was interrupted in that."""


class MadePuzzles:
    def __init__(
        self,
        transactions: Transactions,
        slicing: Slicing,
        collections: Collections,
        moments: Moments,
        limits: Limits,
    ) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._collections = collections
        self._moments = moments
        self._limits = limits
        self._known: BoundedCache[int, Puzzle] = BoundedCache(KNOWN, KNOWN)

    async def begin(
        self, request: Request, game: int, channel: str, may_post: Callable[[], None]
    ) -> Making:
        """The puzzle of a lost game, claimed to be posted unless it was posted before.

        Raises what `found_for_analysis` does, NOT_YOURS, NOT_ANALYSED, MAKER_HIDES,
        NO_PUZZLE_THERE, ANALYSES_BUSY, TOO_MANY_PUZZLES and, before a new one is proved, what
        `may_post` does.
        """
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)

        def read(tx: Transaction) -> tuple[FoundForAnalysis, MadePuzzle | None]:
            found = _own(tx, request, game)
            return found, tx.made_puzzles.of_game(found.row.id)

        found, kept = await self._transactions.read_for(request, read)
        game = found.row.id  # A button may have a former one.
        if kept is None:
            may_post()
        elif kept.message:
            return Making(kept, None)
        puzzle = await self._proved(found)
        new = MadePuzzle(
            id=0,
            game=game,
            owner=request.owner,
            key=puzzle.key,
            deal=puzzle.number,
            level=await self._level(puzzle),
            written=written(puzzle),
            channel=channel,
            interaction=request.id,
            claimed_at=request.at,
        )

        def claimed(tx: Transaction) -> tuple[MadePuzzle, bool, int | None]:
            interrupted = tx.made_puzzles.share(game).interrupted(request.id)
            if not tx.made_puzzles.may_be_made(game, request.owner):
                raise PlayError(Reason.NO_GAME)
            if claimed := tx.made_puzzles.claim(new):
                return claimed, True, interrupted
            other = tx.made_puzzles.of_game(game)
            assert other, "or it could be claimed"
            return other, False, None

        late = replace(request, deadline=inf)  # The answer is deferred, as the proof may take long.
        made, is_new, interrupted = await self._transactions.write_for(late, claimed)
        if not is_new:
            return Making(made, None)
        shown, row = await self._shown(made), _new(made, request)
        view = viewed(shown.puzzle, row, found.of.player, Event.BEGUN, shown.number)
        return Making(made, view, interrupted)

    async def settle(self, making: Making, message: str) -> None:
        """Notes which message it was posted as."""
        game = making.puzzle.game
        await self._transactions.write(lambda tx: tx.made_puzzles.share(game).settle(message))
        metrics.MADE_PUZZLES.labels(making.puzzle.key).inc()

    async def release(self, making: Making) -> None:
        """Lets it be made again, as it couldn't be posted."""
        await self._transactions.write(
            lambda tx: tx.made_puzzles.share(making.puzzle.game).release(making.interrupted)
        )

    async def solve(self, request: Request, id_: int) -> PuzzleView:
        """What another player made, as whoever asks has answered it so far.

        Raises NO_PUZZLE, OWN_PUZZLE and TOO_MANY_PUZZLES.
        """
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)
        made, row, player, is_first = await self._transactions.write_for(
            request, lambda tx: _begun(tx, request, id_)
        )
        shown = await self._shown(made)
        view = viewed(shown.puzzle, row, player, Event.BEGUN, shown.number)
        return await shown.told(replace(view, is_first=is_first), request)

    async def shown(self, id_: int, request: Request) -> Shown:
        """What another player made; NO_PUZZLE if it is deleted."""
        if puzzle := self._known.get(id_):
            return self._told(id_, puzzle)
        made = await self._transactions.read(lambda tx: tx.made_puzzles.of(id_), request)
        if made is None:
            raise PlayError(Reason.NO_PUZZLE)
        return await self._shown(made)

    async def _shown(self, made: MadePuzzle) -> Shown:
        puzzle = self._known.get(made.id)
        if puzzle is None:
            puzzle = read(made.key, made.deal, made.written)
            await self._slicing.result(replaying(puzzle))
            self._known.put(made.id, puzzle, 1)
        return self._told(made.id, puzzle)

    def _told(self, id_: int, puzzle: Puzzle) -> Shown:
        async def told(view: PuzzleView, request: Request) -> PuzzleView:
            """With how many have answered it, for whoever has."""
            if not view.is_answered:
                return view
            found = await self._transactions.read(lambda tx: tx.made_puzzles.found(id_), request)
            return replace(view, found=found)

        return Shown(puzzle, id_, told)

    async def _proved(self, found: FoundForAnalysis) -> Puzzle:
        known = found.kept
        if known is None or not found.lost_by_a_move:
            raise PlayError(Reason.NOT_ANALYSED)
        answer = await self._moments.puzzle(found.row, known, PROVED_WITHIN)
        if answer is None:
            raise PlayError(Reason.ANALYSES_BUSY)
        if answer.puzzle is None:
            raise PlayError(Reason.NO_PUZZLE_THERE)
        return answer.puzzle

    async def _level(self, puzzle: Puzzle) -> int:
        """How hard it is, among those of its game's collection."""
        collection = await self._collections.of(puzzle.key)
        return await asyncio.to_thread(collection.level_of, puzzle) if collection else 1


def _own(tx: Transaction, request: Request, game: int) -> FoundForAnalysis:
    """A lost game of a player who shows their name."""
    found = found_for_analysis(tx, request, game)
    if not found.of.is_own:
        raise not_yours(tx, request, found.row)
    if is_unnamed_here(tx, request, request.owner):
        raise PlayError(Reason.MAKER_HIDES)
    return found


def _begun(
    tx: Transaction, request: Request, id_: int
) -> tuple[MadePuzzle, StoredPuzzle, Player, bool]:
    """A puzzle that somebody made, begun unless it is; and whether it is its player's first."""
    made, owner = tx.made_puzzles.kept(id_), request.owner
    if made and made.owner == owner:
        clean, answered = tx.made_puzzles.found(id_)
        raise PlayError(Reason.OWN_PUZZLE, clean=clean, answered=answered)
    # Who hides now isn't named any more, nor is what they lost told on.
    if made is None or is_unnamed_here(tx, request, made.owner):
        raise PlayError(Reason.NO_PUZZLE)
    player = tx.players.of(owner)
    if begun := tx.made_puzzles.begun(owner, id_):
        return made, begun, player, False
    new = tx.puzzles.begin(_new(made, request))
    if new is None and (begun := tx.made_puzzles.begun(owner, id_)):
        return made, begun, player, False  # Another device has just begun it.
    assert new, "nothing else keeps it from being begun"
    return made, new, player, not tx.puzzles.seen(owner, made.key)


def _new(made: MadePuzzle, request: Request) -> StoredPuzzle:
    key, deal, level = made.key, made.deal, made.level
    return StoredPuzzle(0, request.owner, key, deal, level, request.at, (), 1, made=made.id)
