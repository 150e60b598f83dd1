"""A solver process: one question per input line, one answer per output line, until input ends.

Its arguments are the modules of games that aren't shipped.
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


def asked(record: str, nodes: int) -> bytes:
    """The input line for a record and a limit of nodes."""
    return f"{nodes} {record}\n".encode("ascii")


def answered(line: bytes) -> Verdict:
    """The verdict on an output line."""
    kind, nodes, *moves = line.decode("ascii").split()
    return Verdict(Kind(kind), tuple(moves) if kind == Kind.WON.value else None, int(nodes))


def main() -> None:
    """Answers questions in turn; exits when its input ends, even during a search."""
    sys.excepthook = _complain
    extra_games.load(sys.argv[1:])
    # Ctrl+C is meant for the parent process, which then closes this one's input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    questions = SimpleQueue[str]()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    while True:
        nodes, _, record = questions.get().strip().partition(" ")
        verdict = solve(Game.replay(record), int(nodes))
        moves = verdict.line or ()
        sys.stdout.write(" ".join((verdict.kind.value, str(verdict.nodes), *moves)) + "\n")
        sys.stdout.flush()


def _read(questions: SimpleQueue[str]) -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def _complain(kind: type[BaseException], _: BaseException, at: TracebackType | None) -> None:
    """Prints the traceback without the error's text, which might contain a daily's deal."""
    sys.stderr.write("".join((*traceback.format_tb(at), kind.__name__, "\n")))


if __name__ == "__main__":
    main()
