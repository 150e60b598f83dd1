"""What a player may see of a position: nothing hidden leaves by this door."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.cards import RANKS, Card
from engine.moves import WASTE, Move, Source


class Outcome(Enum):
    """How a game stands."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"


class Place(NamedTuple):
    """Where cards can lie. Its text is its name: `waste`, `slot 3`, `ray 5 circle 3`."""

    kind: str
    number: int = 0
    """From 1; 0 where there is one place of the kind."""
    circle: int = 0
    """From 1, counted from the inside; 0 where it has no circles, or all are meant."""

    def __str__(self) -> str:
        number = f" {self.number}" if self.number else ""
        return f"{self.kind}{number} circle {self.circle}" if self.circle else self.kind + number


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a table is laid out; it decides what the picture and the buttons are."""

    name: str
    kind: str
    """What the places 1 to 8 are called."""
    circles: int = 1
    """How many cards lie side by side in each, from the inside out."""
    crosswise: bool = False
    """Whether these cards lie turned by 90 degrees."""


@dataclass(frozen=True, slots=True)
class Table:
    """The face of a position. Every pile has its top card last."""

    game: str
    """The game's key."""
    name: str
    """Its name, as players are shown it."""
    arrangement: Arrangement
    outcome: Outcome
    goal: int
    """How many cards a won game has placed."""
    foundations: tuple[tuple[Card, ...], ...]
    """Eight piles, the base card first, in the arrangement's order."""
    tableau: tuple[tuple[Card, ...], ...]
    """What lies in the places 1 to 8, from the inside out; the last card is available.

    With more than one circle the outermost may hold a pile, so there are more cards than circles.
    """
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]
    """The next cards of the stock, at most 8, where they have been seen; the next one first."""
    stock_left: int
    """How many cards the stock has, seen or not."""
    legal: tuple[Move, ...]
    pass_number: int = 1
    """Which time the stock is gone through, from 1."""
    redeals_left: int = 0
    circles: int = 1
    """How many circles of the arrangement are laid."""
    next_fill: Place | None = None
    """The place that a fill would supply now."""
    filler: Card | None = None
    """The card that the next place to fall vacant would get at once, where it is known."""
    in_suit: bool = True
    """Whether the foundations are built up in suit."""

    @property
    def placed(self) -> int:
        """How many cards lie on the foundations, the base cards not counted."""
        return sum(map(len, self.foundations)) - len(self.foundations)

    @property
    def passes(self) -> int:
        """How many times the stock is gone through at most; 1 where there are no redeals."""
        return self.pass_number + self.redeals_left

    def cards_at(self, source: Source) -> tuple[Card, ...]:
        """The cards of the waste, or of all circles of a place."""
        return self.waste if source == WASTE else self.tableau[int(source) - 1]

    def card_at(self, source: Source) -> Card | None:
        """The available card of a source; None where nothing lies there."""
        cards = self.cards_at(source)
        return cards[-1] if cards else None

    def outer_pile(self, number: int) -> tuple[Card, ...]:
        """The pile in the outermost circle of a place."""
        return self.tableau[number - 1][self.arrangement.circles - 1 :]

    def place_of(self, source: Source) -> Place:
        """Where a source's card lies."""
        if source == WASTE:
            return Place("waste")
        return Place(self.arrangement.kind, int(source))

    def ranks_to_go(self, card: Card) -> int:
        """How many ranks a card not yet placed is from going up: 0 when it goes up now.

        Counted from the nearest foundation that takes its suit and has not passed it.
        """
        tops = (pile[-1] for pile in self.foundations)
        takers = (top for top in tops if top.suit == card.suit or not self.in_suit)
        wanted = ((top.rank + 1) % len(RANKS) for top in takers)
        return min(card.rank - rank for rank in wanted if rank <= card.rank)

    @property
    def piles(self) -> dict[str, tuple[Card, ...]]:
        """The face-up piles by name: `foundation 1`, `slot 3`, `ray 5 circle 3`, `waste`."""
        named = {f"foundation {i}": pile for i, pile in enumerate(self.foundations, 1)}
        kind, circles = self.arrangement.kind, self.arrangement.circles
        for number, cards in enumerate(self.tableau, 1):
            if circles == 1:
                named[f"{kind} {number}"] = cards
                continue
            for circle in range(1, circles):
                named[f"{kind} {number} circle {circle}"] = cards[circle - 1 : circle]
            named[f"{kind} {number} circle {circles}"] = cards[circles - 1 :]
        named["waste"] = self.waste
        return named
