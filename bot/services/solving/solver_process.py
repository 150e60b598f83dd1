"""A solver process: one question per input line, one answer per output line, until input ends.

A later input line can stop the search. Its arguments are the modules of games that aren't shipped.
"""

import os
import signal
import sys
import threading
import traceback
from dataclasses import dataclass, replace
from queue import SimpleQueue
from types import TracebackType
from typing import Final, TypeAlias

from bot.logs import JsonStream
from bot.services.core import catalogue
from bot.services.solving.solver_queue import Question
from engine import Game, Outcome
from engine.puzzles import collection
from engine.puzzles.finding import beginning_at, found
from engine.puzzles.levels import Measure
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.readers import READERS, measured
from engine.solver import Fewest, fewest_turns
from engine.solver.check import Check
from engine.solver.sides import Side, search
from engine.solver.verdict import Kind, Verdict

NICENESS: Final = 10
FEW: Final = 5
"""How many readers play a puzzle that somebody waits for."""
_STOP: Final = "stop"
_STOPPED: Final = "stopped\n"
_FEWEST: Final = "fewest"
_PUZZLE: Final = "puzzle"
_NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """What the search for a puzzle found."""

    puzzle: Puzzle | None
    measure: Measure | None = None
    """What it asks for; None if it is won without a thought."""


Answer: TypeAlias = Verdict | Fewest | FoundPuzzle


def asked(number: int, question: Question) -> bytes:
    """The input line for a question. Each one has a higher number."""
    aim = question.side.value if question.side else _FEWEST
    if question.is_for_puzzle:
        aim = _PUZZLE
    words = number, aim, question.budget, question.back, question.record
    return (" ".join(map(str, words)) + "\n").encode("ascii")


def stopping(number: int) -> bytes:
    """The input line that stops the search for a question, unless it has ended already."""
    return f"{_STOP} {number}\n".encode("ascii")


def answered(line: bytes) -> Answer | None:
    """The answer on an output line; None if the search was stopped."""
    text = line.decode("ascii")
    if text == _STOPPED:
        return None
    if text.startswith(_PUZZLE):
        return _puzzle_read(text)
    kind, nodes, *rest = text.split()
    if kind == _FEWEST:
        turns, bound, *moves = rest
        if turns == _NONE:
            return Fewest(None, None, int(bound), int(nodes))
        return Fewest(tuple(moves), int(turns), int(bound), int(nodes))
    if kind == Kind.WON.value:
        return Verdict(Kind.WON, tuple(rest), int(nodes))
    (back,) = rest
    return Verdict(Kind(kind), None, int(nodes), int(back))


def _puzzle_read(text: str) -> FoundPuzzle:
    _, *rest = text.rstrip("\n").split(" ", 4)
    if not rest:
        return FoundPuzzle(None)
    key, number, tries, written = rest
    measure = None if tries == _NONE else Measure.parse(tries)
    puzzle = collection.read(key, int(number), written)
    return FoundPuzzle(replace(puzzle, level=measure.level) if measure else puzzle, measure)


class _Stopped(Exception):
    """The question's answer is no longer wanted."""


class _Input:
    """What the parent process asks, read in a thread."""

    def __init__(self) -> None:
        self._questions = SimpleQueue[str]()
        self._stopped = -1
        """The highest number of a question that was stopped."""

    def next(self) -> tuple[int, str, int, int, str]:
        """The next question's number, aim, limit of nodes, how far back, record; waits for it."""
        number, aim, nodes, back, record = self._questions.get().strip().split(" ", 4)
        return int(number), aim, int(nodes), int(back), record

    def check(self, number: int) -> None:
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
    if os.environ.get("LOG_FORMAT") == "json":
        sys.stderr = JsonStream(sys.stderr, "error")
    catalogue.load(sys.argv[1:])
    # Ctrl+C is meant for the parent process, which then closes this one's input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    questions = _Input()
    threading.Thread(target=questions.read, daemon=True).start()
    while True:
        sys.stdout.write(_answer(questions, *questions.next()))
        sys.stdout.flush()


def _answer(questions: _Input, number: int, aim: str, nodes: int, back: int, record: str) -> str:
    def check() -> None:
        questions.check(number)

    try:
        game = Game.replay(record)
        if aim == _PUZZLE:
            words = _puzzle(game, back, check)
        elif aim == _FEWEST:
            words = _fewest(game, nodes, check)
        else:
            words = _verdict(search(game, nodes, Side(aim), back=back, check=check))
    except _Stopped:
        return _STOPPED
    return " ".join(words) + "\n"


def _verdict(verdict: Verdict) -> tuple[str, ...]:
    rest = (str(verdict.back),) if verdict.line is None else verdict.line
    return verdict.kind.value, str(verdict.nodes), *rest


def _fewest(game: Game, nodes: int, check: Check) -> tuple[str, ...]:
    """The best win from a game's position; of a won game the best of its deal, no worse than this
    one."""
    known = game.moves if game.outcome is Outcome.WON else None
    start = game.at_ply(0) if known else game
    found = fewest_turns(start, nodes, known=known, check=check)
    turns = _NONE if found.turns is None else str(found.turns)
    return _FEWEST, str(found.nodes), turns, str(found.bound), *(found.line or ())


def _puzzle(game: Game, back: int, check: Check) -> tuple[str, ...]:
    """The puzzle of a game's deal, or the one so many moves back, if there is one."""
    if back:
        puzzle = beginning_at(game.at_ply(len(game.moves) - back), game.moves[-back:])
    else:
        puzzle = found(game.key, game.number, check)
    if puzzle is None:
        return (_PUZZLE,)
    readers = FEW if back else READERS
    tries = str(measured(puzzle.start, readers, check) or _NONE)
    return _PUZZLE, puzzle.key, str(puzzle.number), tries, collection.written(puzzle)


def _complain(kind: type[BaseException], _: BaseException, at: TracebackType | None) -> None:
    """Prints the traceback without the error's text, which might contain a daily's deal."""
    sys.stderr.write("".join((*traceback.format_tb(at), kind.__name__, "\n")))


if __name__ == "__main__":
    main()
