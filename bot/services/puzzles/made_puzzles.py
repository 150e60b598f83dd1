"""Puzzles that players make of games they lost, for the others in the channel."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf
from typing import Final

from bot import metrics
from bot.errors import PlayError, Reason
from bot.services.analyses.analysed_games import FoundForAnalysis, found_for_analysis
from bot.services.analyses.post_mortems import Moments
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import is_unnamed_here, not_yours
from bot.services.play.game_view import Event, GameView
from bot.services.play.games import FoundGame, Games
from bot.services.play.tries import Tries, current_try
from bot.store.schema.puzzles import MadePuzzle, StoredPuzzle
from bot.store.store import Transaction
from engine.puzzles.collection import read, written
from engine.puzzles.puzzle import Puzzle
from engine.table import Table

PROVED_WITHIN: Final = 10.0
"""Seconds that a press may wait for the proof, if what was offered isn't known any more."""


@dataclass(frozen=True, slots=True)
class Making:
    """A puzzle that a player makes of a game of theirs."""

    puzzle: MadePuzzle
    table: Table | None = field(repr=False)
    """Where it begins, to be posted, and then settled or released; None if it was posted before, or
    is about to be."""
    interrupted: int | None = None
    """The interaction that may have posted it before; None if none was interrupted in that."""


class MadePuzzles:
    def __init__(
        self,
        transactions: Transactions,
        games: Games,
        tries: Tries,
        moments: Moments,
        limits: Limits,
    ) -> None:
        self._transactions = transactions
        self._games = games
        self._tries = tries
        self._moments = moments
        self._limits = limits

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
            level=puzzle.level,
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
        return Making(made, await asyncio.to_thread(_start, made), interrupted)

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

    async def solve(self, request: Request, id_: int) -> GameView:
        """The current try of whoever asks at what another player made.

        Raises NO_PUZZLE, OWN_PUZZLE, NO_PUZZLES_HERE and TOO_MANY_PUZZLES.
        """
        self._tries.check_possible()
        self._limits.count(request, Reason.TOO_MANY_PUZZLES)
        game = await self._transactions.write_for(request, lambda tx: _begun(tx, request, id_))
        return replace(await self._games.view(game), event=Event.CONTINUED)

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


def _start(made: MadePuzzle) -> Table:
    """Where a puzzle begins, with its whole stock."""
    start = read(made.key, made.deal, made.written).start
    return replace(start.table, stock=start.position.stock)


def _own(tx: Transaction, request: Request, game: int) -> FoundForAnalysis:
    """A lost game of a player who shows their name."""
    found = found_for_analysis(tx, request, game)
    if not found.of.is_own:
        raise not_yours(tx, request, found.row)
    if is_unnamed_here(tx, request, request.owner):
        raise PlayError(Reason.MAKER_HIDES)
    return found


def _begun(tx: Transaction, request: Request, id_: int) -> FoundGame:
    """The current try at a puzzle that somebody made, begun unless it is."""
    made, owner = tx.made_puzzles.kept(id_), request.owner
    if made and made.owner == owner:
        first, answered = tx.made_puzzles.found(id_)
        raise PlayError(Reason.OWN_PUZZLE, at_once=first, answered=answered)
    # Who hides now isn't named any more, nor is what they lost told on.
    if made is None or is_unnamed_here(tx, request, made.owner):
        raise PlayError(Reason.NO_PUZZLE)
    new = StoredPuzzle(0, owner, made.key, made.deal, made.level, request.at, made=made.id)
    shown = tx.puzzles.begin(new) or tx.puzzles.begun(owner, new)
    assert shown, "nothing else keeps it from being begun"
    return current_try(tx, request, shown, read(made.key, made.deal, made.written))
