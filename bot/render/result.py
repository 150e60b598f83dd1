"""Result: the data a share card is drawn from. It gives no card of the deal away."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class ShareCard:
    """The result of a ranked attempt."""

    game: str
    """Its name."""
    day: date
    score: int
    """From 0 to 100, which is a win."""
    par: int | None
    """None if unknown, or if it must stay hidden."""
    label: str
    """What breaks ties: `TURNS` or `BUILDS`."""
    count: int
    """How many of them the attempt took."""
    foundations: tuple[tuple[int, int], ...]
    """How many cards each has, and how many when full. The picture hides their order."""

    @property
    def won(self) -> bool:
        """Whether the game was won."""
        return self.score == 100
