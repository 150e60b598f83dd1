"""The search for where a game was lost: position by position, each one question to the solver."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

from bot.services.analyses.inquiries import Asked, inquiry_into
from bot.services.analyses.post_mortem_view import Progress
from bot.services.core.slices import Slices, Slicing
from bot.services.solving.worker import UNANSWERED
from bot.services.solving.workers import Workers
from bot.store.schema.games import KeptAnalysis, StoredGame
from engine.solver.verdict import Verdict

T = TypeVar("T")

WITHIN: Final = 60.0
"""Seconds that a search may take; then it ends with what is known."""
KEPT_EVERY: Final = 5.0
"""Seconds after which what has been found out is kept while the search goes on."""

Keep: TypeAlias = Callable[[KeptAnalysis], Awaitable[None]]
"""Keeps what is known."""


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
        ended = await self._ended(workers, slicing, keep)
        self.known = self._inquiry.known(finished=ended is Progress.DONE)
        await keep(self.known)
        self.end(ended)

    def end(self, progress: Progress = Progress.STOPPED) -> None:
        """Tells that the search has ended, unless it has; it may have been stopped unbegun."""
        if self.progress is Progress.SEARCHING:
            self.progress = progress
            self._tell()

    async def _ended(self, workers: Workers, slicing: Slicing, keep: Keep) -> Progress:
        try:
            async with asyncio.timeout(WITHIN):
                return await self._search(workers, slicing, keep)
        except TimeoutError:
            return Progress.OUT_OF_TIME

    async def _search(self, workers: Workers, slicing: Slicing, keep: Keep) -> Progress:
        loop = asyncio.get_running_loop()
        kept_at = loop.time()
        while asked := await slicing.result(_in_a_slice(self._inquiry.next)):
            verdict = await _verdict(workers, asked)
            if verdict == UNANSWERED:
                return Progress.UNANSWERED
            await slicing.result(_in_a_slice(partial(self._inquiry.note, verdict)))
            self._learn()
            if loop.time() > kept_at + KEPT_EVERY:
                await keep(self.known)
                kept_at = loop.time()
        return Progress.DONE

    def _learn(self) -> None:
        before, self.known = self.known, self._inquiry.known(finished=False)
        if (before.won, before.lost) != (self.known.won, self.known.lost):
            self._tell()

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
