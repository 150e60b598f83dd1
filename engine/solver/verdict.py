"""What the solver says of a position."""

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What is known of a position, all cards seen."""

    WON = "won"
    """It can be won."""
    LOST = "lost"
    """It cannot be won: proved."""
    UNKNOWN = "unknown"
    """The budget was spent before either was shown."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a position, and what it cost to know."""

    kind: Kind
    line: tuple[str, ...] | None
    """The notations of moves that lead from the position to the win; None unless it is won."""
    nodes: int
    """How many positions the search looked at."""
