"""Analyses of finished games: where each was lost, and what the solver would have played."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.analyses.analysed_games import (
    FoundForAnalysis,
    PostMortemView,
    Progress,
    ToWin,
    Turning,
    found_for_analysis,
    last_for_analysis,
    played_along,
)
from bot.services.analyses.loss_searches import LossSearch, LossSearches
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.work import BoundedCache, Slicing
from bot.services.play.courses import Step, step
from bot.services.play.games import Choice, along
from bot.services.play.loaded_games import Replays
from bot.services.solving.solver_process import FoundPuzzle
from bot.services.solving.workers import Workers
from bot.store.schema.games import Ended, KeptAnalysis, StoredGame
from bot.store.store import Transaction
from engine import Game
from engine.moves import Play
from engine.rules import find_move

OFFERED_WITHIN: Final = 1.0
"""Seconds that an analysis waits to learn whether it makes a puzzle: it is known in 0.05 to 0.5."""

_Find = Callable[[Transaction], FoundForAnalysis]
KEPT: Final = 256
"""Of how many games the answer is kept, so that a press on what was offered needs no search."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What is known of a game, and the search for more, if one is running."""

    view: PostMortemView
    search: LossSearch | None
    found: FoundForAnalysis


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


class PostMortems:
    """The analyses of a store's games.

    Every call raises NO_GAME, DAY_NOT_OVER, GAME_IS_PRIVATE, GAME_NOT_OVER, NO_MOVES_MADE and
    TOO_LONG_TO_ANALYSE.
    """

    def __init__(
        self,
        transactions: Transactions,
        replays: Replays,
        slicing: Slicing,
        workers: Workers,
        limits: Limits,
        moments: Moments,
    ) -> None:
        self._transactions = transactions
        self._replays = replays
        self._limits = limits
        self._moments = moments
        self.searches = LossSearches(transactions, slicing, workers)

    async def begin(self, request: Request, game: int) -> Begun:
        """Where a game was lost, as far as it is known; searches for more unless one runs.

        Raises STILL_ANALYSING, ANALYSES_BUSY and TOO_MANY_ANALYSES.
        """
        return await self._begin(request, lambda tx: found_for_analysis(tx, request, game))

    async def begin_last(self, request: Request, key: str | None) -> Begun:
        """The same of the player's last finished game, of the kind if one is given.

        Raises NOTHING_FINISHED, too.
        """
        return await self._begin(request, lambda tx: last_for_analysis(tx, request, key))

    async def known(self, request: Request, game: int) -> Begun:
        """What is known of a game, and the search for more only if one is running."""
        found = await self._found(request, game)
        return await self._begun(found, self.searches.running(found.row))

    async def look(self, begun: Begun) -> PostMortemView:
        """What is known by now."""
        if begun.search is None:
            return begun.view
        return await self._shown(begun.found, begun.search.known, begun.search.progress)

    async def line(self, request: Request, game: int, ply: int) -> ToWin:
        """The last position known to be winnable, after `ply` moves of its line to the win.

        Raises NOT_ANALYSED if none is known.
        """
        found, won, moves = await self._to_win(request, game)
        plies = len(moves) - won
        at = max(0, min(ply, plies))
        step, before, table = await self._replays.reached(
            found.row.key, found.row.deal, moves, won + at, first=won
        )
        return ToWin(found.of, won, at, plies, step, table, before)

    async def beginning(self, request: Request, game: int, ply: int) -> Choice:
        """The same position, to play on from; NOT_ANALYSED, OVER_THERE."""
        found, won, moves = await self._to_win(request, game)
        return along(found.row.key, found.row.deal, moves, won + ply, found.row.id)

    async def _to_win(
        self, request: Request, game: int
    ) -> tuple[FoundForAnalysis, int, tuple[str, ...]]:
        """A game, its last ply known to be winnable, and its moves until there and to the win."""
        found = await self._found(request, game)
        search = self.searches.running(found.row)
        known = search.known if search else found.kept
        if known is None or known.won is None or found.row.result is Ended.WON:
            raise PlayError(Reason.NOT_ANALYSED)
        moves = (*found.row.record.moves[: known.won], *known.line)
        return found, known.won, moves

    async def _begin(self, request: Request, find: _Find) -> Begun:
        found = await self._transactions.read_for(request, find)
        search = self.searches.running(found.row)
        if search is None and not found.is_known:
            self.searches.admit(request.owner)
            self._limits.count(request, Reason.TOO_MANY_ANALYSES)
            search = self.searches.begin(request.owner, found.row, found.kept)
        return await self._begun(found, search)

    async def _begun(self, found: FoundForAnalysis, search: LossSearch | None) -> Begun:
        if search:
            return Begun(await self._shown(found, search.known, search.progress), search, found)
        progress = Progress.DONE if found.is_known else Progress.OUT_OF_TIME
        return Begun(await self._shown(found, found.kept, progress), None, found)

    async def _shown(
        self, found: FoundForAnalysis, known: KeptAnalysis | None, progress: Progress
    ) -> PostMortemView:
        """What is known, with whether a puzzle can be made of it."""
        view = PostMortemView(
            of=found.of,
            progress=progress,
            won=known.won if known else None,
            lost=known.lost if known else None,
            turning=await self._turning(found, known) if known else None,
            left=len(known.line) if known else 0,
            fewest=found.fewest,
        )
        if known is None or not view.may_make_puzzle:
            return view
        answer = await self._moments.puzzle(found.row, known, OFFERED_WITHIN)
        return replace(view, makes_puzzle=bool(answer and answer.puzzle))

    async def _found(self, request: Request, game: int) -> FoundForAnalysis:
        return await self._transactions.read_for(
            request, lambda tx: found_for_analysis(tx, request, game)
        )

    async def _turning(self, found: FoundForAnalysis, known: KeptAnalysis) -> Turning | None:
        """The last position that could be won, or where a won game could have been lost."""
        row, line = found.row, known.line
        ply = known.won
        if row.result is Ended.WON:
            ply = None if known.lost is None else known.lost - 1
        if ply is None or not line:
            return None
        whole, checkpoints = await self._replays.of(row.key, row.deal, row.record.moves)
        at = checkpoints.at_ply(whole, ply)
        played, other = _step(at, whole.moves[ply : ply + 1]), _step(at, line[:1])
        assert other, "a line has a first move"
        goes_up = played is not None and isinstance(played.move, Play)
        return Turning(
            ply, at.table, played, other, played_along(row.record, ply) if goes_up else None
        )


def _step(at: Game, moves: Sequence[str]) -> Step | None:
    """The first of some moves with its cards; None if there is none."""
    return step(at, find_move(at.rules, at.position, moves[0])) if moves else None
