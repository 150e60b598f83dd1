"""A proof of loss for the Sultan games, by a relaxation: what even optimistic play cannot reach.

The relaxation goes through the remaining passes card by card, with foundations as high as they
could be by then (see `Relaxation`). At each moment, with a certain number of cards turned:

- A card of the waste can be reached if every card above it may be gone: placed, or in one of the
  reserve's eight slots. So it is out of reach once more than eight cards, counting the reserve's
  and those above it, are certainly not placed.
- A reached card stays reached only if it can be kept: if it may be placed, or may lie in a slot (by
  the same count, itself included). Otherwise the next card buries it, and it must be reached again.
- In the classic game no card goes from the waste to the reserve. A card can be kept only at the
  moment it would be turned, and one that was not kept and is not placed blocks all those below it.
  So the cards above a place that are certainly not placed lie in slots ever since they would have
  been turned: even then, there had to be slots for each of them and the older ones (see `Held`).

If the queens are not all reached by the end of the last pass, the position is lost. Each moment
reaches too much at most (it treats each card alone, whatever happened to the others), so the proof
is sound. A test checks it on thousands of winnable positions.

The same play bounds the turns that a win takes:

- A win takes at least the passes that the relaxation needs to reach the queens. It needs all of the
  last of them, since every card of the stock must be placed.
- In each pass every card of the stock is turned, unless it fills a vacancy directly. That follows a
  play, so there are no more of these than cards placed by then. In Sultan the waste must be empty
  as well: its cards, and the reserve's, must all be placed or fit into the eight slots.
- A later pass has every card that is neither placed by then nor in the reserve.

In the last pass of the classic game the relaxation can also be told how some cards are played (see
`LastPass`). Then it finds what is left of all plays like that.
"""

from typing import Final, Protocol

from engine.solver.check import Check
from engine.solver.encodings.encoding import NO_CARD, RANKS
from tools.reference.decisions import UNDECIDED, Decisions, DecisionSearch
from tools.reference.encoding import Relaxation, next_card

SLOTS: Final = 8
LAST_PASS: Final = 2
GOAL: Final = 8 * RANKS
"""The ranks of all foundations when they are full."""


RESERVED: Final = 254
"""In the place of a card's place: it was in the reserve at the start."""


class Row(Protocol):
    """The parts of an encoding that the proof uses."""

    @property
    def order(self) -> bytes: ...
    @property
    def stride(self) -> int: ...
    @property
    def classic(self) -> bool: ...


class Held:
    """Cards of a classic waste that slots must hold so that those below them are reached."""

    def __init__(self) -> None:
        self._cards: list[list[int]] = []
        """Places, newest first, each with the slots that were left for older cards when its card
        would have been turned."""

    def add(self, place: int, room: int) -> None:
        """Adds a card, with the slots that there were for it and for older ones."""
        self._cards.append([place, room - 1])

    def takes(self, after: int) -> bool:
        """Takes a slot since a place was passed; False if a card after it has no room for that."""
        for card in self._cards:
            if card[0] > after:
                if not card[1]:
                    return False
                card[1] -= 1
        return True


