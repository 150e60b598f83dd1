"""Result: what the picture of a daily that is shared is drawn from. It tells of no card."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class ShareCard:
    """How a ranked attempt ended."""

    game: str
    """Its name."""
    day: date
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None where it is not known, or not to be told."""
    label: str
    """What breaks a tie, in a word: `TURNS` or `BUILDS`."""
    count: int
    """How many of these there were."""
    foundations: tuple[tuple[int, int], ...]
    """Each one's cards, and how many it has when it is full. Their order is not shown."""

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.score == 100
