"""A proof of loss for the Sultan games: what even the most hopeful play does not reach.

The play is followed card by card through the passes that are left, with foundations as high as
they could be by then (see `relaxation`). At every moment, with the stock at a certain place:

- A card of the waste can be reached if what lies above it may be gone: every such card is up or in
  the reserve, which has eight slots and also holds what it holds now and is not up. So it cannot
  be reached once more than eight cards, the reserve's and those above it, are surely not up.
- A card reached stays so only if it can be kept: if it may lie in a slot, the same count with
  itself in it, or be up. Else it is buried by the next card, and must be reached anew.
- In the classic game no card goes from the waste to the reserve. One is kept only from the moment
  of its turn, and what was not kept and is not up bars all that lies below it.

If the queens are still not all reached at the end of the last pass, the position is lost. Moments
only ever reach too much (each card for itself, whatever became of the others), so the proof is
sound; a test asks it of thousands of positions that can be won.
"""

from typing import Final, Protocol

from engine.solver.encoding import NO_CARD, next_card
from engine.solver.relaxation import Relaxation

SLOTS: Final = 8
LAST_PASS: Final = 2


class Row(Protocol):
    """What the proof asks of an encoded game."""

    @property
    def order(self) -> bytes: ...
    @property
    def stride(self) -> int: ...
    @property
    def classic(self) -> bool: ...


class SultanRelaxation:
    """The most hopeful play from a state."""

    def __init__(self, row: Row, state: tuple[int, int, tuple[int, ...]], layer: int) -> None:
        self.order = row.order
        self.classic = row.classic
        self.mask, tops, self.reserve = state
        self.relaxation = Relaxation(tops)
        self.reached = 0
        """The cards of the row that are counted as reached, for good or for this moment."""
        self.kept = 0
        """Those that may lie in the reserve."""
        self.lying = (1 << layer % row.stride) - 1 if self.classic else 0
        """The cards that no slot can take in this pass: they lie on the waste already."""
        for card in self.reserve:
            if card != NO_CARD:
                self.relaxation.reach(card)
        for number in range(layer // row.stride, LAST_PASS + 1):
            self._pass(layer % row.stride if number == layer // row.stride else 0)
            self.lying = 0

    @property
    def proves_loss(self) -> bool:
        """Whether the position is lost for sure."""
        return not self.relaxation.complete

    def _pass(self, at: int) -> None:
        length = len(self.order)
        at = next_card(self.mask, at, length)
        self._moment(at)
        while at < length:
            at = next_card(self.mask, at + 1, length)
            self._moment(at)

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
        """Reaches cards from the waste's top down; whether a foundation climbed."""
        relaxation, climbed, stuck = self.relaxation, False, 0
        seen = [0] * (NO_CARD + 1)
        room = [0] * (NO_CARD + 1)
        for card in self.reserve:
            if card != NO_CARD:
                room[card] += 1
                seen[card] += 1
                stuck += seen[card] > relaxation.up(card)
        waste = self.mask & ((1 << at) - 1)
        newest = waste.bit_length() - 1
        while waste and stuck <= SLOTS:
            place = waste.bit_length() - 1
            bit, card = 1 << place, self.order[place]
            waste ^= bit
            if not self.reached & bit:
                self.reached |= bit
                climbed |= relaxation.reach(card)
            seen[card] += 1
            stuck += seen[card] > relaxation.up(card)
            slot_takes_it = not self.classic or (place == newest and not self.lying & bit)
            if slot_takes_it and stuck <= SLOTS:
                self.kept |= bit
            room[card] += not self.classic or bool(self.kept & bit)
            if seen[card] - relaxation.up(card) > room[card]:
                break
        return climbed
