"""What the solver searches next, and which search gives way. Knows no process and no clock.

Everybody in line is served in turn: players, each with one question at a time, and the searches for
an urgent daily. A player's first search is short, because most positions are decided within a few
nodes; the few that aren't get a long search once the line is empty, or was long enough. Then come
the positions of players' analyses, one of each analysis in turn, and whatever can wait is searched
when nobody else waits.

A search in line interrupts one that can wait, or else one of an analysis; a position of an analysis
interrupts one that can wait. A player's question interrupts the search for an urgent daily, too,
but each of those only once: then it waits its turn in line and runs to its end. The searches for
players' questions are never interrupted.

Spare searches, for the fewest turns of dailies, are made when nothing else waits, and whatever
comes interrupts them.
"""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from itertools import accumulate, chain, islice
from math import inf
from typing import Final

from engine.solver.sides import Side

SHORT_NODES: Final = 5_000
"""The budget of a short search: some 10 ms. It decides 56 of 90 mid-game positions; 16,000, 61."""
MOST_IN_LINE: Final = 200
MOST_BEFORE_LONG: Final = 20
"""So many in line are served, at most, before a long search that waits."""
SLOWEST: Final = 5.0
"""The longest time a search can be expected to take, so that one odd one is soon forgotten."""
SMOOTHING: Final = 16
"""Of what a search is expected to take, this part is what the last one took."""


class Priority(Enum):
    """Which search a question waits for, or has; the queue serves each kind in its own way."""

    SHORT = auto()
    """A player's first search."""
    LONG = auto()
    """A player's second, with their whole budget."""
    URGENT = auto()
    """The search for a daily that must be ready soon."""
    PROBE = auto()
    """One of a position of an analysis, whose player reads meanwhile what is known."""
    IDLE = auto()
    """One that can wait."""
    SPARE = auto()
    """One for what is good to know some day: it takes seconds, and gives way to all others."""


_WAITING: Final = {
    Priority.SHORT: "line",
    Priority.URGENT: "line",
    Priority.LONG: "long",
    Priority.PROBE: "probes",
    Priority.IDLE: "idle",
    Priority.SPARE: "spare",
}
"""The lines that questions wait in, in the order in which they are served."""


@dataclass(eq=False, slots=True)
class Question:
    """Whether a record's game can be won, or how well; or what puzzle its deal holds."""

    priority: Priority
    record: str = field(repr=False)
    """Not shown: it may contain the deal of a daily."""
    nodes: int
    deadline: float = inf
    """When its answer comes too late, in seconds on the caller's clock."""
    put_off: bool = False
    """Whether the search was interrupted for another."""
    side: Side | None = Side.EITHER
    """What its search looks for; None for the win with the lowest tie-breaker."""
    back: int = 0
    """How many positions before it may be proved lost, too."""
    is_for_puzzle: bool = False
    """Whether the puzzle of the record's deal is looked for; then there is no limit of nodes. If it
    looks `back`, the record is a won one, and its puzzle begins so many moves before its end."""

    @property
    def budget(self) -> int:
        """The nodes of its next search."""
        return min(self.nodes, SHORT_NODES) if self.priority is Priority.SHORT else self.nodes

    @property
    def may_be_interrupted(self) -> bool:
        """Whether a player's question may interrupt the search."""
        can_wait = self.priority in (Priority.IDLE, Priority.PROBE)
        return can_wait or (self.priority is Priority.URGENT and not self.put_off)


