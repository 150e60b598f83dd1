"""A proof of loss for the Shah, by a relaxation: what even optimistic play cannot reach.

The relaxation goes through the remaining stock card by card, with foundations as high as they could
be by then (see `Relaxation`). At each moment, with a certain number of cards turned:

- A card of circle 1 or 2 only ever leaves its place for a foundation. So the card under one in
  circle 2 is reached once that one may be placed. The card under a pile in circle 3 is reached once
  the pile's bottom card may be gone: placed, built on the next higher card of its suit, or moved to
  a vacant ray.
- A card of the waste can be reached if the cards above it may be gone: placed, built, or in one of
  the star's 24 places. So it is out of reach once more than 24 cards, counting those in the star
  and those above it, are certainly neither placed nor built. Queens and cards of circles 1 and 2
  are never built; nor is a card until one it can be built on has been kept outside the inner
  circles.
- A reached card stays reached only if it can be kept: if it may be placed, or may have a place in
  the star (by the same count, itself included). Otherwise the next card buries it, and it must be
  reached again.

If the queens are not all reached when the stock runs out, the position is lost. The proof ignores
which place a card gets, when, and what happened to the others, so it only ever reaches too much.

With a limit of builds and privileges it proves that a win takes more: at no time may more cards lie
on others than do at the start and the limit adds, and without any such move a pile's bottom card
leaves for a foundation only.
"""

from typing import Final

from engine.solver.encodings.encoding import NO_CARD, RANKS
from tools.reference.encoding import Relaxation, next_card

PLACES: Final = 24
INNER: Final = 2
QUEEN: Final = RANKS - 1


class ShahRelaxation:
    """The most optimistic play from a state."""

    def __init__(
        self, order: bytes, state: tuple[int, int, tuple[tuple[int, ...], ...]], at: int
    ) -> None:
        self.order = order
        self.mask, tops, self.rays = state
        self.at = at
        self.relaxation = Relaxation(tops)
        self.loose = [0] * (NO_CARD + 1)
        """How many copies of each card may be kept outside the inner circles."""
        self.reached = 0
        """A bit mask of the row's cards that are reached, for good or at this moment."""
        self.kept = 0
        """A bit mask of those that may have a place in the star."""
        self.vacant_ray = not all(self.rays)
        """Whether a ray may be vacant."""
        self.bare = [min(len(ray), INNER + 1) for ray in self.rays]
        """The outermost circle of each ray still in place: 3 (the pile), 2, 1, or 0 for none."""
        self.turns: float = 0
        """How many builds and privileges there may still be."""
        self.piled: float = sum(max(0, len(ray) - INNER - 1) for ray in self.rays)
        """How many cards may lie on others at a time."""
        self.excused = 0
        """How many are taken to."""

    def beyond(self, turns: float) -> bool:
        """Whether it is proved that no win takes at most so many more builds and privileges."""
        self.turns = turns
        self.piled += turns
        for ray in self.rays:
            for card in ray[INNER:]:
                self.relaxation.free[card] += 1
                self.loose[card] += 1
            if 0 < len(ray) <= INNER:
                self.relaxation.free[ray[-1]] += 1
        self._settle()
        length, at = len(self.order), self.at
        self._moment(at)
        while at < length:
            at = next_card(self.mask, at + 1, length)
            self._moment(at)
        return not self.relaxation.complete

    def _settle(self) -> bool:
        """Raises foundations and uncovers rays as far as possible; returns whether any changed."""
        changed, more = False, True
        while more:
            more = False
            for suit in range(4):
                more |= self.relaxation.climb(suit)
            for i in range(len(self.rays)):
                more |= self._bared(i)
            changed |= more
        return changed

    def _bared(self, i: int) -> bool:
        """Uncovers a ray by one place if possible; returns whether it did."""
        depth = self.bare[i]
        if not depth:
            return False
        outer = self.rays[i][depth - 1]
        can_leave = bool(self.relaxation.up(outer))
        if depth > INNER and self.turns:
            can_leave = can_leave or self.vacant_ray or self._buildable(outer)
        if not can_leave:
            return False
        self.bare[i] = depth - 1
        if depth == 1:
            self.vacant_ray = True
        else:
            self.relaxation.free[self.rays[i][depth - 2]] += 1
        return True

    def _buildable(self, card: int) -> bool:
        """Whether a card that takes this one may lie outside the inner circles."""
        return card % RANKS != QUEEN and self.loose[card + 1] > 0

    def _moment(self, at: int) -> None:
        """Reaches cards at this point of the stock, then drops those the next card buries."""
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
        """Reaches cards from the top of the waste down; returns whether any is new."""
        self.seen = [0] * (NO_CARD + 1)
        self.built = [0] * (NO_CARD + 1)
        self.excused = 0
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
        """Counts a card; returns whether it certainly needs a place of its own.

        Fixed copies are counted first, so they are the first to be assumed placed.
        """
        self.seen[card] += 1
        if self.seen[card] <= self.relaxation.up(card):
            return False
        buildable = not fixed and card % RANKS != QUEEN
        if buildable and self.built[card] < self.loose[card + 1] and self.excused < self.piled:
            self.built[card] += 1
            self.excused += 1
            return False
        return True
