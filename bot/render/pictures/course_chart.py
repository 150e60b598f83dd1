"""Course chart: the data of a chart of cards home by move, of one deal played in several ways."""

from dataclasses import dataclass
from enum import Enum, auto


class Stroke(Enum):
    """How a curve is drawn. Strokes differ in shape, not only in colour."""

    SOLID = auto()
    DASHED = auto()
    DOTTED = auto()


@dataclass(frozen=True, slots=True)
class Curve:
    """A way the deal was played."""

    name: str
    """Who played so."""
    stroke: Stroke
    begins: int
    """The ply of its first value."""
    home: tuple[int, ...]
    """The cards home after each ply from then on; at least one."""

    @property
    def ends(self) -> int:
        """Its last ply."""
        return self.begins + len(self.home) - 1


@dataclass(frozen=True, slots=True)
class CourseChart:
    """Several curves, and where the first one was lost."""

    title: str
    caption: str
    """The deal, or the day's number; may be empty."""
    goal: int
    """How many cards are home in a won game."""
    curves: tuple[Curve, ...]
    """At least one; the first is the one that was lost."""
    axis: str
    """What the curves are of."""
    lost: tuple[int, int] | None = None
    """The first and the last move that may have lost the game; None if none did."""
    lost_name: str = ""
    """What these moves are called."""
