"""A process that searches: a question a line in, an answer a line out, until the input ends.

Its arguments are the modules of games that are not shipped.
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
    """The line that asks how a game can end."""
    return f"{nodes} {record}\n".encode("ascii")


def answered(line: bytes) -> Verdict:
    """The verdict of an answer's line."""
    kind, nodes, *moves = line.decode("ascii").split()
    return Verdict(Kind(kind), tuple(moves) if kind == Kind.WON.value else None, int(nodes))


def main() -> None:
    """Answers one question after another; ends, a search under way or not, with its input."""
    sys.excepthook = _complain
    extra_games.load(sys.argv[1:])
    # Ctrl+C is meant for whoever started this one, who then ends its input.
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
    """Tells where it broke, but not the error's text: a daily's deal might be in it."""
    sys.stderr.write("".join((*traceback.format_tb(at), kind.__name__, "\n")))


if __name__ == "__main__":
    main()
