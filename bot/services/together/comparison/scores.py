"""What an attempt came to, and who did better: as at a daily, cards home first, then turns."""

from dataclasses import dataclass
from enum import Enum, auto

from bot.store.schema.rankings import WIN


@dataclass(frozen=True, slots=True)
class Score:
    """What an attempt came to in which at least one move was made."""

    score: int
    """The number of cards home; WIN if all of them."""
    tie_breaker: int
    """Turns, or in the Shah builds and privileges; fewer are better."""

    @property
    def order(self) -> tuple[int, int]:
        """A sort key: the better one has the greater."""
        return self.score, -self.tie_breaker

    @property
    def is_won(self) -> bool:
        return self.score == WIN


class Decision(Enum):
    """How a duel ended."""

    FIRST = auto()
    """The first of the two did better."""
    SECOND = auto()
    LEVEL = auto()
    NOT_PLAYED = auto()
    """Somebody didn't make a single move. That is no defeat, and counts nowhere."""


def decided(first: Score | None, second: Score | None) -> Decision:
    """How a duel ended that is over; None is for who made no move."""
    if first is None or second is None:
        return Decision.NOT_PLAYED
    if first.order == second.order:
        return Decision.LEVEL
    return Decision.FIRST if first.order > second.order else Decision.SECOND
