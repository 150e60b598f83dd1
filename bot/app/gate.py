"""The gate: who is served when more ask than can be served at once, and what is refused."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum, auto
from time import monotonic
from typing import Any, Final
from weakref import WeakValueDictionary

from bot import metrics
from bot.errors import PlayError, Reason
from bot.services.core.requests import Limits, Request

AT_ONCE: Final = 64
"""How many interactions are worked on at the same time. Saves of so many can share a commit; more
would only be answered later than if they had waited."""

EACH_AT_ONCE: Final = 8
"""How many of a player's interactions are answered at once. A tapping thumb has two or three."""

WAITING_S: Final = 30.0
"""Seconds that anybody waits at the most; by then their answer has long been deferred, and on a
machine that is ten times slower as many as may wait have been served."""

LOGGED_EVERY: Final = 60.0
"""Seconds between two lines about being overloaded: a crowd is refused by the hundred."""

_REASONS: Final[dict[Reason, str]] = {
    Reason.OVERLOADED: "overloaded",
    Reason.BUSY: "database_busy",
    Reason.MAYBE_SAVED: "database_uncertain",
    Reason.DATABASE_LOST: "database_lost",
    Reason.TOO_MANY_PRESSES: "presses",
    Reason.TOO_MANY_GAMES: "games",
    Reason.TOO_MANY_PUZZLES: "puzzles",
    Reason.TOO_MANY_MATCHES: "matches",
    Reason.TOO_MANY_POSTS: "posts",
    Reason.TOO_MANY_EXPORTS: "exports",
    Reason.TOO_MANY_FILES: "files",
    Reason.TOO_MANY_FILMS: "films",
    Reason.TOO_MANY_ANALYSES: "analyses",
    Reason.ANALYSES_BUSY: "analyses_busy",
}

_log: Final = logging.getLogger(__name__)


class Line(Enum):
    """Where an interaction waits, the first to be served first."""

    PLAYS = auto()
    """Presses on games."""
    OTHERS = auto()
    SOLVER = auto()
    """Hints, which wait for the solver instead."""


MOST_WAITING: Final = {Line.PLAYS: 1000, Line.OTHERS: 500}
"""How many may wait in each line. One process serves about 150 a second."""


class DeliveredAgainError(Exception):
    """The interaction is already being answered: Discord may deliver one twice.

    The second answer must not arrive first: it would show the board as the first one changed it.
    """


@dataclass(eq=False, slots=True)
class _Visit:
    """An interaction that is being answered."""

    task: asyncio.Task[Any]
    others: asyncio.Semaphore
    """How many more of its player's may be answered at once."""
    is_admitted: bool = False


class Gate:
    """Lets interactions in: each once, a few of each player, a bounded number at a time."""

    def __init__(self, limits: Limits, patience: float = WAITING_S) -> None:
        """Nobody waits longer than `patience`, in seconds, but for others of their own."""
        self._limits = limits
        self._patience = patience
        self._visits: dict[int, _Visit] = {}
        self._of_players: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._inside: set[int] = set()
        self._lines = {line: OrderedDict[int, asyncio.Future[None]]() for line in MOST_WAITING}
        self._overload_logged = -LOGGED_EVERY
        self._overloads = 0
        """How many were refused since that was logged."""

    @asynccontextmanager
    async def __call__(self, request: Request) -> AsyncIterator[None]:
        """Whatever is done for a request; raises DeliveredAgainError."""
        if request.id in self._visits:
            metrics.DOUBLES.inc()
            raise DeliveredAgainError
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        others = self._of_players.setdefault(request.owner, asyncio.Semaphore(EACH_AT_ONCE))
        visit = self._visits[request.id] = _Visit(task, others)
        try:
            yield
        finally:
            self.leave(request.id)
            del self._visits[request.id]
            if visit.is_admitted:
                others.release()

    async def enter(self, request: Request, line: Line) -> None:
        """Waits until a request is let in: whoever floods Divan waits for their own others first.

        Raises TOO_MANY_PRESSES and OVERLOADED, at once if too many wait.
        """
        visit = self._visits[request.id]
        await visit.others.acquire()
        visit.is_admitted = True
        self._limits.count(request, Reason.TOO_MANY_PRESSES)
        if line is Line.SOLVER:
            return
        if len(self._inside) < AT_ONCE:
            self._inside.add(request.id)
        else:
            await self._wait(request.id, line)

    def leave(self, interaction: int) -> None:
        """Lets the next one in, unless the interaction isn't inside any more."""
        if interaction not in self._inside:
            return
        self._inside.remove(interaction)
        for waiting in self._lines.values():
            if waiting:
                following, admitted = waiting.popitem(last=False)
                self._inside.add(following)
                admitted.set_result(None)
                return

    async def emptied(self, seconds: float) -> None:
        """Waits until everything is answered, for at most this many seconds."""
        if self._visits:
            tasks = [visit.task for visit in self._visits.values()]
            await asyncio.wait(tasks, timeout=seconds)

    def note(self, error: Exception) -> None:
        """Counts an error, if it refuses what a player asked because Divan is busy, or they ask too
        much. A database that is busy is logged by the store, once an outage."""
        if not isinstance(error, PlayError):
            return
        if reason := _REASONS.get(error.reason):
            metrics.REFUSED.labels(reason).inc()
            _log.debug("refused: %s", reason)
        if error.reason is Reason.OVERLOADED:
            self._overloads += 1
            if (now := monotonic()) >= self._overload_logged + LOGGED_EVERY:
                _log.warning(
                    "too busy: %d interactions refused since the last line", self._overloads
                )
                self._overload_logged, self._overloads = now, 0

    async def _wait(self, interaction: int, line: Line) -> None:
        waiting = self._lines[line]
        if len(waiting) >= MOST_WAITING[line]:
            raise PlayError(Reason.OVERLOADED)
        admitted = waiting[interaction] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(self._patience):
                await admitted
        except TimeoutError:
            raise PlayError(Reason.OVERLOADED) from None
        finally:
            waiting.pop(interaction, None)
