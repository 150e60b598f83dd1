"""One solver process, as its parent sees it."""

import asyncio
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bot.services.solving.solver_process import Answer, answered, asked, stopping
from bot.services.solving.solver_queue import Question
from engine.solver.verdict import Kind, Verdict

UNANSWERED: Final = Verdict(Kind.UNKNOWN, None, 0)
"""The verdict if nothing was searched: there is no process, or it died on the question."""
STOPS_WITHIN: Final = 2.0
"""Seconds after which a process that does not stop its search is killed; it takes milliseconds."""

_LOG: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "bot.services.solving.solver_process")
_PLACE: Final = Path(__file__).parents[3]
"""The processes' working folder, so that they import the same packages as this one."""

# The processes must not receive Ctrl+C from this one's terminal.
if sys.platform == "win32":
    _OPTIONS: dict[str, Any] = {
        "creationflags": subprocess.CREATE_NEW_PROCESS_GROUP
        | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    }
else:
    _OPTIONS: dict[str, Any] = {"start_new_session": True}


class Worker:
    """A running solver process, which searches for one question at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.asked = 0
        """How many questions it was asked."""

    @classmethod
    async def started(cls, extra_games: Iterable[str]) -> "Worker":
        """A new process, which knows the games of some modules, too; OSError."""
        process = await asyncio.create_subprocess_exec(
            *_COMMAND, *extra_games, stdin=PIPE, stdout=PIPE, cwd=_PLACE, **_OPTIONS
        )
        return cls(process)

    @property
    def is_dead(self) -> bool:
        return self._process.returncode is not None

    async def search(self, question: Question, unwanted: asyncio.Event) -> Answer | None:
        """The answer after at most the question's budget of nodes; UNANSWERED if it dies.

        Once the answer is unwanted, the search stops, and there is None unless it had just ended.
        """
        self.asked += 1
        self._write(asked(self.asked, question))
        answer = asyncio.create_task(self._answer())
        no_longer = asyncio.create_task(unwanted.wait())
        try:
            await asyncio.wait((answer, no_longer), return_when=asyncio.FIRST_COMPLETED)
            return answer.result() if answer.done() else await self._stopped(answer)
        finally:
            answer.cancel()
            no_longer.cancel()

    async def end(self) -> None:
        """Kills the process, unless it has ended, and waits until it is gone."""
        if not self.is_dead:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()

    async def _stopped(self, answer: asyncio.Task[Answer | None]) -> Answer | None:
        """The answer of a search that is told to stop."""
        self._write(stopping(self.asked))
        await asyncio.wait((answer,), timeout=STOPS_WITHIN)
        if answer.done():
            return answer.result()
        _LOG.warning("A solver process does not stop its search; it is killed.")
        await self.end()
        return None

    async def _answer(self) -> Answer | None:
        assert self._process.stdout
        line = await self._process.stdout.readline()
        if line.endswith(b"\n"):
            return answered(line)
        code = await self._process.wait()
        _LOG.warning("A solver process died (%d); its question goes unanswered.", code)
        return UNANSWERED

    def _write(self, line: bytes) -> None:
        assert self._process.stdin
        self._process.stdin.write(line)
