"""The searches for where games were lost: one for each game, and one at a time for each player.

A lost game is searched for the move that lost it, a won one for the last that could have lost it:
position by position, each one question to the solver. What to ask, and what an answer means, an
`Inquiry` knows: no I/O, no clock. Its methods take up to some 10 ms, as they replay the game.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol, TypeAlias, TypeVar

from bot.errors import PlayError, Reason, Unavailable
from bot.services.analyses.analysed_games import Progress
from bot.services.core.requests import Transactions
from bot.services.core.work import Slices, Slicing
from bot.services.solving.workers import UNANSWERED, Workers
from bot.store.schema.games import CUT_SHORT, Ended, KeptAnalysis, StoredGame
from engine import Game, IllegalMove, Outcome
from engine.solver.close_call import CloseCall
from engine.solver.post_mortem import Bounds, PostMortem, Probe
from engine.solver.sides import Side
from engine.solver.verdict import Kind, Verdict
from engine.solver.version import VERSION

LAST_BUDGETS: Final = (5_000, 20_000, 80_000, 320_000)
"""The budgets for the last position of a game that was given up, one after another."""
T = TypeVar("T")

WITHIN: Final = 60.0
"""Seconds that a search may take; then it ends with what is known."""
KEPT_EVERY: Final = 5.0
"""Seconds after which what has been found out is kept while the search goes on."""

Keep: TypeAlias = Callable[[KeptAnalysis], Awaitable[None]]
"""Keeps what is known."""
AT_ONCE: Final = 64
"""The most searches that run at once. Each waits for its turn position by position."""

_LOG: Final = logging.getLogger(__name__)
_UNDECIDED: Final = Verdict(Kind.UNKNOWN, None, 0)


@dataclass(frozen=True, slots=True)
class Asked:
    """A position to be searched."""

    record: str = field(repr=False)
    nodes: int
    side: Side = Side.EITHER
    back: int = 0
    """How many positions before it may be proved lost, too."""


class Inquiry(Protocol):
    """The questions about a game, one after another."""

    def next(self) -> Asked | None:
        """The next position to search, the same one until it is noted; None if there is none."""

    def note(self, verdict: Verdict) -> None:
        """Takes note of the verdict on the position."""

    def known(self, *, finished: bool) -> KeptAnalysis:
        """What is known so far."""


def inquiry_into(row: StoredGame, kept: KeptAnalysis | None) -> Inquiry:
    """The questions about a finished game of which something may be known."""
    return CloseCallInquiry(row) if row.result is Ended.WON else LossInquiry(row, kept)


class LossInquiry:
    """The questions about where a game was lost."""

    def __init__(self, row: StoredGame, kept: KeptAnalysis | None) -> None:
        """Goes on from what is known; from no more than a win, if another solver found it out."""
        self._row = row
        self._moves = row.record.moves
        self._post_mortem: PostMortem | None = None
        # To give a game up is like a move: after it no position can be won.
        self._is_open = row.result in CUT_SHORT
        self._bounds = Bounds(None, len(self._moves) + self._is_open)
        self._tried: dict[tuple[int, Side], int] = {}
        """The largest budgets that found nothing, by ply and side."""
        self._asked = Probe(0, 0)
        if kept:
            self._go_on_from(kept)

    def next(self) -> Asked | None:
        if self._post_mortem is None:
            self._post_mortem = self._begun()
        while probe := self._next_of(self._post_mortem):
            self._asked = probe
            if probe.nodes > self._tried.get((probe.ply, probe.side), 0):
                record = _record(self._row, self._moves[: probe.ply])
                return Asked(record, probe.nodes, probe.side, probe.back)
            self._post_mortem.note(probe, _UNDECIDED)
        return None

    def note(self, verdict: Verdict) -> None:
        """Takes note of the verdict; a line that doesn't win by the rules counts as none."""
        assert self._post_mortem, "something was asked"
        ply = self._asked.ply
        if verdict.line is not None and not _wins(
            _record(self._row, self._moves[:ply]), verdict.line
        ):
            verdict = _UNDECIDED
        if verdict.kind is not Kind.UNKNOWN or ply < len(self._moves):
            self._post_mortem.note(self._asked, verdict)
        if self._bounds == self._post_mortem.bounds:
            self._tried[ply, self._asked.side] = self._asked.nodes
        self._bounds = self._post_mortem.bounds

    def known(self, *, finished: bool) -> KeptAnalysis:
        bounds = self._bounds
        first = 0 if bounds.won is None else bounds.won + 1
        tried = (
            f"{ply}:{side.value}:{nodes}"
            for (ply, side), nodes in self._tried.items()
            if first <= ply <= bounds.lost
        )
        return KeptAnalysis(
            game=self._row.id,
            version=self._row.version,
            solver=VERSION,
            won=bounds.won,
            lost=bounds.lost,
            line=bounds.line,
            tried=" ".join(tried),
            finished=finished,
        )

    def _begun(self) -> PostMortem:
        game = Game.replay(_record(self._row, self._moves))
        post_mortem = PostMortem(self._bounds.lost, game)
        post_mortem.bounds = self._bounds
        return post_mortem

    def _next_of(self, post_mortem: PostMortem) -> Probe | None:
        """The next position: first the last one of a given-up game, since most can still be won
        there."""
        plies = len(self._moves)
        if self._is_open and self._bounds.won != plies and self._bounds.lost > plies:
            tried = self._tried.get((plies, Side.EITHER), 0)
            for nodes in LAST_BUDGETS:
                if nodes > tried:
                    return Probe(plies, nodes)
        return post_mortem.next()

    def _go_on_from(self, kept: KeptAnalysis) -> None:
        is_ours = kept.solver == VERSION
        lost = kept.lost if is_ours and kept.lost is not None else self._bounds.lost
        self._bounds = Bounds(kept.won, lost, kept.line)
        for one in kept.tried.split() if is_ours else ():
            ply, side, nodes = one.split(":")
            self._tried[int(ply), Side(side)] = int(nodes)


