"""How hard a puzzle is: on which try readers solve it."""

from dataclasses import dataclass
from statistics import fmean, median
from typing import Final

from engine.puzzles.tries import TRIES

UP_TO: Final = (2, 4)
"""The medians up to which a puzzle is easy, or medium; the same for every game."""
LEVELS: Final = len(UP_TO) + 1


@dataclass(frozen=True, slots=True)
class Measure:
    """On which try each reader solved a puzzle: one more than there are for those who didn't."""

    tries: tuple[int, ...]

    @property
    def mean(self) -> float:
        return fmean(self.tries)

    @property
    def solved(self) -> float:
        """The share of readers who solved it."""
        return sum(one <= TRIES for one in self.tries) / len(self.tries)

    @property
    def level(self) -> int:
        """From 1, the easiest, to 3, by the median of their tries."""
        return 1 + sum(median(self.tries) > most for most in UP_TO)

    @classmethod
    def parse(cls, text: str) -> "Measure":
        """The measure of its text, a digit for each reader; ValueError unless it is one."""
        if not text or not {*text} <= {*map(str, range(1, TRIES + 2))}:
            raise ValueError(f"not what readers need: {text!r}")
        return cls(tuple(map(int, text)))

    def __str__(self) -> str:
        return "".join(map(str, self.tries))
