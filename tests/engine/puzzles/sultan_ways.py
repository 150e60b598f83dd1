"""What can follow in the Sultan games, once more by their rules: slots have no order here."""

from typing import Final, TypeAlias

from engine.sultan import Position, Sultan
from tests.engine.puzzles.piles import FULL_UP, Piles, code, raised, wants

SLOTS: Final = 8

At: TypeAlias = tuple[int, int, tuple[int, ...], int, int]
"""Stock, the next card on top; waste; the reserve's cards, sorted; wanted; redeals left."""


class SultanWays:
    """The positions of one deal."""

    def __init__(self, rules: Sultan) -> None:
        self._suits = [base.suit for base in rules.bases]
        self._fills_from_waste = rules.fills_from_waste
        self._redeals_when_blocked = rules.redeals_when_blocked
        self._piles = Piles()

    def of(self, at: Position) -> At:
        """A position of the rules."""
        stock, waste = self._piles.of(at.stock[::-1]), self._piles.of(at.waste)
        slots = tuple(sorted(code(card) for card in at.reserve if card))
        return stock, waste, slots, wants(self._suits, at.wanted), at.redeals

    @staticmethod
    def is_won(at: At) -> bool:
        """Whether all cards are home."""
        return at[3] == FULL_UP

    def after(self, at: At) -> list[At]:
        """The positions after each legal move."""
        stock, waste, slots, wanted, redeals = at
        piles, found = self._piles, list[At]()
        if waste and (up := raised(wanted, piles.top[waste])):
            found.append((stock, piles.below[waste], slots, up, redeals))
        before = -1
        for slot, card in enumerate(slots):
            if card != before and (up := raised(wanted, card)):
                others = slots[:slot] + slots[slot + 1 :]
                found.append(self._filled(stock, waste, others, up, redeals))
            before = card
        if stock:
            turned = piles.put(piles.top[stock], waste)
            found.append((piles.below[stock], turned, slots, wanted, redeals))
        elif waste and redeals and not (found and self._redeals_when_blocked):
            found.append(self._redealt(piles.reversed(waste), slots, wanted, redeals - 1))
        return found

    def _filled(
        self, stock: int, waste: int, slots: tuple[int, ...], wanted: int, redeals: int
    ) -> At:
        """After a play from the reserve."""
        piles = self._piles
        if not self._fills_from_waste:
            return self._filled_from_stock(stock, waste, slots, wanted, redeals)
        if waste:
            slots = tuple(sorted((*slots, piles.top[waste])))
            return stock, piles.below[waste], slots, wanted, redeals
        if stock:
            slots = tuple(sorted((*slots, piles.top[stock])))
            return piles.below[stock], waste, slots, wanted, redeals
        return stock, waste, slots, wanted, redeals

    def _redealt(self, stock: int, slots: tuple[int, ...], wanted: int, redeals: int) -> At:
        if self._fills_from_waste:
            return stock, 0, slots, wanted, redeals
        return self._filled_from_stock(stock, 0, slots, wanted, redeals)

    def _filled_from_stock(
        self, stock: int, waste: int, slots: tuple[int, ...], wanted: int, redeals: int
    ) -> At:
        """With every vacant slot filled from the stock, as far as it goes."""
        cards = [*slots]
        while stock and len(cards) < SLOTS:
            cards.append(self._piles.top[stock])
            stock = self._piles.below[stock]
        return stock, waste, tuple(sorted(cards)), wanted, redeals
