"""The solver processes, which search without blocking the event loop."""

import asyncio
import heapq
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from bot.services.solver_process import answered, asked
from engine.solver.verdict import Kind, Verdict

UNANSWERED: Final = Verdict(Kind.UNKNOWN, None, 0)
"""The verdict if nothing was searched: there is no process, or it died on the question."""

PAUSES: Final = (0, 0, 1, 5, 20, 60)
"""Seconds to wait before a new process, by how many died in a row; the last one for any more."""

_LOG: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "bot.services.solver_process")
_PLACE: Final = Path(__file__).parents[2]
"""The processes' working folder, so that they import the same packages as this one."""

# The processes must not receive Ctrl+C from this one's terminal.
if sys.platform == "win32":
    _OPTIONS: dict[str, Any] = {
        "creationflags": subprocess.CREATE_NEW_PROCESS_GROUP
        | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    }
else:
    _OPTIONS: dict[str, Any] = {"start_new_session": True}


@dataclass(frozen=True, order=True, slots=True)
class _Question:
    """What a process is asked; the smallest question goes first."""

    late: bool
    """Whether urgent questions go first."""
    number: int
    line: bytes = field(repr=False, compare=False)
    answer: asyncio.Future[Verdict] = field(repr=False, compare=False)
    """Already done if nobody is waiting for the answer any longer."""


class Workers:
    """A fixed number of solver processes, which run while the context is entered.

    A process is killed and replaced if its caller is cancelled, or if an urgent question needs
    it. In the second case the interrupted question is asked again later, from the start.
    """

    def __init__(self, processes: int, extra_games: Iterable[str] = ()) -> None:
        """`extra_games` are module names, as in the setting EXTRA_GAMES."""
        self.processes = processes
        self._command = (*_COMMAND, *extra_games)
        self._runners: list[asyncio.Task[None]] = []
        self._numbers = count()
        self._waiting: list[_Question] = []
        self._arrived = asyncio.Semaphore(0)
        self._in_flight: dict[_Question, asyncio.Task[Verdict]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Workers":
        self._runners = [asyncio.create_task(self._run()) for _ in range(self.processes)]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Ends the processes; pending questions get UNANSWERED."""
        runners, self._runners = self._runners, []
        for question in (*self._waiting, *self._in_flight):
            if not question.answer.done():
                question.answer.set_result(UNANSWERED)
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        await asyncio.gather(*self._ending)

    async def solve(self, record: str, nodes: int, *, urgent: bool) -> Verdict:
        """The verdict on a record's game after at most `nodes` nodes, or UNANSWERED.

        Callers who can't wait any longer cancel it.
        """
        if not self._runners:
            return UNANSWERED
        answer: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self._put(_Question(not urgent, next(self._numbers), asked(record, nodes), answer))
        if urgent:
            self._make_room()
        return await answer

    def _put(self, question: _Question) -> None:
        heapq.heappush(self._waiting, question)
        self._arrived.release()

    async def _next(self) -> _Question:
        """The first question that somebody is still waiting for."""
        while True:
            await self._arrived.acquire()
            question = heapq.heappop(self._waiting)
            if not question.answer.done():
                return question

    def _make_room(self) -> None:
        """Interrupts the last non-urgent question if an urgent one needs its process."""
        urgent = sum(not question.late for question in self._waiting if not question.answer.done())
        kept = [question for question, asking in self._in_flight.items() if not asking.cancelling()]
        late = [question for question in kept if question.late]
        if late and urgent > len(self._runners) - len(kept):
            self._in_flight[max(late)].cancel()

    async def _run(self) -> None:
        """Keeps one process running, and replaces it when it ends."""
        failed = 0
        while True:
            try:
                failed = 0 if await self._serve() else failed + 1
            except OSError as error:
                _LOG.warning("Cannot start a solver process: %s", error)
                failed += 1
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])

    async def _serve(self) -> bool:
        """Has a new process answer until it ends; False if it died without answering."""
        served = False
        starting = asyncio.create_task(_started(self._command))
        try:
            solver = await asyncio.shield(starting)
            while await self._answer_next(solver):
                served = True
            return served or solver.returncode is None
        finally:
            # A task of its own, so that the process is killed even if this one is cancelled.
            ending = asyncio.create_task(_ended(starting))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def _answer_next(self, solver: Process) -> bool:
        """Asks the process the next question; False if it can't be asked another."""
        question = await self._next()
        if solver.returncode is not None:
            self._put(question)
            return False
        asking = self._in_flight[question] = asyncio.create_task(_answer(solver, question.line))
        try:
            await asyncio.wait((asking, question.answer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            asking.cancel()
            del self._in_flight[question]
        if question.answer.done():
            return False
        if asking.cancelled():
            self._put(question)
            return False
        question.answer.set_result(asking.result())
        return solver.returncode is None


async def _answer(solver: Process, line: bytes) -> Verdict:
    """A process's answer to a question; UNANSWERED if it dies."""
    assert solver.stdin and solver.stdout
    solver.stdin.write(line)
    answer = await solver.stdout.readline()
    if answer.endswith(b"\n"):
        return answered(answer)
    code = await solver.wait()
    _LOG.warning("A solver process died (%d); its question goes unanswered.", code)
    return UNANSWERED


async def _started(command: tuple[str, ...]) -> Process:
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, cwd=_PLACE, **_OPTIONS
    )


async def _ended(starting: asyncio.Task[Process]) -> None:
    """Kills a process and waits for it to end, unless it never started or is already gone."""
    with suppress(OSError):
        solver = await starting
        solver.kill()
        await solver.wait()
