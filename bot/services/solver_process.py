"""A solver process: one question per input line, one answer per output line, until input ends.

A later input line can stop the search. Its arguments are the modules of games that aren't shipped.
"""

import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from types import TracebackType
from typing import Final

from bot.services import extra_games
from engine import Game
from engine.solver import solve
from engine.solver.verdict import Kind, Verdict

NICENESS: Final = 10
_STOP: Final = "stop"
_STOPPED: Final = "stopped\n"


def asked(number: int, record: str, nodes: int) -> bytes:
    """The input line for a record and a limit of nodes. Each question has a higher number."""
    return f"{number} {nodes} {record}\n".encode("ascii")


def stopping(number: int) -> bytes:
    """The input line that stops the search for a question, unless it has ended already."""
    return f"{_STOP} {number}\n".encode("ascii")


def answered(line: bytes) -> Verdict | None:
    """The verdict on an output line; None if the search was stopped."""
    text = line.decode("ascii")
    if text == _STOPPED:
        return None
    kind, nodes, *moves = text.split()
    return Verdict(Kind(kind), tuple(moves) if kind == Kind.WON.value else None, int(nodes))


class _Stopped(Exception):
    """The question's answer is no longer wanted."""


class _Input:
    """What the parent process asks, read in a thread."""

    def __init__(self) -> None:
        self._questions = SimpleQueue[str]()
        self._stopped = -1
        """The highest number of a question that was stopped."""

    def next(self) -> tuple[int, int, str]:
        """The next question's number, limit of nodes and record; waits for it."""
        number, nodes, record = self._questions.get().strip().split(" ", 2)
        return int(number), int(nodes), record

    def check(self, number: int) -> None:
        """Raises _Stopped if the question was stopped."""
        if number <= self._stopped:
            raise _Stopped

    def read(self) -> None:
        """Reads until the input ends, then ends the process, even during a search."""
        for line in sys.stdin:
            if line.startswith(_STOP):
                self._stopped = int(line.split()[1])
            else:
                self._questions.put(line)
        os._exit(0)


def main() -> None:
    """Answers questions in turn; exits when its input ends."""
    sys.excepthook = _complain
    extra_games.load(sys.argv[1:])
    # Ctrl+C is meant for the parent process, which then closes this one's input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    questions = _Input()
    threading.Thread(target=questions.read, daemon=True).start()
    while True:
        sys.stdout.write(_answer(questions, *questions.next()))
        sys.stdout.flush()


def _answer(questions: _Input, number: int, nodes: int, record: str) -> str:
    try:
        verdict = solve(Game.replay(record), nodes, check=lambda: questions.check(number))
    except _Stopped:
        return _STOPPED
    return " ".join((verdict.kind.value, str(verdict.nodes), *(verdict.line or ()))) + "\n"


def _complain(kind: type[BaseException], _: BaseException, at: TracebackType | None) -> None:
    """Prints the traceback without the error's text, which might contain a daily's deal."""
    sys.stderr.write("".join((*traceback.format_tb(at), kind.__name__, "\n")))


if __name__ == "__main__":
    main()
