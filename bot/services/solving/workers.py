"""The solver processes, as their parent sees them: they search without blocking the event loop."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final

from bot import metrics
from bot.services.solving.solver_process import Answer, FoundPuzzle, answered, asked, stopping
from bot.services.solving.solver_queue import Priority, Question, SolverQueue
from engine.solver import Fewest
from engine.solver.sides import Side
from engine.solver.verdict import Kind, Verdict

STOPS_WITHIN: Final = 2.0
"""Seconds after which a process that does not stop its search is killed; it takes milliseconds."""

_LOG: Final = logging.getLogger(__name__)
_COMMAND: Final = (sys.executable, "-m", "bot.services.solving.solver_process")
_PLACE: Final = Path(__file__).parents[3]
"""The processes' working folder, so that they import the same packages as this one."""
PAUSES: Final = (0, 0, 1, 5, 20, 60)
"""Seconds to wait before a new process, by how many died in a row; the last one for any more."""
UNANSWERED: Final = Verdict(Kind.UNKNOWN, None, 0)
"""The verdict if nothing was searched: there is no process, or it died on the question."""


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
            *(*_COMMAND, *extra_games),
            stdin=PIPE,
            stdout=PIPE,
            cwd=_PLACE,
            start_new_session=True,  # It mustn't receive Ctrl+C from this one's terminal.
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


@dataclass(eq=False, slots=True)
class _Pending:
    """A question's callers, who wait for its answer."""

    answer: asyncio.Future[Answer | None]
    player: str | None = None
    """Who asked first, if it is a player's."""
    waiting: int = 0
    """How many callers there are; the question is given up when the last one is gone."""
    searched: Verdict | None = None
    """What is known so far; None before the first search has ended."""
    since: float = 0.0
    """When it began to wait for its next search."""


