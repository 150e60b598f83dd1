"""What a player may see of a position: nothing hidden leaves by this door."""

from dataclasses import dataclass
from enum import Enum

from engine.cards import RANKS, Card
from engine.moves import Move


class Outcome(Enum):
    """How a game stands."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Table:
    """The face of a position. Every pile has its top card last."""

    game: str
    """The game's key."""
    outcome: Outcome
    goal: int
    """How many cards a won game has placed."""
    foundations: tuple[tuple[Card, ...], ...]
    """Eight piles, the base card first: in reading order, in the Shah by ray."""
    reserve: tuple[Card | None, ...]
    """Slots 1 to 8, None where one is vacant; in the Shah no slots."""
    rays: tuple[tuple[Card, ...], ...]
    """The Shah's rays 1 to 8: circle 1, circle 2, then the pile of circle 3; else no rays."""
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]
    """The next cards of the stock, at most 8, where they have been seen; the next one first."""
    stock_left: int
    """How many cards the stock has, seen or not."""
    pass_number: int
    """Which time the stock is gone through, from 1."""
    redeals_left: int
    circles: int
    """How many circles of the star are laid; 3 once it is formed, 0 without a star."""
    vacancy: tuple[int, int] | None
    """The ray and the circle, from 1, that a fill would supply now."""
    legal: tuple[Move, ...]

    @property
    def placed(self) -> int:
        """How many cards lie on the foundations, the base cards not counted."""
        return sum(map(len, self.foundations)) - len(self.foundations)

    def ranks_to_go(self, card: Card) -> int:
        """How many ranks a card not yet placed is from going up: 0 when it goes up now.

        Counted from the nearer foundation of its suit that has not passed it.
        """
        tops = (pile[-1] for pile in self.foundations if pile[-1].suit == card.suit)
        wanted = ((top.rank + 1) % len(RANKS) for top in tops)
        return min(card.rank - rank for rank in wanted if rank <= card.rank)

    @property
    def piles(self) -> dict[str, tuple[Card, ...]]:
        """The face-up piles by name: `foundation 1`, `slot 3`, `ray 5 circle 3`, `waste`."""
        named = {f"foundation {i}": pile for i, pile in enumerate(self.foundations, 1)}
        for slot, card in enumerate(self.reserve, 1):
            named[f"slot {slot}"] = (card,) if card else ()
        for number, ray in enumerate(self.rays, 1):
            for circle, pile in enumerate((ray[:1], ray[1:2], ray[2:]), 1):
                named[f"ray {number} circle {circle}"] = pile
        named["waste"] = self.waste
        return named
