"""The Shah played backwards from its end: every position on the way can be won, whatever a solver
says. Won games of deals come by few of them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from engine.cards import Card
from engine.shah import CIRCLES, Position

RAYS: Final = 8
PLACES: Final = RAYS * CIRCLES
_SUITS: Final = 4
_WON: Final = 12
"""What a complete foundation would want: a king."""
_CARDS: Final = 88


class Backwards:
    """A formed star, from which moves are taken back: cards leave the foundations."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.rays: list[list[Card]] = [[] for _ in range(RAYS)]
        self.waste: list[Card] = []
        self.stock: list[Card] = []
        self.wanted = [_WON] * RAYS

    @property
    def position(self) -> Position:
        rays = tuple(map(tuple, self.rays))
        return Position(tuple(self.stock), tuple(self.waste), rays, CIRCLES, tuple(self.wanted))

    @property
    def cards(self) -> int:
        """How many are out of the foundations."""
        return RAYS * _WON - sum(self.wanted)

    def unplay(self) -> bool:
        """A card goes back onto a ray; returns whether one can."""
        return self._unplay(lambda card: self._takers(card, at_least=0))

    def unplay_from_waste(self) -> bool:
        return self._unplay(lambda _: [self.waste])

    def _unplay(self, places: Callable[[Card], list[list[Card]]]) -> bool:
        foundation = self._random.choice(self._started() or [-1])
        if foundation < 0:
            return False
        card = Card(rank=self.wanted[foundation] - 1, suit=foundation % _SUITS)
        takers = places(card)
        if not takers:
            return False
        self._random.choice(takers).append(card)
        self.wanted[foundation] -= 1
        return True

    def _started(self) -> list[int]:
        """The foundations that may have taken the last card. Of two that want the same rank, the
        first takes it: so the second is never higher."""
        return [
            at
            for at in range(RAYS)
            if self.wanted[at] > (self.wanted[at + _SUITS] if at < _SUITS else 1)
        ]

    def _takers(self, card: Card, at_least: int) -> list[list[Card]]:
        """The rays on which a card may have lain, with at least so many others under it."""
        return [
            ray
            for ray in self.rays
            if len(ray) >= at_least
            and (len(ray) < CIRCLES or ray[-1] == Card(rank=card.rank + 1, suit=card.suit))
        ]

    def unfill(self) -> bool:
        """The card that filled the first vacancy goes back onto the waste."""
        filled = [ray for i, ray in enumerate(self.rays) if ray and self._fills_first(i)]
        if not filled:
            return False
        self.waste.append(self._random.choice(filled).pop())
        return True

    def _fills_first(self, i: int) -> bool:
        place = len(self.rays[i]) - 1, i
        return place[0] < CIRCLES and all(
            (len(ray), other) > place for other, ray in enumerate(self.rays) if other != i
        )

    def unturn(self) -> bool:
        """The top of the waste goes back onto the stock."""
        has_vacancy = any(len(ray) < CIRCLES for ray in self.rays)
        if not self.waste or (has_vacancy and len(self.waste) > 1):
            return False
        self.stock.insert(0, self.waste.pop())
        return True

    def unbuild(self) -> bool:
        """A card goes back from one it was built on, onto a pile or the waste."""
        built = [ray for ray in self.rays if len(ray) > CIRCLES]
        if not built:
            return False
        ray = self._random.choice(built)
        takers = [one for one in self._takers(ray[-1], CIRCLES - 1) if one is not ray]
        self._random.choice([*takers, self.waste]).append(ray.pop())
        return True

    def unprivilege(self) -> bool:
        """A ray's only card goes back onto the pile it came from."""
        single = [ray for ray in self.rays if len(ray) == 1]
        if not single:
            return False
        ray = self._random.choice(single)
        takers = self._takers(ray[-1], CIRCLES - 1)
        if not takers:
            return False
        self._random.choice(takers).append(ray.pop())
        return True


def walk(random: Random, steps: int = 400) -> Iterator[Position]:
    """Positions of one game, each a move before the one that it follows."""
    at = Backwards(random)
    moves = (
        at.unplay, at.unplay_from_waste, at.unfill, at.unturn, at.unbuild, at.unprivilege,
    )  # fmt: skip
    weights = [random.choice((0.2, 1, 4, 16)) for _ in moves]
    last = random.randrange(PLACES, _CARDS + 1)
    for _ in range(steps):
        if at.cards >= last:
            return
        if random.choices(moves, weights)[0]():
            yield at.position