class SolverQueue:
    """The questions that wait for a process, and those being searched."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        names = dict.fromkeys(_WAITING.values())
        self._waiting = {name: OrderedDict[Question, None]() for name in names}
        """Who waits, by the name of the line; the first line that isn't empty is served."""
        self._line = self._waiting["line"]
        self._long = self._waiting["long"]
        self._before_long = 0
        """How many in line were served in a row while a long search waited."""
        self._searched: dict[Question, None] = {}
        self._stopping: set[Question] = set()
        self._expected: dict[Priority, float] = {Priority.SHORT: 0.02, Priority.URGENT: 0.3}
        """Seconds that a search is expected to take, as measured lately."""

    @property
    def lengths(self) -> dict[str, int]:
        """How many questions wait in each line, and how many are being searched."""
        lengths = {name: len(waiting) for name, waiting in self._waiting.items()}
        return {**lengths, "searched": len(self._searched)}

    def admits(self, seconds: float) -> bool:
        """Whether a player's question would be searched within this time, if asked now."""
        return len(self._line) < MOST_IN_LINE and self._wait(len(self._line)) < seconds

    def add(self, question: Question) -> None:
        """Puts a question behind all others of its kind."""
        self._line_of(question)[question] = None

    def add_first(self, question: Question) -> None:
        """Puts back a question that `next` gave, but that couldn't be searched."""
        self._searched.pop(question, None)
        waiting = self._line_of(question)
        waiting[question] = None
        waiting.move_to_end(question, last=False)

    def next(self) -> Question | None:
        """The question to be searched now, which no longer waits; None if there is none."""
        is_longs = self._before_long >= MOST_BEFORE_LONG
        for waiting in (*(self._long,) * is_longs, *self._waiting.values()):
            if waiting:
                question, _ = waiting.popitem(last=False)
                is_before_long = waiting is self._line and bool(self._long)
                self._before_long = self._before_long + 1 if is_before_long else 0
                self._searched[question] = None
                return question
        return None

    def drop(self, question: Question) -> None:
        """Forgets a question that may be waiting; its search, if it has one, is being stopped."""
        self._line_of(question).pop(question, None)
        if question in self._searched:
            self._stopping.add(question)

    def end(self, question: Question, seconds: float | None) -> None:
        """Notes that a search has ended, and how long it took; None if that isn't typical."""
        self._searched.pop(question, None)
        self._stopping.discard(question)
        if seconds is not None and question.priority in self._expected:
            difference = min(seconds, SLOWEST) - self._expected[question.priority]
            self._expected[question.priority] += difference / SMOOTHING

    def interrupted(self) -> Question | None:
        """A search that must stop, because one that goes first needs its process, if any.

        It is put off: add it again once it has stopped.
        """
        going_on = [question for question in self._searched if question not in self._stopping]
        # Any other question goes before a spare one.
        before = sum(n for line, n in self.lengths.items() if line not in ("spare", "searched"))
        spare = _last(question for question in going_on if question.priority is Priority.SPARE)
        if spare and before > self._processes - len(going_on):
            self._stopping.add(spare)
            return spare
        free = max(0, self._processes - len(going_on))
        unserved = [*islice(self._line, free, None)]
        waiting = sum(len(self._waiting[name]) for name in ("line", "long", "probes"))
        is_probe_unserved = bool(self._waiting["probes"]) and waiting > free
        if not unserved and not is_probe_unserved:
            return None
        stopped = _last(one for one in going_on if one.priority is Priority.IDLE)
        if not stopped and unserved:
            stopped = _last(
                question for question in going_on if question.priority is Priority.PROBE
            )
        if not stopped and any(question.priority is Priority.SHORT for question in unserved):
            stopped = _last(question for question in going_on if question.may_be_interrupted)
        if stopped:
            stopped.put_off = True
            self._stopping.add(stopped)
        return stopped

    def too_late(self, now: float) -> list[Question]:
        """The players' questions in line that are unlikely to be searched in time."""
        starts = accumulate(self._seconds(self._line), initial=now + self._wait(0))
        return [one for one, start in zip(self._line, starts, strict=False) if one.deadline < start]

    def _line_of(self, question: Question) -> OrderedDict[Question, None]:
        """The line that a question waits in."""
        return self._waiting[_WAITING[question.priority]]

    def _wait(self, place: int) -> float:
        """The expected seconds until a place in line is served; long searches end in time."""
        kept = (one for one in self._searched if not one.may_be_interrupted)
        return sum(self._seconds(chain(kept, islice(self._line, place))))

    def _seconds(self, questions: Iterable[Question]) -> Iterator[float]:
        """How long each search is expected to keep the others waiting."""
        return (self._expected.get(one.priority, 0) / self._processes for one in questions)


def _last(questions: Iterator[Question]) -> Question | None:
    """The last of some questions, which has been searched for the shortest time."""
    return max(enumerate(questions), default=(0, None), key=lambda pair: pair[0])[1]
