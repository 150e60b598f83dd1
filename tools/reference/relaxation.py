"""An upper bound for the foundations: any card, once reached, may be played at any time.

No real play gets a foundation higher. Two copies of a card are counted, not told apart.
"""

from engine.solver.encodings.encoding import NO_CARD, RANKS


class Relaxation:
    """Foundations that rise as cards are reached."""

    __slots__ = ("far", "first_far", "first_near", "free", "near")

    def __init__(self, tops: int) -> None:
        self.far = [tops >> 8 * suit & 15 for suit in range(4)]
        self.near = [tops >> 8 * suit + 4 & 15 for suit in range(4)]
        self.first_far = tuple(self.far)
        self.first_near = tuple(self.near)
        self.free = [0] * (NO_CARD + 1)
        """How many copies of each card have been reached."""

    def up(self, card: int) -> int:
        """How many of the copies in play at the start may be on the foundations by now."""
        suit, rank = divmod(card, RANKS)
        return (
            (self.far[suit] > rank)
            + (self.near[suit] > rank)
            - (self.first_far[suit] > rank)
            - (self.first_near[suit] > rank)
        )

    def reach(self, card: int) -> bool:
        """Marks a card as reached; returns whether a foundation rose."""
        self.free[card] += 1
        return self.climb(card // RANKS)

    def climb(self, suit: int) -> bool:
        """Raises the suit's foundations as far as reached cards allow; returns whether any rose.

        The nearer one needs a second copy of each rank that the farther one took since the start.
        """
        free, before = self.free, self.far[suit] + self.near[suit]
        while True:
            far, near = self.far[suit], self.near[suit]
            if far < RANKS and free[RANKS * suit + far]:
                self.far[suit] += 1
            elif near < far and free[RANKS * suit + near] > (near >= self.first_far[suit]):
                self.near[suit] += 1
            else:
                return far + near > before

    @property
    def complete(self) -> bool:
        """Whether every foundation could get its queen."""
        return all(near == RANKS for near in self.near)
