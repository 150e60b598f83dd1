"""The Sultan games played backwards from their end: every position on the way can be won, and in no
more turns than were taken back, whatever a solver says."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.cards import Card
from engine.foundations import FULL, taker
from engine.solver.encodings.encoding import encoded
from engine.sultan import REDEALS, Position, Sultan
from tools.reference.decisions import Decisions
from tools.reference.sultan_relaxation import RESERVED, SLOTS

_ACE_OF_HEARTS: Final = Card.parse("Ah")


@dataclass(eq=False)
class Copy:
    """One of two equal cards."""

    card: Card
    left: int
    """How many were out of the foundations then: of two copies, the later one is placed first."""
    leaves: bool | None = None
    """Of a card in the stock: whether it fills a vacancy when it would be turned."""


class Backwards:
    """Full foundations, from which moves are taken back: cards leave them."""

    def __init__(self, rules: Sultan, random: Random) -> None:
        self.turns = 0
        """How many were taken back."""
        self.redeals = 0
        self.cards = 0
        """How many are out of the foundations."""
        self._rules = rules
        self._random = random
        self._waste: list[Copy] = []
        self._stock: list[Copy] = []
        self._reserve: list[Copy | None] = [None] * SLOTS
        self._wanted = [FULL] * len(rules.bases)
        self._suits = tuple(base.suit for base in rules.bases)

    @property
    def position(self) -> Position:
        waste, stock = (tuple(copy.card for copy in pile) for pile in (self._waste, self._stock))
        reserve = tuple(copy.card if copy else None for copy in self._reserve)
        return Position(stock, waste, reserve, tuple(self._wanted), self.redeals)

    @property
    def decisions(self) -> Decisions:
        """What the rest of the pass decides of each card of the row and of each pair."""
        row = self._waste + self._stock
        leaving, staying = (
            sum(1 << at for at, copy in enumerate(row) if copy.leaves is leaves)
            for leaves in (True, False)
        )
        first: dict[int, int] = {}
        for card in {copy.card for copy in row}:
            copies = [copy for copy in (*row, *self._reserve) if copy and copy.card == card]
            if len(copies) == 2:
                placed_first = max(copies, key=lambda copy: copy.left)
                at = row.index(placed_first) if placed_first in row else RESERVED
                first[encoded(card)] = at
        return Decisions(leaving, staying, first)

    @property
    def _vacant(self) -> list[int]:
        return [slot for slot, copy in enumerate(self._reserve) if copy is None]

    @property
    def _taking(self) -> list[int]:
        """The foundations that would take a card that must not be available before a redeal."""
        copies = [*self._reserve, *self._stock[-1:]]
        takers = (taker(self._suits, self._wanted, copy.card) for copy in copies if copy)
        return [at for at in takers if at is not None]

    def unplay_from_waste(self) -> bool:
        """A card goes back onto the waste; returns whether one can."""
        return self._unplay_from_waste(range(len(self._wanted)))

    def block(self) -> bool:
        """The same, from a foundation that would take another card until then."""
        return self._unplay_from_waste(self._taking)

    def _unplay_from_waste(self, foundations: Sequence[int]) -> bool:
        if not foundations or (self._rules.fills_from_waste and self._vacant):
            return False
        copy = self._leaves(self._random.choice(foundations))
        if copy:
            self._waste.append(copy)
        return copy is not None

    def unplay(self) -> bool:
        """A card goes back into a slot, and the one that filled the vacancy to where it was."""
        if self._vacant and (self._stock or (self._rules.fills_from_waste and self._waste)):
            return False
        copy = self._leaves(self._random.randrange(len(self._wanted)))
        if not copy:
            return False
        slot = self._random.choice(self._vacant or range(SLOTS))
        filler, self._reserve[slot] = self._reserve[slot], copy
        if filler and self._came_from_the_waste():
            self._waste.append(filler)
        elif filler:
            filler.leaves = True
            self._stock.insert(0, filler)
        return True

    def _came_from_the_waste(self) -> bool:
        """Whether a filler did: the stock's fill a vacancy only if the waste is empty."""
        if not self._rules.fills_from_waste:
            return False
        return bool(self._waste) or self._random.random() < 0.5

    def _leaves(self, at: int) -> Copy | None:
        """The card that a foundation took last; None if it has only its base card, or if the other
        one of the suit would have taken the card."""
        wanted = self._wanted
        if wanted[at] == (self._rules.bases[at] == _ACE_OF_HEARTS):
            return None
        card = Card(wanted[at] - 1, self._suits[at])
        wanted[at] -= 1
        if taker(self._suits, wanted, card) != at:
            wanted[at] += 1
            return None
        self.cards += 1
        return Copy(card, self.cards)

    def unturn(self) -> bool:
        """The top of the waste goes back onto the stock."""
        if not self._waste or self._vacant:
            return False
        copy = self._waste.pop()
        copy.leaves = False
        self._stock.insert(0, copy)
        self.turns += 1
        return True

    def unredeal(self) -> bool:
        """The stock goes back to the waste, with what filled vacancies."""
        if self._waste or self.redeals == REDEALS:
            return False
        if self._rules.redeals_when_blocked:
            waste, reserve = self._stock, self._reserve
            if self._taking:
                return False
        else:
            filled = self._filled_by_the_redeal()
            waste = [copy for slot in filled if (copy := self._reserve[slot])] + self._stock
            reserve = [None if i in filled else copy for i, copy in enumerate(self._reserve)]
        if not waste:
            return False
        self._waste, self._stock, self._reserve = waste, [], reserve
        for copy in (*waste, *filter(None, reserve)):
            copy.leaves = None
        self.redeals += 1
        return True

    def _filled_by_the_redeal(self) -> list[int]:
        """Some of the slots that may have been vacant before: those before the first that is."""
        before = range(min(self._vacant, default=SLOTS))
        return sorted(self._random.sample(before, self._random.choice(range(len(before) + 1))))


def walk(rules: Sultan, random: Random, steps: int = 500) -> Iterator[Backwards]:
    """One game, each time a move before the time before. The value is the same, changed, each time.

    From some number of cards on, the game goes towards the end of an earlier pass.
    """
    at = Backwards(rules, random)
    moves = (at.unplay_from_waste, at.unplay, at.unturn, at.unredeal, at.block)
    weights = [random.choice((0.3, 1, 3, 10)) for _ in moves]
    redeals = sorted(random.choice((200, random.randint(12, 90))) for _ in range(REDEALS))
    for _ in range(steps):
        towards = at.redeals < REDEALS and at.cards >= redeals[at.redeals]
        move = random.choices(moves, (1, 1, 20, 0, 100) if towards else weights)[0]
        if (towards and at.unredeal()) or move():
            yield at
