"""The player's view of a position: it holds nothing hidden."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from engine.cards import RANKS, Card
from engine.moves import WASTE, Deal, Move, Play, Source


class Outcome(Enum):
    """Whether a game is open or how it ended."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"


class Place(NamedTuple):
    """A place for cards."""

    kind: str
    number: int = 0
    """From 1; 0 if there is only one place of this kind."""
    circle: int = 0
    """From 1, counted from the inside; 0 if there are no circles, or for all of them."""

    @property
    def key(self) -> str:
        """Its pile's key, such as `waste`, `slot 3`, `ray 5 circle 3`: words have names for it."""
        number = f" {self.number}" if self.number else ""
        return f"{self.kind}{number} circle {self.circle}" if self.circle else self.kind + number


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How a table is laid out; it determines the picture and the buttons."""

    name: str
    kind: str
    """What places 1 to 8 are, as in the keys of their piles: `slot`, `ray`."""
    circles: int = 1
    """How many cards lie side by side in each place."""
    crosswise: bool = False
    """Whether these cards are turned by 90 degrees."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the player sees. Every pile has its top card last."""

    game: str
    """The game's key."""
    name: str
    arrangement: Arrangement
    outcome: Outcome
    goal: int
    """The number of cards placed in a won game."""
    foundations: tuple[tuple[Card, ...], ...]
    """Eight piles in the arrangement's order, the lowest card first; an empty one takes an ace."""
    tableau: tuple[tuple[Card, ...], ...]
    """The cards in places 1 to 8, from the inside out; the last card is available.

    The outermost circle may hold a pile, so a place can have more cards than circles.
    """
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]
    """Up to 8 cards of the stock, if the player has seen them; the next one comes first."""
    stock_left: int
    """How many cards are in the stock, seen or not."""
    legal: tuple[Move, ...]
    pass_number: int = 1
    """The current pass, from 1."""
    redeals_left: int = 0
    circles: int = 1
    """How many circles of the arrangement have been dealt."""
    next_fill: Place | None = None
    """The place a fill would go to now."""
    filler: Card | None = None
    """The card the next vacant place would get at once; None if unknown or there is none."""
    in_suit: bool = True
    """Whether the foundations are built up in suit."""
    bases: int | None = None
    """How many cards the foundations begin with; None if each that has any began with one."""

    @property
    def placed(self) -> int:
        bases = sum(map(bool, self.foundations)) if self.bases is None else self.bases
        return sum(map(len, self.foundations)) - bases

    @property
    def passes(self) -> int:
        """The greatest possible number of passes; 1 if there are no redeals."""
        return self.pass_number + self.redeals_left

    @property
    def playable(self) -> frozenset[Source]:
        """The sources whose cards can go up."""
        return frozenset([move.source for move in self.legal if isinstance(move, Play)])

    def cards_at(self, source: Source) -> tuple[Card, ...]:
        """The cards of the waste, or of a place in all its circles."""
        return self.waste if source == WASTE else self.tableau[int(source) - 1]

    def card_at(self, source: Source) -> Card | None:
        """The available card of a source; None if it is empty."""
        cards = self.cards_at(source)
        return cards[-1] if cards else None

    def outer_pile(self, number: int) -> tuple[Card, ...]:
        """The pile in the outermost circle of a place."""
        return self.tableau[number - 1][self.arrangement.circles - 1 :]

    def place_of(self, source: Source) -> Place:
        if source == WASTE:
            return Place("waste")
        return Place(self.arrangement.kind, int(source))

    def ranks_to_go(self, card: Card) -> int:
        """How many ranks an unplaced card is from going up; 0 if it fits now.

        Counted from the nearest foundation of its suit that has not passed its rank.
        """
        return min(card.rank - rank for rank in self.wanted(card.suit) if rank <= card.rank)

    def wanted(self, suit: int) -> tuple[int, ...]:
        """The ranks that the foundations take next which may take a card of this suit."""
        return tuple(
            (pile[-1].rank + 1) % len(RANKS) if pile else 0
            for pile in self.foundations
            if not (pile and self.in_suit) or pile[-1].suit == suit
        )

    @property
    def buried_by_circle(self) -> tuple[Source, ...]:
        """The places whose cards can go up, but would be covered by the next circle."""
        if Deal() not in self.legal:
            return ()
        plays = (move.source for move in self.legal if isinstance(move, Play))
        return tuple(at for at in plays if at != WASTE and int(at) <= self.stock_left)

    @property
    def piles(self) -> dict[str, tuple[Card, ...]]:
        """The face-up piles by key: `foundation 1`, `slot 3`, `ray 5 circle 3`, `waste`."""
        cards = [*self.foundations]
        circles = self.arrangement.circles
        if circles == 1:
            cards += self.tableau
        else:
            for place in self.tableau:
                cards += [place[circle : circle + 1] for circle in range(circles - 1)]
                cards.append(place[circles - 1 :])
        cards.append(self.waste)
        keys = _keys_of_piles(
            len(self.foundations), self.arrangement.kind, len(self.tableau), circles
        )
        return dict(zip(keys, cards, strict=True))


@lru_cache(maxsize=8)
def _keys_of_piles(foundations: int, kind: str, places: int, circles: int) -> tuple[str, ...]:
    """The keys of a table's face-up piles, in the order of `Table.piles`."""
    of_circles = [0] if circles == 1 else range(1, circles + 1)
    return (
        *(f"foundation {number}" for number in range(1, foundations + 1)),
        *(Place(kind, number, at).key for number in range(1, places + 1) for at in of_circles),
        "waste",
    )
