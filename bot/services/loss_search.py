"""The search for where a game was lost: position by position, each one question to the solver."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.services.post_mortem_view import Progress
from bot.services.worker import UNANSWERED
from bot.services.workers import Workers
from bot.store.rows import KeptAnalysis, StoredGame
from engine import Game, IllegalMove, Outcome
from engine.solver.post_mortem import BUDGETS, Bounds, PostMortem
from engine.solver.verdict import Kind, Verdict
from engine.solver.version import VERSION

WITHIN: Final = 60.0
"""Seconds that a search may take; then it ends with what is known."""
KEPT_EVERY: Final = 5.0
"""Seconds after which what has been found out is kept while the search goes on."""

_UNDECIDED: Final = Verdict(Kind.UNKNOWN, None, 1)

_LOG: Final = logging.getLogger(__name__)

Keep = Callable[[KeptAnalysis], Awaitable[None]]
"""Keeps what is known."""


class LossSearch:
    """One search; whoever wants its news waits for it."""

    def __init__(self, row: StoredGame, kept: KeptAnalysis | None) -> None:
        """`kept` is what is known, from which it goes on; only wins, if by another solver."""
        self.row = row
        self._moves = row.moves.split()
        self.progress = Progress.SEARCHING
        # To give a game up is a move, too: after it no position can be won.
        can_be_won_at_its_end = row.result in ("given up", "closed")
        self._post_mortem = PostMortem(len(self._moves) + can_be_won_at_its_end)
        self._asks_for_its_end = can_be_won_at_its_end
        self._tried: dict[int, int] = {}
        """The budgets that didn't decide a position, by ply."""
        if kept:
            self._go_on_from(kept)
        self._news = asyncio.Event()

    @property
    def known(self) -> KeptAnalysis:
        """What is known so far."""
        return self._known(self.progress)

    def _known(self, progress: Progress) -> KeptAnalysis:
        bounds = self._post_mortem.bounds
        return KeptAnalysis(
            game=self.row.id,
            version=self.row.version,
            solver=VERSION,
            won=bounds.won,
            lost=bounds.lost,
            line=" ".join(bounds.line),
            tried=self._tried_between(bounds),
            finished=progress is Progress.DONE,
        )

    async def news(self) -> None:
        """Waits until more is known, or the search has ended."""
        await self._news.wait()

    async def ended(self) -> None:
        """Waits until the search has ended."""
        while self.progress is Progress.SEARCHING:
            await self.news()

    async def run(self, workers: Workers, keep: Keep) -> None:
        """Searches to the end, and keeps what is known before telling that it has ended."""
        ended = Progress.STOPPED
        try:
            ended = await self._ended(workers, keep)
            await keep(self._known(ended))
        finally:
            self.progress = ended
            self._tell()

    async def _ended(self, workers: Workers, keep: Keep) -> Progress:
        try:
            async with asyncio.timeout(WITHIN):
                return await self._search(workers, keep)
        except TimeoutError:
            return Progress.OUT_OF_TIME

    async def _search(self, workers: Workers, keep: Keep) -> Progress:
        loop = asyncio.get_running_loop()
        kept_at = loop.time()
        while probe := self._next():
            ply, nodes = probe
            if nodes <= self._tried.get(ply, 0):
                self._post_mortem.note(ply, _UNDECIDED)
                await asyncio.sleep(0)
                continue
            verdict = await self._verdict(workers, ply, nodes)
            if verdict == UNANSWERED:
                return Progress.UNANSWERED
            before = self._post_mortem.bounds
            self._post_mortem.note(ply, verdict)
            if verdict.kind is Kind.UNKNOWN:
                self._tried[ply] = nodes
            if before != self._post_mortem.bounds:
                self._tell()
            if loop.time() > kept_at + KEPT_EVERY:
                await keep(self.known)
                kept_at = loop.time()
        return Progress.DONE

    def _next(self) -> tuple[int, int] | None:
        """The position to search next, and its limit of nodes.

        Of a game that was given up the last one comes first: most could still be won there.
        """
        if self._asks_for_its_end:
            self._asks_for_its_end = False
            return len(self._moves), BUDGETS[0]
        probe = self._post_mortem.next()
        return (probe.ply, probe.nodes) if probe else None

    async def _verdict(self, workers: Workers, ply: int, nodes: int) -> Verdict:
        """The solver's verdict on a position; asked twice if a process dies on it."""
        record = " ".join((self.row.key, str(self.row.deal), *self._moves[:ply]))
        verdict = await workers.probe(record, nodes)
        if verdict == UNANSWERED:
            verdict = await workers.probe(record, nodes)
        if verdict.line is not None and not await asyncio.to_thread(_wins, record, verdict.line):
            _LOG.error("a line of the solver doesn't win: %s, ply %d", self.row.key, ply)
            return _UNDECIDED
        return verdict

    def _go_on_from(self, kept: KeptAnalysis) -> None:
        bounds = self._post_mortem.bounds
        lost = kept.lost if kept.solver == VERSION and kept.lost is not None else bounds.lost
        self._post_mortem.bounds = Bounds(kept.won, lost, tuple(kept.line.split()))
        self._asks_for_its_end &= kept.won is None and lost == bounds.lost
        if kept.solver == VERSION:
            self._tried = {int(ply): int(nodes) for ply, nodes in map(_split, kept.tried.split())}

    def _tried_between(self, bounds: Bounds) -> str:
        first = 0 if bounds.won is None else bounds.won + 1
        tried = sorted(self._tried.items())
        return " ".join(f"{ply}:{nodes}" for ply, nodes in tried if first <= ply < bounds.lost)

    def _tell(self) -> None:
        """Wakes up whoever waits for news."""
        self._news.set()
        self._news = asyncio.Event()


def _split(tried: str) -> list[str]:
    return tried.split(":")


def _wins(record: str, line: tuple[str, ...]) -> bool:
    """Whether a line wins by the rules."""
    try:
        return Game.replay(record).played_all(line).outcome is Outcome.WON
    except IllegalMove:
        return False