class CloseCallInquiry:
    """The questions about where a won game could have been lost, as late as possible."""

    def __init__(self, row: StoredGame) -> None:
        self._row = row
        self._moves = row.record.moves
        self._close_call: CloseCall | None = None

    def next(self) -> Asked | None:
        if self._close_call is None:
            self._close_call = CloseCall(Game.replay(_record(self._row, self._moves)))
        other = self._close_call.next()
        if other is None:
            return None
        return Asked(_record(self._row, (*self._moves[: other.ply], other.move)), other.nodes)

    def note(self, verdict: Verdict) -> None:
        assert self._close_call, "something was asked"
        other = self._close_call.next()
        assert other, "it is the same until it is noted"
        self._close_call.note(other, verdict)

    def known(self, *, finished: bool) -> KeptAnalysis:
        found = self._close_call.found if self._close_call else None
        return KeptAnalysis(
            game=self._row.id,
            version=self._row.version,
            solver=VERSION,
            won=None,
            lost=found.ply + 1 if found else None,
            line=(found.move,) if found else (),
            tried="",
            finished=finished,
        )


def _record(row: StoredGame, moves: tuple[str, ...]) -> str:
    return " ".join((row.key, str(row.deal), *moves))


def _wins(record: str, line: tuple[str, ...]) -> bool:
    """Whether a line wins by the rules."""
    try:
        return Game.replay(record).played_all(line).outcome is Outcome.WON
    except IllegalMove:
        return False


