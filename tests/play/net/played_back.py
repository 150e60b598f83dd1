"""A solver process that gives the answers that were kept, and finds out the others."""

import asyncio
from pathlib import Path

from bot.services.solving import solver_process
from bot.services.solving.solver_process import Answer, answered, asked
from bot.services.solving.solver_queue import Question
from bot.services.solving.workers import Worker


class Answers:
    """The answers of solver processes, each beside its question."""

    def __init__(self, file: Path) -> None:
        self._file = file
        lines = file.read_text("ascii").splitlines() if file.exists() else ()
        self._kept = dict(line.split(" = ") for line in lines)
        self._given = dict[str, str]()

    async def to(self, question: Question) -> Answer | None:
        """The answer, however long it takes to find."""
        _, aim, nodes, back, record = asked(0, question).decode("ascii").rstrip().split(" ", 4)
        written = f"{aim} {nodes} {back} {record}"
        if (answer := self._kept.get(written)) is None:
            answer = await asyncio.to_thread(_found, aim, int(nodes), int(back), record)
        self._given[written] = answer
        return answered(f"{answer}\n".encode("ascii"))

    def keep(self) -> None:
        """Keeps those that were given, in the order of the questions."""
        lines = (f"{question} = {answer}\n" for question, answer in sorted(self._given.items()))
        self._file.write_text("".join(lines), "ascii")


def _found(aim: str, nodes: int, back: int, record: str) -> str:
    """What a process would write."""
    unstopped = solver_process._Input()
    return solver_process._answer(unstopped, 0, aim, nodes, back, record).rstrip("\n")


class PlayedBack(Worker):
    """What Workers take for a process; its answers come at once."""

    def __init__(self, answers: Answers) -> None:
        self.asked = 0
        self._answers = answers

    @property
    def is_dead(self) -> bool:
        return False

    async def search(self, question: Question, _: asyncio.Event) -> Answer | None:
        """The answer, also to what nobody waits for any more."""
        self.asked += 1
        return await self._answers.to(question)

    async def end(self) -> None:
        pass