class SultanRelaxation:
    """The most optimistic play from a state."""

    def __init__(
        self,
        row: Row,
        state: tuple[int, int, tuple[int, ...]],
        layer: int,
        decisions: Decisions = UNDECIDED,
    ) -> None:
        self.order = row.order
        self.classic = row.classic
        self.decisions = decisions
        self.mask, tops, reserve = state
        self.reserve = [(card, RESERVED) for card in reserve if card != NO_CARD]
        """The cards in slots, and the places of those that came from the row, as decided."""
        self.copies_reached = set[tuple[int, bool]]()
        """Of cards whose order is decided: the card, and whether its first copy is meant."""
        self.relaxation = Relaxation(tops)
        self.reached = 0
        """A bit mask of the row's cards that are reached, for good or at this moment."""
        self.kept = 0
        """A bit mask of those that may lie in the reserve."""
        self.room: dict[int, int] = {}
        """In this pass of the classic game: how many slots there were for the card at a place, and
        for the kept ones before it, when it was turned; not limited if it isn't in here."""
        self.up_since: dict[int, int] = {}
        """The index from which on the first copy of a card may be placed; not in here: now."""
        self.lying = (1 << layer % row.stride) - 1 | decisions.staying if self.classic else 0
        """A bit mask of cards already on the waste, or bound for it: no slot takes them."""
        for card, place in self.reserve:
            self._set_reached(card, place, True)
        for suit in range(4):
            self.relaxation.climb(suit)
        self.passes = range(layer // row.stride, LAST_PASS + 1)
        self.at = layer % row.stride
        self.emptied = False
        """Whether all of the waste may be gone at this moment."""

    def beyond(self, turns: float) -> bool:
        """Whether it is proved that no win takes at most so many more turns."""
        base = sum(self.relaxation.first_far) + sum(self.relaxation.first_near)
        needed, row = 0, -1
        for number in self.passes:
            needed += self._pass(self.at if number == self.passes[0] else 0, row, base)
            if needed > turns:
                return True
            if self.relaxation.complete:
                return False
            self.lying = 0
            self.room = {}
            self.up_since = dict.fromkeys(self.up_since, 0)
            row = max(0, GOAL - SLOTS - self._placed)
        return True

    @property
    def refuted(self) -> bool:
        """Whether it is proved that no win in this pass is played as decided."""
        at = next_card(self.mask, self.at, len(self.order))
        self._moment(at)
        while at < len(self.order) and not self.relaxation.complete:
            place, at = at, next_card(self.mask, at + 1, len(self.order))
            if not self.decisions.leaving >> place & 1:
                self._moment(at)
            elif not self._fill(place, at):
                return True
        return not self.relaxation.complete

    @property
    def _placed(self) -> int:
        return sum(self.relaxation.far) + sum(self.relaxation.near)

    def _pass(self, at: int, row: int, base: int) -> int:
        """The fewest turns of a pass.

        `base` is how many cards were placed before the first; `row` is how many cards the stock has
        at least, or -1 if they are all that remain.
        """
        length = len(self.order)
        steps = draws = turns = 0
        at = next_card(self.mask, at, length)
        self._moment(at)
        while at < length:
            steps += 1
            draws += self.classic or self.emptied
            turns = max(turns, steps - min(draws, self._placed - base))
            at = next_card(self.mask, at + 1, length)
            self._moment(at)
        return turns if row < 0 else max(0, row - min(draws, self._placed - base))

    def _moment(self, at: int, *, turned: bool = True) -> None:
        """Reaches cards at this point of the stock, then drops those the next card buries."""
        before = self.reached
        if self.classic and turned:
            self._keep(at)
        while self._look_down(at):
            pass
        temporary = self.reached & ~before & ~self.kept
        while temporary:
            bit_ = temporary & -temporary
            temporary ^= bit_
            place = bit_.bit_length() - 1
            if self._may_wait(place):
                self._set_reached(self.order[place], place, False)
        for card in range(NO_CARD):
            if self.relaxation.up(card):
                self.up_since.setdefault(card, at)

    def _fill(self, place: int, at: int) -> bool:
        """Lets a card fill a vacancy when it would be turned; False if there certainly is none."""
        card = self.order[place]
        self.mask ^= 1 << place
        self.reserve.append((card, place))
        if self.relaxation.up(card):
            self.up_since[card] = at  # its copy may have been in no slot
        if self._stuck > SLOTS:
            return False
        self._set_reached(card, place, True)
        self.relaxation.climb(card // RANKS)
        self._moment(at, turned=False)
        return True

    def _set_reached(self, card: int, place: int, reached: bool) -> None:
        """Notes whether a copy of a card is reached: that at a place of the row, or the reserve's.

        A second copy counts only once the first one is reached, too, if that is decided.
        """
        if place != RESERVED:
            self.reached = self.reached | 1 << place if reached else self.reached & ~(1 << place)
        free, first = self.relaxation.free, self.decisions.first
        if card not in first:
            free[card] += 1 if reached else -1
            return
        copy = card, first[card] == place
        (self.copies_reached.add if reached else self.copies_reached.discard)(copy)
        if (card, True) in self.copies_reached:
            free[card] = 1 + ((card, False) in self.copies_reached)
        else:
            free[card] = 0

    def _may_wait(self, place: int) -> bool:
        """Whether a card of the row may not be placed, for all that is known."""
        card = self.order[place]
        if card in self.decisions.first:
            return self._waits(card, place)
        return not self.relaxation.up(card)

    def _waits(self, card: int, place: int) -> bool:
        """Whether a copy certainly isn't placed, if it is decided which one is the first."""
        return self.relaxation.up(card) < (1 if self.decisions.first[card] == place else 2)

    @property
    def _stuck(self) -> int:
        """How many cards in slots certainly aren't placed."""
        total, seen = 0, [0] * NO_CARD
        for card, place in self.reserve:
            seen[card] += 1
            if card in self.decisions.first:
                total += self._waits(card, place)
            else:
                total += seen[card] > self.relaxation.up(card)
        return total

    def _keep(self, at: int) -> None:
        """Keeps the newest card of a classic waste, if a slot took it before it was turned."""
        newest = (self.mask & ((1 << at) - 1)).bit_length() - 1
        if newest < 0 or self.lying >> newest & 1:
            return
        card, stuck = self.order[newest], self._stuck
        if card in self.decisions.first:
            unplaced = self._waits(card, newest)
        else:
            in_slots = sum(card == other for other, _ in self.reserve)
            unplaced = in_slots >= self.relaxation.up(card)
        if stuck + unplaced <= SLOTS:
            self.kept |= 1 << newest
            self.room[newest] = SLOTS - stuck

    def _look_down(self, at: int) -> bool:
        """Reaches cards from the top of the waste down; returns whether a foundation rose."""
        relaxation, climbed, stuck = self.relaxation, False, self._stuck
        self.emptied = False
        seen = [0] * NO_CARD
        for card, _ in self.reserve:
            seen[card] += 1
        room = seen.copy()
        waste, held, newer = self.mask & ((1 << at) - 1), Held(), dict[int, int]()
        while waste and stuck <= SLOTS:
            place = waste.bit_length() - 1
            bit, card = 1 << place, self.order[place]
            waste ^= bit
            if not self.reached & bit:
                self._set_reached(card, place, True)
                climbed |= relaxation.climb(card // RANKS)
            seen[card] += 1
            ordered = card in self.decisions.first
            unplaced = self._waits(card, place) if ordered else seen[card] > relaxation.up(card)
            stuck += unplaced
            if not self.classic and stuck <= SLOTS:
                self.kept |= bit
            kept = not self.classic or bool(self.kept & bit)
            room[card] += kept
            if ordered:
                blocking = unplaced and not kept
            else:
                blocking = seen[card] - relaxation.up(card) > room[card]
            if blocking:
                return climbed
            if self.classic and unplaced and not self._holds(held, place, newer.get(card), at):
                return climbed
            newer[card] = place
        self.emptied = stuck <= SLOTS
        return climbed

    def _holds(self, held: Held, place: int, newer: int | None, at: int) -> bool:
        """Holds one more card that isn't placed; False if that leaves no room for another.

        If one of two copies is placed, and it isn't decided which, nobody knows: one is held since
        both were turned (the newer one at the place `newer`), or instead of the reserve's once that
        may have been placed.
        """
        card = self.order[place]
        if card in self.decisions.first or not self.relaxation.up(card):
            if not held.takes(place):
                return False
            held.add(place, self.room.get(place, SLOTS))
            return True
        return held.takes(self.up_since.get(card, at) - 1 if newer is None else newer)


State = tuple[int, int, tuple[int, ...]]


class LastPass:
    """Decides states of the last pass, one after another, and learns which questions to ask.

    The last pass of the classic game with open vacancies, decided card by card.

    `decisions` says why. Of each card still in the stock: does it fill a vacancy when it would be
    turned, or is it turned for good, so that it must be placed from the waste? With everything
    answered, there is only one way to play, and the relaxation says what comes of it.
    """

    def __init__(self, row: Row) -> None:
        self._row = row
        self._search = DecisionSearch()
        self.first_layer = LAST_PASS * row.stride

    def lost(self, state: State, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether a state is lost in the game with open vacancies, and how many proofs that took.

        None if more would be needed than so many nodes.
        """
        mask, _, reserve = state
        at, length = layer % self._row.stride, len(self._row.order)
        copies = [[RESERVED] * reserve.count(card) for card in range(NO_CARD)]
        pairs: dict[int, tuple[int, int]] = {}
        for place, card in enumerate(self._row.order):
            if mask >> place & 1:
                copies[card].append(place)
                if len(copies[card]) == 2:
                    pairs[card] = copies[card][0], place

        def refuted(made: Decisions) -> bool:
            return SultanRelaxation(self._row, state, layer, made).refuted

        places = [place for place in range(at, length) if mask >> place & 1]
        return self._search.lost(places, pairs, refuted, nodes, check)
