"""A proof of loss for the Shah that can be told how a game is played on.

It goes through the stock as `shah_relaxation` does, and sees more: it is tried late in a game and
for few other states, so it may take longer. What is decided (see `decisions`):

- A card of the stock *leaves* the waste in the moment in which it is turned: before the next one is
  turned it is placed, or in the star. So it lies under no card of the waste, and needs a place
  until it is placed.
- A card *stays*. Then no card of the waste leaves it in that moment, since this one is on top; and
  no place of the star becomes vacant, since this card would fill it. All that could happen are
  plays and builds from the tops of piles, and those can wait for the next moment. So there is
  nothing to be reached in this one. After the last card of the stock everything may still happen:
  it neither leaves nor stays.
- Of two copies, one is placed *first*: the first once one may be placed, the second once both may.

It refutes all plays like that if the star would have to hold more than 24 cards at the end of a
moment, or if the queens are not all reached. Besides:

- A card is taken for built only on one that has a place: that is in the star, or has been kept, and
  certainly isn't placed yet, and each takes one other. One that may be placed, and so needs no
  place, would have to be built itself, on a card that takes no other. Where one of two copies may
  be placed, and it isn't decided which, it is the one that has no place.
- A pile leaves its ray card by card, the outermost first. Those that can be neither placed nor
  built on another card than the one under them each need a vacant ray, and never leave it but for a
  foundation. So they are no more than the rays that may have become vacant. What lies under the
  first one that can't go is covered: it is not reached, and nothing is built on it.
- Covered cards of circles 1 and 2 certainly need their places, and so does a pile, as long as any
  of its cards lies there: what it could be built on doesn't free its place.
"""

from typing import Final

from engine.shah import CIRCLES
from engine.solver.check import Check
from engine.solver.encodings.encoding import NO_CARD, RANKS
from tools.reference.decisions import MOST_CARDS, Decisions, DecisionSearch
from tools.reference.encoding import Relaxation, next_card
from tools.reference.shah_relaxation import INNER, PLACES, QUEEN

SUITS: Final = 4


class StarCount:
    """Cards counted one by one; foundations don't rise meanwhile.

    How many of the star's places its cards and those kept from the waste need, at the least.

    Which of them are placed by then isn't known, only how many of each card may be. So cards are
    counted one by one, and the first copies of each are taken for placed: those of circles 1 and 2
    come first, since they are never built, unless they are covered. `shah_decisions` gives the
    argument.
    """

    def __init__(self, relaxation: Relaxation, loose: list[int]) -> None:
        self._relaxation = relaxation
        self._loose = loose
        """How many copies of each card others may be built on; may grow meanwhile."""
        self._seen = [0] * NO_CARD
        self._needing = [0] * NO_CARD
        self._of = [0] * SUITS
        """How many of each suit certainly need a place of their own."""
        self.takers = [0] * NO_CARD
        """How many are in the star or were kept before, with the outermost of piles."""
        self.fixed = 0
        """Places taken by covered cards, piles, and other cards of circles 1 and 2."""

    @property
    def stuck(self) -> int:
        """How many places are certainly needed, after the last recount of each suit."""
        return self.fixed + sum(self._of)

    def add_fixed(self, card: int, turn: int) -> None:
        """Counts a card that is never built. Turn 1 and 2 are for the copy that is placed first and
        for the other, 0 if that isn't decided."""
        self.fixed += self._counts(card, turn)

    def add(self, card: int, turn: int, *, has_place: bool) -> bool:
        """Counts a card that may be built; returns whether it isn't taken for placed. Others may be
        built on it if it has a place."""
        if not self._counts(card, turn):
            return False
        self._needing[card] += 1
        self.takers[card] += has_place or self._may_be_other(card, turn)
        return True

    def _may_be_other(self, card: int, turn: int) -> bool:
        """Whether the copy of this card that isn't placed may be another than the one counted now,
        which has a place: then this one is placed, and that one takes a card."""
        can_be_exchanged = not turn and self._relaxation.up(card) > 0
        return can_be_exchanged and self._loose[card] > self.takers[card]

    def _counts(self, card: int, turn: int) -> bool:
        """Counts a card; returns whether it isn't taken for placed."""
        if turn:
            return self._relaxation.up(card) < turn
        self._seen[card] += 1
        return self._seen[card] > self._relaxation.up(card)

    def recount(self, suit: int) -> None:
        """From the queen down, each card may lie on one that has a place or lies on another."""
        stuck = room = 0
        for card in range(RANKS * suit + QUEEN, RANKS * suit - 1, -1):
            taken = min(self._needing[card], room)
            others = max(0, self._loose[card] - self.takers[card])
            stuck += self._needing[card] - taken
            room = self.takers[card] + min(others, room - taken)
        self._of[suit] = stuck


