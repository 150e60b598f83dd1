"""A proof of loss for the Shah: what even the most hopeful play does not reach.

The play is followed card by card through the stock that is left, with foundations as high as they
could be by then (see `relaxation`). At every moment, with the stock at a certain place:

- A card of circle 1 or 2 leaves its place for a foundation only. So what lies under a card of
  circle 2 is reached once that card may be up. What lies under a pile of circle 3 is reached once
  the pile's lowest card may have gone: up, onto a card of its suit one rank higher, or to a
  vacant ray.
- A card of the waste can be reached if what lies above it may be gone: up, built, or to one of the
  24 places of the star. So it cannot once more than 24 cards of the star and above it are surely
  not up, and not built either: a queen and a card of circle 1 or 2 never are, nor is a card while
  none that takes it has been kept outside the inner circles.
- A card reached stays so only if it can be kept: if it may have a place in the star, the same
  count with itself in it, or be up. Else it is buried by the next card and must be reached anew.

If the queens are not all reached once the stock is out, the position is lost. Which place a card
gets, and when, is left open, and so is what else happened meanwhile: moments only ever reach too
much.
"""

from typing import Final

from engine.solver.encoding import NO_CARD, RANKS, next_card
from engine.solver.relaxation import Relaxation

PLACES: Final = 24
INNER: Final = 2
QUEEN: Final = RANKS - 1


class ShahRelaxation:
    """The most hopeful play from a state."""

    def __init__(
        self, order: bytes, state: tuple[int, int, tuple[tuple[int, ...], ...]], at: int
    ) -> None:
        self.order = order
        self.mask, tops, self.rays = state
        self.relaxation = Relaxation(tops)
        self.loose = [0] * (NO_CARD + 1)
        """How many copies of each card may be kept outside the inner circles."""
        self.reached = 0
        """The cards of the row that are counted as reached, for good or for this moment."""
        self.kept = 0
        """Those that may have a place in the star."""
        self.vacant_ray = not all(self.rays)
        """Whether a ray may be vacant."""
        self.bare = [min(len(ray), INNER + 1) for ray in self.rays]
        """How far down each ray is reached: 3 for the pile, then 2, 1; the ray's own length."""
        for ray in self.rays:
            for card in ray[INNER:]:
                self.relaxation.free[card] += 1
                self.loose[card] += 1
            if 0 < len(ray) <= INNER:
                self.relaxation.free[ray[-1]] += 1
        self._settle()
        self._follow(at)

    @property
    def proves_loss(self) -> bool:
        """Whether the position is lost for sure."""
        return not self.relaxation.complete

    def _follow(self, at: int) -> None:
        length = len(self.order)
        self._moment(at)
        while at < length:
            at = next_card(self.mask, at + 1, length)
            self._moment(at)

    def _settle(self) -> bool:
        """Raises foundations and bares rays as far as that goes; whether it went anywhere."""
        went, more = False, True
        while more:
            more = False
            for suit in range(4):
                more |= self.relaxation.climb(suit)
            for i in range(len(self.rays)):
                more |= self._bared(i)
            went |= more
        return went

    def _bared(self, i: int) -> bool:
        """Bares a ray by one place if that can be; whether it could."""
        depth = self.bare[i]
        if not depth:
            return False
        outer = self.rays[i][depth - 1]
        goes = bool(self.relaxation.up(outer))
        if depth > INNER:
            goes = goes or self.vacant_ray or self._taken(outer)
        if not goes:
            return False
        self.bare[i] = depth - 1
        if depth == 1:
            self.vacant_ray = True
        else:
            self.relaxation.free[self.rays[i][depth - 2]] += 1
        return True

    def _taken(self, card: int) -> bool:
        """Whether a card that it can be built on may lie outside the inner circles."""
        return card % RANKS != QUEEN and self.loose[card + 1] > 0

    def _moment(self, at: int) -> None:
        """Reaches what can be with the stock at a place, and forgets what is buried after it."""
        before = self.reached
        while self._look_down(at):
            pass
        temporary = self.reached & ~before & ~self.kept
        while temporary:
            bit_ = temporary & -temporary
            temporary ^= bit_
            card = self.order[bit_.bit_length() - 1]
            if not self.relaxation.up(card):
                self.reached ^= bit_
                self.relaxation.free[card] -= 1

    def _look_down(self, at: int) -> bool:
        """Reaches cards from the waste's top down; whether anything is new."""
        self.seen = [0] * (NO_CARD + 1)
        self.built = [0] * (NO_CARD + 1)
        stuck, new = 0, False
        for ray in self.rays:
            for card in ray[:INNER]:
                stuck += self._stuck(card, fixed=True)
        for ray in self.rays:
            for card in ray[INNER:]:
                stuck += self._stuck(card, fixed=False)
        waste = self.mask & ((1 << at) - 1)
        while waste and stuck <= PLACES:
            place = waste.bit_length() - 1
            bit, card = 1 << place, self.order[place]
            waste ^= bit
            if not self.reached & bit:
                self.reached |= bit
                self.relaxation.free[card] += 1
                new = True
            stuck += self._stuck(card, fixed=False)
            if stuck <= PLACES and not self.kept & bit:
                self.kept |= bit
                self.loose[card] += 1
                new = True
        return new and (self._settle() or True)

    def _stuck(self, card: int, *, fixed: bool) -> bool:
        """Counts a card; whether it surely needs a place of its own.

        Of two copies the fixed one is counted first, and so first taken to be up.
        """
        self.seen[card] += 1
        if self.seen[card] <= self.relaxation.up(card):
            return False
        if not fixed and card % RANKS != QUEEN and self.built[card] < self.loose[card + 1]:
            self.built[card] += 1
            return False
        return True
