"""How many of some deals can be won, and what that says of all deals."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.solver.verdict import Kind

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % interval, as fractions of one."""

    of_all: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """Verdicts, counted."""

    won: int = 0
    lost: int = 0
    unknown: int = 0

    @classmethod
    def of(cls, counted: Counter[Kind]) -> "Tally":
        """The tally of verdicts that are counted by kind."""
        return cls(counted[Kind.WON], counted[Kind.LOST], counted[Kind.UNKNOWN])

    @property
    def decided(self) -> int:
        """How many deals have a verdict, be it unknown."""
        return self.won + self.lost + self.unknown

    @property
    def at_least(self) -> Share:
        """The winnable deals' share, were every unknown one lost."""
        return wilson(self.won, self.decided)

    @property
    def at_most(self) -> Share:
        """The winnable deals' share, were every unknown one won."""
        return wilson(self.won + self.unknown, self.decided)


def wilson(hits: int, trials: int) -> Share:
    """The share of hits, with Wilson's score interval; between 0 and 1 where nothing was tried."""
    if not trials:
        return Share(0, 0, 1)
    share = hits / trials
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return Share(share, max(0, middle - reach), min(1, middle + reach))