State = tuple[int, int, tuple[tuple[int, ...], ...]]

RAY_SPAN: Final = 16
"""How far the places of one ray's cards are from those of the next, as decisions number them."""


def star_place(ray: int, height: int) -> int:
    """The place of a card of the star, as that of one of the row is its index there."""
    return MOST_CARDS + RAY_SPAN * ray + height


class ShahDecider:
    """Decides states of a formed star, one after another, and learns which questions to ask."""

    def __init__(self, order: bytes) -> None:
        self._order = order
        self._search = DecisionSearch()
        self.first_layer = (CIRCLES - 1) * (len(order) + 1)

    def lost(self, state: State, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether all plays from a state are refuted, and how many proofs that took.

        None if more would be needed than so many nodes. A state that isn't refuted may be lost all
        the same.
        """
        mask, _, rays = state
        at, order = layer % (len(self._order) + 1), self._order
        row = [place for place in range(len(order)) if mask >> place & 1]
        copies: list[list[int]] = [[] for _ in range(NO_CARD)]
        for place in row:
            copies[order[place]].append(place)
        for i, ray in enumerate(rays):
            for height, card in enumerate(ray):
                copies[card].append(star_place(i, height))
        pairs = {card: (both[0], both[1]) for card, both in enumerate(copies) if len(both) == 2}

        def tried(made: Decisions) -> bool:
            return refuted(order, state, at, made)

        stock = [place for place in row if place >= at]
        return self._search.lost(stock[:-1], pairs, tried, nodes, check)


def refuted(order: bytes, state: State, at: int, made: Decisions) -> bool:
    """Whether it is proved that no play wins from a state, with the stock from an index of the row
    on, that agrees with what has been decided."""
    return _Play(order, state, made).refuted(at)


class _Play:
    """The most optimistic play from a state that agrees with what has been decided."""

    def __init__(self, order: bytes, state: State, made: Decisions) -> None:
        self.order, self.made = order, made
        self.mask, tops, self.rays = state
        self.relaxation = Relaxation(tops)
        self.reached = self.kept = self.left = 0
        """Bit masks of cards of the row; `left` have left it as decided."""
        self.heights = [len(ray) for ray in self.rays]
        """How many cards of each ray certainly lie there, with the one that is uncovered."""
        self.gone: list[tuple[int, int]] = []
        """Cards of the row that have left it for the star, each with its turn."""
        self.loose = [0] * (NO_CARD + 1)
        """How many copies of each card others may be built on."""
        self.copies = [[False, False] for _ in range(NO_CARD)]
        """Which copies of a pair have been reached: the one that is placed first, the other."""
        self.vacant_rays = sum(not ray for ray in self.rays)
        """How many rays may have been vacant."""

    def refuted(self, at: int) -> bool:
        """Whether no play like that wins, with the stock from an index of the row on."""
        self._begin()
        if not self._moment(at):
            return True
        while at < len(self.order) and not self.relaxation.complete:
            top, at = at, next_card(self.mask, at + 1, len(self.order))
            if self.made.staying >> top & 1:
                continue
            if self.made.leaving >> top & 1:
                self._leave(top)
            if not self._moment(at):
                return True
        return not self.relaxation.complete

    def _turn(self, card: int, place: int) -> int:
        first = self.made.first.get(card)
        return 0 if first is None else 1 if first == place else 2

    def _star_turn(self, ray: int, height: int) -> int:
        return self._turn(self.rays[ray][height], star_place(ray, height))

    def _reach(self, card: int, turn: int, by: int = 1) -> None:
        """A copy is reached, or with -1 no longer is. Without the first, the second is no use."""
        if not turn:
            self.relaxation.free[card] += by
            return
        copies = self.copies[card]
        copies[turn - 1] = by > 0
        self.relaxation.free[card] = 1 + copies[1] if copies[0] else 0

    def _may_be_placed(self, card: int, turn: int) -> bool:
        return self.relaxation.up(card) >= (turn or 1)

    def _begin(self) -> None:
        for i, ray in enumerate(self.rays):
            if ray:
                self._uncovered(i)
        self._settle()

    def _uncovered(self, i: int) -> None:
        """A card of a ray is reached, and others may be built on it if it is in a pile."""
        height = self.heights[i] - 1
        card = self.rays[i][height]
        self._reach(card, self._star_turn(i, height))
        self.loose[card] += height >= INNER

    def _leave(self, place: int) -> None:
        card = self.order[place]
        turn = self._turn(card, place)
        self.left |= 1 << place
        self.gone.append((card, turn))
        self.loose[card] += 1
        self._reach(card, turn)
        self._settle()

    def _settle(self) -> None:
        """Raises foundations and uncovers rays as far as possible."""
        more = True
        while more:
            more = False
            for suit in range(4):
                more |= self.relaxation.climb(suit)
            for i in range(len(self.rays)):
                more |= self._bared(i)

    def _bared(self, i: int) -> bool:
        """Uncovers a ray by one card if possible; returns whether it did."""
        height = self.heights[i]
        if not height:
            return False
        if height > INNER:
            if not self._pile_may_go(i):
                return False
        elif not self._may_be_placed(self.rays[i][height - 1], self._star_turn(i, height - 1)):
            return False
        self.heights[i] = height - 1
        if height == 1:
            self.vacant_rays += 1
        else:
            self._uncovered(i)
        return True

    def _pile_may_go(self, i: int) -> bool:
        """Whether a pile's outermost card may be gone with those that lay on it: placed, built on
        another, or each in a vacant ray."""
        homeless = 0
        for height in range(self.heights[i] - 1, len(self.rays[i])):
            card = self.rays[i][height]
            if self._may_be_placed(card, self._star_turn(i, height)):
                continue
            under = height > INNER and height >= self.heights[i]
            homeless += card % RANKS == QUEEN or self.loose[card + 1] <= under
        return homeless <= self.vacant_rays

    def _moment(self, at: int) -> bool:
        """Reaches cards at this point of the stock, then drops those the next card buries.

        Returns whether the star can hold what it must.
        """
        before = self.reached
        while self._look_down(at):
            pass
        passing = self.reached & ~before & ~self.kept
        for place, card in enumerate(self.order):
            if passing >> place & 1:
                turn = self._turn(card, place)
                if not self._may_be_placed(card, turn):
                    self.reached ^= 1 << place
                    self._reach(card, turn, -1)
        return self._star_count().stuck <= PLACES

    def _look_down(self, at: int) -> bool:
        """Reaches cards from the top of the waste down; returns whether any is new."""
        count, new = self._star_count(), False
        waste = self.mask & ((1 << at) - 1) & ~self.left
        while waste and count.stuck <= PLACES:
            place = waste.bit_length() - 1
            bit, card = 1 << place, self.order[place]
            waste ^= bit
            turn = self._turn(card, place)
            if not self.reached & bit:
                self.reached |= bit
                self._reach(card, turn)
                new = True
            if count.add(card, turn, has_place=bool(self.kept & bit)):
                count.recount(card // RANKS)
            if count.stuck <= PLACES and not self.kept & bit:
                self.kept |= bit
                self.loose[card] += 1
                new = True
        if new:
            self._settle()
        return new

    def _star_count(self) -> StarCount:
        count = StarCount(self.relaxation, self.loose)
        for i, height in enumerate(self.heights):
            count.fixed += min(max(height - 1, 0), INNER) + (height > INNER)
            for place in range(max(height - 1, 0), min(INNER, len(self.rays[i]))):
                count.add_fixed(self.rays[i][place], self._star_turn(i, place))
            if height > INNER:
                count.takers[self.rays[i][height - 1]] += 1
        for i, height in enumerate(self.heights):
            for place in range(max(height, INNER), len(self.rays[i])):
                count.add(self.rays[i][place], self._star_turn(i, place), has_place=True)
        for card, turn in self.gone:
            count.add(card, turn, has_place=True)
        for suit in range(SUITS):
            count.recount(suit)
        return count
