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
from typing import Final, TypeAlias

from bot.services import extra_games
from bot.services.solver_queue import Aim
from engine import Game, Outcome
from engine.solver import Fewest, fewest_turns
from engine.solver.check import Check
from engine.solver.sides import Side, search
from engine.solver.verdict import Kind, Verdict

NICENESS: Final = 10
_STOP: Final = "stop"
_STOPPED: Final = "stopped\n"
_NO_WIN: Final = "none"

Answer: TypeAlias = Verdict | Fewest


def asked(number: int, aim: Aim, record: str, nodes: int) -> bytes:
    """The input line for a record and a limit of nodes. Each question has a higher number."""
    return f"{number} {aim.value} {nodes} {record}\n".encode("ascii")


def stopping(number: int) -> bytes:
    """The input line that stops the search for a question, unless it has ended already."""
    return f"{_STOP} {number}\n".encode("ascii")


def answered(line: bytes) -> Answer | None:
    """The answer on an output line; None if the search was stopped."""
    text = line.decode("ascii")
    if text == _STOPPED:
        return None
    kind, nodes, *rest = text.split()
    if kind == Aim.FEWEST.value:
        turns, bound, *moves = rest
        if turns == _NO_WIN:
            return Fewest(None, None, int(bound), int(nodes))
        return Fewest(tuple(moves), int(turns), int(bound), int(nodes))
    return Verdict(Kind(kind), tuple(rest) if kind == Kind.WON.value else None, int(nodes))


class _Stopped(Exception):
    """The question's answer is no longer wanted."""


class _Input:
    """What the parent process asks, read in a thread."""

    def __init__(self) -> None:
        self._questions = SimpleQueue[str]()
        self._stopped = -1
        """The highest number of a question that was stopped."""

    def next(self) -> tuple[int, Aim, int, str]:
        """The next question's number, aim, limit of nodes and record; waits for it."""
        number, aim, nodes, record = self._questions.get().strip().split(" ", 3)
        return int(number), Aim(aim), int(nodes), record

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


def _answer(questions: _Input, number: int, aim: Aim, nodes: int, record: str) -> str:
    def check() -> None:
        questions.check(number)

    try:
        game = Game.replay(record)
        is_fewest = aim is Aim.FEWEST
        words = _fewest(game, nodes, check) if is_fewest else _verdict(game, nodes, aim.side, check)
    except _Stopped:
        return _STOPPED
    return " ".join(words) + "\n"


def _verdict(game: Game, nodes: int, side: Side, check: Check) -> tuple[str, ...]:
    verdict = search(game, nodes, side, check=check)
    return verdict.kind.value, str(verdict.nodes), *(verdict.line or ())


def _fewest(game: Game, nodes: int, check: Check) -> tuple[str, ...]:
    """Of a won game: the best win of its deal, at least as good as this one."""
    known = game.moves if game.outcome is Outcome.WON else None
    start = game.at_ply(0) if known else game
    found = fewest_turns(start, nodes, known=known, check=check)
    turns = _NO_WIN if found.turns is None else str(found.turns)
    return Aim.FEWEST.value, str(found.nodes), turns, str(found.bound), *(found.line or ())


def _complain(kind: type[BaseException], _: BaseException, at: TracebackType | None) -> None:
    """Prints the traceback without the error's text, which might contain a daily's deal."""
    sys.stderr.write("".join((*traceback.format_tb(at), kind.__name__, "\n")))


if __name__ == "__main__":
    main()