class LossSearch:
    """One search; whoever wants its news waits for it."""

    def __init__(self, row: StoredGame, kept: KeptAnalysis | None) -> None:
        """`kept` is what is known, from which it goes on."""
        self.progress = Progress.SEARCHING
        self._inquiry = inquiry_into(row, kept)
        self.known = self._inquiry.known(finished=False)
        """What is known so far."""
        self._news = asyncio.Event()

    async def news(self) -> None:
        """Waits until more is known, or the search has ended."""
        await self._news.wait()

    async def ended(self) -> None:
        """Waits until the search has ended."""
        while self.progress is Progress.SEARCHING:
            await self.news()

    async def run(self, workers: Workers, slicing: Slicing, keep: Keep) -> None:
        """Searches to the end, and keeps what is known before telling that it has ended."""
        try:
            async with asyncio.timeout(WITHIN):
                ended = await self._search(workers, slicing, keep)
        except TimeoutError:
            ended = Progress.OUT_OF_TIME
        self.known = self._inquiry.known(finished=ended is Progress.DONE)
        await keep(self.known)
        self.end(ended)

    def end(self, progress: Progress = Progress.STOPPED) -> None:
        """Tells that the search has ended, unless it has; it may have been stopped unbegun."""
        if self.progress is Progress.SEARCHING:
            self.progress = progress
            self._tell()

    async def _search(self, workers: Workers, slicing: Slicing, keep: Keep) -> Progress:
        loop = asyncio.get_running_loop()
        kept_at = loop.time()
        while asked := await slicing.result(_in_a_slice(self._inquiry.next)):
            verdict = await _verdict(workers, asked)
            if verdict == UNANSWERED:
                return Progress.UNANSWERED
            await slicing.result(_in_a_slice(partial(self._inquiry.note, verdict)))
            before, self.known = self.known, self._inquiry.known(finished=False)
            if (before.won, before.lost) != (self.known.won, self.known.lost):
                self._tell()
            if loop.time() > kept_at + KEPT_EVERY:
                await keep(self.known)
                kept_at = loop.time()
        return Progress.DONE

    def _tell(self) -> None:
        """Wakes up whoever waits for news."""
        self._news.set()
        self._news = asyncio.Event()


async def _verdict(workers: Workers, asked: Asked) -> Verdict:
    """The solver's verdict on a position; asked twice if a process dies on it."""
    verdict = await workers.probe(asked.record, asked.nodes, asked.side, asked.back)
    if verdict == UNANSWERED:
        verdict = await workers.probe(asked.record, asked.nodes, asked.side, asked.back)
    return verdict


def _in_a_slice(work: Callable[[], T]) -> Slices[T]:
    """Work that is done in one slice."""
    yield
    return work()


class LossSearches:
    """Starts searches and keeps what they find out."""

    def __init__(self, transactions: Transactions, slicing: Slicing, workers: Workers) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._workers = workers
        self._running: dict[tuple[int, int], LossSearch] = {}
        """The searches by their game's id and version."""
        self._game_of: dict[str, tuple[int, int]] = {}
        """The game that each player has asked for."""
        self._tasks: set[asyncio.Task[None]] = set()

    def running(self, row: StoredGame) -> LossSearch | None:
        """The search for where a game was lost, if it is running."""
        return self._running.get((row.id, row.version))

    def admit(self, owner: str) -> None:
        """Raises STILL_ANALYSING or ANALYSES_BUSY if the player can't have another search."""
        if owner in self._game_of:
            raise PlayError(Reason.STILL_ANALYSING)
        if len(self._running) >= AT_ONCE:
            raise PlayError(Reason.ANALYSES_BUSY)

    def begin(self, owner: str, row: StoredGame, kept: KeptAnalysis | None) -> LossSearch:
        """Starts a search for a player who is admitted."""
        game = row.id, row.version
        search = self._running[game] = LossSearch(row, kept)
        self._game_of[owner] = game
        task = asyncio.create_task(search.run(self._workers, self._slicing, self._keep))
        self._tasks.add(task)
        task.add_done_callback(lambda ended: self._end(ended, owner, game))
        return search

    async def stop(self) -> None:
        """Ends all searches; those that are asked for again go on from what was kept."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, known: KeptAnalysis) -> None:
        try:
            await self._transactions.write(lambda tx: tx.analyses.keep(known))
        except Unavailable:
            _LOG.info("an analysis isn't kept: the database is unavailable")

    def _end(self, task: asyncio.Task[None], owner: str, game: tuple[int, int]) -> None:
        self._tasks.discard(task)
        self._running[game].end()
        del self._running[game], self._game_of[owner]
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("an analysis failed", exc_info=error)
