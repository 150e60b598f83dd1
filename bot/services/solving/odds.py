"""The share of winnable deals in a sample, and what it says about all deals."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.solver.verdict import Kind

Z: Final = 1.959964
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % interval, as fractions of 1."""

    of_all: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How many deals got each verdict."""

    won: int = 0
    lost: int = 0
    unknown: int = 0

    @classmethod
    def of(cls, counts: Counter[Kind]) -> "Tally":
        return cls(counts[Kind.WON], counts[Kind.LOST], counts[Kind.UNKNOWN])

    @property
    def decided(self) -> int:
        """How many deals have a verdict, unknown ones included."""
        return self.won + self.lost + self.unknown

    @property
    def at_least(self) -> Share:
        """The share of winnable deals if every unknown one were lost."""
        return wilson(self.won, self.decided)

    @property
    def at_most(self) -> Share:
        """The share of winnable deals if every unknown one were won."""
        return wilson(self.won + self.unknown, self.decided)


def wilson(hits: int, trials: int) -> Share:
    """The share of hits with Wilson's score interval, which is 0 to 1 without trials."""
    if not trials:
        return Share(0, 0, 1)
    share = hits / trials
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return Share(share, max(0, middle - reach), min(1, middle + reach))