class Workers:
    """A fixed number of solver processes, which run while the context is entered."""

    def __init__(self, processes: int, extra_games: Iterable[str] = ()) -> None:
        """`extra_games` are module names, as in the setting EXTRA_GAMES."""
        self.processes = processes
        self._extra_games = tuple(extra_games)
        self._runners: list[asyncio.Task[None]] = []
        self._queue = SolverQueue(processes)
        self._arrived = asyncio.Semaphore(0)
        """It counts at least as many as questions wait."""
        self._pending: dict[Question, _Pending] = {}
        self._of_player: dict[str, Question] = {}
        self._asked: dict[tuple[str, int], Question] = {}
        """The players' questions by record and nodes."""
        self._unwanted: dict[Question, asyncio.Event] = {}
        """For each question being searched, the event that stops its search."""
        self._ending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Workers":
        self._runners = [asyncio.create_task(self._run()) for _ in range(self.processes)]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Ends the processes; pending questions get UNANSWERED."""
        runners, self._runners = self._runners, []
        for question in (*self._pending,):
            self._close(question, UNANSWERED)
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        await asyncio.gather(*self._ending)

    @property
    def questions(self) -> dict[str, int]:
        """How many questions wait in each line, and how many are being searched."""
        return self._queue.lengths

    async def ask(
        self, player: str, record: str, nodes: int, seconds: float = inf
    ) -> Verdict | None:
        """The verdict on a record's game, for a player, within some seconds and nodes.

        It is UNKNOWN if the time is up before the search is, and None if it is up before the search
        could start, or at once if it would be; never without a limit. While one question of a
        player goes on, another one of theirs waits; whoever asks the same gets the same answer.
        """
        asked, deadline = (record, nodes), self._now() + seconds
        pending: _Pending | None = None
        try:
            async with asyncio.timeout_at(deadline if seconds < inf else None):
                while asked not in self._asked and (other := self._of_player.get(player)):
                    await asyncio.shield(self._pending[other].answer)
                if not self._runners:
                    return UNANSWERED
                question = self._asked.get(asked)
                if question is None:
                    if seconds < inf and not self._queue.admits(deadline - self._now()):
                        return None
                    question = self._new(player, record, nodes, deadline)
                question.deadline = max(question.deadline, deadline)
                pending = self._pending[question]
                answer = await self._answer(question)
        except TimeoutError:
            if pending is None:
                return None
            return pending.searched or (UNANSWERED if question in self._unwanted else None)
        assert answer is None or isinstance(answer, Verdict), "players ask whether they can win"
        return answer

    async def solve(self, record: str, nodes: int, *, urgent: bool) -> Verdict:
        """The verdict on a record's game after at most `nodes` nodes, or UNANSWERED.

        Players' questions go first: before an urgent one only once, before others always.
        """
        priority = Priority.URGENT if urgent else Priority.IDLE
        return await self._waited_for(Question(priority, record, nodes))

    async def probe(
        self, record: str, nodes: int, side: Side = Side.EITHER, back: int = 0
    ) -> Verdict:
        """The verdict on a position of an analysis after at most `nodes` nodes, or UNANSWERED.

        Unknown if the side that is looked for isn't found. A search for a proof of loss, or one
        that cuts nothing, goes on with at most `back` positions before it.

        Players' questions and urgent dailies go first, always; other probes in turn.
        """
        question = Question(Priority.PROBE, record, nodes, side=side, back=back)
        return await self._waited_for(question)

    async def _waited_for(self, question: Question) -> Verdict:
        """The verdict on a question that is never turned away."""
        answer = await self._answer_to(question)
        assert isinstance(answer, Verdict), "only players' questions are turned away"
        return answer

    async def fewest(self, record: str, nodes: int) -> Fewest | None:
        """The best win of a record's game after at most `nodes` nodes; None if unanswered.

        Of a game that is won: the best win of its deal, at least as good as this one. Everybody
        else's questions go first, and interrupt it.
        """
        answer = await self._answer_to(Question(Priority.SPARE, record, nodes, side=None))
        return answer if isinstance(answer, Fewest) else None

    async def puzzle(self, key: str, number: int) -> FoundPuzzle | None:
        """What puzzle a deal holds, if any, and what it asks for; None if unanswered.

        Everybody else's questions go first, and interrupt it. It takes a second or two.
        """
        return await self._puzzle(Question(Priority.SPARE, f"{key} {number}", 0))

    async def puzzle_at(self, record: str, back: int) -> FoundPuzzle | None:
        """What puzzle begins so many moves before the end of a won record; None if unanswered.

        There is none if something is hidden there. It is a question of an analysis, and takes some
        0.1 s, at most a second, as a few readers play it.
        """
        return await self._puzzle(Question(Priority.PROBE, record, 0, back=back))

    async def _puzzle(self, question: Question) -> FoundPuzzle | None:
        question.is_for_puzzle = True
        answer = await self._answer_to(question)
        return answer if isinstance(answer, FoundPuzzle) else None

    async def _answer_to(self, question: Question) -> Answer | None:
        """The answer to a question that no player asks; UNANSWERED if there is no process."""
        if not self._runners:
            return UNANSWERED
        self._pending[question] = _Pending(asyncio.get_running_loop().create_future())
        self._put(question)
        return await self._answer(question)

    def _new(self, player: str, record: str, nodes: int, deadline: float) -> Question:
        """A question of a player's that nobody waits for yet."""
        question = Question(Priority.SHORT, record, nodes, deadline)
        self._of_player[player] = self._asked[record, nodes] = question
        self._pending[question] = _Pending(asyncio.get_running_loop().create_future(), player)
        self._put(question)
        return question

    async def _answer(self, question: Question) -> Answer | None:
        pending = self._pending[question]
        pending.waiting += 1
        try:
            return await asyncio.shield(pending.answer)
        finally:
            pending.waiting -= 1
            if not pending.waiting:
                self._close(question, None)

    def _close(self, question: Question, answer: Answer | None) -> None:
        """Answers a question unless it is closed; stops its search."""
        pending = self._pending.pop(question, None)
        if pending is None:
            return
        if pending.player is not None:
            del self._of_player[pending.player], self._asked[question.record, question.nodes]
        pending.answer.set_result(answer)
        self._queue.drop(question)
        if question in self._unwanted:
            self._unwanted[question].set()

    def _put(self, question: Question) -> None:
        """Lets a question wait for a process, and makes room for it if it goes first."""
        self._pending[question].since = self._now()
        self._queue.add(question)
        self._arrived.release()
        while interrupted := self._queue.interrupted():
            self._unwanted[interrupted].set()

    async def _next(self) -> Question:
        """The question to search now; waits for one."""
        while True:
            await self._arrived.acquire()
            if question := self._queue.next():
                return question

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
        """Has a new process search until it ends; False if it died without answering."""
        served = False
        starting = asyncio.create_task(Worker.started(self._extra_games))
        try:
            worker = await asyncio.shield(starting)
            while await self._search_next(worker):
                served = True
            return served
        finally:
            # A task of its own, so that the process is killed even if this one is cancelled.
            ending = asyncio.create_task(_ended(starting))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def _search_next(self, worker: Worker) -> bool:
        """Searches for the next question; False if the process can't search for another."""
        question = await self._next()
        if worker.is_dead:
            self._queue.add_first(question)
            self._arrived.release()
            return False
        unwanted = self._unwanted[question] = asyncio.Event()
        is_starting, since = not worker.asked, self._now()
        if pending := self._pending.get(question):
            metrics.SOLVER_WAITS.labels(question.priority.name.lower()).observe(
                since - pending.since
            )
        try:
            answer = await worker.search(question, unwanted)
        finally:
            del self._unwanted[question]
            self._queue.end(question, None if is_starting else self._now() - since)
        if question in self._pending:
            self._note(question, answer)
        for late in self._queue.too_late(self._now()):
            self._close(late, None)
        return not worker.is_dead

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _note(self, question: Question, answer: Answer | None) -> None:
        """Answers a question with the result of a search, or lets it wait for another search."""
        if answer is None:
            self._put(question)
        elif (
            isinstance(answer, Verdict)
            # A larger budget might decide it.
            and answer.kind is Kind.UNKNOWN
            and answer != UNANSWERED
            and question.budget < question.nodes
        ):
            self._pending[question].searched = answer
            question.priority = Priority.LONG
            self._put(question)
        else:
            self._close(question, answer)


async def _ended(starting: asyncio.Task[Worker]) -> None:
    """Waits until a process has ended, unless it never started."""
    with suppress(OSError):
        await (await starting).end()
