"""Sultan and The Sultan (classic), encoded for the search.

Every pass keeps the order of the deal, so waste and stock are one row of cards, some of them gone:
the waste is what remains before the next stock card. A layer is a pass plus the index of that card;
moves only ever go forward.

Merged as equal, since no later move can tell them apart:
- the two copies of a card, apart from where they lie;
- the two foundations of a suit (see `encoding`);
- the order of the reserve: a vacancy gets the same card whichever slot it is, and at a classic
  redeal the vacant slots together take the same cards from the stock.

Some moves are skipped because they never win when the move kept does not: fast/sultan/sultan.c.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeAlias

from engine.moves import WASTE as FROM_WASTE
from engine.moves import Move, Play, Redeal, Turn
from engine.solver.encodings import sultan_searches
from engine.solver.encodings.encoding import (
    NO_CARD,
    Beam,
    Dive,
    Part,
    Search,
    encoded,
    encoded_tops,
    replayed,
)
from engine.sultan import REDEALS, Position, Sultan

State: TypeAlias = tuple[int, int, tuple[int, ...]]
"""A bit mask of the cards left in the row, the foundations, the sorted reserve (vacancies last)."""

TURN: Final = 0
WASTE: Final = 1
REDEAL: Final = 2
RESERVE: Final = 3
"""The code for playing card c from the reserve is RESERVE + c."""


@dataclass(frozen=True)
class SultanEncoding:
    rules: Sultan
    position: Position
    open_vacancies: bool = False
    """Whether vacancies may stay open, in the classic game: see `relaxed`."""
    decided_from = None
    """Decisions are made where the last pass begins."""

    @cached_property
    def classic(self) -> bool:
        """Whether vacancies are filled from the stock alone."""
        return not self.rules.fills_from_waste

    @cached_property
    def game(self) -> int:
        """0 for Sultan, 1 for the classic game, 3 for it with open vacancies."""
        return 3 if self.open_vacancies else int(self.classic)

    @property
    def relaxed(self) -> "SultanEncoding | None":
        """The classic game with open vacancies, fewer states: fast/sultan/open_vacancies.c."""
        if self.open_vacancies or not self.classic:
            return None
        return replace(self, open_vacancies=True)

    @cached_property
    def order(self) -> bytes:
        return bytes(map(encoded, self.position.waste + self.position.stock))

    @cached_property
    def start(self) -> State:
        at = self.position
        suits = (base.suit for base in self.rules.bases)
        reserve = sorted(encoded(card) if card else NO_CARD for card in at.reserve)
        tops = encoded_tops(zip(suits, at.wanted, strict=True))
        return ((1 << len(self.order)) - 1, tops, tuple(reserve))

    @cached_property
    def first_layer(self) -> int:
        return (REDEALS - self.position.redeals) * self.stride + len(self.position.waste)

    @cached_property
    def stride(self) -> int:
        """The number of layers in a pass."""
        return len(self.order) + 1

    def words(self, state: State) -> tuple[int, ...]:
        """The reserve takes six bits a slot."""
        mask, tops, reserve = state
        slots = sum(card << 6 * slot for slot, card in enumerate(reserve))
        return (mask & 0xFFFFFFFFFFFFFFFF, mask >> 64 | tops << 32, slots, 0, 0, 0)

    def parts(self, nodes: int) -> tuple[Part, ...]:
        return sultan_searches.parts(nodes, classic=self.classic)

    def beams(self) -> Iterator[Beam]:
        return sultan_searches.beams(classic=self.classic)

    def searches(self) -> Iterator[Search]:
        return sultan_searches.searches(classic=self.classic)

    def dives(self) -> Iterator[Dive]:
        return sultan_searches.dives(classic=self.classic)

    def hunts(self, nodes: int) -> Iterator[Search]:
        return sultan_searches.hunts(nodes, classic=self.classic)

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        return replayed(self.rules, self.position, codes, _move)


def _move(at: Position, code: int) -> Move:
    """The move for a code; the first slot if two hold the same card."""
    if code >= RESERVE:
        cards = [encoded(card) if card else NO_CARD for card in at.reserve]
        return Play(cards.index(code - RESERVE) + 1)
    return (Turn(), Play(FROM_WASTE), Redeal())[code]
