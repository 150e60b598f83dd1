"""The solver's verdict on a position."""

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """Whether a position can be won, with all cards known."""

    WON = "won"
    """It can be won."""
    LOST = "lost"
    """It is proven that it can't be won."""
    UNKNOWN = "unknown"
    """The budget ran out before either was proven."""


@dataclass(frozen=True, slots=True)
class Verdict:
    kind: Kind
    line: tuple[str, ...] | None
    """The notations of the moves from the position to a win; None unless it can be won."""
    nodes: int
    back: int = 0
    """How many of the game's positions before this one are proved lost, too."""
    confirmed: bool = False
    """Whether an exhaustive search of the rules alone has found the loss, too: see `confirming`. If
    it hasn't, only the solver's own proof knows."""
